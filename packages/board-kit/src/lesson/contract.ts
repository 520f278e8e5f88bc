import type { GameTypes, Language, Logged, Names, Seat, View } from '@boardroom/kernel'
import type { ComponentType } from 'react'
import type { Place } from '../film/vocabulary.ts'

/** The table as the learner sees it: what conditions and sentences of a lesson may ask about. */
export interface Sight<G extends GameTypes> {
  readonly view: View<G>
  /** The learner's seat. */
  readonly seat: Seat
  /** What the learner is asked; null while others are. */
  readonly question: G['question'] | null
  readonly moves: readonly G['move'][]
  readonly log: readonly Logged<G['entry']>[]
  /** What has happened since the learner's last move, that move's own consequences included. */
  readonly news: readonly G['entry'][]
}

/**
 * How strongly a remark leads: `lead` lets only the recommended moves glow, `advise` points at them, `free` says nothing
 * unless asked, and `find` is a task: it goes on only with the right move.
 */
export type Lead = 'lead' | 'advise' | 'free' | 'find'

/** What is done about another move: it is made and remarked upon, asked about before it is made, or not made at all. */
export type Reply = 'accept' | 'ask' | 'refuse'

export interface Other<G extends GameTypes> {
  is(move: G['move'], sight: Sight<G>): boolean
  /** By default as the lead says: `free` accepts, `find` refuses, the others ask. */
  readonly reply?: Reply
}

export interface Decision<G extends GameTypes> {
  readonly lead: Lead
  /** Whether a move is recommended. The first one that is legal is shown to those who ask. */
  is(move: G['move'], sight: Sight<G>): boolean
  /** It is asked again after such a move, as long as the remark fits. */
  readonly again?: true
  /** Moves that are answered in words of their own. */
  readonly others?: Readonly<Record<string, Other<G>>>
}

type StepOf<G extends GameTypes> = G['question']['step']

/** One remark of the guide: something to read, or a decision. It is said at the first moment that fits, in its order. */
export interface Beat<G extends GameTypes> {
  /** The questions at which it is said; any by default. */
  readonly asked?: StepOf<G> | readonly StepOf<G>[]
  when?(sight: Sight<G>): boolean
  /** Places of the board that are pointed at, the most important first. */
  at?(sight: Sight<G>): readonly Place[]
  /** The rule behind it. */
  readonly rule?: G['rule']
  readonly picture?: ComponentType<PictureProps<G>>
  /** Without it there is only something to read. */
  readonly move?: Decision<G>
}

export interface PictureProps<G extends GameTypes> {
  readonly sight: Sight<G>
  readonly language: Language
}

export interface Chapter<G extends GameTypes> {
  /** Its first moment: whoever chooses it singly begins at the first such position of the recorded way. */
  starts(sight: Sight<G>): boolean
  readonly beats: Readonly<Record<string, Beat<G>>>
}

/** A remark of the coach, wherever no remark of the guide fits. */
export interface CoachRemark<G extends GameTypes> {
  readonly asked?: StepOf<G> | readonly StepOf<G>[]
  when?(sight: Sight<G>): boolean
  at?(sight: Sight<G>): readonly Place[]
  readonly rule?: G['rule']
  /** How often it may be said; once by default. */
  readonly times?: number
  /** Said only when such a move is about to be made: it is asked about first. */
  warns?(move: G['move'], sight: Sight<G>): boolean
}

type Options<G extends GameTypes> = Partial<G['state']['options']>

interface Setting<G extends GameTypes> {
  /** How long it takes. */
  readonly minutes: number
  readonly seed: string
  /** Where they are others than at the game's other lessons. */
  readonly options?: Options<G>
}

/** The guided first game. The learner has the first seat, the others are bots. */
export interface Course<G extends GameTypes> extends Setting<G> {
  readonly chapters: Readonly<Record<string, Chapter<G>>>
  readonly coach: Readonly<Record<string, CoachRemark<G>>>
}

/** A small lesson on one matter, which ends with a task. */
export interface Drill<G extends GameTypes> extends Setting<G>, Chapter<G> {
  /** Moves on the way to its position, of whoever is asked; where it does not say, bots play. */
  opening?(sight: Sight<G>): G['move'] | undefined
  /** A game that has not come to its position after so many moves is given up, and the next seed tried. */
  readonly within?: number
  /** The bots that play to its position: `easy` by default; `greedy` comes to positions late in a game in no time. */
  readonly bots?: 'easy' | 'greedy'
}

export type Said<G extends GameTypes> = string | ((sight: Sight<G>, names: Names) => string)

interface Remarked<G extends GameTypes> {
  readonly title: string
  /** Two or three short sentences; `*word*` stands out. */
  readonly text: Said<G>
}

type OthersIn<D> = D extends { readonly others: infer O } ? O : Readonly<Record<never, never>>

/** The words of a beat; a decision also has words for the moves that were not recommended. */
type BeatWords<G extends GameTypes, B> = Remarked<G> & {
  /** For those who want to know. */
  readonly why?: Said<G>
} & (B extends { readonly move: infer D }
    ? {
        /** To a move that nothing else is said about. */
        readonly otherwise: Said<G>
      } & (keyof OthersIn<D> extends never
        ? unknown
        : { readonly others: { readonly [O in keyof OthersIn<D>]: Said<G> } })
    : unknown)

type WordsOfBeats<G extends GameTypes, B> = { readonly [K in keyof B]: BeatWords<G, B[K]> }

interface CourseWords<G extends GameTypes, C extends Course<G>> {
  readonly title: string
  /** What one learns, in one line. */
  readonly line: string
  readonly chapters: {
    readonly [K in keyof C['chapters']]: {
      readonly title: string
      readonly beats: WordsOfBeats<G, C['chapters'][K]['beats']>
    }
  }
  readonly coach: { readonly [K in keyof C['coach']]: Remarked<G> }
  /** When the game is over. */
  readonly done: Remarked<G>
}

interface DrillWords<G extends GameTypes, D extends Drill<G>> {
  readonly title: string
  readonly line: string
  readonly beats: WordsOfBeats<G, D['beats']>
  /** When the task is solved. */
  readonly done: Remarked<G>
}

/**
 * The lessons of one game. Loaded with their tables and with the page that lists them, each language for itself:
 * `<language>/course.ts`, `<language>/drills.ts`, and `records/<lesson>.json`, the recommended way through each.
 */
export interface Lessons<G extends GameTypes = GameTypes> {
  /** The table at which they are given. */
  readonly table: { readonly seats: number; readonly options: Options<G> }
  readonly course: Course<G>
  readonly drills: Readonly<Record<string, Drill<G>>>
}

/** What is said in them: a missing sentence does not compile. */
export interface LessonsText<G extends GameTypes = GameTypes, L extends Lessons<G> = Lessons<G>> {
  readonly course: CourseWords<G, L['course']>
  readonly drills: { readonly [K in keyof L['drills']]: DrillWords<G, L['drills'][K]> }
}
