import { Icon } from '@boardroom/board-kit'
import { useState } from 'react'

interface CopyButtonProps {
  readonly text: string
  readonly label: string
  readonly done: string
  readonly className?: string
}

export function CopyButton({ text, label, done, className = 'button' }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    setTimeout(() => setCopied(false), 2000)
  }
  return (
    <button type="button" className={className} onClick={() => void copy()}>
      <Icon name={copied ? 'check' : 'link'} size={16} /> <span aria-live="polite">{copied ? done : label}</span>
    </button>
  )
}
