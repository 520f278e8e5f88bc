import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { GameFile } from '@boardroom/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { browser, closeBrowser, type Visit, visitor } from './browser.ts'
import { gameFiles } from './positions.ts'

const FOLDER = fileURLToPath(new URL('../docs/screenshots/', import.meta.url))

const HEIGHTS: Readonly<Record<number, number>> = { 1440: 900, 1024: 768, 390: 844 }
const PAGES = {
  home: '/',
  create: '/play/big-shoulders',
  rules: '/rules/big-shoulders/BS-DST-06',
  about: '/about',
  settings: '/settings',
}

let files: Map<string, GameFile>

beforeAll(async () => {
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  files = gameFiles(4, 'pictures')
})
afterAll(closeBrowser)

interface Look extends Required<Pick<Visit, 'width' | 'language' | 'theme'>> {}

const LOOKS: readonly Look[] = [
  { width: 1440, language: 'en', theme: 'light' },
  { width: 1440, language: 'de', theme: 'dark' },
  { width: 1024, language: 'de', theme: 'light' },
  { width: 390, language: 'en', theme: 'dark' },
  { width: 390, language: 'de', theme: 'light' },
]

/** Chromium takes the picture; WebP keeps flat colours small and clean. */
async function shoot(page: Page, name: string): Promise<void> {
  const png = await page.screenshot()
  const maker = await (await browser()).newPage()
  const url = await maker.evaluate(async (data) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
    const canvas = document.createElement('canvas')
    canvas.width = picture.width
    canvas.height = picture.height
    canvas.getContext('2d')?.drawImage(picture, 0, 0)
    return canvas.toDataURL('image/webp', 0.82)
  }, png.toString('base64'))
  await maker.close()
  await writeFile(`${FOLDER}${name}.webp`, Buffer.from(url.split(',')[1] ?? '', 'base64'))
}

test.each(LOOKS)('$width px, $language, $theme', async ({ width, language, theme }) => {
  const visit: Visit = { width, height: HEIGHTS[width] ?? 900, language, theme }
  const suffix = `${width}-${theme}-${language}`
  const { page, go, context } = await visitor(visit)
  for (const [name, path] of Object.entries(PAGES)) {
    await go(path)
    await page.waitForSelector('h1')
    await page.waitForSelector('.loading', { state: 'detached' })
    await page.waitForTimeout(400)
    await shoot(page, `page-${name}-${suffix}`)
  }
  for (const [name, file] of files) {
    await go('/')
    await page.locator('input[type=file]').setInputFiles({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(file)),
    })
    await page.waitForSelector(name === 'end' ? '.chart' : '.prompt-asked')
    await page.waitForTimeout(600)
    await shoot(page, `board-${name}-${suffix}`)
  }
  await context.close()
})

test('the pictures stay small', async () => {
  const sizes = await Promise.all((await readdir(FOLDER)).map(async (name) => (await stat(`${FOLDER}${name}`)).size))
  const total = sizes.reduce((sum, size) => sum + size, 0)
  if (total > 6_000_000) throw new Error(`the screenshots take ${total} bytes`)
})
