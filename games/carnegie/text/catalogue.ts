import { type Catalogue, type Columns, type SheetHead, textOf } from '@boardroom/game-kit'
import type { GameText } from '@boardroom/kernel'
import type {
  ActionId,
  CitySize,
  DepartmentId,
  DonationCategory,
  DonationId,
  Gain,
  Level,
  ProjectType,
  RegionId,
  Reward,
} from '../components/index.ts'
import type { OPTIONS } from '../meta.ts'
import type { Phase } from '../state.ts'
import type { Carnegie } from '../types.ts'
import { FACTS } from './facts.ts'
import { display, donations, map, timeline, tracks } from './sheets/board.ts'
import { andrew, now, result } from './sheets/now.ts'
import { companies, players, tabs } from './sheets/players.ts'

/** A region as it stands in a sentence. */
export interface RegionName {
  readonly name: string
  /** Where something is, where somebody is sent, and whence somebody returns. */
  readonly in: string
  readonly to: string
  readonly from: string
}

/** What things are called in one language. */
export interface NameBook {
  readonly actions: Readonly<Record<ActionId, string>>
  readonly regions: Readonly<Record<RegionId, RegionName>>
  readonly projects: Readonly<Record<ProjectType, string>>
  readonly departments: Readonly<Record<DepartmentId, string>>
  readonly donations: Readonly<Record<DonationId, string>>
  readonly categories: Readonly<Record<DonationCategory, string>>
  readonly levels: Readonly<Record<Level, string>>
  readonly sizes: Readonly<Record<CitySize, string>>
  readonly phases: Readonly<Record<Phase, string>>
  readonly lobby: string
  readonly newLobby: string
}

/** The labels and short phrases that the sheets are made of. */
export interface SheetWords {
  readonly book: NameBook
  list(items: readonly string[]): string
  dollars(amount: number): string
  gain(gain: Gain): string
  choice(gains: readonly Gain[]): string
  reward(reward: Reward): string
  employees(active: number, inactive: number): string
  readonly result: {
    readonly title: string
    readonly columns: readonly [string, string]
    readonly parts: Readonly<
      Record<
        'direct' | 'jokers' | 'active' | 'departments' | 'tabs' | 'network' | 'cities' | 'donations' | 'total',
        string
      >
    >
    readonly andrew: string
    readonly andrewParts: Readonly<
      Record<'cards' | 'departments' | 'transport' | 'cities' | 'donations' | 'total', string>
    >
  }
  readonly now: {
    readonly title: string
    readonly round: string
    readonly phase: string
    readonly asked: string
    readonly startPlayer: string
    readonly action: string
    readonly event: string
    readonly turn: string
    roundOf(round: number): string
    left(steps: number, research: number): string
    readonly donation: string
  }
  readonly players: SheetHead<9>
  readonly timeline: { readonly title: string; readonly columns: readonly [string, string]; readonly donation: string }
  company(name: string): string
  readonly tabs: {
    title(name: string): string
    readonly columns: Columns<6>
  }
  readonly tracks: { readonly title: string; readonly region: string; space(space: number, missions: number): string }
  readonly map: {
    readonly title: string
    readonly columns: Columns<4>
    readonly free: string
    readonly neutral: string
  }
  readonly donations: SheetHead<3>
  readonly display: SheetHead<3>
  readonly andrew: {
    readonly title: string
    readonly card: string
    readonly next: string
    readonly position: string
    readonly discs: string
    readonly tiles: string
    readonly filed: string
    hidden(back: string): string
  }
}

/** All words of one language. */
export type Words = Catalogue<Carnegie, typeof FACTS, typeof OPTIONS, SheetWords>

/** The sheets come in the order in which a player looks for things. */
export const gameText: (words: Words) => GameText<Carnegie> = textOf(FACTS, [
  result,
  now,
  andrew,
  players,
  timeline,
  companies,
  tabs,
  tracks,
  donations,
  display,
  map,
])
