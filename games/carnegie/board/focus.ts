import type { View } from '@boardroom/kernel'
import { type ActionId, departmentOf } from '../components/index.ts'
import { departmentAt } from '../model/company.ts'
import { currentEvent } from '../model/timeline.ts'
import type { OwnTurn } from '../state.ts'
import { canUse } from '../steps/departments/using.ts'
import type { Carnegie } from '../types.ts'
import type { PlayerView } from '../view.ts'
import { stepOf } from './context.ts'

export type SectionId = 'timeline' | 'andrew' | 'map' | 'tracks' | 'company' | 'tabs' | 'departments' | 'donations'

/** What a phone shows together. */
export const GROUPS = {
  round: ['timeline', 'andrew'],
  map: ['map', 'tracks'],
  company: ['company', 'tabs'],
  departments: ['departments'],
  donations: ['donations'],
} as const satisfies Readonly<Record<string, readonly SectionId[]>>

export type GroupId = keyof typeof GROUPS
export const GROUP_IDS = Object.keys(GROUPS) as GroupId[]

/** The group in which a question is answered; research begins in the company. */
export const GROUP_OF: Readonly<Record<SectionId, GroupId>> = {
  timeline: 'round',
  andrew: 'round',
  map: 'map',
  tracks: 'company',
  company: 'company',
  tabs: 'company',
  departments: 'departments',
  donations: 'donations',
}

/** What the present question needs comes first; the timeline is always on top. */
const ORDER: Readonly<Record<SectionId, readonly SectionId[]>> = {
  timeline: ['map', 'tracks', 'company', 'tabs', 'donations', 'departments'],
  andrew: ['map', 'tracks', 'company', 'tabs', 'donations', 'departments'],
  map: ['map', 'tracks', 'company', 'tabs', 'donations', 'departments'],
  tracks: ['company', 'tabs', 'tracks', 'map', 'donations', 'departments'],
  company: ['company', 'tabs', 'map', 'tracks', 'departments', 'donations'],
  tabs: ['tabs', 'map', 'tracks', 'departments', 'donations'],
  departments: ['departments', 'company', 'map', 'tracks', 'tabs', 'donations'],
  donations: ['donations', 'departments', 'map', 'tracks', 'company', 'tabs'],
}

const SETUP: readonly SectionId[] = ['tabs', 'timeline', 'map', 'tracks', 'departments', 'donations', 'andrew']

export function orderOf(view: View<Carnegie>): readonly SectionId[] {
  const choosing = stepOf(view) === 'sides'
  const order = choosing ? SETUP : (['timeline', 'andrew', ...orderFor(view)] as const)
  return order.filter((id) => id !== 'andrew' || view.board.andrew)
}

function orderFor(view: View<Carnegie>): readonly SectionId[] {
  const { turn, players } = view.board
  const player = turn && players[turn.seat]
  if (turn && player && turn.research > 0 && !canResearch(player, turn)) {
    return ['tabs', 'tracks', 'company', 'departments', 'map', 'donations']
  }
  if (stepOf(view) === 'department-turn' && turn?.action === 'management') {
    return ['company', 'departments', 'map', 'tracks', 'tabs', 'donations']
  }
  return ORDER[focusOf(view)]
}

/** Whether somebody in a Research & Development department is still to be used. */
function canResearch(player: PlayerView, turn: OwnTurn): boolean {
  return (
    turn.action === 'rnd' &&
    player.departments.some((_, space) => {
      const id = departmentAt(player, space)
      return id !== null && departmentOf(id).type === 'rnd' && !departmentOf(id).ongoing && canUse(player, turn, space)
    })
  )
}

const STEPS: Readonly<Record<string, SectionId>> = {
  sides: 'tabs',
  'first-housing': 'map',
  'pick-department': 'departments',
  'six-steps': 'company',
  'choose-action': 'timeline',
  'income-choice': 'company',
  'choose-lobby': 'company',
  assign: 'company',
  activation: 'company',
  'final-payments': 'donations',
}

const ACTIONS: Readonly<Record<ActionId, SectionId>> = {
  hr: 'company',
  management: 'company',
  construction: 'map',
  rnd: 'tracks',
}

/** The section where the present question is answered. */
export function focusOf(view: View<Carnegie>): SectionId {
  const { board } = view
  const step = stepOf(view)
  if (step === 'department-turn') return ACTIONS[board.turn?.action ?? 'hr']
  if (step === 'event') return eventFocus(view)
  return STEPS[step] ?? 'map'
}

function eventFocus({ board }: View<Carnegie>): SectionId {
  const { turn } = board
  const { income, donation } = currentEvent(board)
  if (turn && turn.research > 0) return 'tracks'
  if (income && turn && !turn.returned && (board.players[turn.seat]?.missions[income] ?? 0) > 0) return 'map'
  return donation && !turn?.donated ? 'donations' : 'map'
}
