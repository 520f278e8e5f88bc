import { Icon, type IconName } from '@boardroom/board-kit'
import { useState } from 'react'
import { useWords } from '../words/index.ts'
import type { Moment } from './use-table.ts'

/** Any past moment by slider, step by step, and as a link. */
export function HistoryBar({ moment, present }: { readonly moment: Moment; readonly present: number }) {
  const words = useWords().table
  const [copied, setCopied] = useState(false)
  const at = moment.at ?? present
  const copy = async (): Promise<void> => {
    const link = new URL(location.pathname, location.origin)
    link.searchParams.set('at', String(at))
    await navigator.clipboard.writeText(link.href)
    setCopied(true)
    setTimeout(() => setCopied(false), 2000)
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
        aria-label={copied ? words.copied : words.copyLink}
        title={copied ? words.copied : words.copyLink}
        onClick={() => void copy()}
      >
        <Icon name={copied ? 'check' : 'link'} size={16} />
      </button>
    </fieldset>
  )
}
