import { Icon } from '@boardroom/board-kit'
import type { RuleHelp } from '@boardroom/kernel'
import { useEffect, useMemo, useState } from 'react'
import { useSettings } from '../settings.ts'
import { GameSwitch } from '../shell/game-switch.tsx'
import { go, Link } from '../shell/router.tsx'
import { useGame } from '../shell/use-game.ts'
import { useWords } from '../words/index.ts'
import { Lost } from './lost.tsx'

type RuleEntry = readonly [string, RuleHelp]

/** Rules of a game by their ids, searchable; every rule has an address of its own. */
export function Rules({ id, rule }: { readonly id: string; readonly rule: string | null }) {
  const { opened, problem } = useGame(id)
  const words = useWords()
  const { language } = useSettings()
  const [wanted, setWanted] = useState('')
  const rules = opened?.texts[language].rules
  const found = useMemo(() => search(Object.entries(rules ?? {}), wanted), [rules, wanted])
  useEffect(() => {
    if (rule && rules) document.getElementById(rule)?.scrollIntoView({ block: 'center' })
  }, [rule, rules])
  if (problem) return <Lost />
  if (!opened) return <p className="loading">{words.table.loading}</p>
  const chapters = Map.groupBy(found, ([ruleId]) => chapterOf(ruleId))
  return (
    <div className="rules">
      <GameSwitch current={opened.id} to={(game) => `/rules/${game}`} />
      <h1>
        {words.rules.title}: {opened.game.title}
      </h1>
      <search>
        <label className="search">
          <Icon name="search" />
          <input
            type="search"
            value={wanted}
            placeholder={words.rules.search}
            aria-label={words.rules.search}
            onChange={(event) => setWanted(event.target.value)}
          />
        </label>
        <p className="facts" aria-live="polite">
          {found.length > 0 ? words.rules.results(found.length) : words.rules.none}
        </p>
      </search>
      <nav aria-label={words.rules.chapters} className="chapters">
        {[...chapters.keys()].map((chapter) => (
          <a key={chapter} href={`#chapter-${chapter}`}>
            {opened.board.chapter(chapter, language)}
          </a>
        ))}
      </nav>
      {[...chapters].map(([chapter, entries]) => (
        <section key={chapter} aria-labelledby={`chapter-${chapter}`}>
          <h2 id={`chapter-${chapter}`}>{opened.board.chapter(chapter, language)}</h2>
          {entries.map(([ruleId, help]) => (
            <article key={ruleId} id={ruleId} className={`rule ${ruleId === rule ? 'rule-wanted' : ''}`}>
              <h3>
                <Link to={`/rules/${id}/${ruleId}`} className="rule-id" label={`${words.rules.link}: ${ruleId}`}>
                  {ruleId}
                </Link>
                {help.title}
              </h3>
              <RuleText text={help.text} game={id} />
            </article>
          ))}
        </section>
      ))}
    </div>
  )
}

function search(rules: readonly RuleEntry[], wanted: string): readonly RuleEntry[] {
  const needles = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return rules.filter(([id, { title, text }]) => {
    const hay = `${id} ${title} ${text}`.toLocaleLowerCase()
    return needles.every((needle) => hay.includes(needle))
  })
}

function chapterOf(rule: string): string {
  return rule.split('-').slice(0, -1).join('-')
}

const RULE_ID = /\b([A-Z]{2,3}-[A-Z]{3}-\d{2})\b/

/** Rule ids inside a text lead to their rules. */
export function RuleText({ text, game }: { readonly text: string; readonly game: string }) {
  const parts = text.split(RULE_ID)
  return (
    <p>
      {parts.map((part, place) =>
        place % 2 === 1 ? (
          <a
            key={place}
            href={`/rules/${game}/${part}`}
            onClick={(event) => {
              event.preventDefault()
              go(`/rules/${game}/${part}`)
            }}
          >
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  )
}
