import { type GameText, LANGUAGES, type Language, type Table, type View } from '@boardroom/kernel'
import { expect } from 'vitest'
import type { CompanyId } from '../../components/index.ts'
import { masterOfEconomy } from '../../index.ts'
import type { MasterOfEconomy, MasterOfEconomyMove } from '../../types.ts'

type Text = GameText<MasterOfEconomy>

export const names = { seat: (seat: number) => ['Ada', 'Ben', 'Cleo', 'Dora'][seat] ?? '' }
const texts = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await masterOfEconomy.text[language]()])),
) as Record<Language, Text>

export const numbersIn = (sentence: string): number[] => (sentence.match(/\d+/g) ?? []).map(Number)
export const eurosIn = (sentence: string): number[] =>
  [...sentence.matchAll(/(\d+) euro\$/gi)].map(([, number]) => Number(number))
export const votesIn = (sentence: string): number => Number(/(\d+) (?:votes?|Stimmen?)/.exec(sentence)?.[1])
const ascending = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b)

/** A sentence in every language; all must name the same numbers. */
export function inAll(say: (text: Text) => string): string[] {
  const said = LANGUAGES.map((language) => say(texts[language]))
  const [first = ''] = said
  for (const other of said) {
    expect(ascending(numbersIn(other)), said.join(' / ')).toEqual(ascending(numbersIn(first)))
  }
  return said
}

function leastBid(said: string): number {
  const [euros = 0] = eurosIn(said)
  return /at least|mindestens/.test(said) ? euros : euros + 1
}

/** What a prompt says about the answers it asks for. */
export function checkPrompt(
  table: Table<MasterOfEconomy>,
  seat: number,
  legal: readonly MasterOfEconomyMove[],
  view: View<MasterOfEconomy>,
): void {
  const frame = table.current
  if (!frame) return
  const { company } = frame.params as { company?: CompanyId }
  for (const said of inAll((text) => text.prompt(frame, seat, view, names))) {
    const euros = eurosIn(said)
    const amounts = legal.flatMap((move) => ('amount' in move ? [move.amount] : []))
    switch (frame.step) {
      case 'auction':
        if (amounts.length > 0) expect(Math.min(...amounts), said).toBe(leastBid(said))
        break
      case 'shortage': {
        const [missing = 0, ...others] = euros
        const own = view.board.players[seat]?.cash ?? 0
        expect(others[0], said).toBe(own)
        expect([Math.min(...amounts), Math.max(...amounts)], said).toEqual([others[1] ?? 0, Math.min(missing, own)])
        break
      }
      case 'embezzlement': {
        const [most = 0, each = 0] = euros
        expect(Math.max(...amounts), said).toBe(most)
        for (const move of legal) {
          if (move.type !== 'embezzle' || move.amount === 0) continue
          for (const told of inAll((text) => text.move(move, view, names))) {
            expect(eurosIn(told), told).toEqual([move.amount, move.amount * each])
          }
        }
        break
      }
      case 'motions':
        expect(Math.max(...amounts), said).toBe(euros[0])
        break
      case 'buy-backs': {
        const [cash = 0, value = 0] = euros
        expect(cash).toBe(company && view.board.companies[company]?.cash)
        for (const move of legal) {
          if (move.type !== 'buy-back') continue
          for (const told of inAll((text) => text.move(move, view, names))) {
            expect(eurosIn(told), told).toEqual([(move.shares + 1) * value])
            expect((move.shares + 1) * value).toBeLessThanOrEqual(cash)
          }
        }
        break
      }
      case 'support': {
        const most = Math.max(...legal.flatMap((move) => (move.type === 'support' ? [move.markers] : [])))
        // One marker is not counted, but called by its name.
        if (most > 1) expect(most).toBe(numbersIn(said)[0])
        else expect(said).toMatch(/your relations marker|deinen Beziehungsmarker/)
        break
      }
    }
  }
}
