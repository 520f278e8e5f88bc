import { type FormEvent, useState } from 'react'
import { ifSure } from '../../shell/ask.tsx'
import { Modal } from '../../shell/modal.tsx'
import { useOnlineWords } from '../../words/online.ts'
import { usePeopleWords } from '../../words/people.ts'
import { deleteMe, forgetGuest, type Person, signOut } from '../person.ts'
import { Problem } from './problem.tsx'
import { useRun } from './run.ts'

/** Signing out of an account, letting this browser forget a guest, and deleting everything. */
export function Leaving({ person }: { readonly person: Person }) {
  const { account } = useOnlineWords()
  const { run, problem } = useRun()
  const [deleting, setDeleting] = useState(false)
  const leave = (): void => {
    if (person.account) void run(signOut)
    else void ifSure(account.guestSignOutSure, () => run(forgetGuest))
  }
  return (
    <section aria-labelledby="leaving">
      <h2 id="leaving">{account.leaving}</h2>
      <Problem text={problem} />
      <div className="actions">
        <button type="button" className="button" onClick={leave}>
          {account.signOut}
        </button>
        <button type="button" className="button button-quiet danger" onClick={() => setDeleting(true)}>
          {account.delete}
        </button>
      </div>
      {deleting && <Deleting person={person} close={() => setDeleting(false)} />}
    </section>
  )
}

/** What cannot be taken back is asked for once more; whoever has an account shows that it is theirs. */
function Deleting({ person, close }: { readonly person: Person; readonly close: () => void }) {
  const words = usePeopleWords().delete
  const { run, problem } = useRun()
  const [password, setPassword] = useState('')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void run(() => deleteMe(person.account ? password : null))
  }
  return (
    <Modal title={words.title} close={close}>
      <form className="account-form" onSubmit={submit}>
        <p>{words.help}</p>
        <Problem text={problem} />
        {person.account && (
          <label className="setting">
            <span>{words.password}</span>
            <input
              type="password"
              required
              value={password}
              autoComplete="current-password"
              onChange={(event) => setPassword(event.target.value)}
            />
          </label>
        )}
        <div className="actions">
          <button type="submit" className="button danger">
            {words.go}
          </button>
          <button type="button" className="button" onClick={close}>
            {words.back}
          </button>
        </div>
      </form>
    </Modal>
  )
}
