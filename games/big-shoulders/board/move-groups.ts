import { groupMoves, type MoveGroup } from '@boardroom/board-kit'
import type { Language } from '@boardroom/kernel'
import type { PriceMove } from '../model/prices.ts'
import { moveFacts } from '../text/facts/moves.ts'
import type { BigShouldersMove, TableView } from '../types.ts'
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

/** In short: the papers beside the question say the rest, and the price is said for who looks at all of the city. */
export function button(move: BigShouldersMove, view: TableView, language: Language): string | null {
  const words = boardWords(language)
  const says = ({ from, to }: PriceMove) => `$${from} → $${to}`
  switch (move.type) {
    case 'decline-bonus':
      return words.declineShort
    case 'take-cash':
      return words.takeShort(moveFacts['take-cash'](move, view).amount)
    case 'pay-dividends': {
      const { payout } = moveFacts['pay-dividends'](move, view)
      return payout && words.payShort(payout.perShare, says(payout.price))
    }
    case 'withhold': {
      const { kept } = moveFacts.withhold(move, view)
      return kept && words.withholdShort(says(kept.price))
    }
    default:
      return null
  }
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
