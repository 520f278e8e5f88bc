import type { SymbolId, Token } from '../components/index.ts'

/** The signs of this game: one line weight like the house's icons, each distinct in shape. */
const PATHS = {
  // Tiles on a company board
  timber:
    'M2.500 9.500 6 6.500h15.500v6L18 15.500v2H2.500ZM2.500 9.500H18v6M18 9.500l3.500-3M5.500 12.500h6M9 15h5.500',
  jackscrew:
    'M7.500 3h9v3h-9ZM12 6v9.500M8.800 8l6.400 1.600M8.800 10.600l6.400 1.600M8.800 13.200l6.400 1.600M6.500 20.500l2.300-5h6.400l2.300 5ZM4 20.500h16',
  masonry:
    'M3 5.500h18v13.500H3ZM3 10h18M3 14.500h18M9 5.500V10M15.500 5.500V10M12 10v4.500M6.500 10v4.500M17.500 10v4.500M9 14.500V19M15.500 14.500V19',
  joker:
    'M12 2.800a9.200 9.200 0 1 0 0 18.400 9.200 9.200 0 0 0 0-18.400ZM12 7v10M7.700 9.500l8.600 5M16.300 9.500l-8.600 5',
  favour:
    'M12 2.800a6 6 0 1 0 0 12 6 6 0 0 0 0-12ZM8 13.500 6.500 21l5.500-2.500L17.500 21 16 13.500M9.500 8.800l2 2 3-3.600',
  // What is gained
  prestige:
    'M12 20.500C7 20 3.800 16.500 3.800 12c0-3 1.200-5.600 3.200-7.500M12 20.500c5-.5 8.200-4 8.200-8.500 0-3-1.200-5.600-3.200-7.500M4.200 9.500l3.300 1.200M4.700 14.500l3.300-.8M7.700 18.200l2-2.400M19.800 9.500l-3.300 1.200M19.300 14.500l-3.300-.8M16.300 18.200l-2-2.400',
  extension: 'M3.500 4.500h11v15.500h-11ZM6.500 8.500h5M6.500 12.500h5M6.500 16.500h5M17 12.300h5M19.500 9.800v5',
  competence: 'M3 20h4.500v-4H12v-4h4.500V8H20M16.500 4 20.500 8l-4 4',
  permanent: 'M12 2.800 20 7.400v9.200L12 21.200 4 16.600V7.400ZM8 12h8',
  free: 'M12 2.800 20 7.400v9.200L12 21.200 4 16.600V7.400ZM8 12.200l3 3 5.200-6',
  // Symbols of projects
  locomotive:
    'M3.500 4.500H9v10H3.500ZM9 8.500h8.500c2 0 3 1.500 3 4v2H9M15 8.500V4.500M13.500 4.500h3M2.500 14.500h19v2.500h-19M6.500 17.500a1.900 1.900 0 1 0 0 3.800 1.900 1.900 0 0 0 0-3.800Zm5.500 0a1.900 1.900 0 1 0 0 3.800 1.900 1.900 0 0 0 0-3.800Zm5.500 0a1.900 1.900 0 1 0 0 3.800 1.900 1.900 0 0 0 0-3.800Z',
  lion: 'M12 2.500 14.500 4.300l3-.3.9 2.900 2.700 1.400-.7 3 1.300 2.700-2.400 1.900-.1 3-3 .6L14.500 22 12 20.500 9.500 22l-1.700-2.500-3-.6-.1-3-2.400-1.900 1.300-2.700-.7-3 2.700-1.400.9-2.900 3 .3ZM9.300 10.300v.8M14.700 10.300v.8M12 13v2.500M9 15.500c1 1.500 2 1.500 3 0 1 1.500 2 1.500 3 0',
  book: 'M12 6.500C9.500 4.500 6 4.500 3 5.500v13.500c3-1 6.500-1 9 1 2.500-2 6-2 9-1V5.500C18 4.500 14.500 4.500 12 6.500ZM12 6.500V20M6 9.500c1.300-.3 2.400-.2 3.500.2M6 13c1.300-.3 2.400-.2 3.500.2',
  seal: 'M9.500 2.800h5l1 2.200-1.700 3v3.700H19v4.500H5v-4.500h5.200V8L8.500 5ZM4 20.500h16',
  y: 'M12 2.800a9.200 9.200 0 1 0 0 18.400 9.200 9.200 0 0 0 0-18.400ZM12 12.500v6M12 12.500 7 6M12 12.500 17 6',
  star: 'M12 2.500 14.800 7.300h5.500L17.500 12l2.800 4.700h-5.500L12 21.500l-2.800-4.800H3.700L6.500 12 3.700 7.300h5.500Z',
  // Projects, cards and buildings
  raise: 'M5 12V6.500L12 2.800l7 3.700V12ZM12 21v-6M8.800 17.800 12 14.500l3.200 3.300M3.500 21h17',
  move: 'M2.800 13V8L9 4.200 15.200 8v5ZM6 13v2.500M12 13v2.500M2.800 18h17.500M16.800 14.500l3.700 3.500-3.700 3.500',
  toll: 'M4.500 21V7M2.500 21h4M4.500 3.800a1.600 1.600 0 1 0 0 3.200 1.600 1.600 0 0 0 0-3.200ZM4.500 9.500h17v3.500h-17M9 9.500 7.500 13M13.500 9.500 12 13M18 9.500 16.500 13',
  recurring: 'M19.500 9A8 8 0 1 0 20 13M20 3.800V9h-5.200',
  once: 'M12 2.800a9.200 9.200 0 1 0 0 18.400 9.200 9.200 0 0 0 0-18.400ZM9.800 9l2.400-1.800v9.600',
  storey: 'M3 20.500h18M5 20.500v-5h14v5M5 15.500v-5h14v5M5 10.500v-5h14v5',
  poverty:
    'M8.500 3h7l-1.800 3.500h-3.400ZM10.300 6.500C6.500 9 4.500 12.500 4.500 16c0 3.500 2.500 5 7.500 5s7.500-1.500 7.500-5c0-3.500-2-7-5.800-9.500M12 10.500v7M9.200 14.800l2.800 2.700 2.800-2.700',
  neighbourhood:
    'M3 20.500v-8L7.500 8l4.500 4.500v8ZM12 20.500V9.500L16.500 5 21 9.500v11ZM2 20.500h20M6.500 15h2M15.500 12h2M15.500 16h2',
  council: 'M3 20.500h18M4.500 17.500h15M6 17.500v-7M10 17.500v-7M14 17.500v-7M18 17.500v-7M4 10.500h16L12 4Z',
  turn: 'M5.500 9A7.600 7.600 0 1 1 4.400 13.500M5.500 3.800V9h5.200',
} as const satisfies Readonly<Record<string, string>> & Readonly<Record<Token | SymbolId, string>>

export type SignName = keyof typeof PATHS

interface SignProps {
  readonly name: SignName
  readonly size?: number
  readonly label?: string | undefined
  readonly className?: string | undefined
}

export function Sign({ name, size = 18, label, className = '' }: SignProps) {
  return (
    <svg
      className={`icon ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <SignPath name={name} />
    </svg>
  )
}

/** The same inside a drawing of its own. */
export function SignPath({ name }: { readonly name: SignName }) {
  return (
    <path
      d={PATHS[name]}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  )
}

/** A tile of a kind: always the same colour and shape. */
export function TokenSign({ token, size = 18, label }: { token: Token; size?: number; label?: string | undefined }) {
  return <Sign name={token} size={size} label={label} className={`rc-${token}`} />
}
