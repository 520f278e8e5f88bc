import { frame, type MoveOf, oneOf } from '@boardroom/kernel'
import { BUILDING_IDS, buildingOf, JOB_MARKET_SPACES } from '../../components/index.ts'
import { gainPartner } from '../../model/partners.ts'
import { playerAt } from '../../model/players.ts'
import { asking, happening, type Kind, type Turn } from '../../types.ts'
import { actionPhase } from '../action/action-phase.ts'

const fields = { play: oneOf(BUILDING_IDS), discard: oneOf(BUILDING_IDS) }

export type Build = MoveOf<'build', typeof fields>

/** One Building to play, another to discard; the third stays in hand (BS-BLD-03). */
const build: Kind<object, Build> = {
  type: 'build',
  rule: 'BS-BLD-03',
  fields,
  candidates(state, _params, seat) {
    const { hand } = playerAt(state, seat)
    const moves: Build[] = []
    for (const play of hand) {
      for (const discard of hand) if (discard !== play) moves.push({ type: 'build', play, discard })
    }
    return moves
  },
  refuse(state, _params, seat, { play, discard }) {
    const { hand } = playerAt(state, seat)
    if (play === discard) return { rule: 'BS-BLD-03' }
    return hand.includes(play) && hand.includes(discard) ? null : { rule: 'BS-BLD-04' }
  },
  apply(turn, _params, seat, { play, discard }) {
    const player = playerAt(turn.state, seat)
    player.chosen = { play, discard }
    player.hand = player.hand.filter((building) => building !== play && building !== discard)
    turn.log({ type: 'chosen', seat })
    turn.whisper([seat], { type: 'choice', seat, play, discard })
  },
}

/** Everyone chooses at once, in secret (BS-BLD-01). */
export const chooseBuildings = asking({
  name: 'choose-buildings',
  seats: (state) => state.players.flatMap((player, seat) => (player.chosen ? [] : [seat])),
  moves: [build],
})

/** All played Buildings are turned up together; Workers and the Decade 3 Partners arrive (BS-BLD-05 to 08). */
export const revealBuildings = happening({
  name: 'reveal-buildings',
  happen(turn) {
    const { state } = turn
    turn.reveal()
    let symbols = 0
    for (const [seat, player] of state.players.entries()) {
      if (!player.chosen) continue
      const { play, discard } = player.chosen
      player.built.push(play)
      player.discarded.push(discard)
      player.chosen = null
      symbols += buildingOf(play).workersAdded
      turn.log({ type: 'built', seat, building: play })
    }
    addWorkers(turn, symbols)
    if (state.decade === 3) for (const seat of state.players.keys()) gainPartner(turn, seat, 'building')
    turn.next(frame(actionPhase, {}))
  },
})

/** Workers beyond the spaces of the Job Market are not placed (BS-BLD-07). */
function addWorkers(turn: Turn, symbols: number): void {
  const { state } = turn
  const count = Math.min(symbols, JOB_MARKET_SPACES - state.jobMarket)
  state.jobMarket += count
  if (count > 0) turn.log({ type: 'workers-arrived', count })
}
