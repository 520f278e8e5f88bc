import type { Chance } from './chance.ts'
import { copyPlain, isData, type Json, samePlain } from './json.ts'
import type { Seat, State, Viewer } from './step.ts'

interface Terms<T, S> {
  /** What everybody sees of it all the same; how many and whether there is something, unless told otherwise. */
  readonly shows?: (value: T) => Json
  /** Since when it lies open to all. */
  readonly until?: (state: S) => boolean
  /** What it is made of, if the same pieces may also lie in other secret places. */
  readonly pieces?: string
  /** How much there is nobody tells, but every change is made before all eyes: a purse that is paid from openly. */
  readonly changesOpenly?: boolean
}

/** A part of the state that not everybody may see. */
class Secret<T> {
  readonly knows: 'nobody' | 'owner'
  readonly pieces: string | undefined
  readonly changesOpenly: boolean
  readonly #terms: Terms<T, State>

  constructor(knows: Secret<T>['knows'], terms: Terms<T, State>) {
    this.knows = knows
    this.pieces = terms.pieces
    this.changesOpenly = terms.changesOpenly ?? false
    this.#terms = terms
  }

  shows(value: T): Json {
    return this.#terms.shows ? this.#terms.shows(value) : outline(value)
  }

  isOpenTo(viewer: Viewer, owner: Seat | null, state: State): boolean {
    return (this.knows === 'owner' && viewer === owner) || (this.#terms.until?.(state) ?? false)
  }
}

/** The same for every item of a list; `seatwise`, each item is the seat's of that number. */
class Each<T> {
  readonly item: Secrets<T>
  readonly seatwise: boolean

  constructor(item: Secrets<T>, seatwise: boolean) {
    this.item = item
    this.seatwise = seatwise
  }
}

/** Where a state's secrets are: the shape of the state, as far as something in it is hidden. All else is open. */
export type Secrets<T> =
  | Secret<NonNullable<T>>
  | (T extends readonly (infer Item)[] ? Each<Item> : { readonly [Key in keyof T]?: Secrets<NonNullable<T[Key]>> })

/** Known to nobody at the table, such as the order of a deck. */
export function hidden<T, S extends State>(terms: Terms<T, S> = {}): Secret<T> {
  return new Secret<T>('nobody', terms as Terms<T, State>)
}

/** Known to the seat it belongs to: to be said inside of `seatwise`. */
export function secretOfOwner<T, S extends State>(terms: Terms<T, S> = {}): Secret<T> {
  return new Secret<T>('owner', terms as Terms<T, State>)
}

/** A stack of which the first piece lies face up. */
export function belowTop<T extends Json>(pieces?: string): Secret<readonly T[]> {
  const shows = (stack: readonly T[]): Json => [stack.length, stack[0] ?? null]
  return new Secret<readonly T[]>('nobody', pieces === undefined ? { shows } : { shows, pieces })
}

/** A list with an item for every seat. */
export function seatwise<T>(item: NoInfer<Secrets<T>>): Each<T> {
  return new Each(item, true)
}

/** Any other list. */
export function each<T>(item: NoInfer<Secrets<T>>): Each<T> {
  return new Each(item, false)
}

/** Whether there is something that one seat knows and the others do not. */
export function haveOwners(secrets: object): boolean {
  if (secrets instanceof Secret) return secrets.knows === 'owner'
  if (secrets instanceof Each) return haveOwners(secrets.item)
  return Object.values(secrets).some(haveOwners)
}

/** How many, and whether there is something, but not what. */
function outline(value: unknown): Json {
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) return value.length
  if (typeof value !== 'object') return true
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, outline(part)]))
}

/** What a spectator is shown, with what belongs to each seat as that seat is shown it: nothing is hidden but from all. */
export function openedTo(secrets: unknown, shown: unknown, own: (seat: Seat) => unknown): unknown {
  if (secrets instanceof Secret || !isData(shown)) return shown
  if (secrets instanceof Each) {
    return secrets.seatwise ? Object.keys(shown).map((place) => within(own(Number(place)), place)) : shown
  }
  const opened: Record<string, unknown> = { ...shown }
  for (const [field, inner] of Object.entries(secrets as object)) {
    if (field in opened) opened[field] = openedTo(inner, opened[field], (seat) => within(own(seat), field))
  }
  return opened
}

