import { useEffect } from 'react'
import { SHELF } from '../games.ts'
import { useSettings } from '../settings.ts'
import { useGame } from '../shell/use-game.ts'
import { usePageTitle } from '../shell/use-page-title.ts'
import { useWords } from '../words/index.ts'

export function About() {
  const { about, home } = useWords()
  usePageTitle(about.title)
  return (
    <div className="about">
      <h1>{about.title}</h1>
      <p>{about.intro}</p>
      <nav className="game-switch" aria-label={home.games}>
        {[...SHELF].map(([game, { title }]) => (
          <a key={game} className="game-link" href={`#edition-${game}`}>
            {title}
          </a>
        ))}
      </nav>
      {[...SHELF.keys()].map((game) => (
        <Edition key={game} id={game} />
      ))}
    </div>
  )
}

/** What is printed, what is read from pictures, what is our own guess. */
function Edition({ id }: { readonly id: string }) {
  const { opened } = useGame(id)
  const words = useWords()
  const { language } = useSettings()
  const { about } = words
  // Each that comes moves the others: whoever came for one of them stays with it.
  useEffect(() => {
    if (opened && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [opened])
  if (!opened) return <p className="loading">{words.loading}</p>
  const { game, text, board } = opened
  return (
    <section aria-labelledby={`edition-${id}`} data-game={id}>
      <h2 id={`edition-${id}`}>{game.title}</h2>
      <p className="facts">
        {about.designers}: {game.designers.join(', ')} · {about.rulesVersion} {game.rules}
      </p>
      <h3>{about.edition}</h3>
      {text.edition.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h3>{about.components}</h3>
      <table className="ledger">
        <thead>
          <tr>
            <th scope="col">{about.group}</th>
            <th scope="col" className="number">
              {about.count}
            </th>
            <th scope="col">{about.source}</th>
          </tr>
        </thead>
        <tbody>
          {game.components.map((group) => (
            <tr key={group.id}>
              <th scope="row">{board.component(group.id, language)}</th>
              <td className="number">{group.count}</td>
              <td>
                <strong>{about.sources[group.source]}</strong>, {about.sourceHelp[group.source]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
