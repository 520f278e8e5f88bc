import { SeatMark } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import { useContext, useState } from 'react'
import '../styles/online.css'
import type { SeatWish } from '@boardroom/wire'
import { go } from '../shell/router.tsx'
import type { TableClient } from '../table/client.ts'
import { useTableContext } from '../table/context.ts'
import { useOnlineWords } from '../words/online.ts'
import { api } from './api.ts'
import { OnlineContext } from './context.ts'
import { NameForm } from './name-form.tsx'

/** What going on online is called at this table: a finished game can only be shown. Null at a table that is online. */
export function useTakeOnline(): string | null {
  const online = useContext(OnlineContext)
  const words = useOnlineWords().takeOnline
  const { state } = useTableContext()
  if (online) return null
  return state.view.result ? words.share : words.title
}

/** The way from a table on this device to one on the server. */
export function TakeOnlineForm() {
  const { client, state, names } = useTableContext()
  const words = useOnlineWords().takeOnline
  const [own, setOwn] = useState<Seat | null>(client.local[0] ?? null)
  const over = state.view.result !== null
  return (
    <div className="take-online">
      <p>{over ? words.shareHelp : words.help}</p>
      {!over && client.local.length > 1 && (
        <fieldset className="setting">
          <legend>{words.seat}</legend>
          <div className="segments">
            {client.local.map((seat) => (
              <label key={seat} className="segment">
                <input type="radio" name="own-seat" checked={seat === own} onChange={() => setOwn(seat)} />
                <span>
                  <SeatMark seat={seat} size={14} /> {names.seat(seat)}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <NameForm label={words.go} act={async () => go(`/table/${await upload(client, own)}`)} />
      {!over && <p className="facts">{words.seedKnown}</p>}
    </div>
  )
}

/** Puts the table on the server, with bots where bots sat; the other seats wait for those who are invited. */
async function upload(client: TableClient, own: Seat | null): Promise<string> {
  const seats = client.state().seats.map(({ bot }, seat): SeatWish => {
    if (seat === own) return { kind: 'me' }
    return bot ? { kind: 'bot', bot } : { kind: 'open' }
  })
  return (await api.importFile(await client.file(), seats)).id
}
