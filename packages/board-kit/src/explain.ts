import type { GameTypes, Language, Names, View } from '@boardroom/kernel'
import type { ReactNode } from 'react'

/** What something on the board is, whether or not it can be used now. */
export interface Explanation<Rule extends string = string> {
  readonly name: string
  /** What kind of thing it is, in a few words under its name. */
  readonly kind?: string | undefined
  /** What it does, in a sentence or two. */
  readonly what: string
  readonly cost?: string | undefined
  readonly when?: string | undefined
  /** Where the rules say more. */
  readonly rule: Rule
}

/** What an icon of the legend stands for. */
export interface IconMeaning<Rule extends string = string> {
  readonly name: string
  readonly what: string
  readonly rule: Rule
}

/** The kinds of things on a board, each with the ids of its things: `{ card: CardId }`. */
type ThingsOf<T> = { readonly [K in keyof T]: string }

/** The words of one language for everything on a board: a thing or an icon without them does not compile. */
export interface Explainer<G extends GameTypes, T extends ThingsOf<T>, I extends string> {
  readonly things: {
    readonly [K in keyof T]: (id: T[K], view: View<G>, names: Names) => Explanation<G['rule']>
  }
  readonly icons: Readonly<Record<I, IconMeaning<G['rule']>>>
}

export interface AnyExplainer<G extends GameTypes> {
  readonly things: Readonly<Record<string, (id: string, view: View<G>, names: Names) => Explanation>>
  readonly icons: Readonly<Record<string, IconMeaning>>
}

/** How a board explains itself: the words, loaded when they are needed, and the legend's icons as the board draws them. */
export interface Explains<G extends GameTypes> {
  readonly words: Readonly<Record<Language, () => Promise<AnyExplainer<G>>>>
  readonly icons: Readonly<Record<string, ReactNode>>
}

interface TypedExplains<G extends GameTypes, T extends ThingsOf<T>, I extends string> {
  readonly words: Readonly<Record<Language, () => Promise<Explainer<G, T, I>>>>
  readonly icons: Readonly<Record<I, ReactNode>>
}

/** Typed by the game's things and icons on the way in; the page that shows it knows neither. */
export function explains<G extends GameTypes, T extends ThingsOf<T>, I extends string>(
  own: TypedExplains<G, T, I>,
): Explains<G> {
  return own as unknown as Explains<G>
}

/** What an element carries that shows a thing. */
export interface Mark {
  readonly 'data-explain': string
}

/** The words in which a board marks its elements: `<span {...shows('card', card)}>`. */
export function showing<T extends ThingsOf<T>>(): <K extends keyof T & string>(kind: K, id: T[K]) => Mark {
  return (kind, id) => ({ 'data-explain': `${kind}:${id}` })
}

/** The element around it that shows a thing, the innermost. */
export function thingAt(element: Element): Element | null {
  return element.closest('[data-explain]')
}

/** What is said about the thing that an element shows. */
export function explanationOf<G extends GameTypes>(
  thing: Element,
  { things }: AnyExplainer<G>,
  view: View<G>,
  names: Names,
): Explanation | null {
  const [kind = '', ...id] = (thing.getAttribute('data-explain') ?? '').split(':')
  return things[kind]?.(id.join(':'), view, names) ?? null
}

/** The icons that a thing is drawn with, each once; those of things within it are explained there. */
export function iconsIn(thing: Element): readonly string[] {
  const drawn = [...thing.querySelectorAll('[data-icon]')].filter((icon) => thingAt(icon) === thing)
  return [...new Set(drawn.map((icon) => icon.getAttribute('data-icon') ?? ''))]
}

/** Words with the rules that they are about: rules are the same in every language. */
export function withRules<K extends string, W extends object, Rule extends string>(
  words: Readonly<Record<K, W>>,
  rules: Readonly<Record<K, Rule>>,
): Readonly<Record<K, W & { readonly rule: Rule }>> {
  const ids = Object.keys(words) as K[]
  const both = ids.map((id) => [id, { ...words[id], rule: rules[id] }])
  return Object.fromEntries(both) as Record<K, W & { readonly rule: Rule }>
}
