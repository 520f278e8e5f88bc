import { StageArt } from '@boardroom/board-kit'
import { memo } from 'react'

const WHOLE = { x: 0, y: 0, w: 2400, h: 1160 }
const WATER = 232

/** Houses of the skyline: how far from the left, how wide, how high. The same city every evening. */
const HOUSES: readonly (readonly [number, number, number])[] = Array.from({ length: 46 }, (_, i) => {
  const hash = (i * 7919 + 131) % 97
  return [300 + i * 46 + (hash % 9), 26 + ((hash * 5) % 34), 34 + ((hash * 11) % 76)] as const
})

function Skyline({ near }: { readonly near: boolean }) {
  const shown = HOUSES.filter((_, i) => (i % 2 === 0) === near)
  return (
    <g fill={near ? 'var(--me-city-near)' : 'var(--me-city-far)'}>
      {shown.map(([x, w, h], i) => (
        <path key={x} d={roof(x, near ? w + 16 : w + 8, near ? h * 0.75 : h, i % 3)} />
      ))}
      {near &&
        shown.flatMap(([x, w, h]) =>
          Array.from({ length: 3 }, (_, i) => (
            <rect
              key={`${x}-${i}`}
              x={x + 6 + ((i * 13) % w)}
              y={WATER - h * 0.75 + 10 + ((i * 17) % Math.max(12, h * 0.5))}
              width="5"
              height="7"
              fill="var(--me-pane)"
              fillOpacity=".85"
            />
          )),
        )}
    </g>
  )
}

function roof(x: number, w: number, h: number, kind: number): string {
  const top = WATER - h
  const flat = `M${x} ${WATER}V${top}`
  if (kind === 0) return `${flat}h${w}V${WATER}z`
  if (kind === 1) return `${flat}l${w / 2} -${Math.min(26, h / 3)}L${x + w} ${top}V${WATER}z`
  return `${flat}h${w * 0.36}v-22h${w * 0.28}v22H${x + w}V${WATER}z`
}

/** Sky, city, sea and land: what no move changes. */
export const Scenery = memo(function Scenery() {
  return (
    <StageArt rect={WHOLE}>
      <rect width="2400" height="262" fill="url(#me-sky)" />
      <circle cx="1180" cy="190" r="230" fill="url(#me-sun)" />
      <circle cx="1180" cy="178" r="58" fill="var(--me-sun)" />
      <path
        d="M0 180Q220 118 420 166T860 158T1300 172T1760 152T2400 172V240H0z"
        fill="var(--me-hills)"
        fillOpacity=".65"
      />
      <Skyline near={false} />
      <Skyline near />
      <rect y={WATER} width="2400" height="930" fill="url(#me-sea)" />
      <rect y={WATER} width="2400" height="930" fill="url(#me-wave)" />
      <path d={LAND} fill="url(#me-land)" />
      <path d={LAND} fill="url(#me-cobble)" />
      <path
        d="M420 932Q460 942 620 940H1900Q1950 942 1984 950H2400"
        fill="none"
        stroke="var(--me-kerb)"
        strokeWidth="5"
      />
      <path d="M1630 238H2400V254L2340 260H1650z" fill="var(--me-kerb)" />
      <path d="M1650 260H2340L2400 254V264L2340 270H1654z" fill="var(--me-land-2)" />
      <Lighthouse />
      <Sail x={2252} y={292} size={62} />
      <Sail x={2200} y={500} size={52} />
      <Sail x={2318} y={560} size={42} />
      <g fill="none" stroke="#f6f2e7" strokeWidth="3.500" strokeLinecap="round" opacity=".85">
        <path d="M352 50q10 -12 18 0q8 -12 18 0M410 82q8 -10 14 0q7 -10 14 0M2100 330q10 -12 18 0q8 -12 18 0M2150 352q8 -10 14 0q7 -10 14 0" />
      </g>
    </StageArt>
  )
})

const LAND = 'M0 240H300Q330 258 322 370L350 620Q358 880 420 926Q460 940 620 938H1900Q1950 940 1984 948H2400V1160H0z'

function Lighthouse() {
  return (
    <g>
      <path d="M2266 954q70 -34 140 0z" fill="var(--me-land-2)" />
      <path d="M2336 822L1960 740V880z" fill="url(#me-beam)" />
      <path d="M2318 938l8 -104h20l8 104z" fill="#f6f2e7" />
      <path d="M2320 912h32l2 26h-36zM2323 866h26l2 22h-30z" fill="#234a5c" />
      <path d="M2320 836h32v-20l-16 -15l-16 15z" fill="#234a5c" />
      <circle cx="2336" cy="824" r="9" fill="#ffe9a8" />
    </g>
  )
}

function Sail({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <path
        d="M18 4v26M18 5c10 6 14 14 15 22H18zM16 9c-6 6-9 11-10 18h10z"
        fill="var(--me-sailcloth)"
        stroke="#0e2238"
        strokeWidth="1"
      />
      <path d="M3 30h33l-6 7H9z" fill="#0a1a2b" />
    </svg>
  )
}
