import { useOnlineWords } from '../../words/online.ts'

interface PasswordFieldProps {
  /** A new password, which has to be long enough. */
  readonly fresh: boolean
  readonly value: string
  readonly change: (value: string) => void
}

export function PasswordField({ fresh, value, change }: PasswordFieldProps) {
  const { account } = useOnlineWords()
  return (
    <label className="setting">
      <span>{fresh ? account.newPassword : account.password}</span>
      <input
        type="password"
        required
        minLength={fresh ? 10 : undefined}
        value={value}
        autoComplete={fresh ? 'new-password' : 'current-password'}
        onChange={(event) => change(event.target.value)}
      />
      {fresh && <small className="facts">{account.passwordHelp}</small>}
    </label>
  )
}
