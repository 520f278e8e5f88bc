import { Icon } from '@boardroom/board-kit'
import { type FormEvent, useState } from 'react'
import { currentSettings } from '../../settings.ts'
import { NameField } from '../../shell/name-field.tsx'
import { useOnlineWords } from '../../words/online.ts'
import { usePeopleWords } from '../../words/people.ts'
import { api } from '../api.ts'
import { knowsPasskeys, passkeysWorkHere, signInByPasskey } from '../passkey.ts'
import { becomeAccount, signIn, signUp, usePerson } from '../person.ts'
import { PasswordField } from './password-field.tsx'
import { Problem } from './problem.tsx'
import { useRun } from './run.ts'
import { SecondStep } from './second-factor.tsx'
import { useServerFacts } from './use-server-facts.ts'

/** The ways into an account: a passkey, a password, or a new account. */
export function SignInForm() {
  const { account } = useOnlineWords()
  const { confirm } = usePeopleWords()
  const person = usePerson()
  const { run, problem } = useRun()
  const [kind, setKind] = useState<'in' | 'up'>('in')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [name, setName] = useState(() => person?.name ?? currentSettings().name)
  /** What a mail was sent about. */
  const [mailed, setMailed] = useState<'password' | 'address' | null>(null)
  /** The password was right, and a second factor is asked for. */
  const [stepping, setStepping] = useState(false)
  const facts = useServerFacts()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void run(async () => {
      if (kind === 'in') return setStepping(!(await signIn(email, password)))
      if (await signUp(email, password, name.trim())) return
      setMailed('address')
      setKind('in')
    })
  }
  const byPasskey = async (): Promise<void> => {
    await signInByPasskey()
    await becomeAccount()
  }
  const forgotten = async (): Promise<void> =>
    setMailed((await run(() => api.forgotPassword(email))) ? 'password' : null)
  if (stepping) return <SecondStep done={becomeAccount} back={() => setStepping(false)} />
  return (
    <section aria-labelledby="account">
      <h2 id="account">{account.accountTitle}</h2>
      <p className="facts">{account.accountHelp}</p>
      <Problem text={problem} />
      <div className="segments" role="radiogroup" aria-labelledby="account">
        {(['in', 'up'] as const).map((each) => (
          <label key={each} className="segment">
            <input type="radio" name="kind" checked={each === kind} onChange={() => setKind(each)} />
            <span>{each === 'in' ? account.signIn : account.signUp}</span>
          </label>
        ))}
      </div>
      {kind === 'in' && knowsPasskeys() && facts && passkeysWorkHere(facts) && (
        <button type="button" className="button" onClick={() => void run(byPasskey)}>
          <Icon name="lock" size={16} /> {account.passkeySignIn}
        </button>
      )}
      <form className="account-form" onSubmit={submit}>
        {kind === 'up' && (
          <NameField label={account.name} required value={name} autoComplete="nickname" change={setName} />
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
        <PasswordField fresh={kind === 'up'} value={password} change={setPassword} />
        <div className="actions">
          <button type="submit" className="button button-primary">
            {kind === 'in' ? account.signIn : account.signUp}
          </button>
          {kind === 'in' && facts?.mail && (
            <button type="button" className="button button-quiet" disabled={!email} onClick={() => void forgotten()}>
              {account.forgot}
            </button>
          )}
        </div>
        {mailed && <p role="status">{mailed === 'password' ? account.forgotSent : confirm.sent(email)}</p>}
      </form>
    </section>
  )
}
