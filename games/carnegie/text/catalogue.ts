import {
  type EntryWords,
  type Frame,
  type GameText,
  type Move,
  type Names,
  type OptionGroupIn,
  type OptionHelp,
  type RuleHelp,
  type Seat,
  sayFrom,
} from '@boardroom/kernel'
import type { Entry } from '../entries.ts'
import type { OPTIONS, Options } from '../meta.ts'
import type { RefusalRule, Refused } from '../refusals.ts'
import type { RuleId } from '../rule-ids.ts'
import type { Carnegie, CarnegieMove } from '../types.ts'
import {
  extrasOf,
  factsOfQuestion,
  type MoveFacts,
  type MoveType,
  type Question,
  type QuestionFacts,
  type TableView,
} from './facts.ts'
import { type SheetWords, sheetsOf } from './sheets/index.ts'

export type PromptWords = { readonly [Q in Question]: (facts: QuestionFacts[Q], names: Names) => string }

export type MoveWords = { readonly [T in MoveType]: (facts: MoveFacts<T>, names: Names) => string }

export type RefusalWords = {
  readonly [R in RefusalRule]: (facts: Extract<Refused, { rule: R }>, names: Names) => string
}

export type OptionWords = { readonly [K in keyof Options]: OptionHelp & { readonly values: ValueNames<Options[K]> } }
type ValueNames<V extends string | number> = Readonly<Record<`${V}`, string>>

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

export function gameText(words: Catalogue): GameText<Carnegie> {
  return {
    prompt: (current: Frame, seat: Seat, view: TableView, names: Names) =>
      sayFrom(words.prompts, current.step, factsOfQuestion(view, current, seat), names),
    move: (move: Move, view: TableView, names: Names) =>
      sayFrom(words.moves, move.type, { ...move, ...extrasOf(move as CarnegieMove, view) }, names),
    entry: (entry: Entry, names: Names) => sayFrom(words.entries, entry.type, entry, names),
    refusal: (refusal: Refused, names: Names) => sayFrom(words.refusals, refusal.rule, refusal, names),
    rules: words.rules,
    options: words.options,
    optionGroups: words.optionGroups,
    edition: words.edition,
    sheets: (view: TableView, names: Names) => sheetsOf(view, words.sheets, names),
  }
}
