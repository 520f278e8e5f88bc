import '../styles/modal.css'
import { Icon } from '@boardroom/board-kit'
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import { useWords } from '../words/index.ts'

interface ModalProps {
  readonly title: string
  readonly close: () => void
  readonly className?: string
  /** Everything around it can still be used. */
  readonly open?: boolean
  readonly children: ReactNode
}

/** The `ref` of the field a sheet is opened for: else the browser would give the keyboard to the button that closes it. */
export const awaited = (field: HTMLElement | null): void => field?.setAttribute('autofocus', '')

/** A sheet over the table; the browser's own dialog keeps focus and Escape right. */
export function Modal({ title, close, className = '', open = false, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const words = useWords().table
  useEffect(() => {
    const element = dialog.current
    if (open) element?.show()
    else element?.showModal()
    return () => element?.close()
  }, [open])
  // The browser tells of a closing a little later; by then another sheet may have taken its place.
  const closed = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>): void => {
    if (currentTarget.isConnected && !currentTarget.open) close()
  }
  return (
    <dialog
      ref={dialog}
      className={`modal ${className}`}
      onClose={closed}
      aria-label={title}
      // The browser's own only where nothing else can be used.
      onKeyDown={open ? (event) => event.key === 'Escape' && close() : undefined}
    >
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
