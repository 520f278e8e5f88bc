import { copyPlain, type Seat, Table } from '@boardroom/kernel'
import {
  COMPANIES,
  type CompanyId,
  type FactoryId,
  GOODS,
  type GoodId,
  GREY,
  noFactories,
  noGoods,
  type PacketSize,
  SIZES,
  WAREHOUSE,
} from '../components/index.ts'
import { masterOfEconomy } from '../index.ts'
import type { Options } from '../meta.ts'
import { founded, issue } from '../model/founding.ts'
import { packetsOfPlayers, sharesOf } from '../model/shares.ts'
import { goodsIn, goodsLeft } from '../model/warehouse.ts'
import type { Company, Holder, MasterOfEconomyState } from '../state.ts'
import { moneyIn } from '../view.ts'

/**
 * A position in the words of the rulebook. Numbers that are not named are 0. As many companies play as there are seats:
 * those named, then others, managed by seats without a company. Of a company that no player holds a packet of, the
 * manager holds the largest free one.
 */
export interface Position {
  /** Two, or as many as are named. */
  seats?: 2 | 3 | 4
  options?: Partial<Options>
  year?: number
  openCash?: boolean
  /** The companies as named, unless told otherwise; those not listed follow. */
  order?: CompanyId[]
  players?: Partial<Record<Seat, PlayerPosition>>
  companies?: Partial<Record<CompanyId, CompanyPosition>>
  shadow?: ShadowPosition
  /** Managers elected for the next year; the others are not elected yet. */
  elected?: Partial<Record<CompanyId, Seat>>
  /** Pieces left; the rest lies in warehouses that nobody speaks of. */
  supply?: Partial<Record<GoodId, number>>
}

type Packets = Partial<Record<CompanyId, PacketSize[]>>

export interface PlayerPosition {
  cash?: number
  relations?: number
  debt?: number
  packets?: Packets
  /** The success marker that lies open. */
  shown?: number
}

export interface CompanyPosition {
  manager?: Seat
  cash?: number
  goods?: Partial<Record<GoodId, number>>
  factories?: Partial<Record<FactoryId, number>>
  supplied?: Partial<Record<FactoryId, number>>
  loans?: number
  points?: number
  packets?: Packets
}

interface ShadowPosition {
  company: CompanyId
  points?: number
  /** Rows whose grey cell carries a marker. */
  cells?: GoodId[]
}

export function build(position: Position): MasterOfEconomyState {
  const seats = seatsOf(position)
  const options = { shadowCompany: position.shadow ? 'on' : 'off', ...position.options }
  const state = copyPlain(Table.start(masterOfEconomy, { seats, options, seed: 'given' }).state)
  state.agenda = []
  state.year = position.year ?? 1
  state.openCash = position.openCash ?? false
  placeCompanies(state, position)
  if (position.shadow) placeShadow(state, position.shadow)
  for (const [seat, player] of state.players.entries()) {
    const wanted = position.players?.[seat] ?? {}
    player.cash = wanted.cash ?? 0
    player.relations = wanted.relations ?? 0
    player.debt = wanted.debt ?? 0
    if (player.success) player.success.shown = wanted.shown ?? null
    placePackets(state, seat, wanted.packets)
  }
  for (const id of state.order) placePackets(state, id, position.companies?.[id]?.packets)
  for (const id of state.order) giveOnePacket(state, id)
  Object.assign(state.elected, position.elected)
  hoard(state, position)
  state.bank = -moneyIn(state)
  return state
}

function seatsOf({ seats, players = {}, companies = {} }: Position): number {
  const named = Object.keys(players).map((seat) => Number(seat) + 1)
  const managers = Object.values(companies).map(({ manager = 0 }) => manager + 1)
  return seats ?? Math.max(2, Object.keys(companies).length, ...named, ...managers)
}

function placeCompanies(state: MasterOfEconomyState, { companies = {}, order = [], shadow }: Position): void {
  const named = COMPANIES.filter((id) => companies[id])
  const sequence = new Set([...order, ...(Object.keys(companies) as CompanyId[]), ...COMPANIES])
  const others = [...sequence].filter((id) => !named.includes(id) && id !== shadow?.company)
  const inPlay = new Set([...named, ...others.slice(0, state.seats - named.length)])
  state.order = [...sequence].filter((id) => inPlay.has(id))
  const managers = new Set(named.map((id) => companies[id]?.manager ?? 0))
  const free = [...state.players.keys()].filter((seat) => !managers.has(seat))
  for (const id of state.order) {
    const wanted = companies[id]
    const manager = wanted ? (wanted.manager ?? 0) : (free.shift() ?? 0)
    state.companies[id] = placeCompany(founded(manager), wanted ?? {})
    state.shares[id] = { ...issue('bank'), points: wanted?.points ?? 0 }
  }
  for (const [seat, player] of state.players.entries()) player.company = state.order[seat] ?? null
}

function placeCompany(company: Company, wanted: CompanyPosition): Company {
  return {
    ...company,
    cash: wanted.cash ?? 0,
    goods: { ...noGoods(), ...wanted.goods },
    factories: { ...noFactories(), ...wanted.factories },
    supplied: { ...noFactories(), ...wanted.supplied },
    loans: wanted.loans ?? 0,
  }
}

function placeShadow(state: MasterOfEconomyState, { company, points = 0, cells = [] }: ShadowPosition): void {
  state.shadow = company
  state.shares[company] = { ...issue('bank'), points }
  for (const good of cells) state.market.offers[good][GREY - 1] = company
  for (const player of state.players) player.success = { laid: null, shown: null }
}

function placePackets(state: MasterOfEconomyState, holder: Holder, packets: Packets = {}): void {
  for (const [issuer, sizes] of Object.entries(packets) as [CompanyId, PacketSize[]][]) {
    for (const size of sizes) sharesOf(state, issuer).packets[size - 1] = holder
  }
}

function giveOnePacket(state: MasterOfEconomyState, id: CompanyId): void {
  if (packetsOfPlayers(state, id) > 0) return
  const { packets } = sharesOf(state, id)
  const size = [...SIZES].reverse().find((free) => packets[free - 1] === 'bank')
  if (size) packets[size - 1] = state.companies[id]?.manager ?? 0
}

/** Puts the pieces that are not to be left into warehouses of companies that are not named. */
function hoard(state: MasterOfEconomyState, { supply = {}, companies = {} }: Position): void {
  const stores = state.order.filter((id) => !companies[id]).map((id) => state.companies[id])
  for (const good of GOODS) {
    const wanted = supply[good]
    if (wanted === undefined) continue
    for (const store of stores) {
      const spare = store ? Math.min(goodsLeft(state, good) - wanted, WAREHOUSE - goodsIn(store)) : 0
      if (store && spare > 0) store.goods[good] += spare
    }
    if (goodsLeft(state, good) !== wanted) throw new Error(`there is no room to hoard ${good}: more seats are needed`)
  }
}
