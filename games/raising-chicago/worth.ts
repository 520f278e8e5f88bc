import type { Judge, Seat } from '@boardroom/kernel'
import { ROUNDS, SET_SYMBOLS } from './components/index.ts'
import { wardStoreys } from './model/city.ts'
import { cardSpaces, companyAt } from './model/companies.ts'
import { assignments, councilPoints } from './model/council.ts'
import { slotProspects, symbolWorth } from './prospects/prospects.ts'
import { cardWorth, holdWorth, povertyWorth, sectionHopes, trackWorth } from './prospects/values.ts'
import { pointsFor } from './scoring.ts'
import type { Category, RaisingChicagoState } from './state.ts'
import type { RaisingChicago } from './types.ts'
import tuned from './weights.json' with { type: 'json' }

/** What the parts of a position's worth count; tuned, see `weights.json` for how and when. */
export type Weights = Readonly<typeof tuned.weights>

export const WEIGHTS: Weights = tuned.weights

/** Categories that can still change a lot count less the more rounds are left. */
const BOARD: readonly Category[] = ['wards', 'prestige-buildings']

/**
 * What a position is worth to a seat, in prestige: what it has, what it would score now, and what its tiles, tracks,
 * cards and bids promise for the rounds left. A rough estimate made of few parts, so that each can be argued about.
 */
export function judge(weights: Weights): Judge<RaisingChicago> {
  return { worth: (state, seat) => worthBy(weights, state, seat) }
}

export const { worth } = judge(WEIGHTS)

/** What the worth of a position is made of, in prestige. */
export type Part = 'prestige' | 'poverty' | 'city' | 'hold' | 'tracks' | 'possessions' | 'projects' | 'scoring'
type Parts = Readonly<Record<Part, number>>

export function partsOf(state: RaisingChicagoState, seat: Seat): Parts {
  return partsBy(WEIGHTS, state, seat)
}

function worthBy(w: Weights, state: RaisingChicagoState, seat: Seat): number {
  const { prestige, poverty, city, hold, tracks, possessions, projects, scoring } = partsBy(w, state, seat)
  return prestige + poverty + city + hold + tracks + possessions + projects + scoring
}

function partsBy(w: Weights, state: RaisingChicagoState, seat: Seat): Parts {
  const { prestige, poverty, hold, tracks } = companyAt(state, seat)
  if (state.phase === 'scoring' || state.phase === 'over') {
    const scoring = stillToScore(state, seat)
    return { prestige, poverty: 0, city: 0, hold: 0, tracks: 0, possessions: 0, projects: 0, scoring }
  }
  const left = ROUNDS - state.round
  return {
    prestige,
    poverty: povertyWorth(w, poverty, left),
    city: boardWorth(w, state, seat, left),
    hold: holdWorth(w, hold, tracks, left),
    tracks: trackWorth(w, state.seats, tracks, left),
    possessions: possessionsWorth(w, state, seat, left),
    projects: slotProspects(w, state, seat, left),
    scoring: 0,
  }
}

/** In the final scoring: the categories to come. */
function stillToScore(state: RaisingChicagoState, seat: Seat): number {
  const { score } = companyAt(state, seat)
  let sum = 0
  if (score.personal === undefined) {
    sum += pointsFor(state, 'personal')[seat] ?? 0
    // Less than the sections themselves, so that they are completed.
    sum += 0.5 * sectionHopes(companyAt(state, seat))
  }
  if (score.poverty === undefined) sum += pointsFor(state, 'poverty')[seat] ?? 0
  if (score.council !== undefined || !state.council) return sum
  const { letters } = companyAt(state, seat)
  const [best] = letters ? [letters] : assignments(state, seat)
  return sum + (best ? councilPoints(state, seat, best) : 0)
}

/** Wards and arrows as they stand, and storeys that may yet decide a ward. */
function boardWorth(w: Weights, state: RaisingChicagoState, seat: Seat, left: number): number {
  const sure = 1 - (w.board * left) / ROUNDS
  let sum = 0
  for (const category of BOARD) sum += sure * (pointsFor(state, category)[seat] ?? 0)
  for (const storeys of wardStoreys(state, state.seats)) {
    sum += Math.min(6, storeys[seat] ?? 0) * w.storey * Math.min(1, left / 4)
  }
  return sum
}

/** Symbols, finals, cards, tiles, extensions and markers on the auction board. */
function possessionsWorth(w: Weights, state: RaisingChicagoState, seat: Seat, left: number): number {
  const company = companyAt(state, seat)
  let sum = (pointsFor(state, 'symbols')[seat] ?? 0) + (pointsFor(state, 'final-projects')[seat] ?? 0)
  if (left > 0) {
    for (const symbol of SET_SYMBOLS) sum += w.kept * company.symbols[symbol] * symbolWorth(w, state, company, symbol)
    sum += company.tiles.length * w.tile + company.extensions * w.extension * left
  }
  const spaces = cardSpaces(company)
  const producing = state.phase === 'operate' ? left : left + 1
  for (const [place, card] of company.cards.entries()) sum += cardWorth(w, state, card, place, spaces, producing)
  return sum + markersWorth(w, state, seat, left)
}

/** Beyond two, markers in the row cost new ones; in the end they are counted. */
function markersWorth(w: Weights, state: RaisingChicagoState, seat: Seat, left: number): number {
  if (state.phase === 'auction' || state.phase === 'announce') return 0
  if (left === 0) return pointsFor(state, 'auction')[seat] ?? 0
  return Math.min(2, companyAt(state, seat).auction) * w.marker
}
