import { SeatMark } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import { useState } from 'react'
import { Modal } from '../shell/modal.tsx'
import type { AnyView } from '../table/client.ts'
import { useTableContext } from '../table/context.ts'
import { useWords } from '../words/index.ts'
import { lineName } from './lines.tsx'
import { sayPromise, useWeighed, type Weighed } from './outlook.tsx'
import type { LineId } from './protocol.ts'
import type { StudyState, StudyTable } from './study-table.ts'
import { useStudyWords } from './words.ts'

interface CompareProps {
  readonly table: StudyTable
  readonly state: StudyState
  readonly close: () => void
}

/** Two lines side by side, after as many moves. */
export function Compare({ table, state, close }: CompareProps) {
  const words = useStudyWords()
  const { past } = useWords().table
  const ids: readonly LineId[] = [null, ...state.lines.map(({ id }) => id)]
  const [chosen, setChosen] = useState<readonly [LineId, LineId]>(() => [
    null,
    state.line ?? state.lines.at(-1)?.id ?? null,
  ])
  const [first, second] = chosen
  const endOf = (id: LineId): number => state.lines.find((card) => card.id === id)?.end ?? state.main.end.seq
  const seq = Math.min(endOf(first), endOf(second))
  const choose = (place: 0 | 1, text: string): void => {
    const id = text === '' ? null : Number(text)
    setChosen(place === 0 ? [id, second] : [first, id])
  }
  return (
    <Modal title={words.compareHelp} close={close} className="modal-wide">
      <p className="facts">{past(seq, seq)}</p>
      <table className="ledger study-compare">
        <thead>
          <tr>
            <td />
            {chosen.map((id, place) => (
              <th key={place} scope="col">
                <select
                  value={id ?? ''}
                  aria-label={`${words.compare} ${place + 1}`}
                  onChange={(event) => choose(place === 0 ? 0 : 1, event.target.value)}
                >
                  {ids.map((each) => (
                    <option key={each ?? ''} value={each ?? ''}>
                      {lineName(words, state, each)}
                    </option>
                  ))}
                </select>
              </th>
            ))}
          </tr>
        </thead>
        <Rows
          left={useWeighed(table, first, seq)}
          right={useWeighed(table, second, seq)}
          seats={state.seats.map((_, seat) => seat)}
        />
      </table>
    </Modal>
  )
}

interface RowsProps {
  readonly left: Weighed
  readonly right: Weighed
  readonly seats: readonly Seat[]
}

function Rows({ left, right, seats }: RowsProps) {
  const context = useTableContext()
  const { board, language, names } = context
  const words = useStudyWords()
  const both = [left, right]
  const figures = (view: AnyView | null, seat: Seat) => (view ? board.figures(view, seat, language) : [])
  return seats.map((seat) => (
    <tbody key={seat}>
      <tr>
        <th scope="rowgroup" colSpan={3}>
          <SeatMark seat={seat} size={15} /> {names.seat(seat)}
        </th>
      </tr>
      {figures(left.view ?? right.view, seat).map(({ label }, place) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {both.map(({ view }, side) => (
            <td key={side} className="number">
              {figures(view, seat)[place]?.value ?? '–'}
            </td>
          ))}
        </tr>
      ))}
      {(['chances', 'scores'] as const).map((kind) => (
        <tr key={kind} className="study-promise">
          <th scope="row">{kind === 'chances' ? words.chance : words.score}</th>
          {both.map((weighed, side) => (
            <td key={side} className="number">
              {sayPromise(context, words, weighed, seat, kind)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  ))
}
