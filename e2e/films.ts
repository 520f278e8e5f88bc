import { mkdir, stat, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FilmEvent } from '@boardroom/board-kit'
import { greedy, sightOf } from '@boardroom/bots'
import { chanceFrom, entriesFor, type GameFile, History, viewOf } from '@boardroom/kernel'
import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGame, SHELF } from '../packages/web/src/games.ts'
import { browser, closeBrowser, visitor } from './browser.ts'
import { type Frame, movingPicture, type Patch } from './moving-picture.ts'
import { openFile, untilAsked } from './play.ts'
import { fileOf } from './positions.ts'

/** Films of what happens between two turns of one's own: bots' turns, with a climax among them. */
const FOLDER = fileURLToPath(new URL('../docs/films/', import.meta.url))

/** What is to be seen in the film of a game. */
const CLIMAXES: Readonly<Record<string, string>> = {
  'big-shoulders': 'dividends',
  carnegie: 'project',
  'raising-chicago': 'neighbourhood',
  'master-of-economy': 'elected',
}

const ONLY = process.env['FILMS'] ?? ''
const WIDTH = 1440
const HEIGHT = 900
/** Of the window, in the film. */
const SCALE = 2 / 3
/** Everything moves this much slower while its pictures are taken. */
const SLOW = 18
/** Milliseconds of the film between two pictures. */
const STEP = 100
const LARGEST = 2_000_000
/** So many entries make a film that can be followed. */
const FEWEST = 3
const MOST = 16

beforeAll(() => mkdir(FOLDER, { recursive: true }))
afterAll(closeBrowser)

test.each(Object.keys(CLIMAXES).filter((game) => game.startsWith(ONLY)))('%s', async (game) => {
  const { page, go, context } = await visitor({
    width: WIDTH,
    height: HEIGHT,
    motion: true,
    settings: { film: 'normal', name: 'Anna' },
  })
  await go('/')
  await openFile(page, await eventful(game))
  await untilAsked(page)
  const frames = await filmed(page)
  const path = `${FOLDER}${game}.webp`
  await writeFile(path, movingPicture(WIDTH * SCALE, HEIGHT * SCALE, frames))
  expect((await stat(path)).size).toBeLessThanOrEqual(LARGEST)
  expect(frames.length).toBeGreaterThan(20)
  await context.close()
})

/** A game up to one's own turn, since whose last move the climax has happened, as late as possible. */
async function eventful(game: string): Promise<GameFile> {
  for (let number = 0; number < 12; number++) {
    const file = await lateClimax(game, `films/${number}`)
    if (file) return file
  }
  throw new Error(`no ${CLIMAXES[game]} to be seen in these games`)
}

async function lateClimax(game: string, seed: string): Promise<GameFile | null> {
  const story = SHELF.get(game)?.screenshots
  if (!story) throw new Error(`${game} has no story`)
  const { game: rules, board } = await openGame(game, 'en')
  const history = new History(rules, { seats: story.seats, options: story.options, seed })
  let found: GameFile | null = null
  let since = 0
  while (!history.table.over) {
    const seat = history.table.asked()[0] ?? 0
    const seen = seat === 0 ? entriesFor(history.log.slice(since), 0) : []
    if (seen.length >= FEWEST && seen.length <= MOST) {
      const view = viewOf(history.table, 0)
      const climax = seen.some(({ entry }) => entry.type === CLIMAXES[game] && board.film(entry, view).some(isClimax))
      if (climax) found = fileOf(history)
    }
    history.play(seat, greedy.choose(sightOf(history.table, seat, chanceFrom(`${seed}/${history.moves.length}`))))
    if (seat === 0) since = history.log.length
  }
  return found
}

function isClimax(event: FilmEvent): boolean {
  return event.act === 'card' && event.of === 'climax'
}

/** What happened since the own last move, picture by picture. */
async function filmed(page: Page): Promise<Frame[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Animation.enable')
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 / SLOW })
  const cutter = await cuttingRoom()
  const frames: Frame[] = []
  await page.keyboard.press('w')
  await page.waitForSelector('[data-film]')
  let last = Date.now()
  for (let over = 0; over < 3; ) {
    const patch = await cutter.cut(await picture(devtools))
    const now = Date.now()
    const before = frames.pop()
    if (before) frames.push({ ...before, duration: before.duration + Math.min(STEP * 2, (now - last) / SLOW) })
    last = now
    if (patch) frames.push({ ...patch, duration: 0 })
    over = (await page.locator('[data-film]').count()) ? 0 : over + 1
    await page.waitForTimeout(Math.max(0, STEP * SLOW - (Date.now() - now)))
  }
  const end = frames.pop()
  if (end) frames.push({ ...end, duration: 1_500 })
  await cutter.close()
  return frames
}

async function picture(devtools: CDPSession): Promise<string> {
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
  return data
}

interface CuttingRoom {
  /** What is new in a picture; null if it is the same as the one before. */
  cut(png: string): Promise<Patch | null>
  close(): Promise<void>
}

/** A page that makes pictures smaller and keeps only what has changed. */
async function cuttingRoom(): Promise<CuttingRoom> {
  const room = await (await browser()).newPage()
  const cutter = await room.evaluateHandle(
    ([width, height]) => {
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = height
      const pen = canvas.getContext('2d', { willReadFrequently: true })
      if (!pen) throw new Error('no canvas')
      pen.imageSmoothingQuality = 'high'
      let before: Uint8ClampedArray | null = null
      /** Where two pictures differ, from even places on. */
      const changed = (now: Uint8ClampedArray): [number, number, number, number] | null => {
        if (!before) return [0, 0, width, height]
        let [left, top, right, bottom] = [width, height, -1, -1]
        for (let i = 0; i < now.length; i += 4) {
          const far = [0, 1, 2].some((c) => Math.abs((now[i + c] ?? 0) - (before?.[i + c] ?? 0)) > 10)
          if (!far) continue
          const x = (i / 4) % width
          const y = Math.floor(i / 4 / width)
          left = Math.min(left, x)
          right = Math.max(right, x)
          top = Math.min(top, y)
          bottom = Math.max(bottom, y)
        }
        if (right < 0) return null
        const [x, y] = [left - (left % 2), top - (top % 2)]
        return [x, y, right - x + 1, bottom - y + 1]
      }
      return async (data: string) => {
        const png = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
        pen.drawImage(png, 0, 0, width, height)
        const now = pen.getImageData(0, 0, width, height).data
        const box = changed(now)
        before = now
        if (!box) return null
        const [x, y, w, h] = box
        const part = document.createElement('canvas')
        part.width = w
        part.height = h
        part.getContext('2d')?.drawImage(canvas, x, y, w, h, 0, 0, w, h)
        return { x, y, width: w, height: h, url: part.toDataURL('image/webp', 0.62) }
      }
    },
    [WIDTH * SCALE, HEIGHT * SCALE] as const,
  )
  return {
    async cut(png) {
      const part = await cutter.evaluate((cut, data) => cut(data), png)
      if (!part) return null
      const { url, ...place } = part
      return { ...place, webp: Buffer.from(url.split(',')[1] ?? '', 'base64') }
    },
    close: () => room.close(),
  }
}
