import type { Attention, Rect } from '@boardroom/board-kit'
import type { View } from '@boardroom/kernel'
import type { Entry } from '../entries.ts'
import type { Phase } from '../state.ts'
import type { MasterOfEconomy } from '../types.ts'
import { companyInQuestion, currentOf, inPlay } from './context.ts'
import { type PlaceId, worksRect } from './harbour/geography.ts'
import { isInHall } from './meeting/questions.tsx'
import { isAtQuays } from './trade-steps.ts'

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

/** Where the present question is answered, or what happens now can be seen; while one's own trade is told, the quays. */
export function attentionOf(view: View<MasterOfEconomy>, shown: Entry | null): Attention<PlaceId> {
  const { step } = currentOf(view)
  const trading = shown !== null && isAtQuays(shown)
  const place = trading ? 'market' : isInHall(step) ? 'hall' : (STEP_PLACES[step] ?? PHASE_PLACES[view.board.phase])
  const works = place === 'works' ? worksAsked(view) : []
  return {
    places: [place],
    key: trading ? `${view.seq} trade` : `${view.seq}`,
    part: PARTS[place] ?? null,
    at: works[0] ? centre(works[0]) : null,
    near: [besidePapers(view, step) ?? place],
  }
}

/** Where a phone's papers are the place itself, the window above shows what one decides by: success, or who owns what. */
function besidePapers(view: View<MasterOfEconomy>, step: string): PlaceId | null {
  if (step === 'bidding') return 'track'
  return view.board.phase === 'meeting' && isInHall(step) ? 'exchange' : null
}

/** What is shown of a place with what lies beside it. */
const PARTS: { readonly [P in PlaceId]?: Rect } = {
  // From the sheds to the end of the exchange, with the viaduct above: what is traded, and what it does to success and to shares.
  // In a window that is higher the warehouses of all come in below, whole.
  market: { x: 274, y: 0, w: 2116, h: 938 },
  // With the quays and the yard: what pays, and what is left to build.
  works: { x: 0, y: 236, w: 1952, h: 922 },
  // With the whole viaduct: where the shadow company stands, and the others.
  clock: { x: 0, y: 0, w: 1646, h: 600 },
}

/** The works that are asked about. */
function worksAsked(view: View<MasterOfEconomy>): Rect[] {
  const id = companyInQuestion(view)
  const { viewer, board } = view
  const own = currentOf(view).step === 'supply' ? inPlay(board).filter(({ company }) => company.manager === viewer) : []
  const asked = own.length > 0 ? own.map((each) => each.id) : id ? [id] : []
  return asked.map(worksRect)
}

function centre({ x, y, w, h }: Rect) {
  return { x: x + w / 2, y: y + h / 2 }
}
