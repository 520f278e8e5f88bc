import '../../styles/people.css'
import { Icon } from '@boardroom/board-kit'
import { type FormEvent, useEffect, useState } from 'react'
import { useOnlineWords } from '../../words/online.ts'
import { usePeopleWords } from '../../words/people.ts'
import { api, type SecondFactorSecrets } from '../api.ts'
import { CopyButton } from '../copy-button.tsx'
import { PasswordField } from './password-field.tsx'
import { Problem } from './problem.tsx'
import { QrCode } from './qr-code.tsx'
import { useRun } from './run.ts'

type Step = 'resting' | 'password' | 'code' | 'codes'

/** A code from the phone besides the password. */
export function SecondFactor() {
  const { second } = usePeopleWords()
  const { run, problem } = useRun()
  const [on, setOn] = useState<boolean | null>(null)
  const [step, setStep] = useState<Step>('resting')
  const [secrets, setSecrets] = useState<SecondFactorSecrets | null>(null)
  useEffect(() => {
    api.session().then(
      (session) => setOn(session?.user.twoFactorEnabled ?? false),
      () => undefined,
    )
  }, [])
  if (on === null) return null
  const withPassword = (password: string): void =>
    void run(async () => {
      if (on) {
        await api.endSecondFactor(password)
        setOn(false)
        setStep('resting')
      } else {
        setSecrets(await api.beginSecondFactor(password))
        setStep('code')
      }
    })
  const withCode = (code: string): void =>
    void run(async () => {
      await api.showCode(code)
      setOn(true)
      setStep('codes')
    })
  return (
    <section aria-labelledby="second-factor">
      <h2 id="second-factor">{second.title}</h2>
      <p className="facts">{on ? second.isOn : second.help}</p>
      <Problem text={problem} />
      {step === 'resting' && (
        <button type="button" className="button" onClick={() => setStep('password')}>
          <Icon name="lock" size={16} /> {on ? second.switchOff : second.switchOn}
        </button>
      )}
      {step === 'password' && <PasswordStep done={withPassword} off={on} />}
      {step === 'code' && secrets && (
        <>
          <p>{second.scan}</p>
          <QrCode text={secrets.totpURI} label={second.qr} />
          <p className="facts">
            {second.byHand} <code className="secret">{new URL(secrets.totpURI).searchParams.get('secret')}</code>
          </p>
          <CodeForm done={withCode} />
        </>
      )}
      {step === 'codes' && secrets && (
        <>
          <p role="status">
            <strong>{second.done}</strong> {second.backup}
          </p>
          <ul className="backup-codes">
            {secrets.backupCodes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
          <div className="actions">
            <CopyButton text={secrets.backupCodes.join('\n')} label={second.copyCodes} done={second.copied} />
            <button type="button" className="button" onClick={() => setStep('resting')}>
              {second.kept}
            </button>
          </div>
        </>
      )}
    </section>
  )
}

function PasswordStep({ done, off }: { readonly done: (password: string) => void; readonly off: boolean }) {
  const { second } = usePeopleWords()
  const [password, setPassword] = useState('')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    done(password)
  }
  return (
    <form className="account-form" onSubmit={submit}>
      <PasswordField fresh={false} value={password} change={setPassword} />
      <button type="submit" className="button">
        {off ? second.switchOff : second.next}
      </button>
    </form>
  )
}

/** Asks for the six digits that the phone shows now. */
function CodeForm({ done }: { readonly done: (code: string) => void }) {
  const { second } = usePeopleWords()
  const [code, setCode] = useState('')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    done(code.replaceAll(/\s/g, ''))
  }
  return (
    <form className="account-form" onSubmit={submit}>
      <label className="setting">
        <span>{second.code}</span>
        <input
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </label>
      <button type="submit" className="button button-primary">
        {second.check}
      </button>
    </form>
  )
}

/** After the password: the second factor, or one of the codes kept for the day the phone is lost. */
export function SecondStep({ done, back }: { readonly done: () => Promise<void>; readonly back: () => void }) {
  const { second } = usePeopleWords()
  const { account } = useOnlineWords()
  const { run, problem } = useRun()
  const [lost, setLost] = useState(false)
  const [backup, setBackup] = useState('')
  const show = (work: () => Promise<unknown>): void =>
    void run(async () => {
      await work()
      await done()
    })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    show(() => api.showBackupCode(backup.trim()))
  }
  return (
    <section aria-labelledby="second-step">
      <h2 id="second-step">{second.asked}</h2>
      <Problem text={problem} />
      {lost ? (
        <form className="account-form" onSubmit={submit}>
          <label className="setting">
            <span>{second.backupCode}</span>
            <input required autoComplete="off" value={backup} onChange={(event) => setBackup(event.target.value)} />
          </label>
          <button type="submit" className="button button-primary">
            {account.signIn}
          </button>
        </form>
      ) : (
        <CodeForm done={(code) => show(() => api.showCode(code))} />
      )}
      <div className="actions">
        <button type="button" className="button button-quiet" onClick={() => setLost(!lost)}>
          {lost ? second.haveCode : second.lost}
        </button>
        <button type="button" className="button button-quiet" onClick={back}>
          {second.back}
        </button>
      </div>
    </section>
  )
}
