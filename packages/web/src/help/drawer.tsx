import './drawer.css'
import { Icon } from '@boardroom/board-kit'
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { Opened } from '../games.ts'
import { useSettings } from '../settings.ts'
import { useTableContext } from '../table/context.ts'
import { useWords } from '../words/index.ts'
import { HelpContext } from './context.ts'
import { FoundIcons, Legend } from './legend.tsx'
import { RuleList } from './rule-list.tsx'
import { chapterOf, type RuleEntry, searchRules } from './search.ts'
import { type Drawer, useDrawer } from './use-drawer.ts'
import { useSynonyms } from './use-guide.ts'
import { useRules } from './use-rules.ts'
import { useHelpWords } from './words.ts'

/** A table with help at hand: links to rules open beside it. */
export function WithHelp({ keys, children }: { readonly keys: ReactNode; readonly children: ReactNode }) {
  const drawer = useDrawer()
  return (
    <HelpContext value={drawer.help}>
      {children}
      <HelpDrawer drawer={drawer} keys={keys} />
    </HelpContext>
  )
}

/** Help beside the table, over the log: the rule in question, its chapter, search. The game goes on underneath. */
function HelpDrawer({ drawer, keys }: { readonly drawer: Drawer; readonly keys: ReactNode }) {
  const {
    trail,
    back,
    help: { close },
  } = drawer
  const { opened } = useTableContext()
  const words = useHelpWords()
  const { rules: ruleWords, table } = useWords()
  const [wanted, setWanted] = useState('')
  const body = useRef<HTMLDivElement>(null)
  const subject = trail.at(-1)
  const rules = useRules(opened, subject !== undefined)
  const entries = useMemo(() => rules && Object.entries(rules), [rules])
  useEffect(() => {
    if (!subject) return
    // A sheet over the table would lie over the help, too.
    for (const sheet of document.querySelectorAll('dialog')) sheet.close()
    setWanted('')
    body.current?.scrollTo(0, 0)
    body.current?.focus()
  }, [subject])
  if (!subject) return null
  const press = (event: KeyboardEvent): void => {
    // The keys of the table are not meant while somebody reads.
    event.stopPropagation()
    if (event.key !== 'Escape') return
    event.preventDefault()
    close()
  }
  return (
    <div className="help" role="dialog" aria-label={words.help} onKeyDown={press}>
      <header>
        {trail.length > 1 && (
          <button type="button" className="button button-quiet" onClick={back}>
            <span aria-hidden="true">←</span> {words.back}
          </button>
        )}
        <h2>{words.help}</h2>
        <button type="button" className="button button-quiet button-icon" onClick={close} aria-label={words.close}>
          <Icon name="close" />
        </button>
      </header>
      <label className="search">
        <Icon name="search" />
        <input
          type="search"
          value={wanted}
          placeholder={ruleWords.search}
          aria-label={ruleWords.search}
          onChange={(event) => setWanted(event.target.value)}
        />
      </label>
      <div className="help-body" ref={body} tabIndex={-1}>
        {subject === 'icons' && !wanted.trim() ? (
          <Legend opened={opened} />
        ) : !entries ? (
          <p className="loading">{table.loading}</p>
        ) : wanted.trim() ? (
          <Found opened={opened} rules={entries} wanted={wanted} />
        ) : typeof subject === 'object' ? (
          <Wanted opened={opened} rules={entries} rule={subject.rule} />
        ) : (
          <Now opened={opened} rules={entries} keys={keys} />
        )}
      </div>
    </div>
  )
}

interface ReadProps {
  readonly opened: Opened
  readonly rules: readonly RuleEntry[]
}

function Found({ opened, rules, wanted }: ReadProps & { readonly wanted: string }) {
  const words = useWords().rules
  const synonyms = useSynonyms(opened.id)
  const found = searchRules(rules, wanted, synonyms)
  return (
    <>
      <p className="facts" role="status">
        {found.length > 0 ? words.results(found.length) : words.none}
      </p>
      <FoundIcons opened={opened} wanted={wanted} />
      <RuleList entries={found} game={opened.id} />
    </>
  )
}

/** One rule, and what stands around it. */
function Wanted({ opened, rules, rule }: ReadProps & { readonly rule: string }) {
  const words = useHelpWords()
  const { language } = useSettings()
  const chapter = chapterOf(rule)
  return (
    <>
      <RuleList entries={rules.filter(([id]) => id === rule)} game={opened.id} wanted={rule} />
      <h3>{words.rest(opened.board.chapter(chapter, language))}</h3>
      <RuleList entries={rules.filter(([id]) => id !== rule && chapterOf(id) === chapter)} game={opened.id} />
      <Elsewhere game={opened.id} />
    </>
  )
}

/** What is asked now, by the rules of its moves; then everything else there is. */
function Now({ opened, rules, keys }: ReadProps & { readonly keys: ReactNode }) {
  const { state } = useTableContext()
  const words = useHelpWords()
  const { language } = useSettings()
  const { table } = useWords()
  const step = opened.game.steps.find(({ name }) => name === state.view.agenda.at(-1)?.step)
  const asked = new Set(step && 'moves' in step ? step.moves.map(({ rule }) => rule) : [])
  const chapters = Map.groupBy(rules, ([id]) => chapterOf(id))
  return (
    <>
      {asked.size > 0 && (
        <>
          <h3>{words.now}</h3>
          <RuleList entries={rules.filter(([id]) => asked.has(id))} game={opened.id} />
        </>
      )}
      <Elsewhere game={opened.id} />
      <h3>{words.chapters}</h3>
      {[...chapters].map(([chapter, entries]) => (
        <details key={chapter}>
          <summary>{opened.board.chapter(chapter, language)}</summary>
          <RuleList entries={entries} game={opened.id} />
        </details>
      ))}
      <h3>{table.shortcuts}</h3>
      {keys}
    </>
  )
}

/** Pages about the game; beside the table, so that nobody leaves it. */
function Elsewhere({ game }: { readonly game: string }) {
  const words = useHelpWords()
  const pages = [
    ['', words.guide],
    ['/aid', words.aid],
    ['/all', words.reference],
  ] as const
  return (
    <ul className="help-pages">
      {pages.map(([path, name]) => (
        <li key={path}>
          <a href={`/rules/${game}${path}`} target="_blank" rel="noreferrer">
            {name} <span aria-hidden="true">↗</span>
            <span className="visually-hidden"> ({words.newTab})</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
