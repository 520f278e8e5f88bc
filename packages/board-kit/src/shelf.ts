import type { GameTypes, Language } from '@boardroom/kernel'

/** What is known of a game before it is loaded. It is part of the first page, so it is small and knows no rules. */
export interface Shelf<G extends GameTypes = GameTypes> {
  readonly title: string
  /** Where and when it plays. */
  readonly place: Readonly<Record<Language, string>>
  /** One sentence that makes curious. */
  readonly line: Readonly<Record<Language, string>>
  /** What one does there, and what for. */
  readonly about: Readonly<Record<Language, string>>
  /** How heavy it is, of five. */
  readonly weight: 1 | 2 | 3 | 4 | 5
  /** How long a game takes among people, from and to. */
  readonly hours: readonly [number, number]
  /** How many of its values no source gives, so that they are our own; missing: next to none. */
  readonly reconstructed?: 'some' | 'most'
  /** The letters of its title; missing: those of the house. */
  readonly face?: { readonly family: string; readonly weight: number }
  readonly colours: { readonly frame: string; readonly text: string }
  readonly seats: { readonly min: number; readonly max: number }
  /** Seats at a table that one click starts: you and bots, or you alone against the game. */
  readonly atOnce: number
  /** The address of a drawing, 16:7. */
  readonly picture: string
  /** Settings of a table that suit a purpose, such as a first game. */
  readonly presets: readonly Preset[]
  readonly screenshots: Story<G>
}

export interface Preset {
  readonly id: string
  readonly seats: number
  readonly options: Readonly<Record<string, string | boolean | number>>
  readonly words: Readonly<Record<Language, { readonly name: string; readonly help: string }>>
}

/** A game to take pictures of: its moments worth a look, in each of which the first seat is asked. */
export interface Story<G extends GameTypes = GameTypes> {
  readonly seats: number
  readonly options: Preset['options']
  readonly moments: readonly Moment<G>[]
}

export interface Moment<G extends GameTypes = GameTypes> {
  readonly name: string
  is(state: G['state'], step: string): boolean
}
