import type { GuideText } from '@boardroom/board-kit'
import type { Result } from '@boardroom/kernel'
import type { Opened } from '../games.ts'
import { useSettings } from '../settings.ts'
import { useWords } from '../words/index.ts'
import { Paragraphs, Prose } from './prose.tsx'
import { useHelpWords } from './words.ts'

interface CountedProps {
  readonly opened: Opened
  readonly scoring: GuideText['scoring']
  readonly result: Result
  readonly names: readonly string[]
}

/** How the game is scored, and the score of the game in the pictures, line by line. */
export function Counted({ opened, scoring, result, names }: CountedProps) {
  const words = useHelpWords()
  const { table } = useWords()
  const { language } = useSettings()
  const { board } = opened
  const rows = board.score(result, language)
  return (
    <section>
      <h2>{words.scoring}</h2>
      <Paragraphs texts={scoring.body} opened={opened} />
      <h3>{words.counted}</h3>
      <p>
        <Prose text={scoring.counted} opened={opened} />
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard */}
      <section className="guide-score" tabIndex={0} aria-label={words.counted}>
        <table>
          <thead>
            <tr>
              <td />
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, values, notes, below }) => (
              <tr key={label} className={below ? 'below' : ''}>
                <th scope="row">{label}</th>
                {names.map((name, seat) => (
                  <td key={name}>
                    {board.amount(values[seat] ?? 0, language)}
                    {notes?.[seat] && <small>{notes[seat]}</small>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{table.total}</th>
              {names.map((name, seat) => (
                <td key={name}>{board.amount(result.scores[seat] ?? 0, language)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </section>
  )
}
