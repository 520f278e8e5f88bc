import { loadGame } from '@boardroom/games'
import { type GameTypes, History, Line, viewOf } from '@boardroom/kernel'
import type { EventSummary, PastLook } from '@boardroom/wire'
import { expect, it } from 'vitest'
import { nextTurn, serverHere, twoAtTable } from './client.ts'

const server = await serverHere()

/** Does the same again with the kernel alone. */
function again(history: History<GameTypes>, { kind, seat }: EventSummary, move: unknown): void {
  const refusal = kind === 'undo' ? history.undo(seat ?? -1) : history.play(seat ?? -1, move)
  expect(refusal).toBeNull()
}

it('has one past: server, kernel and client give every position the same number, also after undo', async () => {
  const [ada, ben] = [await server.guest('Ada'), await server.guest('Ben')]
  const { id, game, options } = await twoAtTable(ada, ben, { game: 'carnegie' })
  const made: unknown[] = [null]
  // Past the first position that is kept along the way.
  while (made.length < 70) {
    const { who, look } = (await nextTurn(id, [ada, ben])) ?? expect.fail('nobody is asked')
    const move = look.moves[made.length % look.moves.length]
    expect((await who.move(id, look.seq, move)).body).toEqual({ seq: made.length, repeated: false })
    made.push(move)
    const undo = (await who.look(id)).canUndo && made.length % 3 !== 0
    if (!undo) continue
    expect((await who.undo(id, made.length - 1)).status).toBe(200)
    made.push(null)
  }
  await ada.post(`/api/tables/${id}/proposals`, { kind: 'cancel' })
  await ben.post(`/api/tables/${id}/proposals/answer`, { agree: true })
  // The seed is told when nobody can gain from it any more.
  const { seed, seq: last } = await ada.table(id)
  expect(last).toBe(made.length - 1)

  const history = new History(await loadGame(game), { seats: 2, options, seed: seed ?? '' })
  const line = new Line<EventSummary>()
  const { events } = await ada.get<{ events: EventSummary[] }>(`/api/tables/${id}/log?after=-1`)
  expect(events.filter(({ kind }) => kind === 'undo').length).toBeGreaterThan(5)
  for (const event of events) {
    if (event.kind !== 'start') again(history, event, made[event.seq])
    line.take(event)
    expect([history.seq, history.events.at(-1)?.to]).toEqual([event.seq, event.to])
    expect(line.movesAfter(event.seq)).toBe(history.moves.length)
  }
  for (let from = 0; from <= last; from += 64) {
    const { looks } = await ada.get<{ looks: PastLook[] }>(
      `/api/tables/${id}/views?from=${from}&to=${Math.min(last, from + 63)}`,
    )
    for (const { seq, view } of looks) {
      expect(view).toEqual(JSON.parse(JSON.stringify(viewOf(history.at(seq), 0))))
      expect(view.seq).toBe(line.movesAfter(seq))
    }
  }
})
