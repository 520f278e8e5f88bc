import type { Seat } from '@boardroom/kernel'
import type { Field, Ward } from '../components/index.ts'
import { storeysAround, storeysInWard } from '../model/city.ts'
import type { Owner, Slot } from '../state.ts'
import type { Board } from '../view.ts'

/** Who has how much of something, most first; those with nothing are left out. */
export interface Standing<Who extends Owner = Seat> {
  readonly counts: readonly { readonly owner: Who; readonly count: number }[]
  /** Whoever is alone in front. */
  readonly leader: Who | null
}

function standing<Who extends Owner>(owners: readonly Who[], countOf: (owner: Who) => number): Standing<Who> {
  const counts = owners
    .map((owner) => ({ owner, count: countOf(owner) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
  const [first, second] = counts
  return { counts, leader: first && first.count > (second?.count ?? 0) ? first.owner : null }
}

/** Storeys in a ward; the third colour does not take part. */
export function wardStanding(board: Board, ward: Ward): Standing {
  return standing([...board.companies.keys()], (seat) => storeysInWard(board, ward, seat))
}

/** Storeys around a neighbourhood: companies that are level go by rank, the third colour wins what it shares. */
export function fieldStanding(board: Pick<Board, 'city' | 'ranking'>, field: Field): Standing<Owner> {
  const owners: Owner[] = ['third', ...board.ranking]
  const { counts } = standing(owners, (owner) => storeysAround(board, field, owner))
  return { counts, leader: counts[0]?.owner ?? null }
}

/** Who places the next markers, one after the other: always whoever has most left, by row if tied. */
export function nextBidders({ rows, companies }: Pick<Board, 'rows' | 'companies'>, most: number): Seat[] {
  const left = companies.map(({ auction }) => auction)
  const order: Seat[] = []
  while (order.length < most) {
    const highest = Math.max(...left)
    const seat = rows.find((each) => left[each] === highest)
    if (seat === undefined || highest === 0) break
    order.push(seat)
    left[seat] = highest - 1
  }
  return order
}

interface Tally {
  readonly owner: Owner
  readonly count: number
}

/** Markers of the leader, then of the others, most first. */
export function tallyOf({ markers }: Pick<Slot, 'markers'>, leader: Owner): Tally[] {
  const counts = new Map<Owner, number>()
  for (const owner of markers) if (owner !== null) counts.set(owner, (counts.get(owner) ?? 0) + 1)
  const isLeader = ({ owner }: Tally): number => Number(owner === leader)
  return [...counts]
    .map(([owner, count]) => ({ owner, count }))
    .sort((one, other) => isLeader(other) - isLeader(one) || other.count - one.count)
}
