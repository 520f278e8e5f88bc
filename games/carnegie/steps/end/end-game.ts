import { andrewScore, outcomeOf, scoresOf, winnersOf } from '../../scoring.ts'
import { happening } from '../../types.ts'

/** Everything is counted (CG-END-01); against Andrew the human first (CG-SOL-23). */
export const endGame = happening({
  name: 'end-game',
  happen(turn) {
    const { state } = turn
    state.phase = 'over'
    const scores = scoresOf(state)
    for (const [seat, { total }] of scores.entries()) turn.log({ type: 'score', seat, score: total })
    const andrew = andrewScore(state)
    const human = scores[0]
    if (andrew && human) {
      turn.log({ type: 'andrew-score', score: andrew.total, outcome: outcomeOf(human.total, andrew.total) })
    } else turn.log({ type: 'winners', seats: winnersOf(scores) })
  },
})
