import { useEffect, useState } from 'react'
import type { Window } from './camera.ts'

/** A narrower window is as narrow as on a phone. */
export const NARROW = 640

/** The size of the window onto the stage, and how much of it the papers cover. */
export function useWindow(
  view: { readonly current: HTMLElement | null },
  papers: HTMLElement | null,
  least: number,
): Window {
  const [size, setSize] = useState({ width: 1200, height: 640 })
  const [covered, setCovered] = useState(0)
  useEffect(() => {
    if (!view.current) return
    const observer = new ResizeObserver(([entry]) => {
      // While papers stand in its place it has none.
      if (entry && entry.contentRect.width > 0)
        setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(view.current)
    return () => observer.disconnect()
  }, [view])
  useEffect(() => {
    if (!papers) return setCovered(0)
    const observer = new ResizeObserver(() => {
      const over = getComputedStyle(papers).position === 'absolute'
      const corner = papers.dataset['side'] === 'corner'
      setCovered(over && !corner ? papers.offsetHeight + Number.parseFloat(getComputedStyle(papers).bottom) : 0)
    })
    observer.observe(papers)
    return () => observer.disconnect()
  }, [papers])
  return { ...size, covered: Math.max(covered, size.width < NARROW ? 0 : least) }
}
