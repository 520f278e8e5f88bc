import type { Seat } from '@boardroom/kernel'
import { SPACES } from '../components/index.ts'
import type { CarnegieState, OpenPlayer, OwnTurn, Player, Position } from '../state.ts'

/** A player of a state, or as a view shows one. */
export function playerAt<P extends OpenPlayer = Player>(state: { readonly players: readonly P[] }, seat: Seat): P {
  const player = state.players[seat]
  if (!player) throw new Error(`there is no seat ${seat}`)
  return player
}

/** The next seat clockwise. */
export function leftOf(state: CarnegieState, seat: Seat): Seat {
  return (seat + 1) % state.seats
}

/** Who chooses this round's action: the start player, against Andrew in even rounds he (CG-ACT-01, CG-SOL-07). */
export function chooserOf({
  andrew,
  round,
  startPlayer,
}: Pick<CarnegieState, 'round' | 'startPlayer'> & Pick<Position, 'andrew'>): Seat | 'andrew' {
  return andrew && round > 0 && round % 2 === 0 ? 'andrew' : startPlayer
}

/** Turn order: all seats clockwise from this one. */
export function clockwiseFrom(state: CarnegieState, seat: Seat): Seat[] {
  const seats: Seat[] = []
  for (let i = 0; i < state.seats; i++) seats.push((seat + i) % state.seats)
  return seats
}

/** The seat that decides in its own step. */
export function turnOf(state: CarnegieState): OwnTurn {
  if (!state.turn) throw new Error('nobody has a turn')
  return state.turn
}

const UNUSED: readonly number[] = SPACES.map(() => 0)

/** Begins a seat's own step. */
export function beginTurn(
  state: CarnegieState,
  seat: Seat,
  what: Partial<Pick<OwnTurn, 'action' | 'steps'>> = {},
): void {
  state.turn = {
    seat,
    action: what.action ?? null,
    department: null,
    finished: [],
    used: UNUSED.slice(),
    steps: what.steps ?? 0,
    research: 0,
    returned: false,
    donated: false,
  }
}
