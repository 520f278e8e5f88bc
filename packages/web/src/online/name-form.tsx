import { type FormEvent, useState } from 'react'
import { currentSettings } from '../settings.ts'
import { awaited } from '../shell/modal.tsx'
import { NameField } from '../shell/name-field.tsx'
import { sayProblem, useOnlineWords } from '../words/online.ts'
import { codeOf } from './api.ts'
import { ensurePerson, usePerson } from './person.ts'

interface NameFormProps {
  readonly label: string
  /** Done once there is a name. */
  readonly act: () => Promise<unknown>
}

/** Asks strangers for a name before they sit down; whoever is known just sits down. */
export function NameForm({ label, act }: NameFormProps) {
  const words = useOnlineWords()
  const person = usePerson()
  const [name, setName] = useState(() => person?.name ?? currentSettings().name)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    try {
      await ensurePerson(name.trim())
      await act()
    } catch (failure) {
      setProblem(codeOf(failure))
    }
    setBusy(false)
  }
  return (
    <form className="name-form" onSubmit={(event) => void submit(event)}>
      <NameField ref={awaited} label={words.join.name} required value={name} autoComplete="nickname" change={setName} />
      <button type="submit" className="button button-primary button-large" disabled={busy || !name.trim()}>
        {label}
      </button>
      {problem && (
        <p className="problem" role="alert">
          {sayProblem(words, problem)}
        </p>
      )}
      {!person && <p className="facts">{words.join.noAccount}</p>}
    </form>
  )
}
