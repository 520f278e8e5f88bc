import '../styles/modal.css'
import { Icon } from '@boardroom/board-kit'
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import { useWords } from '../words/index.ts'

interface ModalProps {
  readonly title: string
  readonly close: () => void
  readonly className?: string
  readonly children: ReactNode
}

/** A sheet over the table; the browser's own dialog keeps focus and Escape right. */
export function Modal({ title, close, className = '', children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const words = useWords().table
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  // The browser tells of a closing a little later; by then another sheet may have taken its place.
  const closed = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>): void => {
    if (currentTarget.isConnected && !currentTarget.open) close()
  }
  return (
    <dialog ref={dialog} className={`modal ${className}`} onClose={closed} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <button type="button" className="button button-quiet button-icon" onClick={close} aria-label={words.close}>
          <Icon name="close" />
        </button>
      </header>
      <div className="modal-body">{children}</div>
    </dialog>
  )
}
