import { groupMoves, type MoveGroup } from '@boardroom/board-kit'
import type { Language } from '@boardroom/kernel'
import { companyAt } from '../model/companies.ts'
import type { RaisingChicagoMove, TableView } from '../types.ts'
import { boardWords } from './context.ts'
import { fallFor, spentBy } from './papers/ways.ts'
import type { en } from './words/en.ts'

/** Moves that confirm a step. Of the ways to pay and to count, the best one comes first. */
export const confirms: readonly RaisingChicagoMove['type'][] = [
  'pay',
  'pay-toll',
  'assign-letters',
  'end-sections',
  'pass',
]

/** Exchanges and tiles lie on the desk and the company board. */
export function isButton(_move: RaisingChicagoMove): boolean {
  return false
}

/** In short: the paper beside it says with what. */
export function button(move: RaisingChicagoMove, { viewer, board }: TableView, language: Language): string | null {
  if (move.type !== 'pay' || viewer === 'spectator') return null
  const words = boardWords(language)
  const { steps } = fallFor(companyAt(board, viewer).poverty, spentBy(move).short)
  return steps > 0 ? words.payPoorer(steps) : words.payNow
}

type GroupId = keyof typeof en.moveGroups

const GROUPS: Readonly<Record<RaisingChicagoMove['type'], GroupId>> = {
  place: 'bid',
  'pay-toll': 'pay',
  pay: 'pay',
  exchange: 'exchange',
  give: 'exchange',
  raise: 'build',
  move: 'build',
  'choose-prestige': 'prestige',
  'place-prestige': 'prestige',
  'choose-field': 'neighbourhood',
  'copy-tile': 'neighbourhood',
  'use-tile': 'tiles',
  'choose-card': 'tiles',
  'add-storey': 'tiles',
  train: 'tiles',
  'take-four': 'tiles',
  'swap-banners': 'tiles',
  'complete-section': 'personal',
  'assign-letters': 'council',
  'end-sections': 'end',
  pass: 'end',
}

/** In the order of the words; what ends a step comes last. */
export function groups(moves: readonly RaisingChicagoMove[], language: Language): MoveGroup<RaisingChicagoMove>[] {
  return groupMoves(moves, GROUPS, boardWords(language).moveGroups)
}
