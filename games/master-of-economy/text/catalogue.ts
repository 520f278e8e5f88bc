import { type Catalogue, type Columns, textOf } from '@boardroom/game-kit'
import type { GameText } from '@boardroom/kernel'
import type { CompanyId, FactoryId, GoodId } from '../components/index.ts'
import type { OPTIONS } from '../meta.ts'
import type { Phase } from '../state.ts'
import type { MasterOfEconomy } from '../types.ts'
import { FACTS } from './facts.ts'
import { companies, supply } from './sheets/companies.ts'
import { market } from './sheets/market.ts'
import { now, result } from './sheets/now.ts'
import { packets, players } from './sheets/players.ts'

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
    readonly columns: Columns<8>
    loans(number: number): string
  }
  readonly players: {
    readonly title: string
    readonly columns: Columns<5>
    readonly hidden: string
    readonly faceDown: string
  }
  readonly packets: { readonly title: string; readonly company: string; readonly bank: string }
  readonly market: {
    readonly title: string
    readonly columns: Columns<5>
    cell(cell: number, company: string): string
    buys(company: string, number: number): string
  }
  readonly supply: { readonly title: string; readonly goods: string; readonly factories: string }
}

/** All words of one language. */
export type Words = Catalogue<MasterOfEconomy, typeof FACTS, typeof OPTIONS, SheetWords>

/** The sheets come in the order in which a player looks for things. */
export const gameText: (words: Words) => GameText<MasterOfEconomy> = textOf(FACTS, [
  result,
  now,
  companies,
  players,
  packets,
  market,
  supply,
])
