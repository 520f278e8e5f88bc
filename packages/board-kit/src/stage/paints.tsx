import type { ReactNode } from 'react'

interface ShadeProps {
  readonly id: string
  /** Names of variables, from top to bottom. */
  readonly colors: readonly string[]
  /** How far down each colour is, from 0 to 1; evenly, unless it is said. */
  readonly at?: readonly number[]
}

/** A paint that changes from top to bottom; the colours are those of the day or the night. */
export function Shade({ id, colors, at }: ShadeProps) {
  return (
    <linearGradient id={id} x2="0" y2="1">
      {colors.map((color, i) => (
        <stop key={color} offset={at?.[i] ?? i / (colors.length - 1)} stopColor={`var(${color})`} />
      ))}
    </linearGradient>
  )
}

interface TextureProps {
  readonly id: string
  readonly width: number
  readonly height: number
  /** The colour under it. */
  readonly ground?: string
  readonly transform?: string
  readonly children: ReactNode
}

/** A paint that repeats what is drawn in it. */
export function Texture({ id, width, height, ground, transform, children }: TextureProps) {
  return (
    <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse" patternTransform={transform}>
      {ground && <rect width={width} height={height} fill={ground} />}
      {children}
    </pattern>
  )
}
