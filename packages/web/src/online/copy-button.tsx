import { Icon } from '@boardroom/board-kit'
import { useState } from 'react'

interface CopyButtonProps {
  readonly text: string
  readonly label: string
  readonly done: string
  readonly className?: string
}

/** A page without a certificate may not use the clipboard: there the old way has to do. */
async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const field = document.body.appendChild(document.createElement('textarea'))
  field.value = text
  field.select()
  document.execCommand('copy')
  field.remove()
}

export function CopyButton({ text, label, done, className = 'button' }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    await copyText(text)
    setCopied(true)
    setTimeout(() => setCopied(false), 2000)
  }
  return (
    <button type="button" className={className} onClick={() => void copy()}>
      <Icon name={copied ? 'check' : 'link'} size={16} /> <span aria-live="polite">{copied ? done : label}</span>
    </button>
  )
}
