import type { MoveGroup } from '@boardroom/board-kit'
import type { Language, Move } from '@boardroom/kernel'
import type { EconomyMove } from '../moves.ts'
import { boardWords } from './context.ts'
import type { BoardWords } from './words/en.ts'

/** Moves that confirm a turn or a step. */
export const confirms: readonly EconomyMove['type'][] = [
  'end-investment',
  'end-supply',
  'end-bids',
  'end-repayment',
  'end-buy-back',
  'no-deal',
  'no-motion',
]

const BUTTONS = new Set<EconomyMove['type']>([
  'agree-cash',
  'pass-bid',
  'repay',
  'take-loan',
  'decline-loan',
  'vote',
  'stand',
])

export function isButton(move: Move): boolean {
  return BUTTONS.has((move as EconomyMove).type)
}

type GroupId = keyof BoardWords['groups']

const GROUPS: Readonly<Record<EconomyMove['type'], GroupId>> = {
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
export function groups(moves: readonly Move[], language: Language): MoveGroup[] {
  const titles = boardWords(language).groups
  return (Object.keys(titles) as GroupId[]).flatMap((id) => {
    const grouped = (moves as readonly EconomyMove[]).filter((move) => GROUPS[move.type] === id)
    return grouped.length > 0 ? [{ title: titles[id], moves: grouped }] : []
  })
}
