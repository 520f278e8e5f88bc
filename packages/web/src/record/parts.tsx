import type { AnyBoard } from '@boardroom/board-kit'
import type { CSSProperties, ReactNode } from 'react'
import { useSettings } from '../settings.ts'
import { type OwnGame, partsOf } from './own-games.ts'
import { useRecordWords } from './words.ts'

/** Where one's points come from, category by category. */
export function Parts({ games, board }: { readonly games: readonly OwnGame[]; readonly board: AnyBoard }) {
  const words = useRecordWords()
  const { language } = useSettings()
  const parts = partsOf(games, ({ result }) => board.score(result, language))
  const top = Math.max(1, ...parts.flatMap(({ yours, theirs }) => [Math.abs(yours), Math.abs(theirs ?? 0)]))
  const bar = (value: number, whose: 'yours' | 'theirs') => (
    <Bar part={Math.abs(value) / top} whose={whose}>
      {board.amount(Math.round(value), language)} {words[whose]}
    </Bar>
  )
  return (
    <section>
      <h3>{words.parts}</h3>
      <p className="record-help">{words.partsHelp}</p>
      <dl className="record-parts">
        {parts.map(({ label, yours, theirs }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {bar(yours, 'yours')}
              {theirs !== null && bar(theirs, 'theirs')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface BarProps {
  /** Of the longest one. */
  readonly part: number
  readonly whose: 'yours' | 'theirs'
  readonly children: ReactNode
}

export function Bar({ part, whose, children }: BarProps) {
  return (
    <div className="record-bar">
      <span className={`record-${whose}`} style={{ '--part': part } as CSSProperties} />
      <small>{children}</small>
    </div>
  )
}
