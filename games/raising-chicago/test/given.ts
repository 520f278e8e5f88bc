import { Given as GivenTable, tableIn } from '@boardroom/game-kit/test'
import type { Frame, Seat } from '@boardroom/kernel'
import {
  FINAL_IDS,
  FINALS_IN_PLAY,
  type FieldId,
  type OutskirtsSiteId,
  PROJECT_STACKS,
  type PrestigeId,
  RESOURCES,
  type Resource,
  ROUNDS,
  type Rotation,
  type SiteId,
  SLOTS,
  type SlotId,
  siteOf,
  type Token,
  type Traded,
} from '../components/index.ts'
import { raisingChicago } from '../index.ts'
import { slotAt } from '../model/auction.ts'
import { companyAt } from '../model/companies.ts'
import { needFor, type Settlement } from '../model/payment.ts'
import type { Category, Company, Phase, RaisingChicagoState, Slot } from '../state.ts'
import type { RaisingChicago, RaisingChicagoMove } from '../types.ts'
import { build, type Position } from './position.ts'

/** What happens next, or what the table is waiting for. */
export type Moment =
  /** The round of the position is about to begin: projects, cards, markers, then the first bid. */
  | { at: 'round' }
  /** Outskirts tiles between steps 2 and 3 of phase 1, or after production; nothing comes after it. */
  | { at: 'window'; phase: 'announce' | 'operate' }
  /** New markers and rows, then the first bid. */
  | { at: 'markers' }
  | { at: 'bid' }
  /** Phase 3 alone. */
  | { at: 'award' }
  /** Projects from this slot on: payment, building, card. */
  | { at: 'execute'; slot: SlotId }
  /** The project of this slot is paid; building and card are to come. */
  | { at: 'build'; slot: SlotId }
  /** Production and the tiles of phase 5; then the next round begins, or the final scoring. */
  | { at: 'operate' }
  /** The final scoring from its beginning, from the personal projects, or the council alone. */
  | { at: 'scoring' | 'personal' | 'council' }
  | { at: 'over' }

/** A table in this position, at this moment. The position must obey every conservation law. */
export function given(moment: Moment, position: Position = {}): Given {
  const state = build(moment.at === 'round' ? withStack(position) : position)
  state.phase = phaseOf(moment)
  // The round begins by counting itself.
  if (moment.at === 'round') state.round--
  state.agenda = agendaFor(state, moment)
  return new Given(tableIn(raisingChicago, state))
}

/** Before a round begins, its projects are still in their stack. */
function withStack(position: Position): Position {
  const round = position.round ?? 4
  const projectStack = position.projectStack ?? [...(PROJECT_STACKS[round - 1] ?? [])]
  const finals = round === ROUNDS ? FINAL_IDS.slice(0, FINALS_IN_PLAY) : undefined
  return finals ? { finals, ...position, projectStack } : { ...position, projectStack }
}

function phaseOf(moment: Moment): Phase {
  switch (moment.at) {
    case 'round':
    case 'markers':
      return 'announce'
    case 'window':
      return moment.phase
    case 'bid':
      return 'auction'
    case 'award':
      return 'award'
    case 'execute':
    case 'build':
      return 'execute'
    case 'operate':
      return 'operate'
    case 'scoring':
    case 'personal':
    case 'council':
      return 'scoring'
    case 'over':
      return 'over'
  }
}

const happens = (...steps: string[]): Frame[] => steps.map((step) => ({ step, params: {} }))

