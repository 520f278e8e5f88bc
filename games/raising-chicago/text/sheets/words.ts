import type { Amounts, Reward, Token } from '../../components/index.ts'
import type { NameBook } from '../book.ts'

/** In an otherwise empty cell. */
export const NOTHING = '–'

/** The labels and short phrases that the sheets are made of. */
export interface SheetWords {
  readonly book: NameBook
  list(items: readonly string[]): string
  amounts(amounts: Amounts): string
  holding(hold: Partial<Record<Token, number>>): string
  reward(reward: Reward): string
  storeys(count: number): string
  readonly result: {
    readonly title: string
    readonly category: string
    readonly rounds: string
    readonly total: string
  }
  readonly now: {
    readonly title: string
    readonly round: string
    readonly phase: string
    readonly asked: string
    readonly ranking: string
    readonly deck: string
    readonly extensions: string
    roundOf(round: number): string
  }
  readonly auction: {
    readonly title: string
    readonly columns: readonly [string, string, string, string, string, string]
    readonly free: string
    readonly winner: string
  }
  readonly rows: { readonly title: string; readonly columns: readonly [string, string, string] }
  readonly companies: {
    readonly title: string
    readonly columns: readonly [string, string, string, string, string, string, string]
  }
  readonly possessions: {
    readonly title: string
    readonly columns: readonly [string, string, string, string, string, string]
    cards(under: number, spaces: number, pile: number): string
  }
  readonly city: {
    readonly title: string
    readonly site: string
    column(number: number): string
    readonly banner: string
  }
  readonly wards: { readonly title: string; readonly ward: string; readonly tile: string }
  readonly fields: { readonly title: string; readonly columns: readonly [string, string, string] }
  readonly outskirts: { readonly title: string; readonly columns: readonly [string, string] }
  readonly display: { readonly title: string; readonly columns: readonly [string, string, string] }
  readonly finals: { readonly title: string; readonly columns: readonly [string, string, string, string] }
  readonly council: { readonly title: string; readonly columns: readonly [string, string] }
}
