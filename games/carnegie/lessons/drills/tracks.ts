import type { Drill } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import { REGIONS, type RegionId } from '../../components/index.ts'
import { networkVp } from '../../model/network.ts'
import type { Carnegie } from '../../types.ts'
import { actionOf, roundOf, type Seen } from '../facts.ts'

/** What a step on a track would add to the network. */
function levelGain({ view, seat }: Seen, region: RegionId): number {
  const players = view.board.players.map((player, each) =>
    each === seat ? { ...player, transport: { ...player.transport, [region]: player.transport[region] + 1 } } : player,
  )
  return networkVp({ ...view.board, players }, seat) - networkVp(view.board, seat)
}

/** The region whose level holds the network back, if a step there can be paid. */
function weakest(sight: Seen): RegionId | null {
  const lifting = sight.moves.flatMap((move) =>
    move.type === 'advance' && levelGain(sight, move.region) >= 3 ? [move.region] : [],
  )
  const [only, ...others] = [...new Set(lifting)]
  return only && others.length === 0 ? only : null
}

/** Transport: the weakest level counts for the whole network. */
export const tracks = {
  minutes: 2,
  seed: 'drill/7',
  bots: 'greedy',
  starts: (sight) =>
    actionOf(sight) === 'rnd' &&
    roundOf(sight) >= 8 &&
    weakest(sight) !== null &&
    sight.moves.some((move) => move.type === 'advance' && levelGain(sight, move.region) === 0),
  beats: {
    income: { at: () => REGIONS.map(at.track), rule: 'CG-TRA-03' },
    level: { rule: 'CG-NET-04' },
    step: {
      asked: 'department-turn',
      rule: 'CG-NET-04',
      move: {
        lead: 'find',
        is: (move, sight) => move.type === 'advance' && move.region === weakest(sight),
        others: {
          other: { is: ({ type }) => type === 'advance' },
          strip: { is: ({ type }) => type === 'develop' },
          more: { is: ({ type }) => type === 'use', reply: 'accept' },
          end: { is: ({ type }) => type === 'end-turn' },
        },
      },
    },
  },
} as const satisfies Drill<Carnegie>