/** The agenda of that moment; the next step is its last. */
function agendaFor(state: RaisingChicagoState, moment: Moment): Frame[] {
  switch (moment.at) {
    case 'round':
      return happens('begin-round')
    case 'window':
      return happens('open-window')
    case 'markers':
      return happens('bid', 'add-markers')
    case 'bid':
      return happens('execute-projects', 'award-projects', 'bid')
    case 'award':
      return happens('award-projects')
    case 'execute': {
      const slots = SLOTS.slice(SLOTS.indexOf(moment.slot))
      return slots.map((slot) => ({ step: 'execute-slot', params: { slot } })).reverse()
    }
    case 'build': {
      const { slot } = moment
      const params = { seat: slotAt(state, slot).winner, slot }
      return [
        { step: 'take-card', params },
        { step: 'begin-building', params },
      ]
    }
    case 'operate':
      return happens('operate')
    case 'scoring':
      return happens('score-board')
    case 'personal': {
      const waiting = [...state.companies.keys()]
      return [...happens('end-game', 'score-personal'), { step: 'personal-projects', params: { waiting } }]
    }
    case 'council':
      return happens('end-game', 'begin-council')
    case 'over':
      return []
  }
}

export class Given extends GivenTable<RaisingChicago> {
  /** A payment; a kind left out is paid in plain resources if they suffice, otherwise short. */
  pays(seat: Seat, ways: Partial<Record<Resource, Settlement>> = {}): this {
    return this.does(seat, this.payment(seat, ways))
  }

  payment(seat: Seat, ways: Partial<Record<Resource, Settlement>> = {}): RaisingChicagoMove {
    const { slot } = (this.table.current?.params ?? {}) as { slot?: SlotId }
    const project = slot && slotAt(this.state, slot).project
    if (!project) throw new Error('there is nothing to pay')
    const company = this.company(seat)
    const need = needFor(this.state.seats, company, project)
    const settle = (resource: Resource): Settlement | null => {
      const way = ways[resource]
      if (way) return way
      if (need[resource] === 0) return null
      return company.hold[resource] >= need[resource] ? { plain: need[resource], joker: 0 } : 'short'
    }
    const [timber, jackscrew, masonry] = RESOURCES.map(settle)
    return { type: 'pay', timber: timber ?? null, jackscrew: jackscrew ?? null, masonry: masonry ?? null }
  }

  /** Three tiles for one. */
  exchanges(seat: Seat, give: Partial<Record<Traded, number>>, get: Resource): this {
    return this.does(
      seat,
      { type: 'exchange', get },
      { type: 'give', timber: 0, jackscrew: 0, masonry: 0, joker: 0, ...give },
    )
  }

  /** Raises a building; with the order of the neighbourhoods if it encloses several. */
  raises(seat: Seat, site: SiteId, ...order: FieldId[]): this {
    return this.does(seat, { type: 'raise', site }, ...order.slice(0, -1).map(chooseField))
  }

  /** Moves a building to the outskirts and raises a prestige building. */
  movesTo(seat: Seat, outskirts: OutskirtsSiteId, then: PrestigePlace, ...order: FieldId[]): this {
    return this.does(
      seat,
      { type: 'move', site: outskirts },
      { type: 'choose-prestige', building: then.prestige },
      { type: 'place-prestige', site: then.site, rotation: then.rotation ?? 0 },
      ...order.slice(0, -1).map(chooseField),
    )
  }

  company(seat: Seat): Company {
    return companyAt(this.state, seat)
  }

  /** What a company holds of the tiles that are not zero. */
  hold(seat: Seat): Partial<Record<Token, number>> {
    return Object.fromEntries(Object.entries(this.company(seat).hold).filter(([, count]) => count > 0))
  }

  slot(id: SlotId): Slot {
    return slotAt(this.state, id)
  }

  site(id: SiteId): RaisingChicagoState['city'][number] {
    return this.state.city[siteOf(id).index] ?? null
  }

  /** What each company gained in a category of the final scoring. */
  scored(category: Category): (number | undefined)[] {
    return this.state.companies.map(({ score }) => score[category])
  }

  prestige(): number[] {
    return this.state.companies.map(({ prestige }) => prestige)
  }
}

interface PrestigePlace {
  readonly prestige: PrestigeId
  readonly site: SiteId
  readonly rotation?: Rotation
}

function chooseField(field: FieldId): RaisingChicagoMove {
  return { type: 'choose-field', field }
}
