import { SignFrame } from '@boardroom/board-kit'
import type { Mark } from '@boardroom/bots'

/** What stands in a mark; its shape says the same without colour. */
const SIGNS: Readonly<Record<Mark, string>> = { best: '★', good: '✓', inaccuracy: '?!', mistake: '?', blunder: '??' }

/** Errors, the slightest first. */
const ERRORS: readonly Mark[] = ['inaccuracy', 'mistake', 'blunder']

export function isError(mark: Mark | null): mark is Mark {
  return mark !== null && ERRORS.includes(mark)
}

interface MarkSignProps {
  readonly mark: Mark | null
  readonly size?: number
  readonly label?: string | undefined
}

/** How good a decision was: a round sign for good ones, an octagon for errors. */
export function MarkSign({ mark, size = 24, label }: MarkSignProps) {
  return (
    <SignFrame className={`mark-sign mark-${mark ?? 'none'}`} size={size} viewBox="-12 -12 24 24" label={label}>
      <MarkShape mark={mark} />
    </SignFrame>
  )
}

const OCTAGON = 'M-4.6-11H4.6L11-4.6V4.6L4.6 11H-4.6L-11 4.6V-4.6Z'

/** The same inside of another drawing, around its origin. */
export function MarkShape({ mark }: { readonly mark: Mark | null }) {
  return (
    <>
      {isError(mark) ? <path d={OCTAGON} /> : <circle r="10.5" />}
      <text
        textAnchor="middle"
        y="4.6"
        className={mark === 'inaccuracy' || mark === 'blunder' ? 'mark-two' : undefined}
      >
        {mark ? SIGNS[mark] : '·'}
      </text>
    </>
  )
}
