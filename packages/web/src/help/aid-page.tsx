import './guide.css'
import type { Guide } from '@boardroom/board-kit'
import type { Opened } from '../games.ts'
import { useWords } from '../words/index.ts'
import { useGuideText } from './use-guide-text.ts'
import { useHelpWords } from './words.ts'

/** What one looks up while playing, on one sheet of paper. */
export function AidPage({ opened, guide }: { readonly opened: Opened; readonly guide: Guide }) {
  const text = useGuideText(guide)
  const words = useHelpWords()
  const loading = useWords().loading
  if (!text) return <p className="loading">{loading}</p>
  return (
    <article className="aid">
      <header>
        <h1>{words.aidTitle(opened.game.title)}</h1>
        <div className="aid-print">
          <button type="button" className="button" onClick={() => print()}>
            {words.print}
          </button>
          <small>{words.printHint}</small>
        </div>
      </header>
      <div className="aid-blocks">
        <section>
          <h2>{words.round}</h2>
          <ol>
            {text.round.steps.map(({ name, who, what }) => (
              <li key={name}>
                <strong>{name}</strong> <em>{who}</em>: {what}
              </li>
            ))}
          </ol>
        </section>
        {text.aid.map(({ title, rows }) => (
          <section key={title}>
            <h2>{title}</h2>
            <dl>
              {rows.map(({ sign, name, text: said }) => (
                <div key={name}>
                  <dt>
                    {sign && <span aria-hidden="true">{sign}</span>}
                    {name}
                  </dt>
                  <dd>{said}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </article>
  )
}
