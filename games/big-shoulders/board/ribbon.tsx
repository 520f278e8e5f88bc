import { Icon, SeatMark } from '@boardroom/board-kit'
import { DECADES } from '../components/index.ts'
import type { Phase } from '../state.ts'
import { useDrawing } from './context.ts'
import { at } from './places.ts'

const PHASES = ['stock', 'building', 'action', 'operating', 'cleanup'] as const satisfies readonly Phase[]

/** Decade, phase, turn order and Priority Deal. */
export function Ribbon() {
  const { board, words, names } = useDrawing()
  return (
    <div className="ribbon">
      <ol className="decades" aria-label={words.decade} data-place={at.decades}>
        {Object.entries(DECADES).map(([decade, { year }]) => (
          <li
            key={decade}
            aria-current={Number(decade) === board.decade ? 'step' : undefined}
            className={Number(decade) < board.decade ? 'decade-past' : ''}
          >
            {year}
          </li>
        ))}
      </ol>
      <ol className="phases">
        {PHASES.map((phase) => (
          <li key={phase} aria-current={phase === board.phase ? 'step' : undefined}>
            {words.phases[phase]}
          </li>
        ))}
      </ol>
      <span className="ribbon-order" title={words.turnOrder} data-place={at.order}>
        <Icon name="partner" size={16} label={words.turnOrder} />
        {board.turnOrder.map((seat) => (
          <SeatMark key={seat} seat={seat} size={16} label={names.seat(seat)} />
        ))}
      </span>
      <span className="ribbon-order" title={words.priority} data-place={at.priority}>
        <Icon name="share" size={16} label={words.priority} />
        <SeatMark seat={board.priorityDeal} size={16} label={names.seat(board.priorityDeal)} />
      </span>
    </div>
  )
}
