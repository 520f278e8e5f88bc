import { Given as GivenTable, tableIn } from '@boardroom/game-kit/test'
import type { Frame, Seat } from '@boardroom/kernel'
import { type CompanyId, GOODS, type GoodId, type Half } from '../components/index.ts'
import type { Entry } from '../entries.ts'
import { masterOfEconomy } from '../index.ts'
import { companyOf, managerOf, managesNextYear, playerAt } from '../model/players.ts'
import { holderOf, packetsOf, sharesOf } from '../model/shares.ts'
import type { Company, Holder, MasterOfEconomyState, Phase, Player } from '../state.ts'
import type { MasterOfEconomy } from '../types.ts'
import { neutral } from './neutral.ts'
import { build, type Position } from './position.ts'

/** What the table is waiting for; automatic steps before it do not happen. */
export type Moment =
  | { at: 'investment' | 'supply' | 'production' | 'trade'; half?: Half }
  /** Finance from its first, second or third step on. */
  | { at: 'loans' | 'company-deals' | 'new-loans' }
  /** The meeting from one of its events on. */
  | { at: 'bonuses' | 'embezzlement' | 'dividends' | 'buy-backs' | 'elections' | 'player-deals' }
  | { at: 'order' }
  | { at: 'after-trade'; half?: Half }
  | { at: 'final-scoring' }

/** A table in this position, at this moment. The position must obey every conservation law. */
export function given(moment: Moment, position: Position = {}): Given {
  const state = build(position)
  state.phase = phaseOf(moment)
  state.agenda = agendaFor(state, moment).reverse()
  return new Given(tableIn(masterOfEconomy, state))
}

function phaseOf(moment: Moment): Phase {
  switch (moment.at) {
    case 'investment':
    case 'supply':
    case 'production':
    case 'trade':
      return `${moment.at}-${moment.half ?? 1}`
    case 'after-trade':
      return `trade-${moment.half ?? 1}`
    case 'loans':
    case 'company-deals':
    case 'new-loans':
      return 'finance'
    case 'final-scoring':
      return 'trade-2'
    case 'order':
      return 'order'
    default:
      return 'meeting'
  }
}

const step = (name: string, params: object = {}): Frame => ({ step: name, params })

/** The steps of that moment and what follows, the next first. */
function agendaFor(state: MasterOfEconomyState, moment: Moment): Frame[] {
  const each = (name: string): Frame[] => state.order.map((company) => step(name, { company }))
  switch (moment.at) {
    case 'investment':
    case 'supply':
    case 'production':
    case 'trade':
      return [step('begin-phase', { phase: phaseOf(moment) })]
    case 'after-trade':
      return [step('after-trade', { half: moment.half ?? 1 })]
    case 'loans':
      return [step('begin-phase', { phase: 'finance' })]
    case 'company-deals':
    case 'new-loans': {
      const round = (number: number): Frame[] =>
        state.order.map((holder) => step('company-deal', { holder, round: number }))
      const deals = moment.at === 'company-deals' ? [...round(1), ...round(2)] : []
      return [...deals, ...each('new-loan'), step('begin-phase', { phase: 'investment-2' })]
    }
    case 'order':
      return [step('take-office')]
    case 'final-scoring':
      return [step('final-scoring')]
    default: {
      const events: Frame[][] = [
        [step('manager-bonuses')],
        each('embezzlement'),
        each('dividend'),
        each('buy-backs'),
        each('election'),
        [step('player-deals'), step('take-office')],
      ]
      return events.slice(EVENTS.indexOf(moment.at)).flat()
    }
  }
}

const EVENTS = ['bonuses', 'embezzlement', 'dividends', 'buy-backs', 'elections', 'player-deals'] as const

/** Bids of a company: how many of a good it wants to buy, on which cells it offers. */
export interface Bids {
  buys?: Partial<Record<GoodId, number>>
  offers?: (readonly [GoodId, number])[]
}

export class Given extends GivenTable<MasterOfEconomy> {
  /** Whoever is asked does as little as possible until the step, or the step about that company or holder, is reached. */
  passesTo(name: string, about?: Holder): this {
    for (let i = 0; i < 500; i++) {
      const { current } = this.table
      if (!current) break
      const { company, holder } = current.params as { company?: Holder; holder?: Holder }
      if (current.step === name && (about === undefined || (company ?? holder) === about)) return this
      this.passes()
    }
    throw new Error(`${name} is not reached`)
  }

  /** Whoever is asked first does as little as possible. */
  passes(): this {
    const [seat] = this.table.asked()
    if (seat === undefined) throw new Error('nobody is asked')
    return this.does(seat, neutral(this.table, seat))
  }

  /** A company places its bids when its turn comes; those before it place none. */
  bids(company: CompanyId, { buys = {}, offers = [] }: Bids): this {
    this.passesTo('bidding', company)
    const seat = this.manager(company)
    for (const good of GOODS) {
      for (let i = 0; i < (buys[good] ?? 0); i++) this.does(seat, { type: 'place-buy', good })
    }
    for (const [good, cell] of offers) this.does(seat, { type: 'place-offer', good, cell })
    return this.does(seat, { type: 'end-bids' })
  }

  /** The companies that have not bid yet place no bids; the market is resolved up to the first question. */
  resolves(): this {
    while (this.step() === 'bidding') this.passes()
    return this
  }

  player(seat: Seat): Player {
    return playerAt(this.state, seat)
  }

  company(id: CompanyId): Company {
    return companyOf(this.state, id)
  }

  manager(id: CompanyId): Seat {
    return managerOf(this.state, id)
  }

  points(id: CompanyId): number {
    return sharesOf(this.state, id).points
  }

  /** The sizes of a holder's packets. */
  packets(issuer: CompanyId, holder: Holder | 'bank'): number[] {
    return packetsOf(this.state, issuer, holder)
  }

  packetAt(issuer: CompanyId, size: number): Holder | 'bank' | null {
    return holderOf(this.state, issuer, size)
  }

  managesNextYear(seat: Seat): boolean {
    return managesNextYear(this.state, seat)
  }

  /** What the step that waits needs to know. */
  params<P extends object>(): P {
    const { current } = this.table
    if (!current) throw new Error('the game is over')
    return current.params as P
  }

  /** What happened on the market, in its sequence. */
  events(): Entry[] {
    return this.entries(
      'local',
      'import',
      'import-none',
      'unpaid',
      'cancel',
      'fine',
      'fine-waived',
      'export',
      'no-demand',
    )
  }
}
