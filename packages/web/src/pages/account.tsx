import { type FormEvent, useEffect, useState } from 'react'
import '../styles/online.css'
import { ServerProblem } from '../online/api.ts'
import { CopyButton } from '../online/copy-button.tsx'
import {
  deleteMe,
  enterWithKey,
  linkOf,
  newKey,
  type Person,
  rename,
  signIn,
  signOut,
  signUp,
  usePerson,
} from '../online/person.ts'
import { go } from '../shell/router.tsx'
import { currentSettings } from '../shell/settings.ts'
import { sayProblem, useOnlineWords } from '../words/online.ts'

/** Who one is to the server: a guest with a private link, or an account. */
export function Account() {
  const words = useOnlineWords()
  const { account } = words
  const person = usePerson()
  const [problem, setProblem] = useState<string | null>(null)
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work()
      setProblem(null)
      return true
    } catch (failure) {
      setProblem(failure instanceof ServerProblem ? failure.code : 'broken')
      return false
    }
  }
  return (
    <div className="account">
      <h1>{person?.name ?? account.title}</h1>
      {problem && (
        <p role="alert" className="problem">
          {sayProblem(words, problem)}
        </p>
      )}
      {person ? <Known key={person.id} person={person} run={run} /> : <p className="facts">{account.nobody}</p>}
      {!person?.account && <AccountForm run={run} />}
      {person && (
        <section className="actions">
          {person.account && (
            <button type="button" className="button" onClick={() => void run(signOut)}>
              {account.signOut}
            </button>
          )}
          <button
            type="button"
            className="button button-quiet danger"
            onClick={() => confirm(account.deleteSure) && void run(deleteMe)}
          >
            {account.delete}
          </button>
        </section>
      )}
    </div>
  )
}

type Run = (work: () => Promise<unknown>) => Promise<boolean>

function Known({ person, run }: { readonly person: Person; readonly run: Run }) {
  const { account } = useOnlineWords()
  const [name, setName] = useState(person.name)
  const [saved, setSaved] = useState(false)
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setSaved(await run(() => rename(name.trim())))
  }
  return (
    <>
      <p className="facts">{person.account ? account.withAccount : account.guest}</p>
      <form className="row-form" onSubmit={(event) => void save(event)}>
        <label className="setting">
          <span>{account.name}</span>
          <input
            required
            value={name}
            maxLength={24}
            onChange={(event) => {
              setName(event.target.value)
              setSaved(false)
            }}
          />
        </label>
        <button type="submit" className="button" disabled={!name.trim() || name === person.name}>
          {saved ? account.saved : account.save}
        </button>
      </form>
      {!person.account && <PrivateLink person={person} run={run} />}
    </>
  )
}

function PrivateLink({ person, run }: { readonly person: Person; readonly run: Run }) {
  const { account } = useOnlineWords()
  const link = linkOf(person)
  return (
    <section className="private-link" aria-labelledby="private-link">
      <h2 id="private-link">{account.guestLink}</h2>
      <p className="facts">{link ? account.guestLinkHelp : account.guestLinkNone}</p>
      <div className="actions">
        {link && (
          <>
            <input
              className="invite-link"
              readOnly
              value={link}
              aria-label={account.guestLink}
              onFocus={(event) => event.target.select()}
            />
            <CopyButton text={link} label={account.copy} done={account.copied} />
          </>
        )}
        <button
          type="button"
          className="button button-quiet"
          onClick={() => (!link || confirm(account.newLinkSure)) && void run(newKey)}
        >
          {account.newLink}
        </button>
      </div>
    </section>
  )
}

function AccountForm({ run }: { readonly run: Run }) {
  const { account } = useOnlineWords()
  const person = usePerson()
  const [kind, setKind] = useState<'in' | 'up'>('in')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [name, setName] = useState(() => person?.name ?? currentSettings().name)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void run(() => (kind === 'in' ? signIn(email, password) : signUp(email, password, name.trim())))
  }
  return (
    <section aria-labelledby="account">
      <h2 id="account">{account.accountTitle}</h2>
      <p className="facts">{account.accountHelp}</p>
      <div className="segments" role="radiogroup" aria-labelledby="account">
        {(['in', 'up'] as const).map((each) => (
          <label key={each} className="segment">
            <input type="radio" name="kind" checked={each === kind} onChange={() => setKind(each)} />
            <span>{each === 'in' ? account.signIn : account.signUp}</span>
          </label>
        ))}
      </div>
      <form className="account-form" onSubmit={submit}>
        {kind === 'up' && (
          <label className="setting">
            <span>{account.name}</span>
            <input
              required
              value={name}
              maxLength={24}
              autoComplete="nickname"
              onChange={(event) => setName(event.target.value)}
            />
          </label>
        )}
        <label className="setting">
          <span>{account.email}</span>
          <input
            type="email"
            required
            value={email}
            autoComplete="email"
            onChange={(event) => setEmail(event.target.value)}
          />
        </label>
        <label className="setting">
          <span>{account.password}</span>
          <input
            type="password"
            required
            minLength={kind === 'up' ? 10 : undefined}
            value={password}
            autoComplete={kind === 'up' ? 'new-password' : 'current-password'}
            onChange={(event) => setPassword(event.target.value)}
          />
          {kind === 'up' && <small className="facts">{account.passwordHelp}</small>}
        </label>
        <button type="submit" className="button button-primary">
          {kind === 'in' ? account.signIn : account.signUp}
        </button>
      </form>
    </section>
  )
}

/** Where a private link leads. */
export function Enter({ secret }: { readonly secret: string }) {
  const words = useOnlineWords()
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    enterWithKey(secret).then(
      () => go('/lobby', 'replace'),
      (failure) => setProblem(failure instanceof ServerProblem ? failure.code : 'broken'),
    )
  }, [secret])
  return (
    <p className={problem ? 'problem' : 'loading'}>{problem ? sayProblem(words, problem) : words.account.entering}</p>
  )
}
