import { useEffect, useRef } from 'react'

/** Whoever plays by keyboard goes on where moves are made: what had the focus may be gone with the move. */
export function useKeptFocus(seq: number): void {
  const byKey = useRef(false)
  useEffect(() => {
    const key = (): void => {
      byKey.current = true
    }
    const pointer = (): void => {
      byKey.current = false
    }
    addEventListener('keydown', key, true)
    addEventListener('pointerdown', pointer, true)
    return () => {
      removeEventListener('keydown', key, true)
      removeEventListener('pointerdown', pointer, true)
    }
  }, [])
  useEffect(() => {
    if (seq === 0) return
    // After the next picture: by then the browser has noticed what cannot have the focus any more.
    const frame = requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const lost = document.activeElement === null || document.activeElement === document.body
        if (lost && byKey.current) document.getElementById('prompt')?.focus({ preventScroll: true })
      }),
    )
    return () => cancelAnimationFrame(frame)
  }, [seq])
}
