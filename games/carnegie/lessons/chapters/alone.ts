import type { Chapter } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import { REGIONS } from '../../components/index.ts'
import type { Carnegie } from '../../types.ts'
import { roundOf } from '../facts.ts'

/** From the fifth round on: what counts at the end, and then alone. */
export const alone = {
  starts: (sight) => sight.question !== null && roundOf(sight) >= 5,
  beats: {
    network: { at: () => [at.slot('chicago-1'), at.slot('new-york-1'), at.slot('new-orleans-3')], rule: 'CG-NET-05' },
    level: { at: () => REGIONS.map(at.track), rule: 'CG-NET-04' },
    house: { at: () => ['desk'], rule: 'CG-END-03' },
    farewell: { at: () => [at.timeline], rule: 'CG-GEN-01' },
  },
} as const satisfies Chapter<Carnegie>
