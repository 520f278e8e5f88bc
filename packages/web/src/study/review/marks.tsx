import { SignFrame } from '@boardroom/board-kit'
import type { Mark } from '@boardroom/bots'
import { isError as isErrorMark } from '@boardroom/bots/marks'
import type { ReviewWords } from '../../words/review.en.ts'

/** What a decision is shown by: its mark, or that it cost a lot although it hardly changed who wins. */
export type Sign = Mark | 'costly' | null

/** What stands in a mark; its shape says the same without colour. */
const SIGNS: Readonly<Record<Mark | 'costly', string>> = {
  ...{ best: '★', good: '✓', inaccuracy: '?!', mistake: '?', blunder: '??' },
  costly: '−',
}

export function isError(sign: Sign): boolean {
  return sign !== 'costly' && isErrorMark(sign)
}

export function saySign({ marks, costly, unmarked }: ReviewWords, sign: Sign): string {
  if (sign === 'costly') return costly
  return sign ? marks[sign] : unmarked
}

interface MarkSignProps {
  readonly mark: Sign
  readonly size?: number
  readonly label?: string | undefined
}

/** How good a decision was: a round sign for good ones, an octagon for errors, a diamond for what only cost. */
export function MarkSign({ mark, size = 24, label }: MarkSignProps) {
  return (
    <SignFrame className={`mark-sign mark-${mark ?? 'none'}`} size={size} viewBox="-12 -12 24 24" label={label}>
      <MarkShape mark={mark} />
    </SignFrame>
  )
}

const OCTAGON = 'M-4.6-11H4.6L11-4.6V4.6L4.6 11H-4.6L-11 4.6V-4.6Z'
const DIAMOND = 'M0-11.5 11.5 0 0 11.5-11.5 0Z'

/** The same inside of another drawing, around its origin. */
export function MarkShape({ mark }: { readonly mark: Sign }) {
  return (
    <>
      {isError(mark) ? <path d={OCTAGON} /> : mark === 'costly' ? <path d={DIAMOND} /> : <circle r="10.5" />}
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
