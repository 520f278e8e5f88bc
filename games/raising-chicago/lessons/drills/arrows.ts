import type { Drill } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import type { RaisingChicago, RaisingChicagoMove } from '../../types.ts'
import { arrowsAt, houses, isBestForArrows, type Seen } from '../facts.ts'

function pointed(move: RaisingChicagoMove, sight: Seen): { readonly mine: number; readonly theirs: number } {
  const { question } = sight
  if (question?.step !== 'prestige-site' || move.type !== 'place-prestige') return { mine: 0, theirs: 0 }
  return arrowsAt(sight, question.params.building, move)
}

/** Where a prestige building pays its builder. */
export const arrows = {
  minutes: 2,
  seed: 'drill/1',
  bots: 'greedy',
  starts: (sight) => {
    if (sight.question?.step !== 'prestige-site') return false
    const all = sight.moves.map((move) => pointed(move, sight))
    const best = sight.moves.filter((move) => isBestForArrows(move, sight))
    return (
      best.length <= 4 &&
      best.every((move) => pointed(move, sight).mine >= 2 && pointed(move, sight).theirs === 0) &&
      all.some(({ theirs }) => theirs > 0)
    )
  },
  beats: {
    purple: { at: () => ['city'], rule: 'RC-MOV-09' },
    point: { at: (sight) => houses(sight).map(({ id }) => at.site(id)), rule: 'RC-END-10' },
    turn: {
      asked: 'prestige-site',
      rule: 'RC-MOV-11',
      move: {
        lead: 'find',
        is: isBestForArrows,
        others: {
          theirs: { is: (move, sight) => pointed(move, sight).theirs > 0 },
          fewer: { is: (move, sight) => pointed(move, sight).mine > 0 },
        },
      },
    },
  },
} as const satisfies Drill<RaisingChicago>
