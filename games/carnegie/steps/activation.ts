import { frame, type MoveOf, oneOf, type Seat } from '@boardroom/kernel'
import { departmentOf, GOOD_PRICE, SPACES, spaceOf } from '../components/index.ts'
import { addActive, addInactive, departmentAt, freeDesks, inactiveAt } from '../model/company.ts'
import { playerAt } from '../model/players.ts'
import { change } from '../model/supply.ts'
import type { Player } from '../state.ts'
import { asking, happening, type Kind } from '../types.ts'
import { endRound } from './round/round.ts'
import { sellGood } from './sell-good.ts'

export interface Activation {
  /** Seats that have not confirmed yet. */
  readonly waiting: Seat[]
}

/** At the end of every round and of setup, for everyone who can activate somebody (CG-ACV-06, CG-ACV-08). */
export const activationPhase = happening({
  name: 'activation-phase',
  happen(turn) {
    const { state } = turn
    if (state.round > 0) state.phase = 'activation'
    const waiting: Seat[] = []
    for (let seat = 0; seat < state.seats; seat++) {
      const player = playerAt(state, seat)
      if (canActivate(player, player.money + GOOD_PRICE * player.goods)) waiting.push(seat)
    }
    turn.next(frame(activation, { waiting }), ...(state.round > 0 ? [frame(endRound, {})] : []))
  },
})

/** Whether somebody lies in front of a free desk that this much money pays for. */
function canActivate(player: Player, money: number): boolean {
  for (let space = 0; space < SPACES.length; space++) {
    if (inactiveAt(player, space) === 0 || freeDesks(player, space) === 0) continue
    const department = departmentAt(player, space)
    if (department && departmentOf(department).deskCost <= money) return true
  }
  return false
}

const activateFields = { space: oneOf(SPACES) }
const noFields = {}

export type Activate = MoveOf<'activate', typeof activateFields>
export type EndActivation = MoveOf<'end-activation', typeof noFields>

const MOVES: readonly Activate[] = SPACES.map((space) => ({ type: 'activate', space }))

/** One employee stands up at a free desk for its price (CG-ACV-01 to CG-ACV-03). */
const activate: Kind<Activation, Activate> = {
  type: 'activate',
  rule: 'CG-ACV-01',
  fields: activateFields,
  candidates(state, _params, seat) {
    const player = playerAt(state, seat)
    return MOVES.filter((_, space) => inactiveAt(player, space) > 0 && freeDesks(player, space) > 0)
  },
  refuse(state, _params, seat, move) {
    const player = playerAt(state, seat)
    const space = spaceOf(move.space)
    const department = departmentAt(player, space)
    if (!department || departmentOf(department).desks === 0) return { rule: 'CG-ACV-03' }
    if (inactiveAt(player, space) === 0) return { rule: 'CG-ACV-05', department }
    if (freeDesks(player, space) === 0) return { rule: 'CG-ACV-01', department }
    const cost = departmentOf(department).deskCost
    return player.money < cost ? { rule: 'CG-ACV-02', cost, have: player.money } : null
  },
  apply(turn, _params, seat, move) {
    const player = playerAt(turn.state, seat)
    const space = spaceOf(move.space)
    const department = departmentAt(player, space)
    if (!department) return
    const cost = departmentOf(department).deskCost
    change(turn.state, seat, { money: -cost })
    addInactive(player, space, -1)
    addActive(player, space, 1)
    turn.log({ type: 'activated', seat, department, cost })
  },
}

const END: readonly EndActivation[] = [{ type: 'end-activation' }]

const endActivation: Kind<Activation, EndActivation> = {
  type: 'end-activation',
  rule: 'CG-ACV-06',
  fields: noFields,
  candidates: () => END,
  refuse: () => null,
  apply(_table, { waiting }, seat) {
    waiting.splice(waiting.indexOf(seat), 1)
  },
}

/** Everyone at once; nobody's activations touch another's (CG-ACV-06). */
export const activation = asking({
  name: 'activation',
  seats: (_state, { waiting }: Activation) => waiting,
  moves: [activate, endActivation, sellGood],
})
