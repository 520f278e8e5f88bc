import { type Chance, type Move, moveSchemas } from '@boardroom/kernel'
import type { AnyGame } from './world.ts'

/** The part of JSON Schema that the shapes of moves are described with. */
interface Schema {
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly type?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly maxItems?: number
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
}

export type Schemas = Readonly<Record<string, Schema>>

export function schemasOf(game: AnyGame): Schemas {
  return moveSchemas(game) as Schemas
}

/** Any move of that type whose fields have the right shape. */
export function randomMove(schemas: Schemas, type: string, chance: Chance): Move {
  return moveFrom(schemas[type], (schema) => randomValue(schema, chance))
}

function moveFrom(schema: Schema | undefined, value: (schema: Schema) => unknown): Move {
  const fields = Object.entries(schema?.properties ?? {}).map(([key, field]) => [key, value(field)])
  return Object.fromEntries(fields) as Move
}

function randomValue(schema: Schema, chance: Chance): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return chance.pick(schema.enum)
  if (schema.anyOf) return randomValue(chance.pick(schema.anyOf), chance)
  if (schema.type === 'integer') return randomInteger(schema.minimum ?? 0, schema.maximum ?? 0, chance)
  if (schema.type === 'boolean') return chance.below(2) === 1
  if (schema.type !== 'array') return null
  const { items = {}, maxItems = 0 } = schema
  return Array.from({ length: chance.below(Math.min(maxItems, 4) + 1) }, () => randomValue(items, chance))
}

/** Small numbers are likelier to mean something, whatever the limit. */
function randomInteger(min: number, max: number, chance: Chance): number {
  const span = max - min + 1
  return min + chance.below(chance.below(2) === 0 ? span : Math.min(span, 6))
}
