import type { View } from '@boardroom/kernel'
import type { Phase } from '../state.ts'
import type { BigShoulders } from '../types.ts'

export const SECTIONS = ['exchange', 'desk', 'hand', 'shares', 'market', 'city', 'companies'] as const
export type SectionId = (typeof SECTIONS)[number]

/** What each phase needs comes first; the tracks are always on top. */
const ORDER: Readonly<Record<Phase, readonly SectionId[]>> = {
  setup: ['exchange', 'companies', 'hand', 'market', 'city'],
  stock: ['exchange', 'shares', 'companies', 'hand', 'market', 'city'],
  building: ['hand', 'exchange', 'city', 'companies', 'market', 'shares'],
  action: ['exchange', 'city', 'companies', 'market', 'hand', 'shares'],
  operating: ['exchange', 'desk', 'market', 'shares', 'companies', 'city', 'hand'],
  cleanup: ['exchange', 'market', 'shares', 'city', 'companies', 'hand'],
  over: ['exchange', 'shares', 'companies', 'market', 'city'],
}

export function orderOf({ board }: View<BigShoulders>): readonly SectionId[] {
  return ORDER[board.phase].filter((id) => id !== 'desk' || board.turn)
}

const PHASE_FOCUS: Readonly<Record<Phase, SectionId>> = {
  setup: 'companies',
  stock: 'shares',
  building: 'hand',
  action: 'city',
  operating: 'desk',
  cleanup: 'market',
  over: 'shares',
}

/** Steps that are answered elsewhere than their phase usually is. */
const STEP_FOCUS: Readonly<Record<string, SectionId>> = {
  'hire-workers': 'companies',
  'station-worker': 'companies',
  'appoint-manager': 'companies',
  'choose-automation': 'companies',
  'relocate-worker': 'companies',
  'take-resources': 'market',
  distribution: 'market',
}

/** The section where the present question is answered. */
export function focusOf(view: View<BigShoulders>): SectionId {
  const step = view.agenda.at(-1)?.step ?? ''
  const wanted = STEP_FOCUS[step] ?? PHASE_FOCUS[view.board.phase]
  if (wanted === 'companies' && view.board.turn) return 'desk'
  return wanted === 'desk' && !view.board.turn ? 'market' : wanted
}
