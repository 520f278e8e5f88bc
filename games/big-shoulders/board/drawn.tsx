import { type ReactNode, useMemo } from 'react'
import { type Drawing, DrawingContext, TermsContext } from './context.ts'

/** Where the parts of the board find what they draw from. */
export function Drawn({ drawing, children }: { readonly drawing: Drawing; readonly children: ReactNode }) {
  const { words, book, names, seat, shared } = drawing
  const terms = useMemo(() => ({ words, book, names, seat, shared }), [words, book, names, seat, shared])
  return (
    <TermsContext value={terms}>
      <DrawingContext value={drawing}>{children}</DrawingContext>
    </TermsContext>
  )
}
