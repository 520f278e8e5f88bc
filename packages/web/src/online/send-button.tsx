import { Icon } from '@boardroom/board-kit'

interface SendButtonProps {
  readonly link: string
  /** What goes with it. */
  readonly text: string
  readonly label: string
}

/** On a phone: hands a link over to whatever one writes to one's friends with. Nothing where the browser cannot. */
export function SendButton({ link, text, label }: SendButtonProps) {
  if (!('share' in navigator) || !matchMedia('(pointer: coarse)').matches) return null
  // Whoever closes the list of programs has changed their mind.
  const send = (): Promise<void> => navigator.share({ text, url: link }).catch(() => undefined)
  return (
    <button type="button" className="button button-primary" onClick={() => void send()}>
      <Icon name="chat" size={16} /> {label}
    </button>
  )
}
