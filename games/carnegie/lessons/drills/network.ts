import type { Drill } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import { type CityId, cityOf, type SlotId, slotOf } from '../../components/index.ts'
import { networkVp } from '../../model/network.ts'
import type { Carnegie } from '../../types.ts'
import { actionOf, roundOf, type Seen } from '../facts.ts'

/** What a project there would add to the network. */
function linkGain({ view, seat }: Seen, slot: SlotId): number {
  const slots = view.board.slots.slice()
  slots[slotOf(slot).index] = seat
  return networkVp({ ...view.board, slots }, seat) - networkVp(view.board, seat)
}

/** The one city that closes a gap. */
function gap(sight: Seen): CityId | null {
  const closing = sight.moves.flatMap((move) =>
    move.type === 'build-project' && linkGain(sight, move.slot) >= 6 ? [slotOf(move.slot).city] : [],
  )
  const [only, ...others] = [...new Set(closing)]
  return only && others.length === 0 ? only : null
}

/** A chain of great cities with a gap. */
export const network = {
  minutes: 2,
  seed: 'drill/network/9',
  bots: 'greedy',
  starts: (sight) => actionOf(sight) === 'construction' && roundOf(sight) >= 8 && gap(sight) !== null,
  beats: {
    chain: {
      at: () => [at.slot('chicago-1'), at.slot('new-york-1'), at.slot('new-orleans-1'), at.slot('san-francisco-1')],
      rule: 'CG-NET-01',
    },
    worth: { rule: 'CG-NET-05' },
    build: {
      asked: 'department-turn',
      rule: 'CG-NET-06',
      move: {
        lead: 'find',
        is: (move, sight) => move.type === 'build-project' && slotOf(move.slot).city === gap(sight),
        others: {
          great: { is: (move) => move.type === 'build-project' && cityOf(slotOf(move.slot).city).size === 'major' },
          elsewhere: { is: ({ type }) => type === 'build-project' },
        },
      },
    },
  },
} as const satisfies Drill<Carnegie>
