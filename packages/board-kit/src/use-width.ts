import { type RefObject, useEffect, useRef, useState } from 'react'

/** The width of an element, kept up to date. */
export function useWidth<E extends HTMLElement>(): readonly [RefObject<E | null>, number] {
  const element = useRef<E>(null)
  const [width, setWidth] = useState(1000)
  useEffect(() => {
    const target = element.current
    if (!target) return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width))
    observer.observe(target)
    return () => observer.disconnect()
  }, [])
  return [element, width]
}
