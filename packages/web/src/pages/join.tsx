import { useEffect, useState } from 'react'
import '../styles/online.css'
import type { TableSummary } from '@boardroom/wire'
import { api } from '../online/api.ts'
import { NameForm } from '../online/name-form.tsx'
import { seatName } from '../online/names.ts'
import { usePerson } from '../online/person.ts'
import { go, Link } from '../shell/router.tsx'
import { useOnlineWords } from '../words/online.ts'

/** Where an invite link leads: a name, and the seat is taken. */
export function Join({ table: id, invite }: { readonly table: string; readonly invite: string }) {
  const { join } = useOnlineWords()
  const person = usePerson()
  const [table, setTable] = useState<TableSummary | null>(null)
  useEffect(() => {
    api.invited(id, invite).then(setTable, () => undefined)
  }, [id, invite])
  const seated = table !== null && table.you.seat !== null
  useEffect(() => {
    if (seated) go(`/table/${id}`, 'replace')
  }, [seated, id])
  const host = table?.seats.find((seat) => seat.host)
  const sit = async (): Promise<void> => {
    await api.join(id, { invite })
    go(`/table/${id}`, 'replace')
  }
  return (
    <div className="join">
      <h1>{join.title}</h1>
      <p>{table && host ? join.text(seatName(host), table.title) : join.textUnknown}</p>
      <NameForm label={person ? join.goAs(person.name) : join.go} act={sit} />
      {table && (
        <Link to={`/table/${id}`} className="button button-quiet">
          {join.watch}
        </Link>
      )}
    </div>
  )
}
