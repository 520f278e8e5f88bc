import { type Attention, around, type Rect } from '@boardroom/board-kit'
import type { View } from '@boardroom/kernel'
import type { Phase } from '../state.ts'
import type { MasterOfEconomy } from '../types.ts'
import { companyInQuestion, currentOf, inPlay } from './context.ts'
import { type PlaceId, worksRect } from './harbour/geography.ts'
import { isInHall } from './meeting/questions.tsx'

const PHASE_PLACES: Readonly<Record<Phase, PlaceId>> = {
  setup: 'works',
  'investment-1': 'works',
  'supply-1': 'works',
  'production-1': 'works',
  'trade-1': 'market',
  finance: 'exchange',
  'investment-2': 'works',
  'supply-2': 'works',
  'production-2': 'works',
  'trade-2': 'market',
  meeting: 'hall',
  order: 'clock',
  over: 'track',
}

/** Steps that are answered elsewhere than their phase usually is. */
const STEP_PLACES: Readonly<Record<string, PlaceId>> = {
  'success-marker': 'clock',
  shortage: 'works',
  'forced-sale': 'works',
  'give-up': 'works',
  'player-deal': 'exchange',
}

/** Where the present question is answered, or what happens now can be seen. */
export function attentionOf(view: View<MasterOfEconomy>): Attention<PlaceId> {
  const { step } = currentOf(view)
  const place = isInHall(step) ? 'hall' : (STEP_PLACES[step] ?? PHASE_PLACES[view.board.phase])
  const works = place === 'works' ? worksAsked(view) : []
  return {
    places: [place],
    key: `${view.seq}`,
    part: place === 'market' ? QUAYSIDE : framed(around(works)),
    at: works[0] ? centre(works[0]) : null,
    near: [besidePapers(view, step) ?? place],
  }
}

/** Where a phone's papers are the place itself, the window above shows what one decides by: success, or who owns what. */
function besidePapers(view: View<MasterOfEconomy>, step: string): PlaceId | null {
  if (step === 'bidding') return 'track'
  return view.board.phase === 'meeting' && isInHall(step) ? 'exchange' : null
}

/** From the sheds to the bills beyond the ships, with the viaduct above: what is traded, and what it does to success. */
const QUAYSIDE: Rect = { x: 262, y: 0, w: 2052, h: 938 }

/** The works that are asked about. */
function worksAsked(view: View<MasterOfEconomy>): Rect[] {
  const id = companyInQuestion(view)
  const { viewer, board } = view
  const own = currentOf(view).step === 'supply' ? inPlay(board).filter(({ company }) => company.manager === viewer) : []
  const asked = own.length > 0 ? own.map((each) => each.id) : id ? [id] : []
  return asked.map(worksRect)
}

function framed(part: Rect | null): Rect | null {
  return part && { x: part.x - 12, y: part.y - 30, w: part.w + 24, h: part.h + 36 }
}

function centre({ x, y, w, h }: Rect) {
  return { x: x + w / 2, y: y + h / 2 }
}
