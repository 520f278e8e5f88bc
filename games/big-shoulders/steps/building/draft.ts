import { type MoveOf, oneOf } from '@boardroom/kernel'
import { BUILDING_IDS, DECADES } from '../../components/index.ts'
import { playerAt } from '../../model/players.ts'
import { asking, happening, type Kind } from '../../types.ts'

const fields = { building: oneOf(BUILDING_IDS) }

export type Keep = MoveOf<'keep-building', typeof fields>

/** Keeps one Building of those in hand; the rest is passed on (BS-VAR-01). */
const keep: Kind<object, Keep> = {
  type: 'keep-building',
  rule: 'BS-VAR-01',
  fields,
  candidates: (state, _params, seat) =>
    playerAt(state, seat).hand.map((building) => ({ type: 'keep-building', building })),
  refuse: (state, _params, seat, { building }) =>
    playerAt(state, seat).hand.includes(building) ? null : { rule: 'BS-BLD-04' },
  apply(turn, _params, seat, { building }) {
    const player = playerAt(turn.state, seat)
    player.picked = building
    player.hand = player.hand.filter((other) => other !== building)
    turn.log({ type: 'draft-picked', seat })
    turn.whisper([seat], { type: 'draft-kept', seat, building })
  },
}

/** Everyone picks at once, in secret. */
export const draft = asking({
  name: 'draft',
  seats: (state) => state.players.flatMap((player, seat) => (player.picked ? [] : [seat])),
  moves: [keep],
})

/** Hands go left or right by the Decade; the last Building is taken by the one it reaches (BS-VAR-01, BS-VAR-02). */
export const passHands = happening({
  name: 'pass-hands',
  happen(turn) {
    const { state } = turn
    turn.reveal()
    const { draft: direction } = DECADES[state.decade]
    const hands = state.players.map((player) => player.hand)
    for (const [seat, player] of state.players.entries()) {
      const from = direction === 'left' ? seat - 1 + state.seats : seat + 1
      player.hand = hands[from % state.seats] ?? []
      if (player.picked) player.kept.push(player.picked)
      player.picked = null
      if (player.hand.length === 1) {
        player.hand = [...player.kept, ...player.hand]
        player.kept = []
      }
    }
    turn.log({ type: 'hands-passed', direction })
  },
})
