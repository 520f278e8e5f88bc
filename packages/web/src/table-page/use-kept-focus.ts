import type { Shot } from '@boardroom/board-kit'
import { useEffect, useRef } from 'react'

/** Whoever plays by keyboard goes on where moves are made: what had the focus may be gone with the move, or with the film. */
export function useKeptFocus(seq: number, shot: Shot | null, behind: boolean): void {
  const byKey = useRef(false)
  /** What was chosen by keyboard; a place that is shut after that is not where one goes on. */
  const chosen = useRef<Element | null>(null)
  useEffect(() => {
    const key = ({ key }: KeyboardEvent): void => {
      byKey.current = true
      chosen.current = key === 'Enter' || key === ' ' ? document.activeElement : null
    }
    const pointer = (): void => {
      byKey.current = false
      chosen.current = null
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
        const { activeElement } = document
        const lost = activeElement === null || activeElement === document.body
        const shut = activeElement === chosen.current && activeElement?.matches('.spot-shut')
        if ((lost || shut) && byKey.current) document.getElementById('prompt')?.focus({ preventScroll: true })
      }),
    )
    return () => cancelAnimationFrame(frame)
    // A film that is skipped between two shots changes neither.
  }, [seq, shot, behind])
}
