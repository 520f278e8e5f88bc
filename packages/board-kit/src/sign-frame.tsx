import type { SVGProps } from 'react'

/** What a sign is asked for by: which, how large, and its name where nothing beside it says it. */
export interface SignProps<N extends string> {
  readonly name: N
  readonly size?: number
  readonly label?: string | undefined
}

interface SignFrameProps extends SVGProps<SVGSVGElement> {
  /** What it shows: its explanation goes by that. */
  readonly icon?: string
  readonly size?: number | undefined
  readonly label?: string | undefined
}

/** What a sign is drawn in: a square of 24 units, with a name for screen readers or hidden from them. */
export function SignFrame({ icon, size, label, children, ...rest }: SignFrameProps) {
  return (
    <svg
      data-icon={icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...rest}
    >
      {children}
    </svg>
  )
}
