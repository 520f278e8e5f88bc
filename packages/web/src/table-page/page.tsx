import { HandsContext, ShotContext } from '@boardroom/board-kit'
import type { Names, Seat } from '@boardroom/kernel'
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import '../styles/staged.css'
import '../styles/beside.css'
import { lookOn } from '../explain/look-on.ts'
import { useExplained } from '../explain/use-explained.ts'
import type { Opened } from '../games.ts'
import { useHelp } from '../help/context.ts'
import { WithHelp } from '../help/drawer.tsx'
import { Guided } from '../lessons/guide.tsx'
import type { Taught } from '../lessons/load.ts'
import { useTeacher } from '../lessons/use-teacher.ts'
import { OnlineSide } from '../online/side.tsx'
import { OnlineStrip } from '../online/strip.tsx'
import { GameArea } from '../shell/game-area.tsx'
import { useSpoken } from '../shell/use-game.ts'
import { useShortcuts } from '../shell/use-shortcuts.ts'
import type { TableClient, TableState } from '../table/client.ts'
import { isAsked, ownSeat, TableContext, type TableContextValue } from '../table/context.ts'
import { useWords } from '../words/index.ts'
import { Curtain } from './curtain.tsx'
import { EndScreen } from './end-screen.tsx'
import { FilmScreen } from './film/screen.tsx'
import { useBotsWait } from './film/use-bots-wait.ts'
import { lastTurns, useFilm } from './film/use-film.ts'
import { HistoryBar } from './history-bar.tsx'
import { Keys } from './keys.tsx'
import { LiveRegion } from './live.tsx'
import { Log } from './log.tsx'
import { OfferBox } from './offer.tsx'
import { Panels } from './panels.tsx'
import { Prompt, primaryOf } from './prompt.tsx'
import { saveFile } from './save-file.ts'
import { SeatPanel } from './seat-panel.tsx'
import { Seats } from './seats.tsx'
import { TipBox } from './tip-box.tsx'
import { type Panel, TopBar } from './top-bar.tsx'
import { useTableHands } from './use-hands.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useSheet } from './use-sheet.ts'
import { useMoment, useTable } from './use-table.ts'
import { useTurnSignal } from './use-turn-signal.ts'

interface TablePageProps {
  readonly client: TableClient
  readonly opened: Opened
  readonly moment: string | null
  /** The lesson that is given here. */
  readonly taught?: Taught | null
}

export function TablePage({ client, opened: first, moment, taught = null }: TablePageProps) {
  // Of moves that come fast one after the other the page is drawn for the last, and no picture waits until it is drawn.
  const state = useDeferredValue(useTable(client))
  const opened = useSpoken(first)
  const names: Names = useMemo(() => ({ seat: (seat) => state.seats[seat]?.name ?? `${seat + 1}` }), [state.seats])
  const value: TableContextValue = useMemo(
    () => ({ client, state, opened, board: opened.board, text: opened.text, language: opened.language, names }),
    [client, state, opened, names],
  )
  const next = useHotSeat(client, state, opened)
  useTurnSignal(isAsked(state) && (client.local.length === 1 || state.seats.some(({ bot }) => bot)), opened.game.title)
  return (
    <TableContext value={value}>
      {next.curtain === null ? (
        <WithHelp keys={<Keys />}>
          <OpenTable value={value} moment={moment} shared={client.local.length > 1} taught={taught} />
        </WithHelp>
      ) : (
        <Curtain seat={next.curtain} open={next.open} />
      )}
    </TableContext>
  )
}

/** Hands the screen to the next person who is asked; with a curtain where something is secret. */
function useHotSeat(
  client: TableClient,
  state: TableState,
  opened: Opened,
): { curtain: Seat | null; open: () => void } {
  const [alone, setAlone] = useState<Seat | null>(null)
  const { view } = state
  const shared = client.local.length > 1
  const secret = shared && opened.board.secret(view)
  const next = client.local.find((seat) => view.asked.includes(seat)) ?? null
  const handOver = shared && next !== null && !isAsked(state)
  useEffect(() => {
    if (!secret) setAlone(null)
    if (handOver && !secret && next !== null) void client.sit(next)
  }, [client, handOver, secret, next])
  const wanted = isAsked(state) ? ownSeat(state) : next
  return {
    curtain: secret && wanted !== null && alone !== wanted ? wanted : null,
    open: () => {
      if (wanted === null) return
      void client.sit(wanted).then(() => setAlone(wanted))
    },
  }
}

interface OpenTableProps {
  readonly value: TableContextValue
  readonly moment: string | null
  readonly shared: boolean
  readonly taught: Taught | null
}

