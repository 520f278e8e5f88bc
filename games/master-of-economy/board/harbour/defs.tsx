import { memo, type ReactNode } from 'react'

/** From top to bottom; the colours are those of dusk or of the night. */
function Shade({ id, stops }: { readonly id: string; readonly stops: readonly (readonly [number, string])[] }) {
  return (
    <linearGradient id={`me-${id}`} x2="0" y2="1">
      {stops.map(([offset, name]) => (
        <stop key={offset} offset={offset} stopColor={`var(--me-${name})`} />
      ))}
    </linearGradient>
  )
}

interface TextureProps {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly turned?: boolean
  readonly children: ReactNode
}

function Texture({ id, width, height, turned, children }: TextureProps) {
  return (
    <pattern
      id={`me-${id}`}
      width={width}
      height={height}
      patternUnits="userSpaceOnUse"
      patternTransform={turned ? 'rotate(45)' : undefined}
    >
      {children}
    </pattern>
  )
}

/** Paints and textures that the whole harbour is drawn with. */
export const Defs = memo(function Defs() {
  return (
    <svg className="me-defs" width="0" height="0" aria-hidden="true">
      <defs>
        <Shade
          id="sky"
          stops={[
            [0, 'sky-1'],
            [0.45, 'sky-2'],
            [0.85, 'sky-3'],
            [1, 'sky-4'],
          ]}
        />
        <Shade
          id="sea"
          stops={[
            [0, 'sea-0'],
            [0.25, 'sea-1'],
            [1, 'sea-2'],
          ]}
        />
        <Shade
          id="quay"
          stops={[
            [0, 'quay-1'],
            [1, 'quay-2'],
          ]}
        />
        <Shade
          id="land"
          stops={[
            [0, 'land-1'],
            [1, 'land-2'],
          ]}
        />
        <Shade
          id="wall"
          stops={[
            [0, 'wall-1'],
            [1, 'wall-2'],
          ]}
        />
        <Shade
          id="floor"
          stops={[
            [0, 'floor-1'],
            [1, 'floor-2'],
          ]}
        />
        <radialGradient id="me-sun">
          <stop offset="0" stopColor="var(--me-sun)" />
          <stop offset=".35" stopColor="var(--me-sun)" stopOpacity=".75" />
          <stop offset="1" stopColor="var(--me-sun)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="me-beam" x1="1" x2="0">
          <stop offset="0" stopColor="#ffe9a8" stopOpacity="var(--me-beam)" />
          <stop offset="1" stopColor="#ffe9a8" stopOpacity="0" />
        </linearGradient>
        <Texture id="wave" width={120} height={44}>
          <path
            d="M0 12q15-9 30 0t30 0M60 34q15-9 30 0t30 0"
            fill="none"
            stroke="#9cc6d2"
            strokeWidth="2.200"
            strokeOpacity=".2"
          />
        </Texture>
        <Texture id="cobble" width={26} height={18}>
          <path d="M0 9h26M6 0v9M19 9v9" stroke="#0e2238" strokeWidth="1" strokeOpacity=".12" />
        </Texture>
        <Texture id="brick" width={24} height={14}>
          <path d="M0 7h24M0 14h24M6 0v7M18 7v7" stroke="#0e2238" strokeWidth="1.200" strokeOpacity=".22" />
        </Texture>
        <Texture id="beyond" width={13} height={13} turned>
          <rect width="4" height="13" fill="#0e2238" fillOpacity=".3" />
        </Texture>
        <Texture id="threat" width={12} height={12} turned>
          <rect width="12" height="12" fill="#ffe3dd" />
          <rect width="5" height="12" fill="#d8342a" fillOpacity=".55" />
        </Texture>
      </defs>
    </svg>
  )
})