function within(shown: unknown, field: string): unknown {
  return isData(shown) ? shown[field] : undefined
}

/** A secret where it lies: in a field or at a place of a list. */
interface Found {
  readonly secret: Secret<unknown>
  readonly owner: Seat | null
  readonly holder: Record<string, unknown>
  readonly key: string
}

function find(secrets: unknown, holder: Record<string, unknown>, key: string, owner: Seat | null): Found[] {
  const value = holder[key]
  if (value === null || value === undefined) return []
  if (secrets instanceof Secret) return [{ secret: secrets, owner, holder, key }]
  if (!isData(value)) return []
  if (secrets instanceof Each) {
    const { item, seatwise } = secrets
    return Object.keys(value).flatMap((place) => find(item, value, place, seatwise ? Number(place) : owner))
  }
  return Object.entries(secrets as object).flatMap(([field, inner]) => find(inner, value, field, owner))
}

function hiddenFrom<S extends State>(state: S, secrets: Secrets<S>, viewer: Viewer): Found[] {
  return find(secrets, { state }, 'state', null).filter(({ secret, owner }) => !secret.isOpenTo(viewer, owner, state))
}

/** A state as a viewer may know it by what is declared secret, to be compared with others. */
export function masked<S extends State>(state: S, secrets: Secrets<S>, viewer: Viewer): object {
  return maskedWhere(state, secrets, viewer, () => true)
}

/** The same for states that different moves led to: what changes openly tells them apart. */
export function maskedAfterMoves<S extends State>(state: S, secrets: Secrets<S>, viewer: Viewer): object {
  return maskedWhere(state, secrets, viewer, ({ changesOpenly }) => !changesOpenly)
}

function maskedWhere<S extends State>(
  state: S,
  secrets: Secrets<S>,
  viewer: Viewer,
  isMasked: (secret: Secret<unknown>) => boolean,
): object {
  const copy: S = copyPlain(state)
  for (const { secret, holder, key } of hiddenFrom(copy, secrets, viewer)) {
    if (isMasked(secret)) holder[key] = secret.shows(holder[key])
  }
  const { chance: _, ...known } = copy
  return known
}

/**
 * The state with everything changed that a viewer may not know, as far as what it shows stays the same. It need not
 * obey the game's laws: it is there to be looked at, not to be played on.
 */
export function varied<S extends State>(state: S, secrets: Secrets<S>, viewer: Viewer, chance: Chance): S {
  const copy: S = copyPlain(state)
  const places = hiddenFrom(copy, secrets, viewer)
  const before = places.map(({ holder, key }) => holder[key])
  const pools = new Map<unknown, unknown[]>()
  places.forEach(({ secret }, i) => {
    const pool = pools.get(poolOf(secret)) ?? []
    pools.set(poolOf(secret), [...pool, ...leaves(before[i])])
  })
  for (const pool of pools.values()) chance.shuffle(pool)
  places.forEach(({ secret, holder, key }, i) => {
    const value = before[i]
    holder[key] = isLone(secret, value) ? otherThan(value) : deal(value, pools.get(poolOf(secret)) ?? [])
    if (!samePlain(secret.shows(holder[key]), secret.shows(value))) holder[key] = value
  })
  copy.chance = { ...copy.chance, seed: `${copy.chance.seed}/varied` }
  return copy
}

function poolOf(secret: Secret<unknown>): unknown {
  return secret.pieces ?? secret
}

/** A sum or a vote is made of no pieces that could lie elsewhere. */
function isLone({ pieces }: Secret<unknown>, value: unknown): boolean {
  return pieces === undefined && typeof value !== 'object' && typeof value !== 'string'
}

function otherThan(value: unknown): unknown {
  return typeof value === 'number' ? value + 1 : !value
}

function leaves(value: unknown): unknown[] {
  if (value === null || value === undefined) return []
  return typeof value === 'object' ? Object.values(value).flatMap(leaves) : [value]
}

/** The same outline, filled from the pool. */
function deal(value: unknown, pool: unknown[]): unknown {
  if (value === null || value === undefined) return value
  if (Array.isArray(value)) return value.map((part) => deal(part, pool))
  if (typeof value !== 'object') return pool.pop()
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, deal(part, pool)]))
}
