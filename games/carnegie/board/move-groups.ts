import { groupMoves, type MoveGroup } from '@boardroom/board-kit'
import type { Language, View } from '@boardroom/kernel'
import type { Carnegie, CarnegieMove } from '../types.ts'
import { boardWords } from './context.ts'
import type { en } from './words/en.ts'

/** Moves that confirm a turn or a step. */
export const confirms: readonly CarnegieMove['type'][] = [
  'end-steps',
  'end-event',
  'end-turn',
  'end-activation',
  'assign-nobody',
  'end-payments',
]

/** Going on is one of them where the large button brings people home. */
const BUTTONS = new Set<CarnegieMove['type']>(['take-income', 'enter-lobby', 'end-event'])

export function isButton(move: CarnegieMove): boolean {
  return BUTTONS.has(move.type) || (move.type === 'return' && move.newLobby === 0)
}

/** What its button says: how many come home; the purse beside it tells what they bring. */
export function button(move: CarnegieMove, _view: View<Carnegie>, language: Language): string | null {
  return move.type === 'return' ? boardWords(language).bringHome(move.count) : null
}

type GroupId = keyof typeof en.moveGroups

const GROUPS: Readonly<Record<CarnegieMove['type'], GroupId>> = {
  'choose-sides': 'sides',
  'first-housing': 'project',
  'pick-department': 'department',
  step: 'steps',
  'end-steps': 'end',
  'choose-action': 'action',
  return: 'income',
  'take-income': 'income',
  'enter-lobby': 'staff',
  donate: 'donation',
  'end-event': 'end',
  'play-joker': 'joker',
  use: 'use',
  trade: 'use',
  'build-department': 'department',
  assign: 'staff',
  'assign-nobody': 'end',
  'build-project': 'project',
  develop: 'research',
  advance: 'research',
  'copy-donation': 'donation',
  'end-turn': 'end',
  'sell-good': 'goods',
  activate: 'staff',
  'end-activation': 'end',
  pay: 'donation',
  'end-payments': 'end',
}

/** In the order of the words; what ends a step comes last. */
export function groups(moves: readonly CarnegieMove[], language: Language): MoveGroup<CarnegieMove>[] {
  return groupMoves(moves, GROUPS, boardWords(language).moveGroups)
}
