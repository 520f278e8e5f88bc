import { CARDS, type Card } from './cards.ts'

export type CardId = keyof typeof CARDS
export const CARD_IDS = Object.keys(CARDS) as CardId[]

export function cardOf(id: CardId): Card {
  return CARDS[id]
}

/** Levels of the solo game: how many cards of each kind are in the deck (rulebook). */
export const DIFFICULTIES = ['easy', 'normal', 'hard', 'expert'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

export const DECKS: Readonly<Record<Difficulty, { readonly normal: number; readonly challenging: number }>> = {
  easy: { normal: 20, challenging: 0 },
  normal: { normal: 15, challenging: 5 },
  hard: { normal: 10, challenging: 10 },
  expert: { normal: 5, challenging: 15 },
}

/** VP of the cards Andrew's card shifts along (0 and 10 rulebook, the others published). */
export const VP_CARDS = [0, 1, 3, 6, 10] as const

export const ANDREW = { discs: 30, discSupply: 26, vpPerTile: 2, vpPerLastSpace: 6 } as const

/** What the back of a card shows: its main action, or nothing (published). */
export function backOf(id: CardId): Card['mainAction'] | '?' {
  const { kind, mainAction } = cardOf(id)
  return kind === 'normal' ? mainAction : '?'
}
