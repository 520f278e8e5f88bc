import './flash.css'
import { useEffect, useRef, useState } from 'react'

interface FiguresProps {
  readonly value: number | string
  /** How it is written, if not as it is: an amount of money. */
  readonly write?: (value: number) => string
  readonly className?: string
  /** What it will be after the move that is pointed at. */
  readonly next?: number | string | undefined
}

/** A number that changes in play: it flashes once when it does, and shows what it is about to become. */
export function Figure({ value, write, className = '', next }: FiguresProps) {
  const before = useRef(value)
  const [changes, setChanges] = useState(0)
  useEffect(() => {
    if (before.current !== value) setChanges((count) => count + 1)
    before.current = value
  }, [value])
  const written = (each: number | string): string => (write && typeof each === 'number' ? write(each) : `${each}`)
  const moving = next !== undefined && next !== value
  return (
    <span className={`figure ${className}`}>
      <span key={changes} className={changes > 0 ? 'figure-changed' : ''}>
        {written(value)}
      </span>
      {moving && (
        <span className="figure-next">
          <span aria-hidden="true">→</span>
          {written(next)}
        </span>
      )}
    </span>
  )
}
