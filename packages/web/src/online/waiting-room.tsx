import { Icon, SeatMark } from '@boardroom/board-kit'
import { FIRST_LEVEL } from '@boardroom/bots/names'
import type { SeatSummary } from '@boardroom/wire'
import { Fragment } from 'react'
import { SHELF } from '../games.ts'
import { ifSure } from '../shell/ask.tsx'
import { GameFacts } from '../shell/game-facts.tsx'
import { go } from '../shell/router.tsx'
import { useGame } from '../shell/use-game.ts'
import { usePageTitle } from '../shell/use-page-title.ts'
import { useWords } from '../words/index.ts'
import { sayProblem, useOnlineWords } from '../words/online.ts'
import { usePeopleWords } from '../words/people.ts'
import { api } from './api.ts'
import { Chat } from './chat.tsx'
import type { Online } from './context.ts'
import { CopyButton } from './copy-button.tsx'
import { sayClock } from './describe.ts'
import { NameForm } from './name-form.tsx'
import { seatName } from './names.ts'
import { SendButton } from './send-button.tsx'
import { Sitter } from './sitter.tsx'
import { Fairness } from './tools.tsx'

/** A table before its start: who sits where, invitations, and the button that begins. */
export function WaitingRoom({ online }: { readonly online: Online }) {
  const all = useOnlineWords()
  const { waiting } = all
  const { table, remote, problem, connection } = online
  const { title } = table
  const shelf = SHELF.get(table.game)
  const free = table.seats.filter(({ kind }) => kind === 'open').length
  const leave = async (): Promise<void> => {
    await api.leave(remote.id)
    if (!table.you.host) go('/lobby')
  }
  usePageTitle(title)
  return (
    <div className="beside-game">
      {shelf && <GameFacts game={table.game} shelf={shelf} />}
      <div className="waiting-room">
        <header>
          <p className="facts">{waiting.title}</p>
          <h1>{title}</h1>
          {table.you.host && free > 0 && <p>{waiting.invited}</p>}
          {table.imported && <p className="facts">{waiting.imported}</p>}
        </header>
        {connection === 'reconnecting' && (
          <p className="problem" role="status">
            {all.table.reconnecting}
          </p>
        )}
        {problem && (
          <p className="problem" role="alert">
            {sayProblem(all, problem)}
          </p>
        )}
        <ol className="waiting-seats">
          {table.seats.map((seat) => (
            <WaitingSeat key={seat.seat} seat={seat} online={online} />
          ))}
        </ol>
        <Begin online={online} free={free} />
        <div className="waiting-more">
          <Agreed online={online} />
          <section>
            <h2>{all.table.chat}</h2>
            <Chat online={online} asks={false} />
          </section>
        </div>
        <div className="actions">
          <CopyButton
            text={new URL(`/table/${table.id}`, location.origin).href}
            label={waiting.watch}
            done={waiting.copied}
            className="button button-quiet"
          />
          {table.you.seat !== null && (
            <button type="button" className="button button-quiet" onClick={() => void remote.tell(leave)}>
              {waiting.leave}
            </button>
          )}
          {table.you.host && (
            <button
              type="button"
              className="button button-quiet"
              onClick={() => void ifSure(waiting.cancelSure, () => remote.tell(() => api.cancel(remote.id)))}
            >
              {waiting.cancel}
            </button>
          )}
        </div>
      </div>
    </div>
  )
}

/** The way to the start: a seat for whoever has none, the start for the host, patience for the others. */
function Begin({ online: { table, remote }, free }: { readonly online: Online; readonly free: number }) {
  const { waiting } = useOnlineWords()
  const host = table.seats.find((seat) => seat.host)
  const joins = table.you.seat === null && free > 0 && (table.visibility === 'public' || table.you.host)
  if (joins) {
    const own = table.seats.find(({ kind, invite }) => kind === 'open' && invite !== null)?.invite
    const join = (): Promise<unknown> => api.join(remote.id, own ? { invite: own } : {})
    return <NameForm label={waiting.join} act={() => remote.tell(join)} />
  }
  if (!table.you.host) return <p className="facts">{host && waiting.startHost(seatName(host))}</p>
  return (
    <div className="waiting-start">
      <button
        type="button"
        className="button button-primary button-large"
        disabled={free > 0}
        onClick={() => void remote.tell(() => api.start(remote.id))}
      >
        <Icon name="play" /> {waiting.start}
      </button>
      {free > 0 && <span className="facts">{waiting.startNot(free)}</span>}
    </div>
  )
}

