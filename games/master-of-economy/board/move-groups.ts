import { type Care, groupMoves, type MoveGroup } from '@boardroom/board-kit'
import type { Language } from '@boardroom/kernel'
import type { MasterOfEconomyMove } from '../types.ts'
import { boardWords } from './context.ts'
import type { BoardWords } from './words/en.ts'

/** Moves that confirm a turn or a step. */
export const confirms: readonly MasterOfEconomyMove['type'][] = [
  'end-investment',
  'end-supply',
  'end-bids',
  'end-repayment',
  'end-buy-back',
  'no-deal',
  'no-motion',
]

/** Markers are placed one by one and can be undone; bids that are confirmed, and deals, cannot once others have moved. */
export const care: Readonly<Partial<Record<MasterOfEconomyMove['type'], Care>>> = {
  'place-offer': 'light',
  'place-buy': 'light',
  'end-bids': 'grave',
  bid: 'grave',
  'buy-packet': 'grave',
  'sell-packet': 'grave',
  'exchange-packet': 'grave',
}

/** What is asked in the hall is answered on its table. */
const BUTTONS = new Set<MasterOfEconomyMove['type']>(['pass-bid', 'repay', 'take-loan', 'decline-loan'])

export function isButton(move: MasterOfEconomyMove): boolean {
  return BUTTONS.has(move.type)
}

type GroupId = keyof BoardWords['groups']

const GROUPS: Readonly<Record<MasterOfEconomyMove['type'], GroupId>> = {
  'agree-cash': 'setup',
  'choose-company': 'setup',
  bid: 'setup',
  'pass-bid': 'setup',
  build: 'build',
  'sell-factory': 'sell-factory',
  'end-investment': 'end',
  supply: 'supply',
  'end-supply': 'end',
  'give-up': 'supply',
  'lay-success': 'vote',
  'place-offer': 'offer',
  'place-buy': 'buy',
  'end-bids': 'end',
  contribute: 'money',
  'sell-forced': 'sell-factory',
  repay: 'money',
  'end-repayment': 'end',
  'buy-packet': 'buy-shares',
  'sell-packet': 'sell-shares',
  'exchange-packet': 'exchange',
  'no-deal': 'end',
  'take-loan': 'money',
  'decline-loan': 'money',
  embezzle: 'money',
  'name-motion': 'vote',
  'no-motion': 'end',
  vote: 'vote',
  'buy-back': 'buy-back',
  'end-buy-back': 'end',
  stand: 'vote',
  elect: 'vote',
  'break-tie': 'vote',
  support: 'vote',
}

/** In the order of the words; what ends a step comes last. */
export function groups(moves: readonly MasterOfEconomyMove[], language: Language): MoveGroup<MasterOfEconomyMove>[] {
  return groupMoves(moves, GROUPS, boardWords(language).groups)
}
