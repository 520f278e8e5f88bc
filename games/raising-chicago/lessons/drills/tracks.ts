import type { Drill } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import { BANNER_SPACE_IDS, RESOURCES, type Resource } from '../../components/index.ts'
import { trackSetup } from '../../model/companies.ts'
import type { RaisingChicago } from '../../types.ts'
import { bannerAt, own, roundOf, type Seen } from '../facts.ts'

/** The track that lags behind, if its next step completes a column and takes a permanent. */
export function lagging(sight: Seen): Resource | null {
  const { tracks } = own(sight)
  const last = RESOURCES.toSorted((a, b) => tracks[a] - tracks[b])[0]
  if (!last) return null
  const next = tracks[last] + 1
  const completes = RESOURCES.every((track) => track === last || tracks[track] >= next)
  return completes && trackSetup(sight.view.seats).permanents.includes(next) ? last : null
}

/** A step that pays twice. */
export const tracks = {
  minutes: 2,
  seed: 'drill/3',
  bots: 'greedy',
  starts: (sight) => {
    const track = lagging(sight)
    if (sight.question?.step !== 'raise' || !track || roundOf(sight) > 5) return false
    return sight.moves.some((move) => move.type === 'raise' && bannerAt(sight, move.site) === track)
  },
  beats: {
    permanent: { at: ({ seat }) => RESOURCES.map((track) => at.competence(seat, track)), rule: 'RC-CMP-04' },
    column: { at: () => ['desk'], rule: 'RC-CMP-05' },
    banner: { at: () => BANNER_SPACE_IDS.slice(0, 8).map(at.banner), rule: 'RC-RAI-08' },
    step: {
      asked: 'raise',
      rule: 'RC-CMP-05',
      move: {
        lead: 'find',
        is: (move, sight) => move.type === 'raise' && bannerAt(sight, move.site) === lagging(sight),
      },
    },
  },
} as const satisfies Drill<RaisingChicago>
