import { type Catalogue, type Columns, textOf } from '@boardroom/game-kit'
import type { GameText } from '@boardroom/kernel'
import type {
  AppealBonus,
  AssetId,
  BANK_POOL,
  Building,
  BuildingId,
  CertificateKind,
  Column,
  Cubes,
  Factory,
  GeneralSpace,
  GeneralSpaceId,
  GoalId,
  IndustryId,
  ManagerBonus,
  ResourceId,
} from '../components/index.ts'
import type { OPTIONS } from '../meta.ts'
import type { OperatingTurn, Phase, Stage } from '../state.ts'
import type { BigShoulders } from '../types.ts'
import { FACTS } from './facts/index.ts'
import { charters } from './sheets/charters.ts'
import { companies, factories, shares } from './sheets/companies.ts'
import { demand, resources, supplies } from './sheets/markets.ts'
import { now, result } from './sheets/now.ts'
import { hand, players } from './sheets/players.ts'
import { assets, buildings, goals, spaces } from './sheets/spaces.ts'

/** What things are called in one language. */
export interface NameBook {
  readonly resources: Readonly<Record<ResourceId, string>>
  readonly assets: Readonly<Record<AssetId, string>>
  readonly buildings: Readonly<Record<BuildingId, string>>
  readonly goals: Readonly<Record<GoalId, string>>
  readonly industries: Readonly<Record<IndustryId, string>>
  readonly phases: Readonly<Record<Phase, string>>
  readonly stages: Readonly<Record<Stage, string>>
  readonly spaces: Readonly<Record<GeneralSpaceId | typeof BANK_POOL, string>>
  readonly certificates: Readonly<Record<CertificateKind, string>>
  readonly bonuses: Readonly<Record<AppealBonus, string>>
  /** Why a bonus cannot be received. */
  readonly noBonus: Readonly<Record<AppealBonus, string>>
  readonly columns: Readonly<Record<Column, string>>
}

/** The labels and short phrases that the sheets are made of. */
export interface SheetWords {
  readonly book: NameBook
  readonly yes: string
  readonly no: string
  list(items: readonly string[]): string
  dollars(amount: number): string
  cubes(cubes: Partial<Cubes>): string
  managerBonus(bonus: ManagerBonus): string
  atOnce(asset: AssetId): string
  power(asset: AssetId): string

  readonly result: {
    readonly title: string
    readonly columns: Columns<5>
    readonly winner: string
  }
  readonly now: {
    readonly title: string
    readonly decade: string
    readonly phase: string
    readonly asked: string
    readonly operating: string
    readonly turnOrder: string
    readonly priorityDeal: string
    readonly companies: string
    decadeIs(decade: number, year: number): string
    turn(turn: OperatingTurn, company: string): string
    hasOperated(company: string): string
  }
  readonly companies: {
    readonly title: string
    readonly columns: Columns<10>
    readonly none: string
    goods(count: number, bonusTokens: number): string
    asset(name: string, exhausted: boolean): string
    readonly noSlot: string
  }
  readonly factories: {
    readonly title: string
    readonly columns: Columns<6>
    workers(symbols: string, filled: number, spaces: number, automated: number): string
    makes(goods: number, fullyAutomated: boolean, partner: boolean): string
  }
  readonly shares: {
    readonly title: string
    readonly company: string
    readonly charter: string
    readonly pool: string
    readonly director: string
    readonly preferred: string
  }
  readonly players: {
    readonly title: string
    readonly columns: Columns<7>
    partners(unplaced: number, active: number): string
    certificates(held: number, limit: number): string
    readonly passed: string
    mayNotBuy(companies: string): string
  }
  readonly hand: {
    readonly title: string
    readonly columns: Columns<4>
    readonly inHand: string
    readonly drafted: string
    readonly toBuild: string
    readonly toDiscard: string
    readonly discarded: string
  }
  readonly resources: {
    readonly title: string
    readonly place: string
    readonly notForSale: string
    readonly haymarket: string
    readonly bag: string
  }
  readonly supplies: {
    readonly title: string
    readonly jobMarket: string
    workers(present: number, spaces: number, price: number): string
    readonly assets: string
    readonly demand: string
    readonly era2: string
    readonly era3: string
    tiles(count: number): string
  }
  readonly demand: {
    readonly title: string
    readonly row: string
    column(name: string, bonus: number): string
    readonly companies: string
    tile(goods: number, capacity: number): string
    readonly x: string
    readonly printedLeft: string
    printedMiddle(goods: number, capacity: number): string
    readonly printedRight: string
  }
  readonly assets: {
    readonly title: string
    readonly columns: Columns<4>
    readonly empty: string
  }
  readonly spaces: {
    readonly title: string
    readonly columns: Columns<4>
    readonly unlimited: string
    readonly once: string
    from(decade: number): string
    does(space: GeneralSpace, workerPrice: number): string
  }
  readonly buildings: {
    readonly title: string
    readonly columns: Columns<4>
    pays(building: Building): string
    workers(count: number): string
  }
  readonly goals: {
    readonly title: string
    readonly goal: string
    readonly leader: string
  }
  readonly charters: {
    readonly title: string
    readonly columns: Columns<6>
    slot(there: boolean): string
    factory(number: number, factory: Factory): string
  }
}

/** All words of one language. */
export type Words = Catalogue<BigShoulders, typeof FACTS, typeof OPTIONS, SheetWords>

/** What the sentence about a question, or about a move, gets. */
export type QuestionFacts<Q extends keyof Words['prompts']> = Parameters<Words['prompts'][Q]>[0]
export type MoveFacts<T extends keyof Words['moves']> = Parameters<Words['moves'][T]>[0]

/** The sheets come in the order in which a player looks for things. */
export const gameText: (words: Words) => GameText<BigShoulders> = textOf(FACTS, [
  result,
  now,
  companies,
  factories,
  shares,
  players,
  hand,
  resources,
  supplies,
  demand,
  assets,
  spaces,
  buildings,
  goals,
  charters,
])
