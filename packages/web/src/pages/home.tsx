import { Icon, SeatMark, type Shelf } from '@boardroom/board-kit'
import { FIRST_LEVEL } from '@boardroom/bots/names'
import { type ChangeEvent, useEffect, useState } from 'react'
import { FIRST_GAME, SHELF, titleOf } from '../games.ts'
import { ContinueOnline } from '../online/continue.tsx'
import { currentSettings, useSettings } from '../settings.ts'
import { go, Link } from '../shell/router.tsx'
import { isRunningFile, newTable, tableFromFile } from '../table/new-table.ts'
import { allTables, forgetTable, type TableRecord } from '../table/store.ts'
import { useWords } from '../words/index.ts'

const BOT_NAMES = ['Marshall', 'Philip', 'Bertha']

/** You against bots, or alone: the quickest way to a first move. */
export async function playNow(game: string, you: string): Promise<void> {
  const name = currentSettings().name || you
  const bots = BOT_NAMES.slice(0, (SHELF.get(game)?.atOnce ?? 1) - 1).map((bot) => ({ name: bot, bot: FIRST_LEVEL }))
  const id = await newTable({ game, seats: [{ name, bot: null }, ...bots], options: {} })
  go(`/table/${id}`)
}

export function Home() {
  const words = useWords()
  const { home } = words
  return (
    <>
      <section className="welcome">
        <div>
          <h1>{words.motto}</h1>
          <p>{home.intro}</p>
          <div className="actions">
            <button
              type="button"
              className="button button-primary button-large"
              onClick={() => void playNow(FIRST_GAME, words.create.you)}
            >
              <Icon name="play" /> {home.botsNow}
            </button>
            <Link to="/play" className="button button-large">
              <Icon name="people" /> {home.ownTable}
            </Link>
          </div>
        </div>
      </section>
      <Tables />
      <section aria-labelledby="games">
        <h2 id="games">{home.games}</h2>
        <ul className="shelf">
          {[...SHELF].map(([game, shelf]) => (
            <GameCard key={game} game={game} shelf={shelf} />
          ))}
        </ul>
      </section>
    </>
  )
}

function GameCard({ game, shelf }: { readonly game: string; readonly shelf: Shelf }) {
  const words = useWords()
  const { home } = words
  const { language } = useSettings()
  const { title, line, seats, atOnce, Picture } = shelf
  return (
    <li className="game-card" data-game={game}>
      <Picture />
      <div className="game-card-text">
        <h3>{title}</h3>
        <p className="facts">{home.players(seats.min, seats.max)}</p>
        <p>{line[language]}</p>
        <div className="actions">
          <button type="button" className="button button-primary" onClick={() => void playNow(game, words.create.you)}>
            <Icon name="play" /> {atOnce === 1 ? home.soloNow : home.playNow}
          </button>
          <Link to={`/play/${game}`} className="button">
            {home.ownTable}
          </Link>
          <Link to={`/rules/${game}`} className="button">
            {home.rules}
          </Link>
        </div>
      </div>
    </li>
  )
}

function Tables() {
  const { home } = useWords()
  const [tables, setTables] = useState<readonly TableRecord[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    allTables().then(setTables, () => setTables([]))
  }, [])
  const forget = async (id: string): Promise<void> => {
    if (!confirm(home.forgetSure)) return
    await forgetTable(id)
    setTables(await allTables())
  }
  const open = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0]
    // The same file may be tried again.
    event.target.value = ''
    if (!file) return
    try {
      const data: unknown = JSON.parse(await file.text())
      if (isRunningFile(data)) setProblem(home.importRunning)
      else go(`/table/${await tableFromFile(data)}`)
    } catch (failure) {
      setProblem(home.importFailed(failure instanceof Error ? failure.message : String(failure)))
    }
  }
  return (
    <section aria-labelledby="tables" className="tables">
      <div className="section-head">
        <h2 id="tables">{home.tables}</h2>
        <label className="button button-quiet file-button">
          <Icon name="load" /> {home.import}
          <input type="file" accept="application/json,.json" onChange={(event) => void open(event)} />
        </label>
      </div>
      {problem && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
      <ContinueOnline />
      {tables?.length === 0 && <p className="facts">{home.noTables}</p>}
      <ul className="table-list">
        {tables?.map((table) => (
          <TableLine key={table.id} table={table} forget={() => void forget(table.id)} />
        ))}
      </ul>
    </section>
  )
}

function TableLine({ table, forget }: { readonly table: TableRecord; readonly forget: () => void }) {
  const words = useWords()
  const { language } = useSettings()
  const { home } = words
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(table.updated)
  return (
    <li className="table-line">
      <Link to={`/table/${table.id}`} className="table-link">
        <strong>{titleOf(table.game)}</strong>
        <span className="table-seats">
          {table.seats.map(({ name, bot }, seat) => (
            <span key={seat}>
              <SeatMark seat={seat} size={13} /> {name}
              {bot && <Icon name="bot" size={14} label={words.table.bot} />}
            </span>
          ))}
        </span>
        <span className="facts">
          {table.result ? home.over : home.move(table.moves.length)} · {when}
        </span>
      </Link>
      <button type="button" className="button button-quiet button-icon" onClick={forget} aria-label={home.forget}>
        <Icon name="close" size={16} />
      </button>
    </li>
  )
}
