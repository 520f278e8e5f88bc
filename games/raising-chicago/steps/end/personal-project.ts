import { type MoveOf, oneOf, type Seat } from '@boardroom/kernel'
import { EXCHANGE_RATE, PERSONAL, RESOURCES, type Resource } from '../../components/index.ts'
import { companyAt, isFree } from '../../model/companies.ts'
import { type Tiles, tilesOr } from '../../model/payment.ts'
import type { Refused } from '../../refusals.ts'
import type { Company } from '../../state.ts'
import { asking, bare, type Kind } from '../../types.ts'
import { exchange } from '../exchange.ts'

export interface Sections {
  /** Seats that have not confirmed yet. */
  readonly waiting: Seat[]
}

const fields = { section: oneOf(RESOURCES), with: tilesOr(['favour']) }

export type CompleteSection = MoveOf<'complete-section', typeof fields>

/** Five of its kind, jokers included, or a favour (RC-END-15). */
const completeSection: Kind<Sections, CompleteSection> = {
  type: 'complete-section',
  rule: 'RC-END-15',
  fields,
  candidates(state, _params, seat) {
    const company = companyAt(state, seat)
    return RESOURCES.flatMap((section) => (isOpen(company, section) ? waysFor(company, section) : []))
  },
  refuse: (state, _params, seat, { section, with: way }) => refuseSection(companyAt(state, seat), section, way),
  apply(turn, _params, seat, { section, with: way }) {
    const company = companyAt(turn.state, seat)
    company.sections.push(section)
    if (way === 'favour') company.hold.favour--
    else {
      company.hold[section] -= way.plain
      company.hold.joker -= way.joker
    }
    const spent = way === 'favour' ? { favour: 1 } : { [section]: way.plain, joker: way.joker }
    turn.log({ type: 'section', seat, section, spent })
  },
}

function isOpen(company: Company, section: Resource): boolean {
  return !company.sections.includes(section) && !isFree(company.tracks, section)
}

function refuseSection(company: Company, section: Resource, way: Tiles | 'favour'): Refused | null {
  if (isFree(company.tracks, section)) return { rule: 'RC-END-16', section }
  if (company.sections.includes(section)) return { rule: 'RC-END-14', section }
  return pays(company, section, way) ? null : { rule: 'RC-END-15', section }
}

function pays({ hold }: Company, section: Resource, way: Tiles | 'favour'): boolean {
  if (way === 'favour') return hold.favour > 0
  return way.plain <= hold[section] && way.joker <= hold.joker && way.plain + way.joker === PERSONAL.cost
}

/** Plain resources before jokers, jokers before a favour. */
function waysFor({ hold }: Company, section: Resource): CompleteSection[] {
  const ways: CompleteSection[] = []
  const most = Math.min(PERSONAL.cost, hold[section])
  for (let plain = most; plain >= Math.max(0, PERSONAL.cost - hold.joker); plain--) {
    ways.push({ type: 'complete-section', section, with: { plain, joker: PERSONAL.cost - plain } })
  }
  if (hold.favour > 0) ways.push({ type: 'complete-section', section, with: 'favour' })
  return ways
}

/** Whether any section can still be completed, if need be after exchanges. */
export function canComplete(company: Company): boolean {
  const { hold } = company
  return RESOURCES.some((section) => {
    if (!isOpen(company, section)) return false
    const others = RESOURCES.reduce((sum, other) => sum + (other === section ? 0 : hold[other]), 0)
    return hold.favour > 0 || hold[section] + hold.joker + Math.floor(others / EXCHANGE_RATE) >= PERSONAL.cost
  })
}

const endSections = bare({
  type: 'end-sections',
  rule: 'RC-END-15',
  apply(_turn, { waiting }: Sections, seat) {
    waiting.splice(waiting.indexOf(seat), 1)
  },
})

/** Every company decides for itself, in any order; whoever can complete nothing more is done (RC-END-15). */
export const personalProjects = asking({
  name: 'personal-projects',
  seats: (state, { waiting }: Sections) => waiting.filter((seat) => canComplete(companyAt(state, seat))),
  moves: [completeSection, endSections, exchange],
})
