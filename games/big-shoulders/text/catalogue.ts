import type {
  EntryWords,
  Frame,
  GameText,
  Move,
  Names,
  OptionGroupIn,
  OptionHelp,
  RuleHelp,
  Seat,
} from '@boardroom/kernel'
import type { Entry } from '../entries.ts'
import type { OPTIONS, Options } from '../meta.ts'
import type { RefusalRule, Refused } from '../refusals.ts'
import type { RuleId } from '../rule-ids.ts'
import type { BigShoulders, BigShouldersMove } from '../types.ts'
import { factsOfMove, type MoveFacts, type MoveType } from './facts/moves.ts'
import type { TableView } from './facts/position.ts'
import { factsOfQuestion, isQuestion, type Question, type QuestionFacts } from './facts/questions.ts'
import { type SheetWords, sheetsOf } from './sheets/index.ts'

export type PromptWords = { readonly [Q in Question]: (facts: QuestionFacts[Q], names: Names) => string }

export type MoveWords = { readonly [T in MoveType]: (facts: MoveFacts[T], names: Names) => string }

export type RefusalWords = {
  readonly [R in RefusalRule]: (facts: Extract<Refused, { rule: R }>, names: Names) => string
}

/** Options that are not just on or off have names for their values. */
export type OptionWords = {
  readonly [K in keyof Options]: Options[K] extends boolean
    ? OptionHelp
    : OptionHelp & { readonly values: Readonly<Record<Options[K] & string, string>> }
}

export type OptionGroupWords = Readonly<Record<OptionGroupIn<typeof OPTIONS>, string>>

/** All words of one language. Whatever a language lacks does not compile. */
export interface Catalogue {
  readonly prompts: PromptWords
  readonly moves: MoveWords
  readonly entries: EntryWords<Entry>
  readonly refusals: RefusalWords
  readonly rules: Readonly<Record<RuleId, RuleHelp>>
  readonly options: OptionWords
  readonly optionGroups: OptionGroupWords
  readonly edition: readonly string[]
  readonly sheets: SheetWords
}

export function gameText(words: Catalogue): GameText<BigShoulders> {
  return {
    prompt: (current: Frame, seat: Seat, view: TableView, names: Names) => {
      if (!isQuestion(current.step)) throw new Error(`${current.step} asks nothing`)
      return sayPrompt(words.prompts, current.step, current.params, seat, view, names)
    },
    move: (move: Move, view: TableView, names: Names) => sayMove(words.moves, move as BigShouldersMove, view, names),
    entry: (entry: Entry, names: Names) => sayEntry(words.entries, entry, names),
    refusal: (refusal: Refused, names: Names) => sayRefusal(words.refusals, refusal, names),
    rules: words.rules,
    options: words.options,
    optionGroups: words.optionGroups,
    edition: words.edition,
    sheets: (view: TableView, names: Names) => sheetsOf(view, words.sheets, names),
  }
}

function sayPrompt<Q extends Question>(
  words: PromptWords,
  question: Q,
  params: object,
  seat: Seat,
  view: TableView,
  names: Names,
): string {
  return words[question](factsOfQuestion(question, params, view, seat), names)
}

function sayMove<T extends MoveType>(
  words: MoveWords,
  move: Extract<BigShouldersMove, { type: T }>,
  view: TableView,
  names: Names,
): string {
  const type: T = move.type
  return words[type](factsOfMove(type, move, view), names)
}

function sayEntry<T extends Entry['type']>(
  words: EntryWords<Entry>,
  entry: Extract<Entry, { type: T }>,
  names: Names,
): string {
  return words[entry.type as T](entry, names)
}

function sayRefusal<R extends RefusalRule>(
  words: RefusalWords,
  refusal: Extract<Refused, { rule: R }>,
  names: Names,
): string {
  return words[refusal.rule as R](refusal, names)
}
