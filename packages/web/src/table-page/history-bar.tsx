import { Icon, type IconName } from '@boardroom/board-kit'
import { useState } from 'react'
import { useTableContext } from '../table/context.ts'
import { useWords } from '../words/index.ts'
import { type Film, lastTurns } from './film/use-film.ts'
import type { Moment } from './use-table.ts'

interface HistoryBarProps {
  readonly moment: Moment
  readonly present: number
  readonly film: Film
}

/** Any past moment by slider, step by step, as a film, and as a link. */
export function HistoryBar({ moment, present, film }: HistoryBarProps) {
  const words = useWords().table
  const { state } = useTableContext()
  const [copied, setCopied] = useState(false)
  const at = moment.at ?? present
  const copy = async (): Promise<void> => {
    const link = new URL(location.pathname, location.origin)
    link.searchParams.set('at', String(at))
    await navigator.clipboard.writeText(link.href)
    setCopied(true)
    setTimeout(() => setCopied(false), 2000)
  }
  const watch = (): void => {
    film.from(moment.at ?? lastTurns(state))
    if (moment.at !== null) moment.show(null)
  }
  const button = (icon: IconName, label: string, to: number | null, disabled: boolean) => (
    <button
      type="button"
      className="button button-quiet button-icon"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={() => moment.show(to)}
    >
      <Icon name={icon} size={16} />
    </button>
  )
  return (
    <fieldset className="history" aria-label={words.history}>
      {button('first', words.first, 0, at === 0)}
      {button('back', words.earlier, at - 1, at === 0)}
      <input
        type="range"
        min={0}
        max={present}
        value={at}
        aria-label={words.history}
        aria-valuetext={words.past(at, present)}
        onChange={(event) => moment.show(Number(event.target.value))}
      />
      <output className="history-number">
        {at}/{present}
      </output>
      {button('forward', words.later, at + 1, moment.at === null)}
      {button('last', words.last, null, moment.at === null)}
      <button
        type="button"
        className="button button-quiet button-icon"
        aria-label={moment.at === null ? words.film.again : words.film.on}
        title={moment.at === null ? words.film.again : words.film.on}
        disabled={present === 0}
        onClick={watch}
      >
        <Icon name="play" size={16} />
      </button>
      <button
        type="button"
        className="button button-quiet button-icon"
        aria-label={copied ? words.copied : words.copyLink}
        title={copied ? words.copied : words.copyLink}
        onClick={() => void copy()}
      >
        <Icon name={copied ? 'check' : 'link'} size={16} />
      </button>
    </fieldset>
  )
}
