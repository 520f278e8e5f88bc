import { CARDS, FINALS, HOODS, PRESTIGE, PROJECTS, SITE_PRIZES } from './tables.ts'

export const KINDS = ['timber', 'jackscrew', 'masonry'] as const
export type Kind = (typeof KINDS)[number]
export type PerKind = Record<Kind, number>

export const SYMBOLS = ['locomotive', 'lion', 'book', 'seal', 'y'] as const

/** What can be gained, as the log writes it. */
export type Prize =
  | { type: 'joker' | 'favour' | 'prestige' | 'extension'; amount: number }
  | { type: 'competence'; track: Kind; steps: number }
  | { type: 'resources'; amounts: PerKind }

const LETTERS: Readonly<Record<string, Kind>> = { T: 'timber', J: 'jackscrew', M: 'masonry' }

export function none(): PerKind {
  return { timber: 0, jackscrew: 0, masonry: 0 }
}

function kindOf(letter: string | undefined): Kind {
  const kind = LETTERS[letter ?? '']
  if (!kind) throw new Error(`no kind of resource: ${letter}`)
  return kind
}

/** Reads the shorthand of the tables. */
function prizeOf(short: string): Prize {
  const [what = '', rest = ''] = short.split('-')
  if (what === 'step') return { type: 'competence', track: kindOf(rest), steps: 1 }
  if (what === 'joker' || what === 'favour' || what === 'prestige' || what === 'extension') {
    return { type: what, amount: Number(rest) }
  }
  const amounts = none()
  for (const letter of what) amounts[kindOf(letter)]++
  return { type: 'resources', amounts }
}

function read(table: Readonly<Record<string, string>>, id: string): string[] {
  const row = table[id]
  if (!row) throw new Error(`not in the box: ${id}`)
  return row.split(' ')
}

function prizesOf(short: string | undefined): Prize[] {
  return !short || short === '-' ? [] : short.split('+').map(prizeOf)
}

export interface Plan {
  readonly kind: 'raise' | 'move'
  readonly cost: PerKind
  /** One on a project; two on a final project, which brings no tile. */
  readonly symbols: readonly string[]
  readonly final: boolean
  readonly prizes: readonly Prize[]
}

export function planOf(id: string): Plan {
  if (id.startsWith('final')) {
    const [t, j, m, one = '', other = '', prize] = read(FINALS, id)
    const cost = { timber: Number(t), jackscrew: Number(j), masonry: Number(m) }
    return { kind: 'raise', cost, symbols: [one, other], final: true, prizes: prizesOf(prize) }
  }
  const [kind, t, j, m, symbol = '', prize] = read(PROJECTS, id)
  const cost = { timber: Number(t), jackscrew: Number(j), masonry: Number(m) }
  return { kind: kind === 'move' ? 'move' : 'raise', cost, symbols: [symbol], final: false, prizes: prizesOf(prize) }
}

export interface CardFace {
  readonly letter: string
  /** Top right, bottom left, bottom right. */
  readonly squares: readonly Kind[]
  readonly once: boolean
  readonly prize: Prize
}

/** Red for two or three players, yellow for four. */
export function faceOf(id: string, seats: number): CardFace {
  const [letter = '', red = '', redPrize = '', yellow = '', yellowPrize = ''] = read(CARDS, id)
  const [squares, prize] = seats === 4 ? [yellow, yellowPrize] : [red, redPrize]
  const once = prize.startsWith('!')
  return { letter, squares: [...squares].map(kindOf), once, prize: prizeOf(once ? prize.slice(1) : prize) }
}

export function hoodPrize(tile: string): Prize {
  const [prize] = read(HOODS, tile)
  return prizeOf(prize ?? '')
}

export function sitePrize(site: number): Prize | null {
  const short = SITE_PRIZES[site]
  return short ? prizeOf(short) : null
}

/** Where the arrows of a prestige building point once it is turned clockwise, as steps to the neighbouring site. */
export function arrowsOf(id: string, rotation: number): { value: number; arrows: string[] } {
  const [arrows = '', value] = read(PRESTIGE, id)
  const clockwise = 'NESW'
  const turned = [...arrows].map((arrow) => clockwise[(clockwise.indexOf(arrow) + rotation / 90) % 4] ?? '')
  return { value: Number(value), arrows: turned }
}

/** The site an arrow reaches; sites lie in five rows of eight. */
export function beside(site: number, arrow: string): number | null {
  const column = (site - 1) % 8
  switch (arrow) {
    case 'N':
      return site > 8 ? site - 8 : null
    case 'S':
      return site <= 32 ? site + 8 : null
    case 'E':
      return column < 7 ? site + 1 : null
    default:
      return column > 0 ? site - 1 : null
  }
}

export function wardOf(site: number): number {
  return Math.floor(((site - 1) % 8) / 2) + 1
}

/** `site-07` and the like. */
export function two(number: number): string {
  return number < 10 ? `0${number}` : `${number}`
}

export function numberIn(id: string): number {
  return Number(/\d+$/.exec(id)?.[0])
}
