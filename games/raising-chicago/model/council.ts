import type { Seat } from '@boardroom/kernel'
import { CARDS, COUNCIL_CARDS, type CouncilId, councilMemberOf, LETTERS, type Letter } from '../components/index.ts'
import type { Company, RaisingChicagoState } from '../state.ts'
import { buildingsInWard, movedBuildings } from './city.ts'
import { allPermanents, companyAt } from './companies.ts'
import { symbolSets } from './symbols.ts'

export type Letters = Readonly<Record<Letter, number>>

export const NO_LETTERS: Letters = { A: 0, B: 0, C: 0, D: 0 }

/** Collected cards by letter, under the board and in the pile, and those with all four (RC-CCL-03). */
export function collected({ cards, pile }: Pick<Company, 'cards' | 'pile'>): { letters: Letters; wild: number } {
  const letters = { ...NO_LETTERS }
  let wild = 0
  for (const card of [...cards, ...pile]) {
    const { letter } = CARDS[card]
    if (letter === 'all') wild++
    else letters[letter]++
  }
  return { letters, wild }
}

/** What a member counts for a company (RC-CCL-08 to RC-CCL-16). */
function countFor(state: RaisingChicagoState, seat: Seat, id: CouncilId): number {
  const company = companyAt(state, seat)
  const member = councilMemberOf(id)
  switch (member.per) {
    case 'building':
      return buildingsInWard(state, member.ward, seat)
    case 'moved-building':
      return movedBuildings(state, seat).length
    case 'symbol-set':
      return symbolSets(company.symbols)
    case 'permanent':
      return allPermanents(state.seats, company.tracks)
    case 'returned-marker':
      return company.auction
    case 'neighbourhood-tile':
      return company.neighbourhoods.length
    case 'favour':
      return company.hold.favour
    case 'extension':
      return company.extensions
    case 'ward-tile':
      return company.wardTiles.length
  }
}

/** What the council gives a company if its cards with all letters count like this (RC-CCL-04 to RC-CCL-07). */
export function councilPoints(state: RaisingChicagoState, seat: Seat, assigned: Letters): number {
  const { council } = state
  const cards = COUNCIL_CARDS[state.seats]
  if (!council || !cards) return 0
  const { letters } = collected(companyAt(state, seat))
  let points = 0
  for (const letter of LETTERS) {
    const count = letters[letter] + assigned[letter]
    if (count < cards.qualify) continue
    const id = council[letter]
    const once = councilMemberOf(id).prestige * countFor(state, seat, id)
    points += count >= cards.double ? 2 * once : once
  }
  return points
}

/** Every way to spread cards with all letters, the best first. */
export function assignments(state: RaisingChicagoState, seat: Seat): Letters[] {
  const { wild } = collected(companyAt(state, seat))
  const all: { letters: Letters; points: number }[] = []
  for (let A = 0; A <= wild; A++) {
    for (let B = 0; A + B <= wild; B++) {
      for (let C = 0; A + B + C <= wild; C++) {
        const letters = { A, B, C, D: wild - A - B - C }
        all.push({ letters, points: councilPoints(state, seat, letters) })
      }
    }
  }
  return all.sort((one, other) => other.points - one.points).map(({ letters }) => letters)
}
