export * from './live.ts'
export * from './schemas.ts'
export type { DeepReadonly, Told, Wish } from './told.ts'
export type * from './types.ts'
