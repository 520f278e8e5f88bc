import type { Notify } from '@boardroom/wire'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { useOnlineWords } from '../../words/online.ts'
import { usePeopleWords } from '../../words/people.ts'
import { api } from '../api.ts'
import { pushesHere, startPushes, stopPushes } from '../push.ts'
import { Problem } from './problem.tsx'
import { useRun } from './run.ts'
import { useServerFacts } from './use-server-facts.ts'

/** How the server reaches somebody whose turn it is while they are away. */
export function Notices() {
  const { notices } = useOnlineWords()
  const { confirm } = usePeopleWords()
  const { run, problem } = useRun()
  const [notify, setNotify] = useState<Notify | null>(null)
  const [here, setHere] = useState(false)
  const facts = useServerFacts()
  useEffect(() => {
    api.me().then(
      ({ settings }) => setNotify(settings.notify),
      () => undefined,
    )
    pushesHere().then(setHere, () => undefined)
  }, [])
  const change = async (wish: Partial<Notify>): Promise<void> => {
    setNotify((await api.changeMe({ notify: wish })).settings.notify)
  }
  const setPush = async (wanted: boolean): Promise<void> => {
    if (wanted) {
      await startPushes()
      await change({ push: true })
    } else {
      await stopPushes()
    }
    setHere(wanted)
  }
  if (!notify) return null
  const on = here && notify.push
  return (
    <section aria-labelledby="notices">
      <h2 id="notices">{notices.title}</h2>
      <p className="facts">{notices.help}</p>
      <Problem text={problem} />
      <fieldset className="setting">
        <legend>{notices.push}</legend>
        <div className="segments">
          {[true, false].map((each) => (
            <label key={String(each)} className="segment">
              <input type="radio" name="push" checked={each === on} onChange={() => void run(() => setPush(each))} />
              <span>{each ? notices.on : notices.off}</span>
            </label>
          ))}
        </div>
        <small className="facts">{notices.pushHelp}</small>
      </fieldset>
      {(facts?.mail || notify.mail !== null) && (
        <AddressForm
          type="email"
          label={notices.mail}
          help={notify.mail !== null && !notify.mailConfirmed ? confirm.pending : notices.mailHelp}
          value={notify.mail}
          save={(mail) => run(() => change({ mail }))}
        />
      )}
      <AddressForm
        type="url"
        label={notices.webhook}
        help={notices.webhookHelp}
        value={notify.webhook}
        save={(webhook) => run(() => change({ webhook }))}
      />
    </section>
  )
}

interface AddressFormProps {
  readonly type: 'email' | 'url'
  readonly label: string
  readonly help: string
  readonly value: string | null
  readonly save: (value: string | null) => Promise<boolean>
}

/** An address to write to; empty for none. */
function AddressForm({ type, label, help, value, save }: AddressFormProps) {
  const { account } = useOnlineWords()
  const field = useId()
  const [text, setText] = useState(value ?? '')
  const [saved, setSaved] = useState(false)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setSaved(await save(text.trim() || null))
  }
  return (
    <form className="address-form" onSubmit={(event) => void submit(event)}>
      <label htmlFor={field}>{label}</label>
      <span className="row-form">
        <input
          id={field}
          type={type}
          value={text}
          maxLength={type === 'email' ? 200 : 500}
          placeholder={type === 'url' ? 'https://' : undefined}
          onChange={(event) => {
            setText(event.target.value)
            setSaved(false)
          }}
        />
        <button type="submit" className="button" disabled={text.trim() === (value ?? '')}>
          {saved ? account.saved : account.save}
        </button>
      </span>
      <small className="facts">{help}</small>
    </form>
  )
}