function WaitingSeat({ seat, online }: { readonly seat: SeatSummary; readonly online: Online }) {
  const words = useWords()
  const { waiting } = useOnlineWords()
  const { table, presence } = online
  const number = seat.seat + 1
  const you = seat.seat === table.you.seat
  const here = presence.seats.includes(seat.seat)
  return (
    <li className={`waiting-seat waiting-${seat.kind}`}>
      <Sitter seat={seat} />
      <span className="waiting-name">
        <SeatMark seat={seat.seat} size={20} label={waiting.seat(number)} />
        <strong>{seat.kind === 'open' ? waiting.free : seatName(seat)}</strong>
        {seat.kind === 'bot' && (
          <span className="facts">
            <Icon name="bot" size={15} label={words.table.bot} /> {words.create.bots[seat.bot ?? '']}
          </span>
        )}
        {seat.kind === 'person' && <span className={`presence ${here ? 'presence-here' : ''}`} />}
        {(you || seat.host) && (
          <span className="facts">{[you && waiting.you, seat.host && waiting.host].filter(Boolean).join(', ')}</span>
        )}
      </span>
      {table.you.host && <HostTools seat={seat} online={online} />}
    </li>
  )
}

function HostTools({ seat, online }: { readonly seat: SeatSummary; readonly online: Online }) {
  const { waiting } = useOnlineWords()
  const { table, remote } = online
  const link = seat.invite && new URL(`/join/${table.id}/${seat.invite}`, location.origin).href
  const open = (): void => void remote.tell(() => api.setSeat(remote.id, seat.seat, { kind: 'open' }))
  const name = seatName(seat)
  if (seat.kind === 'bot') {
    return (
      <span className="actions">
        <button type="button" className="button button-quiet" onClick={open}>
          {waiting.toOpen}
        </button>
      </span>
    )
  }
  if (seat.kind === 'person') {
    if (seat.seat === table.you.seat) return null
    return (
      <span className="actions">
        <button
          type="button"
          className="button button-quiet"
          onClick={() => void remote.tell(() => api.handOver(remote.id, seat.seat))}
        >
          {waiting.handOver(name)}
        </button>
        <button type="button" className="button button-quiet" onClick={open}>
          {waiting.kick(name)}
        </button>
      </span>
    )
  }
  return (
    <span className="actions">
      {link && (
        <>
          <input
            className="invite-link"
            readOnly
            value={link}
            aria-label={waiting.link(seat.seat + 1)}
            onFocus={(event) => event.target.select()}
          />
          <SendButton link={link} text={waiting.letter(table.title)} label={waiting.send} />
          <CopyButton text={link} label={waiting.copy} done={waiting.copied} />
        </>
      )}
      <button
        type="button"
        className="button button-quiet"
        onClick={() => void remote.tell(() => api.setSeat(remote.id, seat.seat, { kind: 'bot', bot: FIRST_LEVEL }))}
      >
        {waiting.toBot}
      </button>
    </span>
  )
}

/** What was agreed when the table was set up. */
function Agreed({ online }: { readonly online: Online }) {
  const words = useWords()
  const { create, waiting } = useOnlineWords()
  const { vanished } = usePeopleWords()
  const { table } = online
  const { opened } = useGame(table.game)
  const text = opened?.text
  const sayValue = (option: string, value: unknown): string => {
    if (typeof value === 'boolean') return value ? words.create.on : words.create.off
    return text?.options[option]?.values?.[String(value)] ?? String(value)
  }
  return (
    <section>
      <h2>{waiting.settings}</h2>
      <dl className="agreed">
        <dt>{create.clock}</dt>
        <dd>{sayClock(create.clocks, table.clock)}</dd>
        {table.clock.kind !== 'none' && (
          <>
            <dt>{create.absence}</dt>
            <dd>{create.absences[table.absence]}</dd>
          </>
        )}
        {table.patience !== null && (
          <>
            <dt>{vanished.patience}</dt>
            <dd>{vanished.patiences.days(Math.max(1, Math.round(table.patience / 86_400_000)))}</dd>
          </>
        )}
        <dt>{create.visibility}</dt>
        <dd>{create.visibilities[table.visibility]}</dd>
      </dl>
      <details className="agreed-options">
        <summary>{words.create.options}</summary>
        <dl className="agreed">
          {Object.entries(table.options).map(([option, value]) => (
            <Fragment key={option}>
              <dt>{text?.options[option]?.name ?? option}</dt>
              <dd>{sayValue(option, value)}</dd>
            </Fragment>
          ))}
        </dl>
      </details>
      <Fairness online={online} />
    </section>
  )
}
