import { Icon } from '@boardroom/board-kit'
import { useEffect, useMemo, useState } from 'react'
import type { Opened } from '../games.ts'
import { RuleText } from '../help/rule-link.tsx'
import { chapterOf, type RuleEntry, searchRules } from '../help/search.ts'
import { useSynonyms } from '../help/use-guide.ts'
import { useRules } from '../help/use-rules.ts'
import { useSettings } from '../settings.ts'
import { Link } from '../shell/router.tsx'
import { useWords } from '../words/index.ts'

/** All rules by their ids, searchable by everyday words: in chapters, or best answer first. */
export function Reference({ opened, rule }: { readonly opened: Opened; readonly rule: string | null }) {
  const words = useWords().rules
  const { language } = useSettings()
  const [wanted, setWanted] = useState('')
  const synonyms = useSynonyms(opened.id)
  const rules = useRules(opened)
  const found = useMemo(() => searchRules(Object.entries(rules ?? {}), wanted, synonyms), [rules, wanted, synonyms])
  useEffect(() => {
    if (rule && rules) document.getElementById(rule)?.scrollIntoView({ block: 'center' })
  }, [rule, rules])
  const chapters = Map.groupBy(found, ([ruleId]) => chapterOf(ruleId))
  const asked = wanted.trim() !== ''
  const article = (entry: RuleEntry) => (
    <Rule key={entry[0]} entry={entry} game={opened.id} wanted={entry[0] === rule} />
  )
  return (
    <>
      <h1>
        {words.title}: {opened.game.title}
      </h1>
      <search>
        <label className="search">
          <Icon name="search" />
          <input
            type="search"
            value={wanted}
            placeholder={words.search}
            aria-label={words.search}
            onChange={(event) => setWanted(event.target.value)}
          />
        </label>
        <p className="facts" aria-live="polite">
          {rules && (found.length > 0 ? words.results(found.length) : words.none)}
        </p>
      </search>
      {asked && found.map(article)}
      {!asked && (
        <nav aria-label={words.chapters} className="chapters">
          {[...chapters.keys()].map((chapter) => (
            <a key={chapter} href={`#chapter-${chapter}`}>
              {opened.board.chapter(chapter, language)}
            </a>
          ))}
        </nav>
      )}
      {!asked &&
        [...chapters].map(([chapter, entries]) => (
          <section key={chapter} aria-labelledby={`chapter-${chapter}`}>
            <h2 id={`chapter-${chapter}`}>{opened.board.chapter(chapter, language)}</h2>
            {entries.map(article)}
          </section>
        ))}
    </>
  )
}

interface RuleProps {
  readonly entry: RuleEntry
  readonly game: string
  readonly wanted: boolean
}

function Rule({ entry: [id, help], game, wanted }: RuleProps) {
  const words = useWords().rules
  return (
    <article id={id} className={`rule ${wanted ? 'rule-wanted' : ''}`}>
      <h3>
        <Link to={`/rules/${game}/${id}`} className="rule-id" label={`${words.link}: ${id}`}>
          {id}
        </Link>
        {help.title}
      </h3>
      <RuleText text={help.text} game={game} />
    </article>
  )
}