function OpenTable({ value, moment: wanted, shared, taught }: OpenTableProps) {
  const { client, state, board, text, language, names } = value
  const words = useWords().table
  const moment = useMoment(client, state, wanted)
  const film = useFilm(client, state, moment, board)
  // Nothing is decided on a position that is over.
  const present = moment.at === null && !film.behind
  const teacher = useTeacher(taught, state, present, language, names)
  const table = useTableHands(client, state, present, board, film.cut, teacher)
  const guided = teacher?.card?.places.length ? teacher.card.key : null
  const [sheet, toggle] = useSheet(state.view.seq, guided)
  const [panel, setPanel] = useState<Panel | null>(null)
  const [seat, setSeat] = useState<Seat | null>(null)
  const [endHidden, setEndHidden] = useState(false)
  const { result } = state.view
  const [wasOver] = useState(result !== null)
  /** Whether it is known who won: not before the score has been counted. */
  const [told, setTold] = useState(wasOver)
  const tell = useCallback(() => setTold(true), [])
  const ended = result !== null && present && !endHidden && !film.running
  const save = (): void => void saveFile(client)
  const help = useHelp()
  const at = moment.at ?? state.view.seq
  const { view } = film
  const explained = useExplained(table.tip, view)
  useShortcuts({
    m: () => toggle('moves'),
    h: () => client.hints && toggle('hint'),
    u: () => state.canUndo && present && table.undo(),
    c: () => {
      const primary = primaryOf(table.hands.moves, board.confirms)
      if (primary) table.hands.take([primary], document.body)
    },
    '[': () => moment.show(at - 1),
    ']': () => moment.show(at + 1),
    '?': () => help?.open(table.whyNot?.rule ?? explained?.rule),
    i: () => board.explains && help?.icons(),
    e: () => lookOn(1),
    'shift+e': () => lookOn(-1),
    w: () => film.from(lastTurns(state)),
    ...(film.behind && { ' ': film.skip }),
    escape: () =>
      help?.isOpen
        ? help.close()
        : table.tip
          ? table.tips.away()
          : table.offer
            ? table.cancel()
            : film.running
              ? film.skip()
              : moment.show(null),
  })
  useBotsWait(client, film)
  useKeptFocus(state.view.seq, film.shot, film.behind)
  const after = table.preview?.view ?? null
  const log = useMemo(() => state.log.filter(({ seq }) => seq <= view.seq), [state.log, view.seq])
  // A touch of the board ends the film; what it meant is asked about, for it was meant for what is over now.
  const interrupt = (): void => {
    if (!film.behind) return
    table.beware()
    flushSync(film.skip)
  }
  const props = useMemo(
    () => ({ view, after, log, language, names, text, shared }),
    [view, after, log, language, names, text, shared],
  )
  // Drawn again only for another position: what happens around it does not touch it.
  const drawn = useMemo(
    () => (
      <GameArea game={state.game}>
        <board.Board {...props} />
      </GameArea>
    ),
    [board, props, state.game],
  )
  return (
    <HandsContext value={table.hands}>
      <a className="skip" href="#prompt">
        {words.yourTurn}
      </a>
      <Guided teacher={teacher} play={table.make}>
        <div
          className="table"
          data-game={state.game}
          data-shot={film.shot?.entry.type}
          data-counting={(ended && !told) || undefined}
        >
          <TopBar view={view} open={setPanel} save={save} />
          <main
            className={`table-board ${moment.at === null ? '' : 'table-past'}`}
            id="board"
            data-seq={view.seq}
            onPointerDownCapture={interrupt}
          >
            {ended && result ? (
              <EndScreen
                result={result}
                fresh={!wasOver}
                told={tell}
                showBoard={() => {
                  tell()
                  setEndHidden(true)
                }}
                show={moment.show}
                save={save}
              />
            ) : (
              <ShotContext value={film.shot}>{drawn}</ShotContext>
            )}
          </main>
          <aside className="table-side" aria-label={words.seats}>
            <Seats view={view} after={after} told={told} open={(each) => setSeat(each === seat ? null : each)} />
            {result && endHidden && (
              <button type="button" className="button" onClick={() => setEndHidden(false)}>
                {words.showResult}
              </button>
            )}
            <div className="side-log">
              <HistoryBar moment={moment} present={state.view.seq} film={film} />
              <Log at={moment.at} log={film.log} show={moment.show} />
            </div>
            <OnlineSide />
          </aside>
          <div className="table-prompt" id="prompt" tabIndex={-1}>
            <OnlineStrip at={moment.at} show={moment.show} />
            <Prompt table={table} moment={moment} film={film} sheet={sheet} toggle={toggle} />
          </div>
        </div>
      </Guided>
      {!table.offer && <TipBox table={table} explained={explained} />}
      {table.offer && <OfferBox table={table} />}
      <FilmScreen film={film} />
      <LiveRegion />
      {seat !== null && <SeatPanel seat={seat} close={() => setSeat(null)} board={props} />}
      {panel && (
        <Panels panel={panel} moment={moment} film={film} open={setPanel} close={() => setPanel(null)} save={save} />
      )}
    </HandsContext>
  )
}
