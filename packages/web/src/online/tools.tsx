import { Icon, SeatMark } from '@boardroom/board-kit'
import type { ChatLine, SeatSummary } from '@boardroom/wire'
import { type ReactNode, useEffect, useState } from 'react'
import { ifSure } from '../shell/ask.tsx'
import { Modal } from '../shell/modal.tsx'
import { go } from '../shell/router.tsx'
import { useOnlineWords } from '../words/online.ts'
import { usePeopleWords } from '../words/people.ts'
import { api } from './api.ts'
import { Chat } from './chat.tsx'
import { keepRead, unreadIn, useReadUpTo } from './chat-read.ts'
import { type Online, useOnlineTable } from './context.ts'
import { CopyButton } from './copy-button.tsx'
import { usePerson } from './person.ts'
import { PersonMenu, type Someone } from './person-menu.tsx'
import { useHeard } from './shunned.ts'

const NOTHING: readonly ChatLine[] = []

interface OnlineToolsProps {
  /** What the menu holds besides, given a way to close it. */
  readonly children: (close: () => void) => ReactNode
}

/** In the bar of an online table: the chat where there is no room for it, and what can be done about the table. */
export function OnlineTools({ children }: OnlineToolsProps) {
  const online = useOnlineTable()
  const words = useOnlineWords().table
  const [panel, setPanel] = useState<'chat' | 'menu' | null>(null)
  const [about, setAbout] = useState<Someone | null>(null)
  const me = usePerson()?.id ?? null
  const read = useReadUpTo(online?.remote.id ?? '')
  const chat = useHeard(online?.chat ?? NOTHING)
  if (!online) return null
  const unread = unreadIn(chat, read, me)
  const openChat = (): void => {
    keepRead(online.remote.id, chat.at(-1)?.n ?? 0)
    setPanel('chat')
  }
  return (
    <>
      <button
        type="button"
        className="button button-quiet button-icon narrow-tool chat-button"
        aria-label={unread ? `${words.chat}, ${words.unread(unread)}` : words.chat}
        onClick={openChat}
      >
        <Icon name="chat" />
        {unread > 0 && <span className="badge">{unread}</span>}
      </button>
      <button
        type="button"
        className="button button-quiet button-icon"
        aria-label={words.menu}
        title={words.menu}
        onClick={() => setPanel('menu')}
      >
        <Icon name="people" />
      </button>
      {panel === 'chat' && (
        <Modal title={words.chat} close={() => setPanel(null)}>
          <Chat online={online} begins />
        </Modal>
      )}
      {panel === 'menu' && (
        <Modal title={words.menu} close={() => setPanel(null)}>
          <div className="narrow-tool menu-more">{children(() => setPanel(null))}</div>
          <TableMenu
            online={online}
            close={() => setPanel(null)}
            open={(someone) => {
              setPanel(null)
              setAbout(someone)
            }}
          />
        </Modal>
      )}
      {about && <PersonMenu someone={about} table={online.table.id} close={() => setAbout(null)} />}
    </>
  )
}

interface TableMenuProps {
  readonly online: Online
  readonly close: () => void
  /** Shows what can be done about somebody. */
  readonly open: (someone: Someone) => void
}

function TableMenu({ online, close, open }: TableMenuProps) {
  const all = useOnlineWords()
  const words = all.table
  const person = usePerson()
  const { remote, table } = online
  const seated = table.you.seat !== null
  const running = table.status === 'running'
  const others = table.seats.filter(({ kind, seat }) => kind === 'person' && seat !== table.you.seat)
  const act = (work: () => Promise<unknown>): void => {
    close()
    void remote.tell(work)
  }
  const leave = async (): Promise<void> => {
    await api.leave(remote.id)
    go('/lobby')
  }
  return (
    <div className="table-menu">
      <CopyButton
        text={new URL(`/table/${table.id}`, location.origin).href}
        label={words.shareWatch}
        done={all.waiting.copied}
      />
      {!seated && person && <Following online={online} close={close} />}
      {table.you.host && running && others.length > 0 && (
        <fieldset className="setting">
          <legend>{words.handOver}</legend>
          <div className="actions">
            {others.map(({ seat, name }) => (
              <button
                key={seat}
                type="button"
                className="button"
                onClick={() => act(() => api.handOver(remote.id, seat))}
              >
                <SeatMark seat={seat} size={14} /> {name}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      {seated && running && (
        <>
          <button type="button" className="button" onClick={() => void ifSure(words.leaveSure, () => act(leave))}>
            <Icon name="bot" size={16} /> {words.leave}
          </button>
          <button
            type="button"
            className="button"
            onClick={() =>
              void ifSure(words.proposeCancelSure, () => act(() => api.propose(remote.id, { kind: 'cancel' })))
            }
          >
            <Icon name="close" size={16} /> {words.proposeCancel}
          </button>
        </>
      )}
      {person && <Others seats={others} open={open} />}
      <Fairness online={online} />
    </div>
  )
}

interface OthersProps {
  readonly seats: readonly SeatSummary[]
  readonly open: (someone: Someone) => void
}

/** The others at the table, and what can be done about them. */
function Others({ seats, open }: OthersProps) {
  const { others } = usePeopleWords()
  const people = seats.flatMap(({ seat, person, name }) => (person && name ? [{ seat, person, name }] : []))
  if (people.length === 0) return null
  return (
    <fieldset className="setting">
      <legend>{others.title}</legend>
      <div className="actions">
        {people.map(({ seat, person, name }) => (
          <button
            key={seat}
            type="button"
            className="button"
            title={others.open(name)}
            onClick={() => open({ person, name })}
          >
            <SeatMark seat={seat} size={14} /> {name} …
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** Follows the table, or ends that; which of the two, only the server knows. */
function Following({ online: { remote }, close }: { readonly online: Online; readonly close: () => void }) {
  const words = useOnlineWords().table
  const [watching, setWatching] = useState<boolean | null>(null)
  useEffect(() => {
    api.isWatching(remote.id).then(
      (answer) => setWatching(answer.watching),
      () => undefined,
    )
  }, [remote])
  if (watching === null) return null
  const change = (): void => {
    close()
    void remote.tell(() => api.watch(remote.id, !watching))
  }
  return (
    <button type="button" className="button" onClick={change}>
      <Icon name={watching ? 'close' : 'eye'} size={16} /> {watching ? words.unwatch : words.watch}
    </button>
  )
}

export function Fairness({ online: { table } }: { readonly online: Online }) {
  const words = useOnlineWords()
  return (
    <section className="fairness">
      <h3>{words.waiting.fair}</h3>
      <p className="facts">{words.waiting.fairHelp}</p>
      <dl>
        <dt>{words.table.seedHash}</dt>
        <dd>
          <code>{table.seedHash}</code>
        </dd>
        {table.seed && (
          <>
            <dt>{words.table.seed}</dt>
            <dd>
              <code>{table.seed}</code>
            </dd>
          </>
        )}
      </dl>
    </section>
  )
}
