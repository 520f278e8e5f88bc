import { SignFrame, type SignProps } from '@boardroom/board-kit'
import type { ReactNode } from 'react'
import { TOKENS, type Token } from '../components/index.ts'
import { ART } from './sign-art.tsx'

/** Signs in one line, for what has no drawing of its own. */
const LINES = {
  permanent: 'M12 2.8 20 7.4v9.2L12 21.2 4 16.6V7.4ZM8 12h8',
  free: 'M12 2.8 20 7.4v9.2L12 21.2 4 16.6V7.4ZM8 12.200l3 3 5.200-6',
  council: 'M3 20.500h18M4.500 17.500h15M6 17.500v-7M10 17.500v-7M14 17.500v-7M18 17.500v-7M4 10.500h16L12 4Z',
  arrow: 'M12 3.500 20.500 19H3.500Z',
  turn: 'M5.500 9A7.600 7.600 0 1 1 4.400 13.500M5.500 3.800V9h5.200',
} as const satisfies Readonly<Record<string, string>>

type Drawn = keyof typeof ART
type Lined = keyof typeof LINES
export type SignName = Drawn | Lined

function SignArt({ name }: { readonly name: SignName }) {
  if (name in ART) return ART[name as Drawn]
  const d = LINES[name as Lined]
  return <path d={d} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round" />
}

const NAMES = [...Object.keys(ART), ...Object.keys(LINES)] as readonly SignName[]

/** Drawn once for the whole board; every sign on it is a use of one of these. */
export function SignDefs() {
  return NAMES.map((name) => (
    <symbol key={name} id={`rc-s-${name}`} viewBox="0 0 24 24">
      <SignArt name={name} />
    </symbol>
  ))
}

export function Sign({ name, size = 18, label }: SignProps<SignName>) {
  return (
    <SignFrame className={`rc-sign rc-sign-${name}`} icon={name} size={size} label={label}>
      <use href={`#rc-s-${name}`} width="24" height="24" />
    </SignFrame>
  )
}

/** A sign where there is no board around it. */
export function LoneSign({ name, size = 20 }: Pick<SignProps<SignName>, 'name' | 'size'>) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <SignArt name={name} />
    </svg>
  )
}

/** All of them, for the legend. */
export const SIGNS = Object.fromEntries(
  NAMES.map((name) => [name, <Sign key={name} name={name} size={22} />]),
) as Readonly<Record<SignName, ReactNode>>

/** Those of what is held, for the strips of the seats. */
export const TOKEN_SIGNS = Object.fromEntries(
  TOKENS.map((token) => [token, <LoneSign key={token} name={token} size={15} />]),
) as Readonly<Record<Token, ReactNode>>
