import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react'

interface PopoverProps {
  readonly at: Element | null
  readonly className?: string
  readonly stay?: () => void
  readonly leave?: () => void
  readonly children: ReactNode
}

const GAP = 8

/** Something next to what it is about, always wholly on screen. */
export function Popover({ at, className = '', stay, leave, children }: PopoverProps) {
  const box = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element || !at) return
    const target = at.getBoundingClientRect()
    const { width, height } = element.getBoundingClientRect()
    const left = Math.max(GAP, Math.min(target.left + target.width / 2 - width / 2, innerWidth - width - GAP))
    const below = target.bottom + GAP
    const above = target.top - height - GAP
    const top =
      below + height <= innerHeight - GAP ? below : above >= GAP ? above : Math.max(GAP, innerHeight - height - GAP)
    setPlace({ left, top })
  }, [at, children])
  // Until it is measured it stays out of sight.
  const style = { '--left': `${place?.left ?? -9999}px`, '--top': `${place?.top ?? 0}px` } as CSSProperties
  return (
    <div ref={box} className={`popover ${className}`} style={style} onPointerEnter={stay} onPointerLeave={leave}>
      {children}
    </div>
  )
}
