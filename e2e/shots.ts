import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import type { GameFile } from '@boardroom/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { SHELF } from '../packages/web/src/games.ts'
import { closeBrowser, type Visit, visitor } from './browser.ts'
import { ContactSheet } from './contact-sheet.ts'
import { onlineShots } from './online-shots.ts'
import { openFile } from './play.ts'
import { gameFiles } from './positions.ts'
import { FOLDER, shoot } from './shoot.ts'

const PAGES = {
  home: '/',
  create: '/play/big-shoulders',
  learn: '/learn/big-shoulders',
  rules: '/rules/big-shoulders/BS-DST-06',
  about: '/about',
  settings: '/settings',
}

/** Chapters of a guided first game that are worth a look. */
const LESSON_CHAPTERS = [1, 3, 5]
const TAUGHT = Object.keys(import.meta.glob('../games/*/lessons/index.ts'))

/** How the names of the pictures begin that are to be taken; all of them without it. */
const ONLY = process.env['SHOTS'] ?? ''
const isWanted = (name: string): boolean => name.startsWith(ONLY) || ONLY.startsWith(`${name}-`)

/** Games and pages: each has a sheet with everything in small, and single pictures of one look. */
const groups = ['page', ...SHELF.keys()].filter(isWanted)
const sheets = new Map(groups.map((group) => [group, new ContactSheet(group)]))
const files = new Map<string, ReadonlyMap<string, GameFile>>()

beforeAll(async () => {
  await mkdir(FOLDER, { recursive: true })
  for (const name of (await readdir(FOLDER)).filter((each) => each.startsWith(ONLY))) await rm(`${FOLDER}${name}`)
  for (const [game, { screenshots }] of SHELF) {
    if (groups.includes(game)) files.set(game, await gameFiles(game, screenshots))
  }
})
afterAll(closeBrowser)

/** Each size by day in English and by night in German, or the other way round. */
const SIZES = [
  [1920, 1080],
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [768, 1024],
  [430, 932],
  [390, 844],
  [360, 740],
] as const

interface Look extends Required<Pick<Visit, 'width' | 'height' | 'language' | 'theme'>> {}

const LOOKS: readonly Look[] = SIZES.flatMap(([width, height], i) => {
  const [day, night] = i % 2 === 0 ? (['de', 'en'] as const) : (['en', 'de'] as const)
  return [
    { width, height, language: day, theme: 'light' },
    { width, height, language: night, theme: 'dark' },
  ] satisfies Look[]
})

/** The look of the pictures that stand on their own. */
const isSingle = ({ width, theme }: Look): boolean => width === 1440 && theme === 'light'

test.each(LOOKS)('$width x $height, $language, $theme', async (look) => {
  const { page, go, context } = await visitor({ ...look, settings: { name: 'Anna' } })
  const column = `${look.width} × ${look.height} ${look.language} ${look.theme}`
  const take = async (group: string, name: string): Promise<void> => {
    const full = `${group}-${name}`
    if (!isWanted(full)) return
    await sheets.get(group)?.add(page, name, column)
    if (isSingle(look)) await shoot(page, `${full}-${look.width}-${look.theme}-${look.language}`)
  }
  for (const [name, path] of groups.includes('page') ? Object.entries(PAGES) : []) {
    await go(path)
    await page.waitForSelector('h1')
    await page.waitForSelector('.loading', { state: 'detached' })
    await page.waitForTimeout(400)
    await take('page', name)
  }
  for (const [game, moments] of files) {
    for (const [name, file] of moments) {
      if (!isWanted(`${game}-${name}`)) continue
      await go('/')
      await open(page, file)
      await page.waitForSelector(name === 'end' ? '.chart' : '.prompt-asked')
      await page.waitForTimeout(600)
      await take(game, name)
    }
    const isTaught = TAUGHT.some((path) => path.includes(`/${game}/`))
    for (const chapter of isTaught ? LESSON_CHAPTERS : []) {
      if (!isWanted(`${game}-lesson-${chapter}`)) continue
      await go(`/learn/${game}`)
      await page
        .locator('.learn-course .learn-item')
        .nth(chapter - 1)
        .click()
      await page.waitForSelector('.tutor h2')
      await page.waitForTimeout(1200)
      await take(game, `lesson-${chapter}`)
    }
  }
  await context.close()
})

async function open(page: Page, file: GameFile): Promise<void> {
  await openFile(page, file)
}

if (ONLY === '' || ONLY.startsWith('online')) onlineShots()

test('the sheets are laid out, and the pictures stay small', async () => {
  // A sheet with some of its pictures would take the place of the whole one.
  for (const [group, sheet] of sheets) if (group.startsWith(ONLY)) await sheet.save()
  const sizes = await Promise.all((await readdir(FOLDER)).map(async (name) => (await stat(`${FOLDER}${name}`)).size))
  const total = sizes.reduce((sum, size) => sum + size, 0)
  if (total > 9_800_000) throw new Error(`the screenshots take ${total} bytes`)
})
