import { type FormEvent, useState } from 'react'
import '../styles/online.css'
import { PasswordField } from '../online/account/password-field.tsx'
import { Problem } from '../online/account/problem.tsx'
import { useRun } from '../online/account/run.ts'
import { api } from '../online/api.ts'
import { Link, useRoute } from '../shell/router.tsx'
import { useOnlineWords } from '../words/online.ts'

/** Where the mail about a forgotten password leads. */
export function Reset() {
  const { account } = useOnlineWords()
  const { query } = useRoute()
  const { run, problem } = useRun()
  const [password, setPassword] = useState('')
  const [done, setDone] = useState(false)
  const token = query.get('token')
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (token) setDone(await run(() => api.resetPassword(token, password)))
  }
  return (
    <div className="account">
      <h1>{account.resetTitle}</h1>
      <Problem text={problem} />
      {done || !token ? (
        <>
          <p role="status">{done ? account.resetDone : account.resetStale}</p>
          <p>
            <Link to="/account" className="button">
              {account.signIn}
            </Link>
          </p>
        </>
      ) : (
        <form className="account-form" onSubmit={(event) => void submit(event)}>
          <PasswordField fresh value={password} change={setPassword} />
          <button type="submit" className="button button-primary">
            {account.resetSave}
          </button>
        </form>
      )}
    </div>
  )
}
