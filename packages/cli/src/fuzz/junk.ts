import { type Chance, copyPlain, type GameTypes, type Move, type Table } from '@boardroom/kernel'
import { randomMove, type Schemas } from '../shapes.ts'

/** Something thrown at a table: most likely not a move this seat may make now. */
export interface Throw {
  readonly seat: number
  readonly move: unknown
}

const NO_SEATS = [-1, 99, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]

const NO_TYPES = ['', 'constructor', '__proto__', 'toString', 'hasOwnProperty', 'no-such-move', 0, null, {}, ['pass']]

const NO_VALUES: readonly unknown[] = [
  null,
  undefined,
  true,
  -1,
  0.5,
  1e308,
  2 ** 53,
  Number.NaN,
  Number.NEGATIVE_INFINITY,
  '',
  '1',
  '__proto__',
  'x'.repeat(10_000),
  [],
  [[[]]],
  [null],
  {},
  { type: 'pass' },
  { length: 1 },
]

type Maker = (table: Table<GameTypes>, legal: readonly Move[], schemas: Schemas, chance: Chance) => unknown

/** The ways to make something that is not, or only looks like, a legal move. */
const MAKERS: readonly Maker[] = [
  (_table, _legal, _schemas, chance) => chance.pick(NO_VALUES),
  (_table, legal, _schemas, chance) => ({ ...chance.pick(legal), type: chance.pick(NO_TYPES) }),
  (_table, legal, schemas, chance) => ({ ...chance.pick(legal), type: chance.pick(Object.keys(schemas)) }),
  (_table, legal, _schemas, chance) => withField(chance.pick(legal), chance, () => chance.pick(NO_VALUES)),
  (_table, legal, _schemas, chance) => nudged(chance.pick(legal), chance),
  (_table, legal, _schemas, chance) => without(chance.pick(legal), chance),
  (_table, legal, _schemas, chance) => ({ ...chance.pick(legal), extra: chance.pick(NO_VALUES) }),
  (_table, legal, _schemas, chance) => poisoned(chance.pick(legal)),
  (_table, legal, _schemas, chance) => crossed(chance.pick(legal), chance.pick(legal), chance),
  (_table, legal, _schemas, chance) => [chance.pick(legal)],
  (_table, legal, _schemas, chance) => JSON.stringify(chance.pick(legal)),
  // Twice as often as the others: moves of the right shape get past the first gate and reach the rules.
  (_table, _legal, schemas, chance) => randomMove(schemas, chance.pick(Object.keys(schemas)), chance),
  (_table, legal, schemas, chance) => randomMove(schemas, chance.pick(legal).type, chance),
]

/** `legal` are the moves of `seat`, who is asked and has at least one. */
export function makeThrow(
  table: Table<GameTypes>,
  seat: number,
  legal: readonly Move[],
  schemas: Schemas,
  chance: Chance,
): Throw {
  const wild = chance.below(6)
  if (wild === 0) return { seat: chance.pick(NO_SEATS), move: copyPlain(chance.pick(legal)) }
  const move = chance.pick(MAKERS)(table, legal, schemas, chance)
  return { seat: wild === 1 ? chance.below(table.state.seats) : seat, move }
}

function keysOf(move: Move): string[] {
  return Object.keys(move).filter((key) => key !== 'type')
}

function withField(move: Move, chance: Chance, value: (old: unknown) => unknown): unknown {
  const keys = keysOf(move)
  if (keys.length === 0) return { ...move, type: null }
  const key = chance.pick(keys)
  return { ...move, [key]: value((move as unknown as Record<string, unknown>)[key]) }
}

/** A legal move with one of its numbers or lists a little off. */
function nudged(move: Move, chance: Chance): unknown {
  return withField(copyPlain(move), chance, (old) => {
    if (typeof old === 'number') return old + chance.pick([-1, 1, 10])
    if (Array.isArray(old)) return chance.below(2) === 0 ? [...old, ...old] : old.slice(1)
    return typeof old === 'boolean' ? !old : null
  })
}

function without(move: Move, chance: Chance): unknown {
  const copy: Record<string, unknown> = { ...move }
  delete copy[chance.pick(Object.keys(copy))]
  return copy
}

/** As it would come out of a parser: with a field of its own that is called `__proto__`. */
function poisoned(move: Move): unknown {
  return JSON.parse(`{"__proto__":{"type":"pass","polluted":true},${JSON.stringify(move).slice(1)}`)
}

/** One legal move with a field of another. */
function crossed(one: Move, other: Move, chance: Chance): unknown {
  const keys = keysOf(other)
  if (keys.length === 0) return { ...one, type: other.type }
  const key = chance.pick(keys)
  return { ...one, [key]: (other as unknown as Record<string, unknown>)[key] }
}
