import { StageArt } from '@boardroom/board-kit'
import { charterOf, DEMAND_ROWS, type IndustryId, stockMarket } from '../../components/index.ts'
import type { Board } from '../../view.ts'
import { useDrawing } from '../context.ts'
import { at } from '../places.ts'
import { Facade, Prices } from './exchange.tsx'
import { bay, CHICAGO } from './geography.ts'
import { on } from './ground.tsx'

/** How many storeys of the store it hangs before, and how near the wall is seen in it. */
const STOREYS = 2
const NEAR = 1.3
const W = 620
const H = 228

/** The storeys behind it: of a company that sells those two that it does not sell in. */
export function storeysBehind({ turn }: Board): readonly IndustryId[] {
  if (turn?.stage !== 'distribution' && turn?.stage !== 'closing') return []
  const sells = DEMAND_ROWS.indexOf(charterOf(turn.company).industry)
  return sells < STOREYS ? DEMAND_ROWS.slice(STOREYS) : DEMAND_ROWS.slice(0, STOREYS)
}

/** Where the store is near and the exchange out of sight: the wall at the company's value, hung before the store. */
export function Ticker({ y }: { readonly y: number }) {
  const { board, view } = useDrawing()
  const company = board.turn && board.companies[board.turn.company]
  if (!company) return null
  const market = stockMarket(view.options)
  const { width } = CHICAGO
  const value = bay(company.price, market)
  // Before it is decided where the value may rise to; then where it comes from.
  const from = board.turn?.stage === 'closing' ? value.x + value.w * 1.5 - W / NEAR : value.x - value.w / 2
  const left = Math.max(0, Math.min(from, width - W / NEAR))
  return (
    <div className="bs-ticker" aria-hidden="true" style={on('demand', { x: 1760, y, w: W, h: H })}>
      <div style={{ zoom: NEAR, left: -left, top: H / NEAR - 320 }}>
        <StageArt rect={CHICAGO.places.exchange}>
          <Facade market={market} />
        </StageArt>
        {market.track.map((price, space) => {
          const where = bay(space, market)
          const seen = where.x + where.w > left && where.x < left + W / NEAR
          return (
            seen && (
              <b key={price} className="bs-bay" data-place={at.price(price)} style={on('exchange', where)}>
                {price}
              </b>
            )
          )
        })}
        <Prices />
      </div>
    </div>
  )
}
