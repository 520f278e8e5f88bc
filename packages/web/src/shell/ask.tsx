import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { changeSettings, currentSettings } from '../settings.ts'
import { useWords } from '../words/index.ts'
import { awaited, Modal } from './modal.tsx'
import { NameField } from './name-field.tsx'

type Question =
  | { readonly kind: 'sure'; readonly text: string; readonly answer: (sure: boolean) => void }
  | { readonly kind: 'name'; readonly answer: (name: string | null) => void }

/** The question on the screen: there is one at most, and whoever asks another takes the first one back. */
let open: Question | null = null
const listeners = new Set<() => void>()

function show(question: Question | null): void {
  if (open && question) takeBack(open)
  open = question
  for (const listener of listeners) listener()
}

function takeBack(question: Question): void {
  if (question.kind === 'sure') question.answer(false)
  else question.answer(null)
}

/** Asks before something is done that is hard to mend. */
export function sure(text: string): Promise<boolean> {
  return new Promise((answer) => show({ kind: 'sure', text, answer }))
}

/** Does it if the person is sure. */
export async function ifSure(text: string, act: () => unknown): Promise<void> {
  if (await sure(text)) await act()
}

/** What the person is called: asked once, then known. Null: they would rather not sit down. */
export async function ownName(): Promise<string | null> {
  const known = currentSettings().name
  if (known) return known
  const name = await new Promise<string | null>((answer) => show({ kind: 'name', answer }))
  if (name) changeSettings({ name })
  return name
}

/** Where questions appear: once in the house, above every page. */
export function Asking() {
  const question = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => open,
  )
  if (!question) return null
  return question.kind === 'sure' ? <Sure question={question} /> : <Name question={question} />
}

function Sure({ question }: { readonly question: Extract<Question, { kind: 'sure' }> }) {
  const { ask, table } = useWords()
  const answer = (yes: boolean): void => {
    show(null)
    question.answer(yes)
  }
  return (
    <Modal title={ask.sure} close={() => answer(false)} className="ask">
      <p>{question.text}</p>
      <div className="actions">
        <button type="button" className="button button-primary" onClick={() => answer(true)}>
          {ask.yes}
        </button>
        <button type="button" className="button" onClick={() => answer(false)}>
          {table.cancel}
        </button>
      </div>
    </Modal>
  )
}

function Name({ question }: { readonly question: Extract<Question, { kind: 'name' }> }) {
  const { ask } = useWords()
  const [name, setName] = useState('')
  const answer = (told: string | null): void => {
    show(null)
    question.answer(told)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (name.trim()) answer(name.trim())
  }
  return (
    <Modal title={ask.name} close={() => answer(null)} className="ask">
      <form className="name-form" onSubmit={submit}>
        <NameField
          ref={awaited}
          label={ask.nameLabel}
          required
          // The dialog was opened for this field alone.
          autoFocus
          value={name}
          autoComplete="nickname"
          change={setName}
        />
        <p className="facts">{ask.nameHelp}</p>
        <button type="submit" className="button button-primary button-large" disabled={!name.trim()}>
          {ask.sitDown}
        </button>
      </form>
    </Modal>
  )
}
