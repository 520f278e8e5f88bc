import type { Drill } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import { FIELDS } from '../../components/index.ts'
import type { RaisingChicago, RaisingChicagoMove } from '../../types.ts'
import { enclosedAt, type Seen } from '../facts.ts'

function encloses(move: RaisingChicagoMove, sight: Seen): 'mine' | 'theirs' | null {
  if (move.type !== 'raise') return null
  const all = enclosedAt(sight, move.site)
  if (all.length === 0) return null
  return all.every(({ winner }) => winner === sight.seat) ? 'mine' : 'theirs'
}

/** Who gets a neighbourhood: not whoever closes it. */
export const fields = {
  minutes: 2,
  seed: 'drill/3',
  bots: 'greedy',
  starts: (sight) => {
    if (sight.question?.step !== 'raise') return false
    const found = sight.moves.map((move) => encloses(move, sight))
    return found.includes('mine') && found.includes('theirs')
  },
  beats: {
    field: {
      at: (sight) =>
        sight.moves
          .flatMap((move) => (move.type === 'raise' ? enclosedAt(sight, move.site) : []))
          .flatMap(({ field }) => FIELDS[field]?.id ?? [])
          .map(at.field),
      rule: 'RC-NBH-01',
    },
    storeys: { rule: 'RC-NBH-03' },
    close: {
      asked: 'raise',
      rule: 'RC-NBH-04',
      move: {
        lead: 'find',
        is: (move, sight) => encloses(move, sight) === 'mine',
        others: { theirs: { is: (move, sight) => encloses(move, sight) === 'theirs' } },
      },
    },
  },
} as const satisfies Drill<RaisingChicago>
