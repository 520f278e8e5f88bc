import type { Logged } from '@boardroom/kernel'
import { CELLS, FINE, GOODS, type GoodId, PHASES } from '../components/index.ts'
import type { Entry } from '../entries.ts'
import type { Board } from '../view.ts'
import { isAtQuays, isTrade, type TradeEntry } from './trade-steps.ts'

type Undoing = { readonly [T in Entry['type']]?: (then: Board, entry: Extract<Entry, { type: T }>) => void }

/** What things that happen by themselves, many in one move, were before. */
const BEFORE: Undoing = {
  phase: (then, { phase }) => {
    then.phase = PHASES[PHASES.indexOf(phase) - 1] ?? then.phase
  },
  produced: (then, { company, goods }) => {
    for (const good of GOODS) gain(then, company, 0, good, -(goods[good] ?? 0))
  },
  local: (then, { good, buyer, seller, price }) => {
    gain(then, buyer, price, good, -1)
    gain(then, seller, -price, good, 1)
  },
  import: (then, { good, company, price }) => gain(then, company, price, good, -1),
  fine: (then, { company }) => gain(then, company, FINE),
  export: (then, { good, company, price, points }) => {
    gain(then, company, -price, good, 1)
    const shares = then.shares[company]
    if (shares) shares.points = points - 1
  },
  interest: (then, { company }) => gain(then, company, 1),
}

function gain(then: Board, id: keyof Board['companies'], cash: number, good?: GoodId, pieces = 0): void {
  const company = then.companies[id]
  if (!company) return
  company.cash += cash
  if (good) company.goods[good] += pieces
}

export interface Moment {
  readonly board: Board
  /** What has happened in the trade that the film shows, as far as it has come; nothing while it shows something else. */
  readonly trade: readonly TradeEntry[]
}

const NONE: readonly TradeEntry[] = []

/**
 * The harbour when the film shows an entry of the log. A whole trade is one move: what comes after that entry has not
 * happened yet, flags lie as they were placed until their turn comes, and cranes stand where demand has come to.
 */
export function momentOf(board: Board, log: readonly Logged<Entry>[], shown: Entry | null): Moment {
  const at = shown ? log.findLastIndex(({ entry }) => entry === shown) : -1
  if (!shown || at < 0) return { board, trade: NONE }
  const later = log.slice(at + 1).filter(({ seq }) => seq === log[at]?.seq)
  // Nothing is drawn anew for the many moves that are told in one entry.
  if (later.length === 0 && !isAtQuays(shown)) return { board, trade: NONE }
  const then = structuredClone(board)
  for (const { entry } of later.reverse()) undo(then, entry)
  if (!isAtQuays(shown)) return { board: then, trade: NONE }
  const begun = log.findLastIndex(({ entry }, i) => i < at && entry.type === 'phase')
  const told = log.slice(begun + 1, at + 1).map(({ entry }) => entry)
  layBids(then, told)
  return { board: then, trade: told.filter(isTrade) }
}

function undo<T extends Entry['type']>(then: Board, entry: Extract<Entry, { type: T }>): void {
  BEFORE[entry.type as T]?.(then, entry)
}

/** The flags of that trade without those whose turn has been, and the cranes where demand has come to. */
function layBids({ market, shadow }: Board, told: readonly Entry[]): void {
  for (const good of GOODS) {
    market.demand[good] = CELLS
    for (const id of Object.keys(market.buys[good]) as (keyof Board['companies'])[]) market.buys[good][id] = 0
    market.offers[good] = market.offers[good].map((id) => (id === shadow ? id : null))
  }
  for (const [i, entry] of told.entries()) {
    if (entry.type === 'bids') {
      for (const { good, cell } of entry.markers) {
        if (cell === null) market.buys[good][entry.company]++
        else market.offers[good][cell - 1] = entry.company
      }
    }
    if ('demand' in entry) market.demand[entry.good] = entry.demand
    // The flag that it is about leaves with the next entry.
    if (isTrade(entry) && i < told.length - 1) takeUp(market, entry)
  }
}

function takeUp({ buys, offers }: Board['market'], entry: TradeEntry): void {
  if ('cell' in entry) offers[entry.good][entry.cell - 1] = null
  if (entry.type === 'local') buys[entry.good][entry.buyer]--
  else if (
    entry.type === 'import' ||
    entry.type === 'import-none' ||
    entry.type === 'unpaid' ||
    entry.type === 'cancel'
  )
    buys[entry.good][entry.company]--
}
