import { type Attention, type Rect, stepOf } from '@boardroom/board-kit'
import type { View } from '@boardroom/kernel'
import { type StockMarket, stockMarket } from '../components/index.ts'
import type { Phase } from '../state.ts'
import { companyHere, directedBy } from '../text/facts/position.ts'
import type { BigShoulders } from '../types.ts'
import { bay, CHICAGO, lamp, type PlaceId, STREET } from './city/geography.ts'

const PHASE_PLACES: Readonly<Record<Phase, readonly PlaceId[]>> = {
  setup: ['exchange'],
  stock: ['exchange'],
  building: ['city'],
  action: ['spaces', 'city'],
  operating: ['supply', 'haymarket'],
  cleanup: ['assets', 'goals'],
  over: ['exchange'],
}

/** Steps that are answered elsewhere than their phase usually is. */
const STEP_PLACES: Readonly<Record<string, readonly PlaceId[]>> = {
  'hire-workers': ['job-market'],
  'station-worker': ['job-market'],
  'appoint-manager': ['city'],
  'choose-automation': ['city'],
  'relocate-worker': ['job-market'],
  'take-resources': ['haymarket', 'supply'],
  'buy-asset': ['assets', 'goals'],
  'keep-asset': ['assets', 'goals'],
  'advance-appeal': ['appeal'],
  'appeal-bonus': ['appeal'],
  distribution: ['demand', 'exchange'],
  closing: ['demand', 'exchange'],
}

/** Where the present question is answered, or what happens now can be seen. */
export function attentionOf(view: View<BigShoulders>): Attention<PlaceId> {
  const { board, seq } = view
  const places = STEP_PLACES[stepOf(view)] ?? PHASE_PLACES[board.phase]
  const own = view.viewer === 'spectator' ? undefined : directedBy(view, view.viewer)[0]
  const here = companyHere(view) ?? own
  const company = here ? board.companies[here.id] : null
  const market = stockMarket(view.options)
  const price = bay(company?.price ?? foundingBay(market), market)
  const selling = places.includes('demand') && here
  const hiring = places.includes('job-market')
  const building = board.phase === 'building' ? BUILDING_PART : null
  const part = partOf(places, view.seats)
  return {
    places,
    near: selling ? ['demand'] : hiring ? ['haymarket', 'job-market'] : null,
    key: `${seq}`,
    at: { x: places.includes('appeal') ? lamp(company?.appeal ?? 0) : price.x, y: 0 },
    part: selling ? sellingPart(price) : (part ?? building),
    // On a phone the lowest street ends beside the small map, not behind it.
    nearPart: part && places.includes('spaces') ? { ...part, w: view.seats > 2 ? 1010 : part.w } : null,
  }
}

/** Where a first company can begin: among the middle ones of the spaces that it may choose from. */
function foundingBay({ track, pars }: StockMarket): number {
  return track.indexOf(pars[Math.floor(pars.length / 2)] ?? 0)
}

/** What is answered in a small place is seen with what lies around it: alone it would be drawn too large. */
function partOf(places: readonly PlaceId[], seats: number): Rect | null {
  // What Workers need lies behind the line at the gate, the Works beside it.
  if (places.includes('job-market')) return { x: 0, y: 346, w: 1200, h: 690 }
  if (places.includes('assets')) return { x: 1500, y: 770, w: 900, h: 450 }
  // The action spaces with all of their sign, and the streets that somebody owns.
  if (places.includes('spaces')) return { x: 846, y: 316, w: 888, h: 206 + STREET.down * Math.max(3, seats) }
  return null
}

/** While Buildings are chosen, their cards lie to the left of the blocks. */
const BUILDING_PART: Rect = { x: 250, y: 500, w: 1490, h: 560 }

/**
 * While Goods are sold: the store, and the track from the space before the company's price on, where it falls to if it
 * withholds. The dividend lies over the blocks.
 */
function sellingPart(price: Rect): Rect {
  const { demand } = CHICAGO.places
  const left = Math.max(0, Math.min(price.x - price.w * 1.2, demand.x - 800))
  return { x: left, y: 92, w: CHICAGO.width - left, h: demand.y + demand.h - 92 }
}
