import { type Cubes, RESOURCES, type ResourceId } from '../components/index.ts'
import { useTerms } from './context.ts'

/** Each resource has a silhouette of its own: horns, beam, log, lump. */
const SHAPES: Readonly<Record<ResourceId, { readonly fill: string; readonly body: string; readonly detail: string }>> =
  {
    livestock: {
      fill: '#b5543c',
      body: 'M2 4.500C2 8 4 9 6.500 9h7C16 9 18 8 18 4.500 19.500 9 17.500 11.500 14.500 12l-1 5.500q-3.500 2.500-7 0l-1-5.500C2.500 11.500.5 9 2 4.500Z',
      detail: 'M8 15.500h4',
    },
    steel: {
      fill: '#7d97ab',
      body: 'M2.500 2.500h15v4.200h-4.800v6.600h4.800v4.200h-15v-4.200h4.800V6.700H2.500Z',
      detail: '',
    },
    wood: {
      fill: '#c79a5b',
      body: 'M6 3.500h9.500a3 6.500 0 0 1 0 13H6a3 6.500 0 0 1 0-13Z',
      detail: 'M6 3.500a3 6.500 0 0 1 0 13M6 7.500a1.300 2.500 0 1 0 0 5 1.300 2.500 0 0 0 0-5M11 7h4M11 12.500h4',
    },
    coal: {
      fill: '#4a4642',
      body: 'M3 8.500 7 3l6 .5 5 5.500-1.500 6.500L10 18l-6.500-3Z',
      detail: 'M7 3l3 6 3-5.500M10 9l-6.500 6M10 9l6.500 6.500',
    },
  }

export function Cube({
  resource,
  size = 18,
  label = false,
}: {
  readonly resource: ResourceId
  readonly size?: number
  readonly label?: boolean
}) {
  const { book } = useTerms()
  const { fill, body, detail } = SHAPES[resource]
  const said = label ? { role: 'img', 'aria-label': book.resources[resource] } : { 'aria-hidden': true }
  return (
    <svg className="cube" width={size} height={size} viewBox="0 0 20 20" {...said}>
      <title>{book.resources[resource]}</title>
      <path d={body} fill={fill} stroke="var(--ink)" strokeWidth="1.200" strokeLinejoin="round" />
      {detail && <path d={detail} fill="none" stroke={resource === 'coal' ? '#d9d2c6' : '#20160d'} strokeWidth="1" />}
    </svg>
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
