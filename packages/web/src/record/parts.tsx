import type { AnyBoard } from '@boardroom/board-kit'
import { useSettings } from '../settings.ts'
import { type OwnGame, partsOf } from './own-games.ts'
import { useRecordWords } from './words.ts'

/** Where one's points come from, category by category. */
export function Parts({ games, board }: { readonly games: readonly OwnGame[]; readonly board: AnyBoard }) {
  const words = useRecordWords()
  const { language } = useSettings()
  const parts = partsOf(games, ({ result }) => board.score(result, language))
  const top = Math.max(1, ...parts.flatMap(({ yours, theirs }) => [Math.abs(yours), Math.abs(theirs ?? 0)]))
  const bar = (value: number, className: string, name: string) => (
    <div className="record-bar">
      <span className={className} style={{ inlineSize: `${(Math.abs(value) / top) * 100}%` }} />
      <small>
        {board.amount(Math.round(value))} {name}
      </small>
    </div>
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
              {bar(yours, 'record-yours', words.yours)}
              {theirs !== null && bar(theirs, 'record-theirs', words.theirs)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
