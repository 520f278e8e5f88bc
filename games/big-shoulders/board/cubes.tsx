import { SignFrame } from '@boardroom/board-kit'
import type { ReactNode } from 'react'
import { type Cubes, RESOURCES, type ResourceId } from '../components/index.ts'
import { useTerms } from './context.ts'

/** Each resource has a silhouette of its own: horned head, beam, log, lump. */
const SHAPES: Readonly<Record<ResourceId, ReactNode>> = {
  livestock: (
    <>
      <path
        d="M1 3.500c1.500 4.300 3.800 5 6.500 4.800h9c2.700.2 5-.5 6.500-4.800.8 5-1.200 8-4.500 8.500l-2.300 8.500c-1.500 2-6.900 2-8.400 0L5.500 12C2.200 11.500.2 8.500 1 3.500z"
        fill="#b4503c"
        stroke="#2a1b13"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
      <circle cx="9.400" cy="12.500" r="1.100" fill="#2a1b13" />
      <circle cx="14.600" cy="12.500" r="1.100" fill="#2a1b13" />
      <path d="M9.500 18.500h5" stroke="#2a1b13" strokeWidth="1.4" />
    </>
  ),
  steel: (
    <>
      <path
        d="M2 2.500h20v5.500h-6.500v8H22v5.500H2V16h6.500V8H2z"
        fill="#7f9bb3"
        stroke="#2a1b13"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
      <path d="M3.500 4.300h17" stroke="#d7e4ee" strokeWidth="1.2" />
    </>
  ),
  wood: (
    <>
      <path d="M7 4h11c6 0 6 16 0 16H7z" fill="#a86e35" stroke="#2a1b13" strokeWidth="1.2" />
      <ellipse cx="7" cy="12" rx="5" ry="8" fill="#ecc98c" stroke="#2a1b13" strokeWidth="1.2" />
      <ellipse cx="7" cy="12" rx="2.500" ry="4.300" fill="none" stroke="#a86e35" strokeWidth="1.2" />
      <path d="M14 8.500h5M13.500 14.500h6" stroke="#2a1b13" strokeWidth="1" />
    </>
  ),
  coal: (
    <>
      <path
        d="M8 1.500l9 1.500 6 8-3.500 10-12 1.500L1 13z"
        // A lump of coal on a dark desk by night.
        fill="light-dark(#2f2d30, #413e45)"
        stroke="light-dark(#0d0c0e, #b9b3bd)"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
      <path
        d="M8 2l2.500 8.500L2 13M10.500 10.500L19 20M10.500 10.500L17 3.500"
        fill="none"
        stroke="#a5a1a8"
        strokeWidth="1.1"
      />
    </>
  ),
}

interface CubeProps {
  readonly resource: ResourceId
  readonly size?: number
  readonly label?: boolean
}

export function Cube({ resource, size = 18, label = false }: CubeProps) {
  const { book } = useTerms()
  return <CubeArt resource={resource} size={size} label={label ? book.resources[resource] : undefined} />
}

interface CubeArtProps extends Omit<CubeProps, 'label'> {
  readonly label?: string | undefined
}

/** The same where there is no board around it. */
export function CubeArt({ resource, size, label }: CubeArtProps) {
  return (
    <SignFrame className="cube" icon={resource} size={size} label={label}>
      {SHAPES[resource]}
    </SignFrame>
  )
}

/** A handful of cubes, one by one. */
export function CubeRow({ cubes, size = 18 }: { readonly cubes: Partial<Cubes>; readonly size?: number }) {
  return (
    <span className="cube-row">
      {RESOURCES.flatMap((resource) =>
        Array.from({ length: cubes[resource] ?? 0 }, (_, i) => (
          <Cube key={`${resource}${i}`} resource={resource} size={size} />
        )),
      )}
    </span>
  )
}

export function sayCubes(cubes: Partial<Cubes>, names: Readonly<Record<ResourceId, string>>): string {
  return RESOURCES.filter((resource) => cubes[resource])
    .map((resource) => `${cubes[resource]} ${names[resource]}`)
    .join(', ')
}
