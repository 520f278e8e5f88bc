import './flash.css'
import { useEffect, useRef, useState } from 'react'

interface FiguresProps {
  readonly value: number | string
  readonly prefix?: string
  readonly className?: string
  /** What it will be after the move that is pointed at. */
  readonly next?: number | string | undefined
}

/** A number that changes in play: it flashes once when it does, and shows what it is about to become. */
export function Figure({ value, prefix = '', className = '', next }: FiguresProps) {
  const before = useRef(value)
  const [changes, setChanges] = useState(0)
  useEffect(() => {
    if (before.current !== value) setChanges((count) => count + 1)
    before.current = value
  }, [value])
  const moving = next !== undefined && next !== value
  return (
    <span className={`figure ${className}`}>
      <span key={changes} className={changes > 0 ? 'figure-changed' : ''}>
        {prefix}
        {value}
      </span>
      {moving && (
        <span className="figure-next">
          <span aria-hidden="true">→</span>
          {prefix}
          {next}
        </span>
      )}
    </span>
  )
}
