import { useEffect, useRef, useState } from 'react'
import { isAsked, ownSeat, useTableContext } from '../table/context.ts'

/** Speaks what happened and what is asked. */
export function LiveRegion() {
  const { state, text, names } = useTableContext()
  const [said, setSaid] = useState('')
  const heard = useRef(state.log.length)
  const { log, view } = state
  useEffect(() => {
    const news = log.slice(Math.min(heard.current, log.length)).slice(-6)
    heard.current = log.length
    const happened = news.map(({ entry }) => text.entry(entry, names))
    const seat = ownSeat(state)
    const frame = view.agenda.at(-1)
    const prompt = isAsked(state) && frame && seat !== null ? [text.prompt(frame, seat, view, names)] : []
    setSaid([...happened, ...prompt].join(' '))
  }, [log, view, state, text, names])
  return (
    <div className="visually-hidden only-heard" aria-live="polite" role="status">
      {said}
    </div>
  )
}
