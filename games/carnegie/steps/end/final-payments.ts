import { frame, type MoveOf, oneOf, type Seat } from '@boardroom/kernel'
import { GOOD_PRICE, WELFARE } from '../../components/index.ts'
import { capOf } from '../../model/donations.ts'
import { playerAt } from '../../model/players.ts'
import { change } from '../../model/supply.ts'
import { nextUnitVp, unitOf } from '../../scoring.ts'
import type { CarnegieState } from '../../state.ts'
import { asking, happening, type Kind } from '../../types.ts'
import { sellGood } from '../sell-good.ts'
import { endGame } from './end-game.ts'

export interface FinalPayments {
  /** Seats that have not confirmed yet. */
  readonly waiting: Seat[]
}

/** After round 20, for everyone whose payments or sales can still change a score (CG-END-09). */
export const finalScoring = happening({
  name: 'final-scoring',
  happen(turn) {
    const { state } = turn
    state.phase = 'scoring'
    const waiting = state.players.flatMap((_, seat) => (canChangeScore(state, seat) ? [seat] : []))
    turn.next(frame(finalPayments, { waiting }), frame(endGame, {}))
  },
})

/** A unit can be paid; or goods can be kept from Andrew, who takes what is left over (CG-SOL-29). */
function canChangeScore(state: CarnegieState, seat: Seat): boolean {
  const { goods, money, donations } = playerAt(state, seat)
  const means = money + GOOD_PRICE * goods
  const payable = WELFARE.some((id) => {
    const unit = unitOf(id)
    return donations.includes(id) && goods >= unit.goods && means - unit.goods * GOOD_PRICE >= unit.money
  })
  const denies = goods > 0 && WELFARE.some((id) => unitOf(id).goods > 0 && state.andrew?.donations.includes(id))
  return payable || denies
}

const payFields = { donation: oneOf(WELFARE) }
const noFields = {}

export type Pay = MoveOf<'pay', typeof payFields>
export type EndPayments = MoveOf<'end-payments', typeof noFields>

const MOVES: readonly Pay[] = WELFARE.map((donation) => ({ type: 'pay', donation }))

/** One unit to a welfare donation, as long as it adds VP (CG-DON-33). */
const pay: Kind<FinalPayments, Pay> = {
  type: 'pay',
  rule: 'CG-DON-33',
  fields: payFields,
  candidates: (state, _params, seat) => MOVES.filter((move) => playerAt(state, seat).donations.includes(move.donation)),
  refuse(state, _params, seat, { donation }) {
    const player = playerAt(state, seat)
    if (!player.donations.includes(donation)) return { rule: 'CG-DON-33', why: 'none' }
    if (nextUnitVp(player, donation) === 0) return { rule: 'CG-DON-33', why: 'cap', cap: capOf(player) }
    const { money, goods } = unitOf(donation)
    if (player.goods < goods) return { rule: 'CG-GEN-03', what: 'goods', cost: goods, have: player.goods }
    return player.money < money ? { rule: 'CG-GEN-03', what: 'money', cost: money, have: player.money } : null
  },
  apply(turn, _params, seat, { donation }) {
    const player = playerAt(turn.state, seat)
    const { money, goods } = unitOf(donation)
    change(turn.state, seat, { money: -money, goods: -goods })
    const vp = nextUnitVp(player, donation)
    player.paid[donation]++
    turn.log({ type: 'paid', seat, donation, vp })
  },
}

const END: readonly EndPayments[] = [{ type: 'end-payments' }]

const endPayments: Kind<FinalPayments, EndPayments> = {
  type: 'end-payments',
  rule: 'CG-END-09',
  fields: noFields,
  candidates: () => END,
  refuse: () => null,
  apply(_table, { waiting }, seat) {
    waiting.splice(waiting.indexOf(seat), 1)
  },
}

export const finalPayments = asking({
  name: 'final-payments',
  seats: (_state, { waiting }: FinalPayments) => waiting,
  moves: [pay, endPayments, sellGood],
})
