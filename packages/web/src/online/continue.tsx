import '../styles/online.css'
import { Link } from '../shell/router.tsx'
import { useOnlineWords } from '../words/online.ts'
import { usePerson } from './person.ts'
import { OnlineTableLine } from './table-line.tsx'
import { useTables } from './use-tables.ts'

/** On the home page: the online tables one sits at, those that wait for one's move first. Nothing for strangers. */
export function ContinueOnline() {
  return usePerson() ? <Mine /> : null
}

const SHOWN = 6

function Mine() {
  const { tables } = useTables('mine', 50)
  const words = useOnlineWords().lobby
  const going = (tables ?? []).filter(({ status }) => status === 'open' || status === 'running')
  if (going.length === 0) return null
  const asked = (table: (typeof going)[number]): boolean =>
    table.seats.some(({ seat, askedSince }) => seat === table.you.seat && askedSince !== null)
  const sorted = [...going.filter(asked), ...going.filter((table) => !asked(table))]
  return (
    <div className="continue-online">
      <h3>{words.online}</h3>
      <ul className="table-list">
        {sorted.slice(0, SHOWN).map((table) => (
          <OnlineTableLine key={table.id} table={table} />
        ))}
      </ul>
      {going.length > SHOWN && (
        <Link to="/lobby" className="button button-quiet">
          {words.more}
        </Link>
      )}
      <h3>{words.local}</h3>
    </div>
  )
}
