import { readFileSync } from 'node:fs'
import type { Reviewed } from '@boardroom/bots'
import { dearest, keyDecisions, turnedAt } from '@boardroom/bots/marks'
import { checkFile, History } from '@boardroom/kernel'
import { expect, test } from 'vitest'
import { openGame, SHELF } from '../src/games.ts'
import { sayDecision, sayLuck, settledSince, signOf } from '../src/study/review/telling.ts'
import { reviewEn } from '../src/words/review.en.ts'

/** A decision that gave something away, more or less surely. */
function decision(seq: number, mean: number, error = 0): Reviewed {
  return { seq, progress: seq / 10, step: 'turn', mark: null, worthLoss: { mean, error } } as Reviewed
}

test('the five decisions that gave most away stand in the order in which they were made', () => {
  const own = [decision(1, 4), decision(2, 9), decision(3, 1), decision(4, 7), decision(5, 5), decision(6, 6)]
  expect(keyDecisions(own, []).map(({ seq }) => seq)).toEqual([1, 2, 4, 5, 6])
})

test('what cost most is told one by one, the dearest first', () => {
  const own = [decision(1, 4), decision(2, 9), decision(3, 1), decision(4, 7), decision(5, 5), decision(6, 6)]
  expect(dearest(own).map(({ seq }) => seq)).toEqual([2, 4, 6, 5, 1])
})

test('who lost with luck on their side is told what it was lost by', () => {
  const told = (won: boolean, luck: number, lost: number): string =>
    sayLuck(reviewEn, { name: 'Anna', won, luck, lost })
  const helped = 'Anna was lucky with the draws: all in all they raised the chance to win by 21 %.'
  expect(told(true, 0.21, 0.3)).toBe(helped)
  expect(told(false, 0.21, 0.3)).toBe(`${helped} Clear errors cost 30 % of the chance to win.`)
  expect(told(false, -0.21, 0)).toMatch(/^Anna was unlucky with the draws: .* by 21 %\. No clear error decided it/)
  expect(told(true, 0.01, 0)).toBe('The draws evened out.')
})

test('what lies within its error was not given away', () => {
  expect(keyDecisions([decision(1, 4, 3), decision(2, 0), decision(3, 4, 1)], []).map(({ seq }) => seq)).toEqual([3])
})

test('one error does not hide what cost most, and what cost a lot is not called good', () => {
  const good = (seq: number, mean: number): Reviewed => ({ ...decision(seq, mean), mark: 'good' })
  const own: Reviewed[] = [{ ...decision(1, 3), mark: 'mistake' }, good(2, 400), good(3, 10), good(4, 0)]
  const scores = [2256, 4517]
  expect(keyDecisions(own, scores).map(({ seq }) => seq)).toEqual([1, 2])
  expect(own.map((each) => signOf(each, scores))).toEqual(['mistake', 'costly', 'good', 'good'])
  // Who made none still sees what cost most.
  expect(keyDecisions(own.slice(2), scores).map(({ seq }) => seq)).toEqual([3])
})

test('it is told since when a game was settled, and whom a turn moved from where to where', () => {
  const chances = [0.4, 0.6, 0.55, 0.2, 0.1].map(
    (own, seq) => ({ seq, chances: [own, 1 - own] }) as unknown as Reviewed,
  )
  expect(settledSince(chances, 0, false)).toBe(3)
  expect(settledSince(chances, 1, true)).toBe(3)
  expect(turnedAt(chances, 3, 0)).toEqual({ seat: 0, before: 0.55, after: 0.2 })
  expect(turnedAt(chances, 0, 0)).toBeNull()
})

/** A whole game in English, with what its log says. */
async function told(id: string) {
  const opened = await openGame(id, 'en')
  const file = checkFile(
    JSON.parse(readFileSync(new URL(`../../../games/${id}/test/recorded/4-defaults.json`, import.meta.url), 'utf8')),
  )
  const history = new History(opened.game, { seats: file.seats.length, options: file.options, seed: file.seed })
  for (const { seat, move } of file.moves) history.play(seat, move)
  const { text, board, language } = opened
  const names = { seat: (seat: number) => `Seat ${seat + 1}` }
  return { file, log: history.log, context: { text, board, language, names, opened } }
}

test.each([...SHELF.keys()])('%s: no decision is called by a new round, or by what others do', async (id) => {
  const { file, log, context } = await told(id)
  const rules = await context.text.rules()
  const foreign = file.moves.flatMap(({ seat, move }, seq) => {
    const said = sayDecision(context, rules, { main: { log } }, { seq, seat, kind: move.type })
    const others = [1, 2, 3, 4].filter((other) => other !== seat + 1).map((other) => `Seat ${other} `)
    return others.some((other) => said.startsWith(other)) ? [`${seq} ${move.type}: ${said}`] : []
  })
  expect(foreign).toEqual([])
})

test('of a secret choice it is told what was chosen', async () => {
  const { file, log, context } = await told('big-shoulders')
  const seq = file.moves.findIndex(({ move }) => move.type === 'build')
  const { seat = 0 } = file.moves[seq] ?? {}
  expect(sayDecision(context, null, { main: { log } }, { seq, seat, kind: 'build' })).toMatch(/play “.+”, discard “.+”/)
})
