import { frame, type MoveOf, oneOf, type Seat } from '@boardroom/kernel'
import { PROJECTS, SIDES } from '../../components/index.ts'
import { playerAt } from '../../model/players.ts'
import type { CarnegieState } from '../../state.ts'
import { asking, happening, type Kind } from '../../types.ts'
import { sellGood } from '../sell-good.ts'
import { drawStartPlayer } from './start-player.ts'

const fields = {
  housing: oneOf(SIDES),
  commerce: oneOf(SIDES),
  industry: oneOf(SIDES),
  infrastructure: oneOf(SIDES),
}

export type ChooseSides = MoveOf<'choose-sides', typeof fields>

const ALL: readonly ChooseSides[] = SIDES.flatMap((housing) =>
  SIDES.flatMap((commerce) =>
    SIDES.flatMap((industry) =>
      SIDES.map((infrastructure) => ({
        type: 'choose-sides' as const,
        housing,
        commerce,
        industry,
        infrastructure,
      })),
    ),
  ),
)

const chooseSides: Kind<object, ChooseSides> = {
  type: 'choose-sides',
  rule: 'CG-SET-06',
  fields,
  candidates: () => ALL,
  refuse: () => null,
  apply(turn, _params, seat, { housing, commerce, industry, infrastructure }) {
    playerAt(turn.state, seat).sides = { housing, commerce, industry, infrastructure }
  },
}

/** Everyone at once, face down until all have chosen (CG-SET-06). */
export const sides = asking({
  name: 'sides',
  seats: (state) => undecided(state),
  moves: [chooseSides, sellGood],
})

function undecided(state: CarnegieState): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < state.seats; seat++) if (!state.players[seat]?.sides) seats.push(seat)
  return seats
}

export const sidesRevealed = happening({
  name: 'sides-revealed',
  happen(turn) {
    turn.reveal()
    for (const [seat, player] of turn.state.players.entries()) {
      if (!player.sides) continue
      for (const project of PROJECTS) player.tabs[project].side = player.sides[project]
      turn.log({ type: 'sides', seat, sides: { ...player.sides } })
      player.sides = null
    }
    turn.next(frame(drawStartPlayer, {}))
  },
})
