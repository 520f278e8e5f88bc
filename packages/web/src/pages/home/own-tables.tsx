import { Icon, SeatMark } from '@boardroom/board-kit'
import { type ChangeEvent, useEffect, useState } from 'react'
import { SHELF, titleOf } from '../../games.ts'
import { ContinueOnline } from '../../online/continue.tsx'
import { useSettings } from '../../settings.ts'
import { sure } from '../../shell/ask.tsx'
import { coloursOf } from '../../shell/game-window.tsx'
import { go, Link } from '../../shell/router.tsx'
import { forgetStudy } from '../../table/kept-studies.ts'
import { allTables, forgetTable, type TableRecord } from '../../table/store.ts'
import { useWords } from '../../words/index.ts'

/** So many tables are seen at once; the others when one asks for them. */
const SHOWN = 6

/** Everything one has begun: online and in this browser. */
export function OwnTables() {
  const { home } = useWords()
  const [tables, setTables] = useState<readonly TableRecord[] | null>(null)
  const [all, setAll] = useState(false)
  useEffect(() => {
    ownTables().then(setTables, () => setTables([]))
  }, [])
  const forget = async (id: string): Promise<void> => {
    if (!(await sure(home.forgetSure))) return
    const hash = tables?.find((table) => table.id === id)?.hash
    await forgetTable(id)
    await forgetStudy(id, hash).catch(() => undefined)
    setTables(await ownTables())
  }
  const shown = all ? tables : tables?.slice(0, SHOWN)
  return (
    <aside aria-labelledby="tables" className="tables">
      <h2 id="tables">{home.tables}</h2>
      <ContinueOnline />
      {tables?.length === 0 && (
        <div className="no-tables">
          <p>{home.noTables}</p>
        </div>
      )}
      <ul className="table-list">
        {shown?.map((table) => (
          <TableLine key={table.id} table={table} forget={() => void forget(table.id)} />
        ))}
      </ul>
      {tables && !all && tables.length > SHOWN && (
        <button type="button" className="button button-quiet" onClick={() => setAll(true)}>
          {home.allTables(tables.length)}
        </button>
      )}
      {tables?.some(({ result }) => result) && (
        <Link to="/record" className="button button-quiet">
          <Icon name="trophy" /> {home.record}
        </Link>
      )}
    </aside>
  )
}

/** Tables of small lessons are not worth keeping in sight: the page that lists the lessons leads there. */
async function ownTables(): Promise<readonly TableRecord[]> {
  return (await allTables()).filter(({ lesson }) => !lesson || lesson === 'course')
}

/** Not even a game, as far as whoever reads files can tell. */
function isNoGameFile(failure: unknown): boolean {
  return failure instanceof SyntaxError || (failure instanceof Error && failure.message.startsWith('not a game file'))
}

/** A table out of a file that somebody saved. */
export function OpenFile() {
  const { home } = useWords()
  const [problem, setProblem] = useState<string | null>(null)
  const open = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0]
    // The same file may be tried again.
    event.target.value = ''
    if (!file) return
    try {
      const data: unknown = JSON.parse(await file.text())
      const { isRunningFile, tableFromFile } = await import('../../table/table-from-file.ts')
      if (isRunningFile(data)) setProblem(home.importRunning)
      else go(`/table/${await tableFromFile(data)}`)
    } catch (failure) {
      if (isNoGameFile(failure)) setProblem(home.importNone)
      else setProblem(home.importFailed(failure instanceof Error ? failure.message : String(failure)))
    }
  }
  return (
    <div className="file-opener">
      <label className="button button-quiet file-button">
        <Icon name="load" /> {home.import}
        <input type="file" accept="application/json,.json" onChange={(event) => void open(event)} />
      </label>
      {problem && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
    </div>
  )
}

function TableLine({ table, forget }: { readonly table: TableRecord; readonly forget: () => void }) {
  const words = useWords()
  const { language } = useSettings()
  const { home } = words
  const shelf = SHELF.get(table.game)
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(table.updated)
  return (
    <li className="table-line" style={shelf && coloursOf(shelf)}>
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
          {table.lesson && `${home.withGuide} · `}
          {table.result ? home.over : home.move(table.moves.length)} · {when}
        </span>
      </Link>
      <button type="button" className="button button-quiet button-icon" onClick={forget} aria-label={home.forget}>
        <Icon name="close" size={16} />
      </button>
    </li>
  )
}
