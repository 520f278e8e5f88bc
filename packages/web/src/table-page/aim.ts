import type { Hands } from '@boardroom/board-kit'
import type { Move } from '@boardroom/kernel'
import type { FocusEvent, PointerEvent } from 'react'

/** Pointing at a button that already says its move shows what the move would do, beside it: nothing shifts. */
export function aim(hands: Hands, move: Move) {
  return {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') hands.look([move], event.currentTarget)
    },
    onPointerLeave: hands.away,
    onFocus: (event: FocusEvent) => {
      if (event.currentTarget.matches(':focus-visible')) hands.look([move], event.currentTarget)
    },
    onBlur: hands.away,
  }
}
