import type { CompanyId, FactoryId, GoodId } from '../components/index.ts'
import type { Phase } from '../state.ts'

/** A thing as it stands in a sentence. */
export interface Noun {
  readonly name: string
  /** With its article, as an object: “builds a quarry”. */
  readonly one: string
}

/** A good by its number: “1 ship”, “2 ships”. */
export interface GoodName {
  readonly name: string
  count(number: number): string
}

/** What things are called in one language. */
export interface NameBook {
  readonly companies: Readonly<Record<CompanyId, string>>
  readonly goods: Readonly<Record<GoodId, GoodName>>
  readonly factories: Readonly<Record<FactoryId, Noun>>
  readonly phases: Readonly<Record<Phase, string>>
}
