import {
  CELLS,
  COMPANIES,
  type CompanyId,
  exportPrice,
  FACTORIES,
  FINE,
  factoryOf,
  GOODS,
  type GoodId,
  GREY,
  importPrice,
  localPrice,
  type Stock,
  TRACK,
} from '../components/index.ts'
import type { Marker } from '../entries.ts'
import type { Company, OpenState } from '../state.ts'
import { hasBids } from './market.ts'
import { companyOf } from './players.ts'
import { goodsLeft } from './warehouse.ts'

/** What becomes of one marker. `short`: the company cannot pay, and its manager will be asked. */
type FateKind = 'sold' | 'bought' | 'exported' | 'imported' | 'fine' | 'no-demand' | 'cancelled' | 'short' | 'none'

export interface Fate extends Marker {
  readonly company: CompanyId
  readonly kind: FateKind
  /** What it brings the company; negative is paid. */
  readonly money: number
}

export interface Standing {
  cash: number
  points: number
  readonly goods: Stock
}

export interface Forecast {
  /** In the order in which the market is resolved. */
  readonly fates: readonly Fate[]
  readonly after: ReadonlyMap<CompanyId, Standing>
  /** Where each row's demand marker will stand. */
  readonly demand: Stock
}

/** How the trade would go if nobody placed another marker (ME-TRD-09 to ME-TRD-22); nobody helps out with private cash. */
export function forecastOf(state: OpenState): Forecast {
  const paper = new Paper(state)
  for (const good of GOODS) if (hasBids(state, good)) paper.resolve(good)
  return paper
}

class Paper implements Forecast {
  readonly fates: Fate[] = []
  readonly after = new Map<CompanyId, Standing>()
  readonly demand: Stock
  readonly #state: OpenState

  constructor(state: OpenState) {
    this.#state = state
    this.demand = { ...state.market.demand }
    for (const id of state.order) {
      const { cash, goods }: Company = companyOf(state, id)
      this.after.set(id, { cash, points: state.shares[id]?.points ?? 0, goods: { ...goods } })
    }
  }

  resolve(good: GoodId): void {
    const { market, order, shadow } = this.#state
    const offers = market.offers[good].map((id) => (id === shadow ? null : id))
    let supply = goodsLeft(this.#state, good)
    for (const buyer of order) {
      for (let bid = 0; bid < market.buys[good][buyer]; bid++) supply -= this.#buy(good, buyer, offers, supply)
    }
    for (let cell = 1; cell <= CELLS; cell++) this.#export(good, cell, offers[cell - 1] ?? null)
  }

  /** Meets the leftmost offer of others, then an own one, else imports; returns what was taken from the supply. */
  #buy(good: GoodId, buyer: CompanyId, offers: (CompanyId | null)[], supply: number): number {
    for (;;) {
      const others = offers.findIndex((id) => id !== null && id !== buyer)
      const cell = others >= 0 ? others : offers.indexOf(buyer)
      if (cell < 0) return this.#import(good, buyer, supply)
      const seller = offers[cell] as CompanyId
      const price = localPrice(good, cell + 1)
      const takes = this.#at(buyer)
      const gives = this.#at(seller)
      if (gives.goods[good] > 0 && seller !== buyer && takes.cash < price) {
        this.#tell(good, null, buyer, 'short', 0)
        return 0
      }
      offers[cell] = null
      if (gives.goods[good] === 0) {
        this.#fine(good, cell + 1, seller)
        continue
      }
      if (seller === buyer) {
        this.#tell(good, cell + 1, seller, 'cancelled', 0)
        this.#tell(good, null, buyer, 'cancelled', 0)
        return 0
      }
      gives.goods[good]--
      takes.goods[good]++
      this.#tell(good, cell + 1, seller, 'sold', price)
      this.#tell(good, null, buyer, 'bought', -price)
      return 0
    }
  }

  #import(good: GoodId, buyer: CompanyId, supply: number): number {
    const price = importPrice(good)
    if (supply === 0) this.#tell(good, null, buyer, 'none', 0)
    else if (this.#at(buyer).cash < price) this.#tell(good, null, buyer, 'short', 0)
    else {
      this.#at(buyer).goods[good]++
      this.#tell(good, null, buyer, 'imported', -price)
      return 1
    }
    return 0
  }

