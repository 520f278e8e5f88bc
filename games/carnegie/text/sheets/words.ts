import type { Gain, Reward } from '../../components/index.ts'
import type { NameBook } from '../book.ts'

/** In an otherwise empty cell. */
export const NOTHING = '–'

/** The labels and short phrases that the sheets are made of. */
export interface SheetWords {
  readonly book: NameBook
  list(items: readonly string[]): string
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
  readonly players: {
    readonly title: string
    readonly columns: readonly [string, string, string, string, string, string, string, string, string]
  }
  readonly timeline: { readonly title: string; readonly columns: readonly [string, string]; readonly donation: string }
  company(name: string): string
  readonly tabs: {
    title(name: string): string
    readonly columns: readonly [string, string, string, string, string, string]
  }
  readonly tracks: { readonly title: string; readonly region: string; space(space: number, missions: number): string }
  readonly map: {
    readonly title: string
    readonly columns: readonly [string, string, string, string]
    readonly free: string
    readonly neutral: string
  }
  readonly donations: { readonly title: string; readonly columns: readonly [string, string, string] }
  readonly display: { readonly title: string; readonly columns: readonly [string, string, string] }
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
