import { SignFrame, type SignProps } from '@boardroom/board-kit'
import type { ReactNode } from 'react'
import type { ActionId, Level, ProjectType, RegionId } from '../components/index.ts'

/** The signs of this game: one line weight like the house's icons, each distinct in shape. */
const PATHS = {
  // Actions
  hr: 'M8.5 4.500a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM2.800 20v-2.500c0-2.500 2.200-4 5.700-4s5.700 1.500 5.700 4V20ZM16 8h5.500M19 5.500 21.500 8 19 10.500M21.500 15H17M19 12.500 16.500 15l2.500 2.500',
  management:
    'M4 21V4.500h9V21M13 10h7v11M2.500 21h19M7 8.500h3M7 12.500h3M7 16.500h3M16.500 13.500v1.500M16.500 17.500V19',
  construction:
    'M6 21V3.500M3.500 21h5M6 5.500h14.500M6 9.500 11 5.500M17.500 5.500v4M15 9.500h5v4h-5ZM12.500 21v-4h9v4ZM17 17v4',
  rnd: 'M9.500 3h5M10.500 3v6L4.500 19.500c-.5 1 0 1.500 1 1.500h13c1 0 1.500-.5 1-1.500L13.500 9V3M8 14.500h8',
  // Projects
  housing: 'M3.500 12 12 4.500l8.500 7.500M6 10v10.500h12V10M10 20.500V15h4v5.500',
  commerce:
    'M4.500 4.500h15L21 10a2.300 2.300 0 0 1-4.500 0 2.300 2.300 0 0 1-4.500 0 2.300 2.300 0 0 1-4.500 0A2.300 2.300 0 0 1 3 10ZM5 13v7.500h14V13M9.500 20.500V16h5v4.500',
  industry: 'M3 20.500V11l5 3.500V11l5 3.500V11l4 3V4.500h3.500v16ZM7 17.500h2M12 17.500h2',
  infrastructure:
    'M2 16.500h20M2 10.500c3.500 0 3.500-5 5-5s2 6 5 6 3.500-6 5-6 1.500 5 5 5M7 5.500V20M17 5.500V20M12 11.500v5',
  // Regions
  west: 'M2 19.500 8.500 7l4 7L15.500 9 22 19.500ZM6.500 11l2 1.500L10.300 10',
  midwest:
    'M12 21.500V6M12 8.500c-3 0-4-2-4-4.500 3 0 4 2 4 4.500Zm0 0c3 0 4-2 4-4.500-3 0-4 2-4 4.500ZM12 14c-3.200 0-4.700-2-4.700-4.500C10.500 9.500 12 11.500 12 14Zm0 0c3.200 0 4.700-2 4.700-4.500C13.500 9.500 12 11.500 12 14ZM12 19.500c-3.200 0-4.700-2-4.700-4.500 3.200 0 4.700 2 4.700 4.500Zm0 0c3.200 0 4.700-2 4.700-4.500-3.200 0-4.700 2-4.700 4.500Z',
  east: 'M9 21V8.500L12 3l3 5.500V21M4.500 21v-8H9M15 11h4.500v10M2.500 21h19M12 10v1.500M12 15v1.500',
  south:
    'M3 14.500h18l-2.500 4.500h-13ZM6 14.500v-4h10v4M8.500 10.500V4.500M12.500 10.500V4.500M2.500 21.500c1.600-1 3.200-1 4.800 0s3.200 1 4.700 0 3.200-1 4.800 0 3.200 1 4.700 0',
  // Levels of transport
  wagon:
    'M4.500 13C4.500 8 7 5.500 11 5.500S17.500 8 17.500 13ZM3.500 13h14.500l3.500 1.500M8 15.500a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600Zm7 0a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600Z',
  stagecoach:
    'M4 5.500h13l-1.500 8.500h-10ZM8 8.500h5.500V11H8ZM16.500 9H21v5h-5.500M8 15.500a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600Zm7.500 0a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600Z',
  railroad:
    'M3.500 4.500H9v10H3.500ZM9 8.500h8.500c2 0 3 1.500 3 4v2H9M15 8.500V4.500M13.500 4.500h3M2.500 14.500h19v2.500h-19M6.500 17.500a1.900 1.900 0 1 0 0 3.800 1.900 1.900 0 0 0 0-3.800Zm5.500 0a1.900 1.900 0 1 0 0 3.800 1.900 1.900 0 0 0 0-3.800Zm5.500 0a1.900 1.900 0 1 0 0 3.800 1.900 1.900 0 0 0 0-3.800Z',
  // What things are made of
  joined:
    'M10 14a4.500 4.500 0 0 0 6.500 0l3-3a4.500 4.500 0 0 0-6.500-6.500l-1 1M14 10a4.500 4.500 0 0 0-6.500 0l-3 3a4.500 4.500 0 0 0 6.500 6.500l1-1',
  whole: 'M2 12Q12 2 22 12 12 22 2 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  donation:
    'M12 10C9.300 8.200 8 6.900 8 5.300A2.100 2.100 0 0 1 12 4.300a2.100 2.100 0 0 1 4 1c0 1.600-1.300 2.900-4 4.700ZM2.500 13.500H6l2.500 1.500h4a1.500 1.500 0 0 1 0 3H9M12.500 18l5.500-3.500c1.600-.9 3 .9 1.600 2.200L14 21H6.500l-4-1.500',
  vp: 'M12 2.500 14.700 8.700l6.800.7-5.100 4.500 1.500 6.600L12 17l-5.900 3.500 1.500-6.600L2.500 9.400l6.800-.7Z',
  bulb: 'M9 18h6M10 21h4M9 18v-2.800C7 13.900 5.700 12 5.700 9.500a6.300 6.300 0 0 1 12.600 0c0 2.500-1.300 4.400-3.300 5.700V18M10 9.500l2 2 2-2',
  steps:
    'M8 3.500c2 0 2.600 3 2.400 5.500l-.5 3H6.600L6 9C5.600 6 6.200 3.500 8 3.500ZM6.800 14.500h3c.2 2-.3 3.300-1.500 3.300s-1.700-1.300-1.500-3.300ZM16 6.500c-2 0-2.600 3-2.400 5.500l.5 3h3.300L18 12c.4-3-.2-5.500-2-5.500ZM14.200 17.500h3c.2 2-.3 3.300-1.500 3.300s-1.700-1.300-1.500-3.300Z',
  mission: 'M3.500 9h12v9.500h-12ZM7 9V6h5v3M3.500 13h12M16.500 5.500H22M19.500 3 22 5.500 19.500 8',
  cap: 'M3.500 4.500h17M12 21V8.500M7 13.500l5-5 5 5',
  joker:
    'M4 20h16M5 17C2.500 12 3.500 8 5.500 6.500c1 3 2.500 5 4 6C10 8 11 5.500 12 4c1 1.500 2 4 2.500 8.500 1.500-1 3-3 4-6C20.500 8 21.500 12 19 17Z',
  tile: 'M4 4h16v16H4ZM4 9h16M8 13h3M13 13h3M8 16.500h8',
  permanent:
    'M12 3.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7ZM5.500 21v-3c0-2.800 2.500-4.500 6.500-4.500s6.500 1.700 6.500 4.500v3ZM9 17.500l2 2 4-4',
} as const satisfies Readonly<Record<string, string>> &
  Readonly<Record<ActionId | ProjectType | RegionId | Level, string>>

export type SignName = keyof typeof PATHS

export function Sign({ name, size = 18, label }: SignProps<SignName>) {
  return (
    <SignFrame className="icon" icon={name} size={size} label={label}>
      <SignPath name={name} />
    </SignFrame>
  )
}

/** The same inside a drawing of its own. */
function SignPath({ name }: { readonly name: SignName }) {
  return (
    <path
      d={PATHS[name]}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  )
}

/** A sign inside a drawing: its upper left corner and its size in the drawing's units. */
export function SignAt({
  name,
  x,
  y,
  size,
}: {
  readonly name: SignName
  readonly x: number
  readonly y: number
  readonly size: number
}) {
  return (
    <g data-icon={name} transform={`translate(${x} ${y}) scale(${size / 24})`}>
      <SignPath name={name} />
    </g>
  )
}

/** All of them, for the legend. */
export const SIGNS = Object.fromEntries(
  Object.keys(PATHS).map((name) => [name, <Sign key={name} name={name as SignName} size={22} />]),
) as Readonly<Record<SignName, ReactNode>>
