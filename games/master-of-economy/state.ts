import { copyPlain, type Seat, type State } from '@boardroom/kernel'
import type { CompanyId, GoodId, PhaseId, Plant, Stock } from './components/index.ts'
import type { Options } from './meta.ts'

export type Phase = 'setup' | PhaseId | 'order' | 'over'

/** Whoever owns packets. */
export type Holder = Seat | CompanyId
/** Whoever has money. */
export type Purse = Holder | 'bank'

export interface MasterOfEconomyState extends State {
  readonly options: Options
  /** From 1 to 4; 0 during setup. */
  year: number
  phase: Phase
  /** Whether private cash lies open: everybody agreed (ME-SET-08). */
  openCash: boolean
  players: Player[]
  /** Companies out of the game are null; so is the shadow company, which has nothing but shares. */
  companies: Record<CompanyId, Company | null>
  /** Of every company in play and of the shadow company. */
  shares: Record<CompanyId, Shares | null>
  shadow: CompanyId | null
  /** The company order, place 1 first. */
  order: CompanyId[]
  market: Market
  /** What the bank took in less what it paid: with all purses it always adds up to nothing. */
  bank: number
  /** Relations markers on the companies' fields while the next order is determined. */
  support: Record<CompanyId, number>
  /** Managers for the next year, as far as they are elected. */
  elected: Record<CompanyId, Seat | null>
  /** Yes or no, given at the same time by several seats and hidden until all have answered. */
  votes: (boolean | null)[]
  /** The same with candidates of an election. */
  ballots: (Seat | null)[]
  /** How each company's cash was distributed at the end. */
  payouts: Record<CompanyId, Payout | null>
}

/** What rules need that ask for nothing hidden: a state has it, and so has every view of it. */
export type OpenState = Pick<
  MasterOfEconomyState,
  'year' | 'phase' | 'companies' | 'shares' | 'shadow' | 'order' | 'market'
> & {
  readonly players: readonly unknown[]
}

export type PublicPlayer = Omit<Player, 'cash' | 'success'>

/** What everyone sees: a state has it, and so has every view. Queries of rules and sentences ask for no more. */
export interface Public extends Omit<MasterOfEconomyState, keyof State | 'bank' | 'players' | 'votes' | 'ballots'> {
  readonly players: readonly PublicPlayer[]
}

export interface Player {
  /** Chosen in setup. Whom it belongs to later is another matter. */
  company: CompanyId | null
  /** Private cash, hidden unless all agreed. */
  cash: number
  /** Noted in the auction of the starting order. */
  debt: number
  relations: number
  deals: Deals
  success: Success | null
}

/** Success markers of a game with a shadow company (ME-SHD-05). */
export interface Success {
  /** Face down until the end of the trade phase. */
  laid: number | null
  /** Played in the trade phase before, open and not available. */
  shown: number | null
}

/** Transactions of this phase. */
export interface Deals {
  bought: number
  sold: number
}

export interface Company {
  manager: Seat
  cash: number
  goods: Stock
  factories: Plant
  /** Factories that carry material. */
  supplied: Plant
  loans: number
  deals: Deals
}

export interface Shares {
  points: number
  /** Where the packets of 1 to 10 shares are: each in exactly one place (ME-GEN-09). */
  packets: (Holder | 'bank')[]
}

export interface Market {
  /** The cell above which each row's demand marker lies. */
  demand: Stock
  /** Buy bids by good and company. */
  buys: Record<GoodId, Record<CompanyId, number>>
  /** Markers on the export cells 1 to 11 of each row; the shadow company's stays. */
  offers: Record<GoodId, (CompanyId | null)[]>
}

export interface Payout {
  /** Cash after packets were sold and loans settled. */
  readonly cash: number
  readonly perShare: number
  readonly perPacket: number
  readonly rest: number
  /** What each seat received, the rest for the manager included. */
  readonly paid: readonly number[]
}

/** A deep copy, written out because bots make one for every move they think about. */
export function copyState(state: MasterOfEconomyState): MasterOfEconomyState {
  return {
    seats: state.seats,
    options: state.options,
    seq: state.seq,
    agenda: state.agenda.map(({ step, params }) => ({ step, params: copyPlain(params) })),
    chance: { seed: state.chance.seed, drawn: state.chance.drawn },
    year: state.year,
    phase: state.phase,
    openCash: state.openCash,
    players: state.players.map(copyPlayer),
    companies: copyEach(state.companies, copyCompany),
    shares: copyEach(state.shares, copyShares),
    shadow: state.shadow,
    order: state.order.slice(),
    market: copyMarket(state.market),
    bank: state.bank,
    support: { ...state.support },
    elected: { ...state.elected },
    votes: state.votes.slice(),
    ballots: state.ballots.slice(),
    payouts: copyPlain(state.payouts),
  }
}

function copyPlayer({ company, cash, debt, relations, deals, success }: Player): Player {
  return {
    company,
    cash,
    debt,
    relations,
    deals: { bought: deals.bought, sold: deals.sold },
    success: success && { laid: success.laid, shown: success.shown },
  }
}

function copyEach<T>(of: Record<CompanyId, T | null>, copy: (part: T) => T): Record<CompanyId, T | null> {
  const each = (part: T | null): T | null => part && copy(part)
  return {
    'blue-eyes': each(of['blue-eyes']),
    'yellow-submarines': each(of['yellow-submarines']),
    'green-grass': each(of['green-grass']),
    'red-socks': each(of['red-socks']),
  }
}

function copyCompany(company: Company): Company {
  return {
    manager: company.manager,
    cash: company.cash,
    goods: { ...company.goods },
    factories: { ...company.factories },
    supplied: { ...company.supplied },
    loans: company.loans,
    deals: { bought: company.deals.bought, sold: company.deals.sold },
  }
}

function copyShares({ points, packets }: Shares): Shares {
  return { points, packets: packets.slice() }
}

function copyMarket({ demand, buys, offers }: Market): Market {
  return {
    demand: { ...demand },
    buys: {
      'building-materials': { ...buys['building-materials'] },
      coal: { ...buys.coal },
      'iron-ore': { ...buys['iron-ore'] },
      electricity: { ...buys.electricity },
      steel: { ...buys.steel },
      ship: { ...buys.ship },
    },
    offers: {
      'building-materials': offers['building-materials'].slice(),
      coal: offers.coal.slice(),
      'iron-ore': offers['iron-ore'].slice(),
      electricity: offers.electricity.slice(),
      steel: offers.steel.slice(),
      ship: offers.ship.slice(),
    },
  }
}
