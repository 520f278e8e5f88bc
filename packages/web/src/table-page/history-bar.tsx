import { Icon, type IconName } from '@boardroom/board-kit'
import { useState } from 'react'
import type { TableClient } from '../table/client.ts'
import { useTableContext } from '../table/context.ts'
import { isKeptHere, LINKED } from '../table/new-table.ts'
import { useWords } from '../words/index.ts'
import { type Film, lastTurns } from './film/use-film.ts'
import type { Moment } from './use-table.ts'

interface HistoryBarProps {
  readonly moment: Moment
  readonly present: number
  readonly film: Film
  /** Whether it offers a link to the moment. */
  readonly link?: boolean
}

/** Any past moment by slider, step by step, as a film, and as a link. */
export function HistoryBar({ moment, present, film, link: linked = true }: HistoryBarProps) {
  const words = useWords().table
  const { client, state } = useTableContext()
  const [copied, setCopied] = useState(false)
  const at = moment.at ?? present
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(await linkToMoment(client, at))
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
      {linked && (
        <button
          type="button"
          className="button button-quiet button-icon"
          aria-label={copied ? words.copied : words.copyLink}
          title={copied ? words.copied : words.copyLink}
          onClick={() => void copy()}
        >
          <Icon name={copied ? 'check' : 'link'} size={16} />
        </button>
      )}
    </fieldset>
  )
}

/** A table of this browser goes with the link: elsewhere nobody has it. */
async function linkToMoment(client: TableClient, at: number): Promise<string> {
  const { id } = client.state()
  if (!isKeptHere(id) && id !== LINKED) {
    const link = new URL(location.pathname, location.origin)
    link.searchParams.set('at', String(at))
    return link.href
  }
  const { linkTo } = await import('../table/share.ts')
  return linkTo(await client.file(), { at, line: null })
}
