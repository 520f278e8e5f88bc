import type { FactoryId, GoodId } from '../../components/index.ts'
import type { NameBook } from '../book.ts'

/** In an otherwise empty cell. */
export const NOTHING = '–'

/** The labels and short phrases that the sheets are made of. */
export interface SheetWords {
  readonly book: NameBook
  euros(amount: number): string
  goods(amounts: Partial<Record<GoodId, number>>): string
  factories(numbers: Partial<Record<FactoryId, number>>): string
  readonly result: {
    readonly title: string
    readonly part: string
    readonly cash: string
    shares(company: string): string
    payout(company: string): string
    readonly debt: string
    readonly total: string
    readonly pair: string
    readonly rank: string
  }
  readonly now: {
    readonly title: string
    readonly year: string
    readonly phase: string
    readonly asked: string
    readonly shadow: string
    yearOf(year: number): string
    points(points: number, value: number): string
  }
  readonly companies: {
    readonly title: string
    readonly columns: readonly [string, string, string, string, string, string, string, string]
    loans(number: number): string
  }
  readonly players: {
    readonly title: string
    readonly columns: readonly [string, string, string, string, string]
    readonly hidden: string
    readonly faceDown: string
  }
  readonly packets: { readonly title: string; readonly company: string; readonly bank: string }
  readonly market: {
    readonly title: string
    readonly columns: readonly [string, string, string, string, string]
    cell(cell: number, company: string): string
    buys(company: string, number: number): string
  }
  readonly supply: { readonly title: string; readonly goods: string; readonly factories: string }
}
