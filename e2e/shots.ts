import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import type { GameFile } from '@boardroom/kernel'
import { afterAll, beforeAll, test } from 'vitest'
import { SHELF } from '../packages/web/src/games.ts'
import { closeBrowser, type Visit, visitor } from './browser.ts'
import { onlineShots } from './online-shots.ts'
import { gameFiles } from './positions.ts'
import { FOLDER, shoot } from './shoot.ts'

const HEIGHTS: Readonly<Record<number, number>> = { 1440: 900, 1024: 768, 390: 844 }
const PAGES = {
  home: '/',
  create: '/play/big-shoulders',
  rules: '/rules/big-shoulders/BS-DST-06',
  about: '/about',
  settings: '/settings',
}

/** How the names of the pictures begin that are to be taken; all of them without it. */
const ONLY = process.env['SHOTS'] ?? ''
const isWanted = (name: string): boolean => name.startsWith(ONLY)

/** Files by the name of their picture. */
const files = new Map<string, GameFile>()

beforeAll(async () => {
  await mkdir(FOLDER, { recursive: true })
  for (const name of (await readdir(FOLDER)).filter(isWanted)) await rm(`${FOLDER}${name}`)
  for (const [game, { screenshots }] of SHELF) {
    if (!isWanted(`${game}-`) && !ONLY.startsWith(`${game}-`)) continue
    for (const [name, file] of await gameFiles(game, screenshots)) {
      if (isWanted(`${game}-${name}`)) files.set(`${game}-${name}`, file)
    }
  }
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

test.each(LOOKS)('$width px, $language, $theme', async ({ width, language, theme }) => {
  const visit: Visit = { width, height: HEIGHTS[width] ?? 900, language, theme }
  const suffix = `${width}-${theme}-${language}`
  const { page, go, context } = await visitor(visit)
  for (const [name, path] of Object.entries(PAGES)) {
    if (!isWanted(`page-${name}`)) continue
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
    await page.waitForSelector(name.endsWith('-end') ? '.chart' : '.prompt-asked')
    await page.waitForTimeout(600)
    await shoot(page, `${name}-${suffix}`)
  }
  await context.close()
})

if (isWanted('online')) onlineShots()

test('the pictures stay small', async () => {
  const sizes = await Promise.all((await readdir(FOLDER)).map(async (name) => (await stat(`${FOLDER}${name}`)).size))
  const total = sizes.reduce((sum, size) => sum + size, 0)
  if (total > 9_000_000) throw new Error(`the screenshots take ${total} bytes`)
})
