import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Up, down, home and end move the focus through what a list offers; its sign to close it is reached by tab. */
export function arrowKeys(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled, .button-icon)')]
  const { activeElement: focused } = document
  const place = focused instanceof HTMLElement ? buttons.indexOf(focused) : -1
  const step = STEPS[event.key]
  const next =
    step !== undefined ? place + step : event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1 : null
  if (next === null || buttons.length === 0) return
  event.preventDefault()
  buttons[(next + buttons.length) % buttons.length]?.focus()
}
