import { type MoveOf, oneOf, type Seat } from '@boardroom/kernel'
import { LOBBY } from '../../components/index.ts'
import { addInactive, newLobby } from '../../model/company.ts'
import { playerAt } from '../../model/players.ts'
import { asking, type Kind } from '../../types.ts'
import { sellGood } from '../sell-good.ts'

const LOBBIES = ['lobby', 'new-lobby'] as const

const fields = { lobby: oneOf(LOBBIES) }

export type EnterLobby = MoveOf<'enter-lobby', typeof fields>

const MOVES: readonly EnterLobby[] = LOBBIES.map((lobby) => ({ type: 'enter-lobby', lobby }))

const enterLobby: Kind<{ seat: Seat }, EnterLobby> = {
  type: 'enter-lobby',
  rule: 'CG-EMP-05',
  fields,
  candidates: () => MOVES,
  refuse: (state, _params, seat, { lobby }) =>
    lobby === 'new-lobby' && newLobby(playerAt(state, seat)) < 0 ? { rule: 'CG-DEP-04', why: 'not-built' } : null,
  apply(turn, _params, seat, { lobby }) {
    const player = playerAt(turn.state, seat)
    player.employees--
    addInactive(player, lobby === 'lobby' ? LOBBY : newLobby(player), 1)
    turn.log({ type: 'hired', seat, lobby, count: 1 })
    turn.done()
  },
}

/** With a New Lobby the owner chooses where each new employee begins (CG-DEP-04). */
export const chooseLobby = asking({
  name: 'choose-lobby',
  seats: (_state, { seat }: { seat: Seat }) => [seat],
  moves: [enterLobby, sellGood],
})
