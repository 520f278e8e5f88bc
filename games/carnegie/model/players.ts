import type { Seat } from '@boardroom/kernel'
import { SPACES } from '../components/index.ts'
import type { CarnegieState, OwnTurn, Player, Public, PublicPlayer } from '../state.ts'

/** A player of a state, or as a view shows one. */
export function playerAt<P extends PublicPlayer = Player>(state: { readonly players: readonly P[] }, seat: Seat): P {
  const player = state.players[seat]
  if (!player) throw new Error(`there is no seat ${seat}`)
  return player
}

/** Who chooses this round's action: the start player, against Andrew in even rounds he (CG-ACT-01, CG-SOL-07). */
export function chooserOf({ andrew, round, startPlayer }: Public): Seat | 'andrew' {
  return andrew && round > 0 && round % 2 === 0 ? 'andrew' : startPlayer
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
