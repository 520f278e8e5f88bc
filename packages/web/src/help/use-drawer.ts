import { useRef, useState } from 'react'
import type { Help } from './context.ts'

/** What the drawer shows: a rule, what is asked now, or the icons of the game. */
export type Subject = { readonly rule: string } | 'now' | 'icons'

export interface Drawer {
  readonly help: Help
  /** What has been opened, the latest last; empty while the drawer is shut. */
  readonly trail: readonly Subject[]
  back(): void
}

/** A drawer of help; whoever opened it gets the focus back. */
export function useDrawer(): Drawer {
  const [trail, setTrail] = useState<readonly Subject[]>([])
  const opener = useRef<Element | null>(null)
  const show = (next: readonly Subject[]): void => {
    if (trail.length === 0) opener.current = document.activeElement
    setTrail(next)
  }
  const open = (rule?: string): void => show(rule ? [...trail, { rule }] : ['now'])
  const close = (): void => {
    setTrail([])
    giveBack(opener.current)
  }
  const icons = (): void => (trail.at(-1) === 'icons' ? close() : show(['icons']))
  return { help: { open, icons, close, isOpen: trail.length > 0 }, trail, back: () => setTrail(trail.slice(0, -1)) }
}

/** What opened the drawer may be gone by now; the question is always there. */
function giveBack(element: Element | null): void {
  const there = element instanceof HTMLElement && element.isConnected && element !== document.body
  const target = there ? element : document.getElementById('prompt')
  target?.focus()
}
