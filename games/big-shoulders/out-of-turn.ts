import type { Seat } from '@boardroom/kernel'
import { certificateLimit, certificatesOf } from './model/players.ts'
import type { Refused } from './refusals.ts'
import type { BigShouldersState } from './state.ts'
import type { BigShoulders, BigShouldersMove } from './types.ts'

type Question = BigShoulders['question']

/** Free actions: they do not interrupt a space that is being carried out (BS-ACT-16). */
const FREE = ['trade', 'activate', 'discard-asset']

/** Moves of the operating turn that come too late once their step is over (BS-OPR-03). */
const OPERATING = ['produce', 'end-production', 'sell-goods', 'pay-dividends', 'withhold', 'end-operating-turn']

/** Questions in the middle of an action or an operating turn: the turn goes on when they are answered. */
const QUESTIONS: readonly string[] = [
  ...['hire-workers', 'first-place', 'appeal-bonus', 'buy-asset', 'keep-asset', 'take-resources'],
  ...['station-worker', 'appoint-manager', 'choose-automation', 'relocate-worker'],
]

/** Why a move that belongs to another step is not possible now. */
export function notNow(state: BigShouldersState, current: Question, seat: Seat, move: BigShouldersMove): Refused {
  if (current.step === 'founding') return { rule: 'BS-SET-14', why: 'must' }
  if (current.step === 'price-protection') return { rule: 'BS-AST-25' }
  if (current.step === 'sell-down') {
    return { rule: 'BS-STK-02', excess: certificatesOf(state, seat) - certificateLimit(state) }
  }
  if (current.step === 'draft' && move.type === 'build') return { rule: 'BS-VAR-01' }
  if (move.type === 'activate' && (state.phase === 'stock' || state.phase === 'building')) {
    const asset = state.companies[move.company]?.asset
    if (asset) return { rule: 'BS-AST-16', asset: asset.id }
  }
  if (state.phase === 'action' && FREE.includes(move.type)) return { rule: 'BS-ACT-16' }
  const pending = QUESTIONS.includes(current.step)
  if (state.phase === 'operating' && !pending) {
    if (move.type === 'issue') return { rule: 'BS-OPR-04', why: 'late' }
    if (move.type === 'purchase') return { rule: 'BS-OPR-10', why: state.options.flexiblePurchasing ? 'ended' : 'late' }
    if (OPERATING.includes(move.type)) return { rule: 'BS-OPR-03' }
  }
  return { rule: 'BS-GEN-01', phase: state.phase, pending }
}

/** Why this seat is not asked. */
export function notAsked(state: BigShouldersState, current: Question, _seat: Seat): Refused {
  const { params } = current
  const company = 'company' in params ? params.company : state.turn?.company
  const asked = 'seat' in params ? params.seat : 0
  if (current.step === 'founding') return { rule: 'BS-SET-14', why: 'turn', asked }
  if (state.phase === 'building') return { rule: 'BS-BLD-01', why: 'chosen' }
  if (company) return { rule: 'BS-GEN-09', company }
  if (state.phase === 'stock') return { rule: 'BS-STK-01', asked }
  return { rule: 'BS-ACT-01', asked }
}