  #export(good: GoodId, cell: number, seller: CompanyId | null): void {
    const { market, shadow } = this.#state
    if (shadow && market.offers[good][cell - 1] === shadow && this.demand[good] >= GREY) this.demand[good]--
    if (!seller) return
    const at = this.#at(seller)
    if (this.demand[good] < cell) this.#tell(good, cell, seller, 'no-demand', 0)
    else if (at.goods[good] === 0) this.#fine(good, cell, seller)
    else {
      at.goods[good]--
      at.points = Math.min(TRACK.last, at.points + 1)
      this.demand[good]--
      this.#tell(good, cell, seller, 'exported', exportPrice(good, cell))
    }
  }

  #fine(good: GoodId, cell: number, company: CompanyId): void {
    this.#tell(good, cell, company, 'fine', -Math.min(FINE, this.#at(company).cash))
  }

  #tell(good: GoodId, cell: number | null, company: CompanyId, kind: FateKind, money: number): void {
    this.#at(company).cash += money
    this.fates.push({ good, cell, company, kind, money })
  }

  #at(id: CompanyId): Standing {
    const at = this.after.get(id)
    if (!at) throw new Error(`${id} does not trade`)
    return at
  }
}

/** What a point on the track is reckoned at beside money, to tell good cells from poor ones. */
const POINT = 1
/** Cells that bring nearly as much as the best one of their row. */
const NEARLY = 0.75

export interface Advice {
  /** Cells worth an offer, by row. */
  readonly cells: ReadonlyMap<GoodId, ReadonlySet<number>>
  readonly best: { readonly good: GoodId; readonly cell: number } | null
  /** Goods worth a buy bid: its factories use them, it has too few, and it can pay. */
  readonly buys: ReadonlySet<GoodId>
}

/** Which cells are worth an offer of this company: with goods that it has, where they are sold as things stand. */
export function adviceFor(state: OpenState, company: CompanyId): Advice {
  const cells = new Map<GoodId, ReadonlySet<number>>()
  let best: Advice['best'] = null
  let most = 0
  for (const good of GOODS) {
    const gains = gainsIn(state, company, good)
    const top = Math.max(0, ...gains.values())
    if (top <= 0) continue
    cells.set(good, new Set([...gains].filter(([, gain]) => gain >= top * NEARLY).map(([cell]) => cell)))
    if (top <= most) continue
    most = top
    const [cell = 1] = [...gains].find(([, gain]) => gain === top) ?? []
    best = { good, cell }
  }
  return { cells, best, buys: new Set(GOODS.filter((good) => isWanted(state, company, good))) }
}

function isWanted(state: OpenState, company: CompanyId, good: GoodId): boolean {
  const { goods, factories } = companyOf(state, company)
  const users = FACTORIES.filter((factory) => factoryOf(factory).inputs.includes(good))
  const needed = users.reduce((sum, factory) => sum + factories[factory], 0)
  const { buys } = state.market
  if (needed <= goods[good] + buys[good][company]) return false
  const bid = { ...buys, [good]: { ...buys[good], [company]: buys[good][company] + 1 } }
  const { fates } = forecastOf({ ...state, market: { ...state.market, buys: bid } })
  const own = fates.filter((fate) => fate.company === company && fate.good === good && fate.cell === null)
  return own.every(({ kind }) => kind === 'bought' || kind === 'imported')
}

/** What a marker more would bring, by its cell. */
function gainsIn(state: OpenState, company: CompanyId, good: GoodId): Map<number, number> {
  const gains = new Map<number, number>()
  const row = state.market.offers[good]
  const offered = row.filter((id) => id === company).length
  if (companyOf(state, company).goods[good] <= offered) return gains
  const before = worthOf(state, company, good)
  for (let cell = 1; cell <= CELLS; cell++) {
    if (row[cell - 1]) continue
    const offers = { ...state.market.offers, [good]: row.with(cell - 1, company) }
    gains.set(cell, worthOf({ ...state, market: { ...state.market, offers } }, company, good) - before)
  }
  return gains
}

function worthOf(state: OpenState, company: CompanyId, good: GoodId): number {
  const paper = new Paper(state)
  paper.resolve(good)
  const { cash = 0, points = 0 } = paper.after.get(company) ?? {}
  return cash + POINT * points
}

/** The companies in their fixed sequence that bid on a row's buy field, one for each marker. */
export function buyersIn(buys: Readonly<Record<CompanyId, number>>): CompanyId[] {
  return COMPANIES.flatMap((id) => Array.from({ length: buys[id] }, () => id))
}
