import { frame, leftOf, type Seat } from '@boardroom/kernel'
import type { CompanyId } from '../../components/index.ts'
import { asking, bare, type Turn } from '../../types.ts'
import { discardAsset } from '../effects/discard-asset.ts'
import { found } from '../setup/found.ts'
import { buy } from './buy.ts'
import { sell } from './sell.ts'
import { stockPhaseEnds } from './stock-phase.ts'

export interface StockTurn {
  readonly seat: Seat
  /** Companies sold this turn. */
  readonly sold: CompanyId[]
  bought: boolean
}

/** Neither selling nor buying (BS-STK-18). */
const pass = bare({
  type: 'pass-stock',
  rule: 'BS-STK-18',
  refuse: (_state, own: StockTurn) => (hasTraded(own) ? { rule: 'BS-STK-18', why: 'sold' } : null),
  apply(turn, own) {
    turn.state.passes++
    turn.log({ type: 'passed', seat: own.seat })
    handOn(turn, own)
  },
})

/** Confirms the turn; any turn that was not a pass sets the passes back (BS-STK-19). */
const endTurn = bare({
  type: 'end-stock-turn',
  rule: 'BS-STK-03',
  refuse: (_state, own: StockTurn) => (hasTraded(own) ? null : { rule: 'BS-STK-18', why: 'nothing' }),
  apply(turn, own) {
    turn.state.passes = 0
    handOn(turn, own)
  },
})

function hasTraded(own: StockTurn): boolean {
  return own.bought || own.sold.length > 0
}

function handOn(turn: Turn, own: StockTurn): void {
  const { state } = turn
  turn.done()
  if (state.passes >= state.seats) turn.next(frame(stockPhaseEnds, {}))
  else turn.next(frame(stockTurn, { seat: leftOf(state, own.seat), sold: [], bought: false }))
}

/**
 * First sell, then buy one certificate or found one company; either may be left out (BS-STK-03). Discarding a Capital
 * Asset is neither, so with that alone the turn is still a pass (BS-AST-26).
 */
export const stockTurn = asking({
  name: 'stock-turn',
  seats: (_state, { seat }: StockTurn) => [seat],
  moves: [sell, buy, found, pass, endTurn, discardAsset],
})
