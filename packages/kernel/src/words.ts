import type { AnyRefusal, KernelRefusal, Misshapen, View } from './game.ts'
import type { UnfitOption } from './options.ts'
import type { Entry, GameTypes, Refusal, Seat } from './step.ts'

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
  /** What the rules say: much, so it is loaded when somebody asks. */
  rules(): Promise<Readonly<Record<G['rule'], RuleHelp>>>
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

type Misfit = Misshapen['misshapen']

/** What the kernel itself refuses, and how a move that makes no sense is. */
interface KernelWords {
  over(): string
  undo(): string
  rules(played: string, present: string): string
  move(misfit: Misfit): string
  misshapen(misfit: Misfit): string
}

const kernelWords: Readonly<Record<Language, KernelWords>> = {
  en: {
    over: () => 'The game is over.',
    undo: () => 'Nothing of yours can be taken back: chance, a reveal or another seat’s move lies in between.',
    rules: (played, present) =>
      `The rules have changed since (${played}, now ${present}), and this position would come out differently: there is no way back to it.`,
    move: ({ path, expected }) => `This is not a move: ${path || 'it'} should be ${expected}.`,
    misshapen: ({ path, expected }) => `This move is not complete: “${path}” should be ${expected}.`,
  },
  de: {
    over: () => 'Das Spiel ist zu Ende.',
    undo: () =>
      'Du kannst nichts rückgängig machen: Inzwischen kam der Zufall, etwas Aufgedecktes oder ein fremder Zug dazwischen.',
    rules: (played, present) =>
      `Seitdem haben sich die Regeln geändert (${played}, jetzt ${present}), und diese Stellung käme anders heraus: Dorthin führt kein Weg zurück.`,
    move: ({ path }) => `Das ist kein Zug${path ? `: Das Feld „${path}“ passt nicht` : ''}.`,
    misshapen: ({ path }) => `Dieser Zug ist nicht vollständig: Das Feld „${path}“ passt nicht.`,
  },
}

/** A refusal in words, whether it comes from the game's rules or from the kernel. */
export function sayRefusal<G extends GameTypes>(
  refusal: AnyRefusal<G>,
  text: GameText<G>,
  language: Language,
  names: Names,
): string {
  if (isMisshapen(refusal)) return kernelWords[language].misshapen(refusal.misshapen)
  return isKernelRefusal(refusal) ? sayKernelRefusal(refusal, language) : text.refusal(refusal, names)
}

function isMisshapen(refusal: Refusal): refusal is Misshapen {
  return 'misshapen' in refusal
}

/** Whether it comes from the kernel and not from a rule of the game. */
export function isKernelRefusal(refusal: Refusal): refusal is KernelRefusal {
  return refusal.rule.startsWith('KERNEL-')
}

/** A refusal of the kernel's own, which needs no game to be said. */
export function sayKernelRefusal(refusal: KernelRefusal, language: Language): string {
  const words = kernelWords[language]
  switch (refusal.rule) {
    case 'KERNEL-OVER':
      return words.over()
    case 'KERNEL-UNDO':
      return words.undo()
    case 'KERNEL-RULES':
      return words.rules(refusal.played, refusal.present)
    case 'KERNEL-MOVE':
      return words.move(refusal)
  }
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
