import '../styles/people.css'
import { Icon, SeatMark } from '@boardroom/board-kit'
import type { ChatLine } from '@boardroom/wire'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSettings } from '../settings.ts'
import { awaited, Modal } from '../shell/modal.tsx'
import { useOnlineWords } from '../words/online.ts'
import { usePeopleWords } from '../words/people.ts'
import { api } from './api.ts'
import { keepRead } from './chat-read.ts'
import type { Online } from './context.ts'
import { NameForm } from './name-form.tsx'
import { usePerson } from './person.ts'
import { PersonMenu, type Someone } from './person-menu.tsx'
import { useHeard } from './shunned.ts'

interface ChatProps {
  readonly online: Online
  /** Whether strangers are asked for a name here. */
  readonly asks?: boolean
  /** Whether one has come to say something. */
  readonly begins?: boolean
}

/** Where a keyboard on the screen would not cover what was said. */
const focused = (input: HTMLInputElement | null): void => {
  if (matchMedia('(hover: hover)').matches) awaited(input)
}

/** What people say at the table. */
export function Chat({ online, asks = true, begins = false }: ChatProps) {
  const words = useOnlineWords().table
  const person = usePerson()
  const { remote } = online
  const chat = useHeard(online.chat)
  const [about, setAbout] = useState<Someone | null>(null)
  const [asking, setAsking] = useState(false)
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const box = useRef<HTMLOListElement>(null)
  const count = chat.length
  const last = chat.at(-1)?.n ?? 0
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
    // In a narrow window the chat beside the board is there, but not to be seen.
    if (box.current?.offsetParent) keepRead(remote.id, last)
  }, [count, last, remote.id])
  const say = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const said = text.trim()
    if (!said || busy) return
    setBusy(true)
    await remote.tell(async () => {
      await api.say(remote.id, said)
      setText('')
    })
    setBusy(false)
  }
  return (
    <section className="chat" aria-label={words.chat}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long talk must be scrollable by keyboard */}
      <ol ref={box} className="chat-lines" tabIndex={0} aria-live="polite" aria-label={words.chat}>
        {count === 0 && <li className="facts">{words.chatEmpty}</li>}
        {chat.map((line) => (
          <Line key={line.n} line={line} open={line.person !== person?.id ? setAbout : null} />
        ))}
      </ol>
      {person ? (
        <form className="chat-form" onSubmit={(event) => void say(event)}>
          <input
            ref={begins ? focused : undefined}
            aria-label={words.say}
            placeholder={words.say}
            value={text}
            maxLength={1000}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="button" disabled={busy || !text.trim()}>
            {words.send}
          </button>
        </form>
      ) : (
        asks && (
          <button type="button" className="button chat-join" onClick={() => setAsking(true)}>
            <Icon name="chat" size={16} /> {words.sayAsName}
          </button>
        )
      )}
      {asking && !person && (
        <Modal title={words.sayAsName} close={() => setAsking(false)} className="ask">
          <NameForm label={words.sayAsName} act={async () => setAsking(false)} />
        </Modal>
      )}
      {about && <PersonMenu someone={about} table={remote.id} close={() => setAbout(null)} />}
    </section>
  )
}

interface LineProps {
  readonly line: ChatLine
  /** What can be done about whoever said it. */
  readonly open: ((someone: Someone) => void) | null
}

function Line({ line: { person, seat, name, text, at }, open }: LineProps) {
  const me = usePerson()
  const { others } = usePeopleWords()
  const { language } = useSettings()
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(at)
  const full = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
  return (
    <li>
      {seat !== null && <SeatMark seat={seat} size={12} />}{' '}
      {open && me && person ? (
        <button
          type="button"
          className="chat-name"
          aria-label={`${name}: ${others.open(name)}`}
          title={others.open(name)}
          onClick={() => open({ person, name })}
        >
          {name}
        </button>
      ) : (
        <strong>{name}</strong>
      )}{' '}
      {text}{' '}
      <time className="facts" title={full}>
        {time}
      </time>
    </li>
  )
}
