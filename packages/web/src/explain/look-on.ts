import { thingAt } from '@boardroom/board-kit'

/** Goes to the next thing on the table, or the one before, and so shows what it is. */
export function lookOn(step: 1 | -1): void {
  const things = [...document.querySelectorAll('.table [data-explain]')].filter((thing) =>
    thing.checkVisibility({ visibilityProperty: true }),
  )
  const now = document.activeElement && thingAt(document.activeElement)
  const at = now ? things.indexOf(now) : -1
  const next = things.at(at < 0 ? (step > 0 ? 0 : -1) : (at + step) % things.length)
  if (!(next instanceof HTMLElement || next instanceof SVGElement)) return
  // What cannot be used is no stop of its own on the way by Tab.
  if (next.tabIndex < 0) next.tabIndex = -1
  next.focus()
}
