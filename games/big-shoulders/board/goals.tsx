import { Icon, SeatMark } from '@boardroom/board-kit'
import { GOAL_REWARD } from '../components/index.ts'
import { goalWinners } from '../scoring.ts'
import type { BigShouldersState } from '../state.ts'
import { useDrawing } from './context.ts'
import { at } from './places.ts'

/** The Goals in play and who would accomplish them now. */
export function GoalRow() {
  const { board, words, book, names } = useDrawing()
  if (board.goals.length === 0) return null
  return (
    <section className="panel goals" aria-label={words.goals}>
      <h3>
        {words.goals} <small>${GOAL_REWARD}</small>
      </h3>
      <ul>
        {board.goals.map((goal) => (
          <li key={goal} data-place={at.goal(goal)}>
            <Icon name="goal" size={15} />
            <span>{book.goals[goal]}</span>
            <span className="goal-leaders">
              {/* Goals are measured on open facts only, so a view is as good as the state. */}
              {goalWinners(board as unknown as BigShouldersState, goal).map((seat) => (
                <SeatMark key={seat} seat={seat} size={14} label={names.seat(seat)} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
