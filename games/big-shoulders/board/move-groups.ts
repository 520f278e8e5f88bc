import { groupMoves, type MoveGroup } from '@boardroom/board-kit'
import type { Language } from '@boardroom/kernel'
import type { BigShouldersMove } from '../types.ts'
import { boardWords } from './context.ts'
import type { en } from './words/en.ts'

/** Moves that confirm a turn or a step. */
export const confirms: readonly BigShouldersMove['type'][] = [
  'end-stock-turn',
  'end-action-turn',
  'stop-hiring',
  'end-production',
  'end-operating-turn',
]

const BUTTONS = new Set<BigShouldersMove['type']>([
  'pass-stock',
  'pass-action',
  'protect',
  'first-place',
  'take-bonus',
  'take-cash',
  'decline-bonus',
  'keep-asset',
  'pay-dividends',
  'withhold',
])

export function isButton(move: BigShouldersMove): boolean {
  return BUTTONS.has(move.type) || (move.type === 'take' && move.cubes.length === 0)
}

type GroupId = keyof typeof en.groups

const GROUPS: Readonly<Record<BigShouldersMove['type'], GroupId>> = {
  found: 'found',
  sell: 'sell',
  buy: 'buy',
  'pass-stock': 'end',
  'end-stock-turn': 'end',
  protect: 'other',
  'keep-building': 'build',
  build: 'build',
  place: 'place',
  'first-place': 'other',
  hire: 'staff',
  'stop-hiring': 'end',
  'buy-asset': 'asset',
  'keep-asset': 'asset',
  take: 'other',
  'place-worker': 'staff',
  'appoint-manager': 'staff',
  automate: 'staff',
  relocate: 'staff',
  'decline-bonus': 'other',
  'take-bonus': 'other',
  'take-cash': 'other',
  trade: 'trade',
  activate: 'asset',
  'discard-asset': 'asset',
  'pass-action': 'end',
  'end-action-turn': 'end',
  issue: 'issue',
  purchase: 'purchase',
  produce: 'produce',
  'end-production': 'end',
  'sell-goods': 'sell-goods',
  'pay-dividends': 'dividend',
  withhold: 'dividend',
  'end-operating-turn': 'end',
}

/** In the order of the table above; what ends a step comes last. */
export function groups(moves: readonly BigShouldersMove[], language: Language): MoveGroup<BigShouldersMove>[] {
  return groupMoves(moves, GROUPS, boardWords(language).groups)
}
