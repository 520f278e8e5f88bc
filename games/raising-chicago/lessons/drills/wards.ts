import type { Drill } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import { ROUNDS, siteOf, WARDS, type Ward } from '../../components/index.ts'
import { emptySites } from '../../model/city.ts'
import type { RaisingChicago } from '../../types.ts'
import { roundOf, type Seen, slotsWonBy, storeysToCome, wardPoints } from '../facts.ts'

/** What the storeys of the building at hand would change in a ward. */
export function wardGain(sight: Seen, ward: Ward): number {
  return wardPoints(sight, { ward, storeys: storeysToCome(sight) }) - wardPoints(sight)
}

/** The ward in which they are clearly worth the most. */
export function bestWard(sight: Seen): Ward | null {
  const open = WARDS.filter((ward) => emptySites(sight.view.board).some((site) => site.ward === ward))
  const [best, next] = open.toSorted((a, b) => wardGain(sight, b) - wardGain(sight, a))
  if (!best || !next || wardGain(sight, best) < 3 || wardGain(sight, best) - wardGain(sight, next) < 2) return null
  return best
}

/** The last house of the game: which ward is decided by it. */
export const wards = {
  minutes: 3,
  seed: 'drill/1',
  bots: 'greedy',
  starts: (sight) =>
    sight.question?.step === 'raise' &&
    roundOf(sight) === ROUNDS &&
    slotsWonBy(sight).at(-1) === sight.question.params.slot &&
    bestWard(sight) !== null,
  beats: {
    values: { at: () => WARDS.map(at.ward), rule: 'RC-END-04' },
    ties: { at: () => WARDS.map(at.ward), rule: 'RC-END-06' },
    lead: {
      asked: 'raise',
      rule: 'RC-END-03',
      move: {
        lead: 'find',
        is: (move, sight) => move.type === 'raise' && siteOf(move.site).ward === bestWard(sight),
        others: {
          nothing: { is: (move, sight) => move.type === 'raise' && wardGain(sight, siteOf(move.site).ward) === 0 },
        },
      },
    },
  },
} as const satisfies Drill<RaisingChicago>
