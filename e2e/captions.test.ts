import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { SHELF } from '../packages/web/src/games.ts'
import { closeBrowser, visitor } from './browser.ts'
import { openFile } from './play.ts'
import { momentsOf } from './positions.ts'

afterAll(closeBrowser)

/** A whole game on a table that fills the window, where all that is shown has one place; a part of it on a phone. */
const WIDE = { width: 1280, height: 720, most: Number.POSITIVE_INFINITY }
const PHONE = { width: 390, height: 844, most: 50 }

/** What the card at the end of a round says of one seat. */
interface Standing {
  readonly gain: string
  /** Passed somebody, or was passed. */
  readonly moved: boolean
}

interface Told {
  /** The cards of rounds, by their titles. */
  readonly cards: Readonly<Record<string, readonly Standing[]>>
  readonly captions: number
  readonly events: number
  /** Where captions began, from above. */
  readonly tops: readonly number[]
  /** Captions that lay over something, with what they lay over. */
  readonly hidden: readonly string[]
}

/** Watches a film to its end, or until so many captions were seen, at every picture. */
function watched(page: Page, most: number): Promise<Told> {
  return page.evaluate(async (enough) => {
    const captions = new Set<string>()
    const tops = new Set<number>()
    const hidden = new Set<string>()
    const cards: Record<string, Standing[]> = {}
    let events = 0
    let first: string | undefined
    const isOver = (box: DOMRect, other: DOMRect): boolean =>
      other.height > 0 &&
      box.left < other.right - 1 &&
      box.right > other.left + 1 &&
      box.top < other.bottom - 1 &&
      box.bottom > other.top + 1
    /** On a phone the board scrolls, or all of the page below the prompt: what lies lower is out of sight. */
    const seenOf = (element: Element, prompt: DOMRect | undefined): DOMRect => {
      const box = element.getBoundingClientRect()
      const board = element.closest('.table-board')?.getBoundingClientRect()
      if (!board?.height) return box
      const scrolls = document.documentElement.scrollHeight > innerHeight
      const top = Math.max(box.top, board.top)
      const bottom = Math.min(box.bottom, board.bottom, scrolls && prompt ? prompt.top : board.bottom)
      return new DOMRect(box.left, top, box.width, Math.max(0, bottom - top))
    }
    const look = (): void => {
      const caption = document.querySelector<HTMLElement>('.film-caption')
      if (!caption) return
      // While the first is read the window has just become as large as it is.
      first ??= caption.innerText
      if (caption.innerText === first) return
      const box = caption.getBoundingClientRect()
      const prompt = caption.closest('.prompt')?.getBoundingClientRect()
      captions.add(caption.innerText)
      tops.add(Math.round(prompt?.top ?? box.top))
      const rings = [...document.querySelectorAll<HTMLElement>('.film-ring')].filter(({ style }) => style.left !== '')
      const always = document.querySelectorAll('.stage-view, .ribbon-dock, .desk-dock, .seats, .stage-papers')
      events += rings.length
      for (const other of [...rings, ...always]) {
        if (isOver(box, seenOf(other, prompt))) hidden.add(`${caption.innerText} over ${other.className}`)
      }
      const whole = prompt ?? new DOMRect(0, 0, innerWidth, innerHeight)
      if (box.top < whole.top - 1 || box.bottom > whole.bottom + 1 || box.right > whole.right + 1)
        hidden.add(`${caption.innerText} is cut off`)
    }
    const read = (): void => {
      const card = document.querySelector('.round-card')
      const rows = [...(card?.querySelectorAll('tbody tr') ?? [])]
      if (!card || rows.length === 0) return
      cards[card.getAttribute('aria-label') ?? ''] = rows.map((row) => ({
        gain: row.querySelector('.round-gain, .round-loss')?.textContent ?? '',
        moved: row.querySelector('td:last-child .icon') !== null,
      }))
    }
    while (captions.size < enough && !document.querySelector('.end-screen')) {
      look()
      read()
      await new Promise(requestAnimationFrame)
    }
    return { cards, captions: captions.size, events, tops: [...tops], hidden: [...hidden] }
  }, most)
}

/** At least so many rounds, decades, years or quarters of a game end with a card. */
const CARDS = 3

const games = [...SHELF.keys()]
const cases = games.flatMap((game) => [WIDE, PHONE].map((size) => ({ game, ...size })))

test.each(cases)(
  '$game at $width x $height: captions hide neither what they tell of nor what one always needs, and cards tell who has gained what',
  { timeout: 300_000 },
  async ({ game, most, ...size }) => {
    const { page, complaints, go } = await visitor({ ...WIDE, motion: true, settings: { film: 'fast' } })
    await go('/')
    const end = (await momentsOf(game)).get('end')
    await openFile(page, end)
    await page.waitForSelector('.end-screen')
    await go(`${new URL(page.url()).pathname}?at=0`)
    await page.waitForSelector('#board[data-seq="0"]')
    // Where the desk stands beside the stage, the history is a pull away.
    await page.locator('.side-log .history [aria-label="Watch from here"]').dispatchEvent('click')
    await page.waitForSelector('.film-controls')
    await page.setViewportSize(size)
    const told = await watched(page, most)
    expect(told.hidden).toEqual([])
    expect(told.captions).toBeGreaterThan(30)
    expect(told.events).toBeGreaterThan(told.captions / 2)
    if (size.width === WIDE.width) {
      expect(told.tops).toHaveLength(1)
      const cards = Object.values(told.cards)
      expect(cards.length).toBeGreaterThanOrEqual(CARDS)
      for (const standings of cards) {
        expect(standings).toHaveLength(end?.seats.length ?? 0)
        for (const { gain } of standings) expect(gain).toMatch(/^[+−]\D?[\d,]+$/)
      }
      expect(cards.some((standings) => standings.some(({ moved }) => moved))).toBe(true)
    }
    expect(complaints).toEqual([])
  },
)
