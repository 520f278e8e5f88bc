import { Icon } from '@boardroom/board-kit'
import type { Explored, GameTypes, Topic } from '@boardroom/kernel'
import { useEffect, useState } from 'react'
import './explore.css'
import { type Opened, SHELF, titleOf } from '../games.ts'
import { useSettings } from '../settings.ts'
import { GameSwitch } from '../shell/game-switch.tsx'
import { coloursOf } from '../shell/game-window.tsx'
import { Link } from '../shell/router.tsx'
import { useGame } from '../shell/use-game.ts'
import { usePageTitle } from '../shell/use-page-title.ts'
import { Choices, percent } from './choices.tsx'
import { type Sources, useSources } from './explored.ts'
import { rowsOf } from './rows.ts'
import { useExploreWords } from './words.ts'

type Whose = 'bots' | 'here'

/** What was chosen in many games of one kind, and how it went. */
export function ExplorePage({ game }: { readonly game: string }) {
  const words = useExploreWords()
  const shelf = SHELF.get(game)
  const { opened } = useGame(game)
  const sources = useSources(game)
  const topics = useTopics(opened)
  usePageTitle(words.title(titleOf(game)))
  return (
    <div className="explore" style={shelf && coloursOf(shelf)}>
      <GameSwitch current={game} to={(other) => `/explore/${other}`} />
      <header>
        <h1>{words.title(titleOf(game))}</h1>
        <p>{words.intro}</p>
      </header>
      {opened && sources && topics && <Found key={game} opened={opened} sources={sources} topics={topics} />}
      <p>
        <Link to="/record" className="button button-quiet">
          <Icon name="trophy" /> {words.own}
        </Link>
      </p>
    </div>
  )
}

function useTopics(opened: Opened | null): readonly Topic<GameTypes>[] | null {
  const [loaded, setLoaded] = useState<{ readonly of: Opened; readonly topics: readonly Topic<GameTypes>[] } | null>(
    null,
  )
  useEffect(() => {
    if (!opened) return
    let wanted = true
    Promise.resolve(opened.game.topics?.() ?? []).then(
      (topics) => wanted && setLoaded({ of: opened, topics }),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [opened])
  return loaded?.of === opened ? loaded.topics : null
}

interface FoundProps {
  readonly opened: Opened
  readonly sources: Sources
  readonly topics: readonly Topic<GameTypes>[]
}

/** What was found in the games that one chooses: whose, and of how many. */
function Found({ opened, sources, topics }: FoundProps) {
  const words = useExploreWords()
  const [whose, setWhose] = useState<Whose>('bots')
  const tables = sources[whose]?.tables ?? []
  const most = tables.toSorted((a, b) => b.games - a.games || b.seats - a.seats)[0]?.seats
  const [wanted, setWanted] = useState<number | null>(null)
  const seats = tables.some((table) => table.seats === wanted) ? wanted : most
  const table = tables.find((each) => each.seats === seats)
  return (
    <>
      <div className="explore-choice">
        {sources.here && (
          <Segments
            name="whose"
            label={words.sources}
            values={['bots', 'here'] as const}
            value={whose}
            choose={setWhose}
            say={(each) => words[each]}
          />
        )}
        {tables.length > 0 && seats !== undefined && seats !== null && (
          <Segments
            name="seats"
            label={words.seats}
            values={tables.map((each) => each.seats)}
            value={seats}
            choose={setWanted}
            say={words.seatsOf}
          />
        )}
      </div>
      {table ? (
        <>
          <Base whose={whose} table={table} sources={sources} />
          {topics.map((topic) => (
            <TopicSection key={topic.id} topic={topic} table={table} opened={opened} />
          ))}
        </>
      ) : (
        <div className="no-tables">
          <p>{whose === 'here' ? words.noneHere : words.none}</p>
          <Link to={`/play/${opened.id}?online`} className="button button-primary">
            {words.open}
          </Link>
        </div>
      )}
    </>
  )
}

interface SegmentsProps<T extends string | number> {
  readonly name: string
  readonly label: string
  readonly values: readonly T[]
  readonly value: T
  readonly choose: (value: T) => void
  readonly say: (value: T) => string
}

function Segments<T extends string | number>({ name, label, values, value, choose, say }: SegmentsProps<T>) {
  return (
    <div className="segments" role="radiogroup" aria-label={label}>
      {values.map((each) => (
        <label key={each} className="segment">
          <input type="radio" name={name} checked={each === value} onChange={() => choose(each)} />
          <span>{say(each)}</span>
        </label>
      ))}
    </div>
  )
}

interface BaseProps {
  readonly whose: Whose
  readonly table: Explored
  readonly sources: Sources
}

/** Where the figures come from, and how to read them. */
function Base({ whose, table: { games, seats }, sources: { bots, here } }: BaseProps) {
  const words = useExploreWords()
  const { language } = useSettings()
  const base =
    whose === 'here'
      ? words.baseHere(games, words.seatsOf(seats), here?.most ?? games)
      : bots &&
        words.baseBots({
          games,
          seats,
          level: words.levels[bots.bot] ?? bots.bot,
          when: new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(bots.date)),
          varied: bots.varied,
        })
  return (
    <div className="explore-base">
      <p>{base}</p>
      <p>{words.fair(percent(1 / seats))}</p>
    </div>
  )
}

interface TopicProps {
  readonly topic: Topic<GameTypes>
  readonly table: Explored
  readonly opened: Opened
}

function TopicSection({ topic, table, opened }: TopicProps) {
  const { language } = useSettings()
  const { title, help, name } = topic.words[language]
  const rows = rowsOf(table, topic.id)
  if (rows.length === 0) return null
  return (
    <section className="explore-topic" aria-labelledby={`topic-${topic.id}`}>
      <h2 id={`topic-${topic.id}`}>{title}</h2>
      <p className="facts">{help}</p>
      <Choices
        key={table.seats}
        rows={rows}
        fair={1 / table.seats}
        name={name}
        amount={(score) => opened.board.amount(Math.round(score), language)}
        labelledBy={`topic-${topic.id}`}
      />
    </section>
  )
}
