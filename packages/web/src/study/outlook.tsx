import { SeatMark } from '@boardroom/board-kit'
import type { Outlook } from '@boardroom/bots'
import type { Seat } from '@boardroom/kernel'
import { useEffect, useState } from 'react'
import type { AnyView } from '../table/client.ts'
import { type TableContextValue, useTableContext } from '../table/context.ts'
import { percent } from '../words/percent.ts'
import type { LineId, Place } from './protocol.ts'
import type { StudyState, StudyTable } from './study-table.ts'
import { type StudyWords, useStudyWords } from './words.ts'

/** A position, and what it promises as soon as that is known. */
export interface Weighed {
  readonly view: AnyView | null
  readonly outlook: Outlook | null
}

const NOTHING: Weighed = { view: null, outlook: null }

/** `pause`: milliseconds for which somebody must stay at a position before it is thought about. */
export function useWeighed(table: StudyTable, line: LineId, seq: number, pause = 0): Weighed {
  const [weighed, setWeighed] = useState(NOTHING)
  useEffect(() => {
    let wanted = true
    setWeighed(NOTHING)
    const weigh = async (place: Place): Promise<void> => {
      const view = await table.lookAt(place)
      if (wanted) setWeighed({ view, outlook: null })
      const outlook = await table.ask('outlook', place)
      if (wanted) setWeighed({ view, outlook })
    }
    const timer = setTimeout(() => void weigh({ line, seq }), pause)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [table, line, seq, pause])
  return weighed
}

export function sayPromise(
  { board, language }: Pick<TableContextValue, 'board' | 'language'>,
  { weighing, unknown }: StudyWords,
  { outlook }: Weighed,
  seat: Seat,
  kind: keyof Outlook,
): string {
  if (!outlook) return weighing
  const value = outlook[kind]?.[seat]
  if (value === undefined) return unknown
  return kind === 'chances' ? percent(value) : board.amount(Math.round(value), language)
}

interface WeighProps {
  readonly table: StudyTable
  readonly state: StudyState
}

/** What the position on the board promises every seat, wherever one goes, for as long as it is wanted. */
export function Weigh(props: WeighProps) {
  const words = useStudyWords()
  const [on, setOn] = useState(false)
  return (
    <>
      <button type="button" className="button" aria-pressed={on} title={words.weighHelp} onClick={() => setOn(!on)}>
        {words.weigh}
      </button>
      {on && <Promised {...props} />}
    </>
  )
}

/** Who steps through a line does not want every position to be thought about. */
const PAUSE = 300

function Promised({ table, state }: WeighProps) {
  const context = useTableContext()
  const words = useStudyWords()
  const weighed = useWeighed(table, state.line, state.view.seq, PAUSE)
  const say = (seat: Seat, kind: keyof Outlook): string => sayPromise(context, words, weighed, seat, kind)
  return (
    <table className="review-table study-outlook" aria-live="polite">
      <thead>
        <tr>
          <td />
          <th scope="col">{words.chance}</th>
          <th scope="col">{words.score}</th>
        </tr>
      </thead>
      <tbody>
        {state.seats.map((_, seat) => (
          <tr key={seat}>
            <th scope="row">
              <SeatMark seat={seat} size={13} /> {context.names.seat(seat)}
            </th>
            <td>{say(seat, 'chances')}</td>
            <td>{say(seat, 'scores')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
