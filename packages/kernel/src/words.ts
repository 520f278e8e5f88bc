import type { AnyRefusal, KernelRefusal, View } from './game.ts'
import type { UnfitOption } from './options.ts'
import type { Entry, GameTypes, Seat } from './step.ts'

export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** How the people at the table are called. */
export interface Names {
  seat(seat: Seat): string
}

/** What a rule says, for the rules help. */
export interface RuleHelp {
  readonly title: string
  readonly text: string
}

export interface OptionHelp {
  readonly name: string
  readonly help: string
  /** Names of the values; on and off need none. */
  readonly values?: Readonly<Record<string, string>>
}

/** A piece of the table as structured text: for the terminal, and for screen readers. */
export interface Sheet {
  readonly title: string
  readonly columns?: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Every sentence a player reads in one language. */
export interface GameText<G extends GameTypes> {
  /** What is asked of the seat, in one sentence. */
  prompt(current: G['question'], seat: Seat, view: View<G>, names: Names): string
  move(move: G['move'], view: View<G>, names: Names): string
  entry(entry: G['entry'], names: Names): string
  refusal(refusal: G['refusal'], names: Names): string
  readonly rules: Readonly<Record<G['rule'], RuleHelp>>
  readonly options: Readonly<Record<string, OptionHelp>>
  /** What the groups of options are called. */
  readonly optionGroups: Readonly<Record<string, string>>
  /** What players should know about this edition: what is printed, what is reconstructed. */
  readonly edition: readonly string[]
  sheets(view: View<G>, names: Names): readonly Sheet[]
}

/** Sentences for entries, one function per type: a catalogue that lacks one does not compile. */
export type EntryWords<E extends Entry> = {
  readonly [T in E['type']]: (entry: Extract<E, { type: T }>, names: Names) => string
}

const kernelWords: Record<Language, Record<string, (refusal: never) => string>> = {
  en: {
    'KERNEL-OVER': () => 'The game is over.',
    'KERNEL-UNDO': () => 'Nothing of yours can be taken back: chance, a reveal or another seat’s move lies in between.',
    'KERNEL-RULES': (r: { played: string; present: string }) =>
      `The rules have changed since (${r.played}, now ${r.present}), and this position would come out differently: there is no way back to it.`,
    'KERNEL-MOVE': (r: { path: string; expected: string }) =>
      `This is not a move: ${r.path || 'it'} should be ${r.expected}.`,
    misshapen: (r: { misshapen: { path: string; expected: string } }) =>
      `This move is not complete: “${r.misshapen.path}” should be ${r.misshapen.expected}.`,
  },
  de: {
    'KERNEL-OVER': () => 'Das Spiel ist zu Ende.',
    'KERNEL-UNDO': () =>
      'Du kannst nichts rückgängig machen: Inzwischen kam der Zufall, etwas Aufgedecktes oder ein fremder Zug dazwischen.',
    'KERNEL-RULES': (r: { played: string; present: string }) =>
      `Seitdem haben sich die Regeln geändert (${r.played}, jetzt ${r.present}), und diese Stellung käme anders heraus: Dorthin führt kein Weg zurück.`,
    'KERNEL-MOVE': (r: { path: string; expected: string }) =>
      `Das ist kein Zug${r.path ? `: Das Feld „${r.path}“ passt nicht` : ''}.`,
    misshapen: (r: { misshapen: { path: string; expected: string } }) =>
      `Dieser Zug ist nicht vollständig: Das Feld „${r.misshapen.path}“ passt nicht.`,
  },
}

/** A refusal in words, whether it comes from the game's rules or from the kernel. */
export function sayRefusal<G extends GameTypes>(
  refusal: AnyRefusal<G>,
  text: GameText<G>,
  language: Language,
  names: Names,
): string {
  const words = kernelWords[language]
  const word = 'misshapen' in refusal ? words['misshapen'] : words[refusal.rule]
  return word ? word(refusal as never) : text.refusal(refusal as G['refusal'], names)
}

/** A refusal of the kernel's own, which needs no game to be said. */
export function sayKernelRefusal(refusal: KernelRefusal, language: Language): string {
  return kernelWords[language][refusal.rule]?.(refusal as never) ?? refusal.rule
}

/** An option that does not fit the number of seats, in words. */
export function sayUnfit(
  { option, value, seats, rule }: UnfitOption,
  options: Readonly<Record<string, OptionHelp>>,
  language: Language,
): string {
  const { name = option, values } = options[option] ?? {}
  const named = values?.[String(value)]
  const what = named ? `${name}: ${named}` : name
  return language === 'de'
    ? `„${what}“ gibt es ${seats === 1 ? 'allein' : `zu ${GERMAN_COUNT[seats] ?? seats}`} nicht (${rule}).`
    : `“${what}” is not available with ${seats === 1 ? 'one player' : `${seats} players`} (${rule}).`
}

const GERMAN_COUNT: Readonly<Record<number, string>> = { 2: 'zweit', 3: 'dritt', 4: 'viert' }
