import type { Drill } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import type { CompanyId } from '../../components/index.ts'
import type { MasterOfEconomy } from '../../types.ts'
import { cash, perShare, type Seen, toNextValue } from '../facts.ts'

/** Issuers of which a packet could be bought, and the one that is nearest to its next share value. */
export function rising(sight: Seen): CompanyId | null {
  const issuers = [...new Set(sight.moves.flatMap((move) => (move.type === 'buy-packet' ? [move.issuer] : [])))]
  const away = (issuer: CompanyId): number => toNextValue(sight, issuer) ?? 99
  const [best, next] = issuers.toSorted((a, b) => away(a) - away(b))
  return best && next && away(best) <= 2 && away(next) > away(best) ? best : null
}

function largest(sight: Seen, issuer: CompanyId): number {
  return Math.max(
    ...sight.moves.flatMap((move) => (move.type === 'buy-packet' && move.issuer === issuer ? [move.size] : [])),
  )
}

/** Which packet to buy with one's own money. */
export const packets = {
  minutes: 2,
  seed: 'drill/4',
  starts: (sight) => {
    const issuer = rising(sight)
    if (sight.question?.step !== 'player-deal' || !issuer) return false
    return cash(sight) >= 6 && largest(sight, issuer) * perShare(sight, issuer) >= 5
  },
  beats: {
    value: { at: (sight) => [at.success(rising(sight) ?? 'blue-eyes')], rule: 'ME-GEN-07' },
    price: { at: (sight) => [at.packets(rising(sight) ?? 'blue-eyes')], rule: 'ME-SHR-04' },
    buy: {
      asked: 'player-deal',
      rule: 'ME-MTG-61',
      move: {
        lead: 'find',
        is: (move, sight) =>
          move.type === 'buy-packet' && move.issuer === rising(sight) && move.size === largest(sight, move.issuer),
        others: {
          smaller: { is: (move, sight) => move.type === 'buy-packet' && move.issuer === rising(sight) },
          other: { is: (move) => move.type === 'buy-packet' },
          pass: { is: ({ type }) => type === 'no-deal' },
        },
      },
    },
  },
} as const satisfies Drill<MasterOfEconomy>
