import { expect, it } from 'vitest'
import type { Changes, EventSummary } from '../src/index.ts'
import { brief, type Change, eventsIn } from '../src/picture.ts'

const move: EventSummary = { seq: 7, kind: 'move', seat: 1, to: null, at: 1_000, entries: [] }
const entry = { type: 'bought' }
const EVENTS: readonly EventSummary[] = [
  move,
  {
    ...move,
    entries: [
      { seq: 7, entry },
      { seq: 7, entry, to: [1] },
    ],
  },
  // After an undo events are ahead of moves.
  { ...move, entries: [{ seq: 5, entry }] },
  { ...move, kind: 'undo', to: 0 },
  { ...move, kind: 'start', seq: 0, seat: null, entries: [{ seq: 0, entry }] },
  { ...move, at: 2_000 },
]
const CHANGES: readonly Change[] = [{ table: { changedAt: 1_000 } }, { table: { seq: 7 } }, { table: [{}] }, {}, null]

it.each(CHANGES)('events told with the difference %j are told whole, in fewer bytes', (change) => {
  const told = JSON.stringify({
    type: 'changes',
    version: 3,
    digest: 0,
    change,
    events: EVENTS.map((event) => brief(event, change)),
  })
  expect(eventsIn(JSON.parse(told) as Changes)).toEqual(EVENTS)
  expect(told.length).toBeLessThan(JSON.stringify({ change, events: EVENTS }).length)
})

it('a usual move says only what cannot be known', () => {
  expect(
    JSON.parse(JSON.stringify(brief({ ...move, entries: [{ seq: 7, entry }] }, { table: { changedAt: 1_000 } }))),
  ).toEqual({
    seq: 7,
    seat: 1,
    entries: [{ entry }],
  })
})
