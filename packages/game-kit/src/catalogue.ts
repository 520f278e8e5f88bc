import type {
  EntryWords,
  GameText,
  GameTypes,
  Language,
  Names,
  OptionGroupIn,
  OptionHelp,
  Options,
  OptionValue,
  RuleHelp,
  Seat,
  View,
} from '@boardroom/kernel'
import type { MakeSheet } from './sheets.ts'

/**
 * What sentences say, worked out from the view before it is put into words. Of a question or a move that is not listed
 * the sentence gets what the step or the move itself holds.
 */
export interface Facts<G extends GameTypes> {
  readonly questions?: { readonly [Q in Question<G>]?: (params: Asked<G, Q>, view: View<G>, seat: Seat) => object }
  readonly moves?: { readonly [T in MoveType<G>]?: (move: MoveOfType<G, T>, view: View<G>) => object }
}

type Question<G extends GameTypes> = G['question']['step']
type Asked<G extends GameTypes, Q> = Extract<G['question'], { step: Q }>['params']
type MoveType<G extends GameTypes> = G['move']['type']
type MoveOfType<G extends GameTypes, T> = Extract<G['move'], { type: T }>

/** What a sentence of that name gets: what its maker makes, or else the thing itself. */
export type Made<M, Name, Itself extends object> = Name extends keyof M
  ? NonNullable<M[Name]> extends (...args: never) => infer F
    ? F & object
    : Itself
  : Itself

type Sentence<F extends object> = (facts: F, names: Names) => string

/** Options that are not just on or off have names for their values. */
export type OptionWords<O extends Options> = {
  readonly [Id in keyof O]: O[Id] extends boolean
    ? OptionHelp
    : OptionHelp & { readonly values: Readonly<Record<`${O[Id] & OptionValue}`, string>> }
}

/** The words of options in all languages: what an option is called and does stands in one place. */
export type OptionBook<O extends Options> = {
  readonly [Id in keyof O]: Readonly<Record<Language, OptionWords<O>[Id]>>
}

export function optionsIn<O extends Options>(language: Language, book: OptionBook<O>): OptionWords<O> {
  const words = Object.entries<OptionBook<O>[keyof O]>(book).map(([id, each]) => [id, each[language]])
  return Object.fromEntries(words)
}

/** All words of one language. Whatever a language lacks, and a sentence that asks for other facts, does not compile. */
export interface Catalogue<G extends GameTypes, F extends Facts<G>, O, S> {
  readonly prompts: { readonly [Q in Question<G>]: Sentence<Made<F['questions'], Q, Asked<G, Q>>> }
  readonly moves: { readonly [T in MoveType<G>]: Sentence<Made<F['moves'], T, MoveOfType<G, T>>> }
  readonly entries: EntryWords<G['entry']>
  readonly refusals: { readonly [R in G['refusal']['rule']]: Sentence<Extract<G['refusal'], { rule: R }>> }
  /** Long, and not read before somebody asks: it is loaded then. */
  readonly rules: () => Promise<{ readonly rules: Readonly<Record<G['rule'], RuleHelp>> }>
  readonly options: OptionWords<G['state']['options']>
  readonly optionGroups: Readonly<Record<OptionGroupIn<O>, string>>
  readonly edition: readonly string[]
  readonly sheets: S
}

/** Makes a game's text in one language of its words. */
export function textOf<G extends GameTypes, F extends Facts<G>, O, S>(
  facts: F,
  sheets: readonly MakeSheet<View<G>, S>[],
): (words: Catalogue<G, F, O, S>) => GameText<G> {
  const { questions = {}, moves = {} }: { questions?: Makers; moves?: Makers } = facts
  return (words) => ({
    prompt: ({ step, params }, seat, view, names) =>
      say(words.prompts, step, questions[step]?.(params, view, seat) ?? params, names),
    move: (move, view, names) => say(words.moves, move.type, moves[move.type]?.(move, view) ?? move, names),
    entry: (entry, names) => say(words.entries, entry.type, entry, names),
    refusal: (refusal, names) => say(words.refusals, refusal.rule, refusal, names),
    rules: async () => (await words.rules()).rules,
    options: words.options,
    optionGroups: words.optionGroups,
    edition: words.edition,
    // One that would be empty is left out.
    sheets: (view, names) =>
      sheets.flatMap((make) => make(view, words.sheets, names) ?? []).filter(({ rows }) => rows.length > 0),
  })
}

// Which sentence belongs to which facts is settled by the catalogue's type; a name that is not known before the program
// runs cannot be followed by the compiler, so from here on all of them take any facts.
interface Saying {
  of(facts: object, names: Names): string
}
interface Making {
  of(about: object, view: object, seat?: Seat): object
}
type Makers = Readonly<Partial<Record<string, Making['of']>>>

function say(
  words: Readonly<Partial<Record<string, Saying['of']>>>,
  name: string,
  facts: object,
  names: Names,
): string {
  const sentence = words[name]
  if (!sentence) throw new Error(`there are no words for ${name}`)
  return sentence(facts, names)
}
