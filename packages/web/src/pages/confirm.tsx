import { useState } from 'react'
import '../styles/online.css'
import { Problem } from '../online/account/problem.tsx'
import { useRun } from '../online/account/run.ts'
import { api } from '../online/api.ts'
import { Link, useRoute } from '../shell/router.tsx'
import { useOnlineWords } from '../words/online.ts'
import { usePeopleWords } from '../words/people.ts'

/** Where the link in a mail about an address leads. Mail programs open links by themselves, so a person has to say yes. */
export function Confirm() {
  const { account } = useOnlineWords()
  const { confirm } = usePeopleWords()
  const token = useRoute().query.get('token') ?? ''
  const { run, problem } = useRun()
  const [done, setDone] = useState<'account' | 'notices' | null>(null)
  const yes = (): void => void run(async () => setDone((await api.confirmMail(token)).kind))
  return (
    <div className="account">
      <h1>{confirm.title}</h1>
      <Problem text={problem} />
      {done ? (
        <>
          <p role="status">{confirm[done]}</p>
          <p>
            <Link to={done === 'account' ? '/account' : '/lobby'} className="button button-primary">
              {done === 'account' ? confirm.toAccount : confirm.toLobby}
            </Link>
          </p>
        </>
      ) : (
        <>
          <p>{token ? confirm.help : account.resetStale}</p>
          <div className="actions">
            {token ? (
              <button type="button" className="button button-primary" onClick={yes}>
                {confirm.go}
              </button>
            ) : (
              <Link to="/account" className="button">
                {account.title}
              </Link>
            )}
          </div>
        </>
      )}
    </div>
  )
}
