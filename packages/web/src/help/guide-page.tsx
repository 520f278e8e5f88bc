import '../styles/table/index.ts'
import './guide.css'
import type { Guide, GuideText } from '@boardroom/board-kit'
import type { Names } from '@boardroom/kernel'
import { useEffect, useMemo, useState } from 'react'
import type { Opened } from '../games.ts'
import { Link } from '../shell/router.tsx'
import { useWords } from '../words/index.ts'
import { Counted } from './counted.tsx'
import { Paragraphs, Prose } from './prose.tsx'
import { RoundPicture } from './round-picture.tsx'
import { SceneFigure } from './scene-figure.tsx'
import { type Shots, shotsOf } from './shots.ts'
import { useGuideText } from './use-guide-text.ts'
import { useHelpWords } from './words.ts'

interface GuidePageProps {
  readonly opened: Opened
  readonly guide: Guide
}

/** A game on one page: what one wants, how a round goes, each phase with a picture, scoring, first steps. */
export function GuidePage({ opened, guide }: GuidePageProps) {
  const text = useGuideText(guide)
  const words = useHelpWords()
  const shots = useShots(opened, guide)
  const loading = useWords().loading
  if (!text) return <p className="loading">{loading}</p>
  return (
    <article className="guide" data-game={opened.id}>
      <header>
        <h1>{opened.game.title}</h1>
        <p className="guide-lead">{text.lead}</p>
      </header>
      <div className="guide-aim">
        <Paragraphs texts={text.aim} opened={opened} />
      </div>
      <section>
        <h2>{words.round}</h2>
        <RoundPicture round={text.round} />
      </section>
      <Chapters opened={opened} guide={guide} text={text} shots={shots} />
      {shots?.result && <Counted opened={opened} scoring={text.scoring} result={shots.result} names={shots.names} />}
      <section>
        <h2>{words.firstTurn}</h2>
        <Paragraphs texts={text.firstTurn} opened={opened} />
      </section>
      <section>
        <h2>{words.mistakes}</h2>
        <ol className="guide-mistakes">
          {text.mistakes.map((mistake) => (
            <li key={mistake}>
              <Prose text={mistake} opened={opened} />
            </li>
          ))}
        </ol>
      </section>
      <footer className="actions">
        <Link to={`/play/${opened.id}`} className="button button-primary">
          {words.play}
        </Link>
        <Link to={`/rules/${opened.id}/aid`} className="button">
          {words.aid}
        </Link>
        <button type="button" className="button" onClick={() => print()}>
          {words.print}
        </button>
      </footer>
    </article>
  )
}

interface ChaptersProps extends GuidePageProps {
  readonly text: GuideText
  readonly shots: Shots | null
}

function Chapters({ opened, guide, text, shots }: ChaptersProps) {
  const names: Names = useMemo(() => ({ seat: (seat) => shots?.names[seat] ?? `${seat + 1}` }), [shots])
  return text.chapters.map(({ title, body, scene: name }) => {
    const scene = name && guide.scenes[name]
    const shot = name && shots?.of.get(name)
    const caption = name && text.captions[name]
    return (
      <section key={title}>
        <h2>{title}</h2>
        <Paragraphs texts={body} opened={opened} />
        {scene && shot && caption && (
          <SceneFigure
            opened={opened}
            scene={scene}
            shot={shot}
            names={names}
            name={name}
            caption={caption(shot.view, names)}
          />
        )}
      </section>
    )
  })
}

/** The positions of the pictures, once the game is loaded and played again. */
function useShots(opened: Opened, guide: Guide): Shots | null {
  const [shots, setShots] = useState<Shots | null>(null)
  useEffect(() => {
    let wanted = true
    void guide.played().then((file) => wanted && setShots(shotsOf(opened.game, file, guide.scenes)))
    return () => {
      wanted = false
    }
  }, [opened, guide])
  return shots
}
