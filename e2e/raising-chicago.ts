import { greedy, sightOf } from '@boardroom/bots'
import { chanceFrom, History, type Table, toFile } from '@boardroom/kernel'
import type { Page } from 'playwright-core'
import { type RaisingChicago, raisingChicago } from '../games/raising-chicago/index.ts'
import { type Visit, type Visitor, visitor } from './browser.ts'
import { untilAsked } from './play.ts'

export type AtTable = Table<RaisingChicago>

/** A game of three that has come to a moment in which the first seat is asked; the first of eight games in which it does. */
export function gameAt(is: (table: AtTable) => boolean, from = 0): History<RaisingChicago> {
  for (let game = from; game < from + 8; game++) {
    const history = new History(raisingChicago, { seats: 3, seed: `moment/${game}` })
    while (!history.table.over) {
      const { table } = history
      const asked = table.asked()
      if (asked.includes(0) && is(table)) return history
      const seat = asked[0] as number
      history.play(seat, greedy.choose(sightOf(table, seat, chanceFrom(`${game}/${history.moves.length}`))))
    }
  }
  throw new Error('the moment never came')
}

/** Opens that game from a file, the other seats being bots. */
export function openAt(is: (table: AtTable) => boolean, visit: Visit = {}): Promise<Visitor> {
  return open(gameAt(is), visit)
}

export async function open(history: History<RaisingChicago>, visit: Visit = {}): Promise<Visitor> {
  const file = toFile(history, ['Anna', 'Ben', 'Cleo'])
  const seats = file.seats.map(({ name }, seat) => (seat === 0 ? { name } : { name, bot: 'greedy-1' }))
  const guest = await visitor(visit)
  await guest.go('/')
  await guest.page.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...file, seats })),
  })
  await untilAsked(guest.page)
  return guest
}

/** How many things reach beyond the frame that they belong to. */
export function outOf(page: Page, frame: string, inside: string): Promise<number> {
  return page.evaluate(
    ([around, thing]) =>
      [...document.querySelectorAll(around)].flatMap((each) => {
        const box = each.getBoundingClientRect()
        return [...each.querySelectorAll(thing)].filter((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect()
          return left < box.left || right > box.right || top < box.top || bottom > box.bottom
        })
      }).length,
    [frame, inside] as const,
  )
}

export function isPaying(table: AtTable): boolean {
  return table.current?.step === 'payment' && table.legal(0).filter(({ type }) => type === 'pay').length > 3
}
