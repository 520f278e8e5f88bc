import { useEffect, useState } from 'react'
import '../styles/table/index.ts'
import { type Opened, openGame } from '../games.ts'
import { currentSettings } from '../settings.ts'
import { DeadEnd } from '../shell/dead-end.tsx'
import { Frame } from '../shell/frame.tsx'
import { keepLines } from '../table/kept-studies.ts'
import { LINKED } from '../table/new-table.ts'
import { useWords } from '../words/index.ts'
import { type Found, findGame, type Missing } from './load.ts'
import { type Mode, StudyPage } from './page.tsx'
import { LocalReviewer } from './review/local-reviewer.ts'
import { type Reviewer, WORLDS } from './review/reviewer.ts'
import { ServerReviewer } from './review/server-reviewer.ts'
import { StudyTable } from './study-table.ts'
import { useStudyWords } from './words.ts'

interface Ready {
  readonly found: Found
  readonly opened: Opened
  readonly table: StudyTable
  readonly reviewer: Reviewer | null
}

type Load = Ready | { readonly missing: Missing } | { readonly problem: string } | null

interface StudyRouteProps {
  readonly id: string | null
  readonly query: URLSearchParams
}

/** Opens a game to look back on it, or to try other moves. */
export function StudyRoute({ id, query }: StudyRouteProps) {
  const words = useWords()
  const study = useStudyWords()
  // Where to begin: from then on the page knows.
  const [start] = useState(() => ({
    at: numberIn(query, 'at'),
    line: numberIn(query, 'line'),
    mode: query.get('mode'),
    worlds: numberIn(query, 'worlds'),
  }))
  const [viewer] = useState(() => query.get('seat'))
  const [load, setLoad] = useState<Load>(null)
  useEffect(() => {
    let wanted = true
    let ready: Ready | null = null
    openStudy(id, viewer, start).then(
      (found) => {
        if ('table' in found) ready = found
        if (wanted) setLoad(found)
        else close(ready)
      },
      (problem: unknown) =>
        wanted && setLoad({ problem: problem instanceof Error ? problem.message : String(problem) }),
    )
    return () => {
      wanted = false
      close(ready)
    }
  }, [id, viewer, start])
  if (!load) return <p className="loading">{words.table.loading}</p>
  if ('table' in load) return <StudyPage {...load} mode={modeOf(start.mode, load)} worlds={start.worlds || WORLDS[0]} />
  const told = { 'not-found': words.table.notFound, 'not-whole': study.lost, running: study.notYours }
  return (
    <Frame page="study">
      <DeadEnd title={study.title} text={'missing' in load ? told[load.missing] : words.table.broken(load.problem)} />
    </Frame>
  )
}

function modeOf(wanted: string | null, { reviewer }: Ready): Mode {
  return wanted === 'analysis' || !reviewer ? 'analysis' : 'review'
}

async function openStudy(
  id: string | null,
  viewer: string | null,
  start: { readonly at: number | null; readonly line: number | null },
): Promise<Ready | { readonly missing: Missing }> {
  const found = await findGame(id, viewer)
  if (typeof found === 'string') return { missing: found }
  const [opened, table] = await Promise.all([openGame(found.file.game, currentSettings().language), openTable(found)])
  await table
    .show({ line: start.line, seq: start.at ?? table.state().end })
    .catch(() => table.show({ line: null, seq: 0 }))
  const reviewed = found.file.result !== null && opened.game.insight?.chances !== undefined
  return { found, opened, table, reviewer: reviewed ? reviewerFor(found, table) : null }
}

function reviewerFor({ table: id, online, file }: Found, table: StudyTable): Reviewer {
  if (!online || id === null) return new LocalReviewer(file)
  return new ServerReviewer({
    table: id,
    sum: (worlds, decisions) => table.ask('sum', { worlds, decisions }),
    instead: () => new LocalReviewer(file),
  })
}

/** Lines that do not fit the rules any more are left out, not the game. */
async function openTable({ table, file, seats, eyes }: Found): Promise<StudyTable> {
  const studied = {
    ...{ id: table ?? LINKED, seats, eyes },
    keep: (changed: { variations?: Parameters<typeof keepLines>[1] }) =>
      void (table && keepLines(table, changed.variations ?? []).catch(() => undefined)),
  }
  if (!file.variations) return StudyTable.open({ ...studied, file })
  return StudyTable.open({ ...studied, file }).catch(() => {
    const { variations: _, ...bare } = file
    return StudyTable.open({ ...studied, file: bare })
  })
}

function close(ready: Ready | null): void {
  ready?.table.close()
  ready?.reviewer?.close()
}

function numberIn(query: URLSearchParams, name: string): number | null {
  const text = query.get(name)
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}
