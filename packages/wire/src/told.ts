import type { GameTypes, Result, View } from '@boardroom/kernel'
import type { z } from 'zod'

/** Data as it is told: nobody changes what he has heard. */
export type DeepReadonly<T> = T extends Untouchable
  ? T
  : T extends object
    ? { readonly [Name in keyof T]: DeepReadonly<T[Name]> }
    : T

/** Types that are so already, and too deep to go through. */
type Untouchable = Result | View<GameTypes>

/** The type of a message, from its schema. */
export type Told<S extends z.ZodType> = DeepReadonly<z.output<S>>
/** The type of a message as its sender may say it. */
export type Wish<S extends z.ZodType> = DeepReadonly<z.input<S>>

/** What the games' own code makes and checks: the schema describes it for readers, its type is the games'. */
export function typed<T>(): (schema: z.ZodType) => z.ZodType<T, T> {
  return (schema) => schema as z.ZodType<T, T>
}
