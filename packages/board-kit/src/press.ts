/** Pixels that a pointer may tremble between press and release. */
const TREMBLE = 6

type Press = Pick<PointerEvent, 'button' | 'clientX' | 'clientY' | 'pointerId' | 'pointerType'> & {
  readonly target: EventTarget
  readonly currentTarget: EventTarget
}

interface Pressed extends Pick<Press, 'clientX' | 'clientY' | 'pointerId'> {
  readonly place: EventTarget
  readonly target: EventTarget
}

let pressed: Pressed | null = null

/** A place has been pressed. A finger does not hover before it, and one that stays wants to know what lies under it. */
export function pressOn({ button, pointerType, target, currentTarget: place, ...press }: Press): void {
  const { clientX, clientY, pointerId } = press
  pressed = button === 0 && pointerType !== 'touch' ? { clientX, clientY, pointerId, place, target } : null
}

/**
 * Whether a release over a place is a click that the browser will not tell of. It tells of none if what was pressed has
 * been taken away meanwhile; and the preview of a move, which comes a moment after the pointer, puts a piece in place of
 * the sign that the pointer was on.
 */
export function isLostClick({ clientX, clientY, pointerId, currentTarget }: Press): boolean {
  const before = pressed
  if (before?.place !== currentTarget || before.pointerId !== pointerId) return false
  pressed = null
  const strayed = Math.hypot(clientX - before.clientX, clientY - before.clientY) >= TREMBLE
  return !strayed && !(before.target as Node).isConnected
}
