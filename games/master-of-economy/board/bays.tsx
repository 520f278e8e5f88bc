import { Spot, useHands } from '@boardroom/board-kit'
import { type CompanyId, GOODS, type GoodId, WAREHOUSE } from '../components/index.ts'
import type { Company } from '../state.ts'
import type { MasterOfEconomyMove } from '../types.ts'
import { companyInQuestion, useDrawing } from './context.ts'
import { shows } from './explain/things.ts'
import { GoodSign } from './signs.tsx'

interface BaysProps {
  readonly id: CompanyId
  readonly company: Company
  readonly size: number
}

interface Bay {
  readonly good: GoodId
  /** It is going to leave. */
  readonly leaves?: true
  /** What it brings when it leaves, as things stand. */
  readonly brings?: number
  /** Bought as things stand, not here yet. */
  readonly ghost?: true
}

/** The warehouse, bay by bay: what is going to leave says what it brings, what is going to come is a shadow. */
export function Bays({ id, company, size }: BaysProps) {
  const { view, words, book } = useDrawing()
  const { moves } = useHands<MasterOfEconomyMove>()
  const asked = companyInQuestion(view) === id
  const bays = useBays(id, company)
  const empty = Math.max(0, WAREHOUSE - bays.length)
  return (
    <>
      {bays.map(({ good, leaves, brings, ghost }, i) => {
        const giveUp = asked ? moves.filter((move) => move.type === 'give-up' && move.good === good) : []
        const kind = ghost ? 'me-bay-ghost' : leaves ? 'me-bay-leaves' : ''
        return (
          <Spot
            key={i}
            moves={giveUp}
            label={book.goods[good].count(1)}
            className={`me-bay ${kind} ${i >= WAREHOUSE ? 'me-bay-over' : ''}`}
            {...shows('good', good)}
          >
            <GoodSign good={good} size={size} />
            {brings !== undefined && <em>{words.money(brings)}</em>}
          </Spot>
        )
      })}
      {Array.from({ length: empty }, (_, i) => (
        <span key={`empty-${i}`} className="me-bay me-bay-empty" {...shows('part', 'bay')} />
      ))}
    </>
  )
}

/** Goods in the order of the market; those that are sold as the bids stand, or used up, come first of their kind. */
function useBays(id: CompanyId, company: Company): Bay[] {
  const { after, forecast, bidder } = useDrawing()
  const fates = bidder === id ? (forecast?.fates.filter((fate) => fate.company === id) ?? []) : []
  return GOODS.flatMap((good): Bay[] => {
    const leaving = fates.filter((fate) => fate.good === good && (fate.kind === 'sold' || fate.kind === 'exported'))
    const coming = fates.filter((fate) => fate.good === good && (fate.kind === 'bought' || fate.kind === 'imported'))
    const here = Array.from({ length: company.goods[good] }, (_, i): Bay => {
      const brings = leaving[i]?.money
      if (brings !== undefined) return { good, leaves: true, brings }
      return i < used(good) ? { good, leaves: true } : { good }
    })
    return [...here, ...coming.map(({ money }): Bay => ({ good, brings: money, ghost: true }))]
  })
  function used(good: GoodId): number {
    const next = bidder ? null : after?.companies[id]
    return next ? company.goods[good] - next.goods[good] : 0
  }
}
