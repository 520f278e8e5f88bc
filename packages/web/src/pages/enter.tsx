import { useEffect, useState } from 'react'
import '../styles/online.css'
import type { Me } from '@boardroom/wire'
import { Problem } from '../online/account/problem.tsx'
import { useRun } from '../online/account/run.ts'
import { enterWithKey, guestBehind, usePerson } from '../online/person.ts'
import { DeadEnd } from '../shell/dead-end.tsx'
import { go, Link } from '../shell/router.tsx'
import { useOnlineWords } from '../words/online.ts'
import { usePeopleWords } from '../words/people.ts'

/** Where a private link leads: it asks, because anybody can send a link. */
export function Enter({ secret }: { readonly secret: string }) {
  const { account } = useOnlineWords()
  const { enter } = usePeopleWords()
  const person = usePerson()
  const { run, problem } = useRun()
  const [guest, setGuest] = useState<Me | null>(null)
  useEffect(() => {
    void run(async () => setGuest(await guestBehind(secret)))
  }, [secret])
  const become = async (): Promise<void> => {
    if (await run(() => enterWithKey(secret))) go('/lobby', 'replace')
  }
  if (!guest) {
    if (!problem) return <p className="loading">{account.entering}</p>
    return (
      <DeadEnd title={account.guestLink} text={problem}>
        <Link to="/account" className="button">
          {account.title}
        </Link>
      </DeadEnd>
    )
  }
  const other = person && person.id !== guest.id ? person : null
  return (
    <div className="account">
      <h1>{enter.title(guest.name)}</h1>
      <p>{enter.help(guest.name)}</p>
      {other && (
        <p>
          <strong>{enter.instead(other.name)}</strong> {other.account ? enter.insteadAccount : enter.insteadGuest}
        </p>
      )}
      <Problem text={problem} />
      <div className="actions">
        <button type="button" className="button button-primary" onClick={() => void become()}>
          {enter.go(guest.name)}
        </button>
        <Link to="/" className="button">
          {enter.stay}
        </Link>
      </div>
    </div>
  )
}
