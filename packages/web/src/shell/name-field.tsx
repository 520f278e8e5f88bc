import type { ComponentProps } from 'react'

interface NameFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'maxLength' | 'onChange'> {
  readonly label: string
  readonly value: string
  readonly change: (name: string) => void
}

/** Where somebody writes their name: no longer than there is room for at a seat. */
export function NameField({ label, change, ...rest }: NameFieldProps) {
  return (
    <label className="setting">
      <span>{label}</span>
      <input {...rest} maxLength={24} onChange={(event) => change(event.target.value)} />
    </label>
  )
}
