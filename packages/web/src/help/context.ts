import { createContext, useContext } from 'react'

/** Help that is at hand beside something else, such as a table in play. */
export interface Help {
  /** Opens it at a rule; without one, at what is asked now. */
  open(rule?: string): void
  /** Opens it at the icons, or closes it if they are open. */
  icons(): void
  close(): void
  readonly isOpen: boolean
}

/** Without help at hand, links to rules lead to the page of the rules. */
export const HelpContext = createContext<Help | null>(null)

export function useHelp(): Help | null {
  return useContext(HelpContext)
}
