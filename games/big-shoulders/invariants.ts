import { type Law, lawsOf } from '@boardroom/game-kit'
import {
  ASSETS,
  BUILDING_IDS,
  buildingOf,
  COMPANIES,
  type CompanyId,
  CUBES,
  charterOf,
  DEMAND_TILE_IDS,
  DEMAND_TILES,
  JOB_MARKET_SPACES,
  MAX_SHARES,
  RESOURCES,
  SUPPLY,
} from './components/index.ts'
import { managersOf, openSpaces, salespersonRoom, sharesOf, workersOf } from './model/company.ts'
import { capacityOf } from './model/demand-rows.ts'
import type { BigShouldersState, Company } from './state.ts'

/** Nothing appears and nothing vanishes: what must hold of every position. */
export const broken = lawsOf((state: BigShouldersState, law) => {
  const inPlay = COMPANIES.flatMap((id) => {
    const company = state.companies[id]
    return company ? [[id, company] as const] : []
  })
  money(state, inPlay, law)
  for (const [id, company] of inPlay) {
    shares(state, id, company, law)
    staff(id, company, law)
  }
  supplies(state, inPlay, law)
  cubes(state, inPlay, law)
  tiles(state, inPlay, law)
  partners(state, law)
  tracks(state, inPlay, law)
})

type InPlay = readonly (readonly [CompanyId, Company])[]

function money(state: BigShouldersState, inPlay: InPlay, law: Law): void {
  let sum = state.bank
  for (const [seat, player] of state.players.entries()) {
    sum += player.cash
    law(Number.isInteger(player.cash) && player.cash >= 0, `seat ${seat} has $${player.cash}`)
  }
  for (const [id, company] of inPlay) {
    sum += company.treasury
    law(Number.isInteger(company.treasury) && company.treasury >= 0, `${id} has $${company.treasury}`)
  }
  law(sum === 0, `money is off by $${sum}`)
}

function shares(state: BigShouldersState, id: CompanyId, company: Company, law: Law): void {
  const { charter, pool, seats } = company.common
  const common = seats.reduce((sum, count) => sum + count, charter + pool)
  law(common === 5 && [charter, pool, ...seats].every((n) => n >= 0), `${id} has ${common} Common Certificates`)
  law(company.director !== company.preferred, `${id}: Director's and Preferred Certificate in one hand`)
  for (const seat of state.players.keys()) {
    law(sharesOf(company, seat) <= MAX_SHARES, `seat ${seat} owns more than 60% of ${id}`)
    if (state.options.mode === 'advanced') {
      law(sharesOf(company, seat) <= sharesOf(company, company.director), `${id}: seat ${seat} should direct it`)
    }
  }
}

function staff(id: CompanyId, company: Company, law: Law): void {
  for (const [i, factory] of company.factories.entries()) {
    const sane = factory.workers >= 0 && factory.automated >= 0 && openSpaces(id, company, i + 1) >= 0
    law(sane, `${id}: factory ${i + 1} holds ${factory.workers} Workers and ${factory.automated} tokens`)
  }
  law(salespersonRoom(id, company) >= 0, `${id} has too many Salespeople`)
  law(company.goods >= 0, `${id} has ${company.goods} Goods`)
  law(company.bonusGoods <= 2, `${id} has ${company.bonusGoods} Appeal Bonus Goods tokens`)
  law(!company.asset || charterOf(id).assetSlots > 0, `${id} has no slot for a Capital Asset`)
}

function supplies(state: BigShouldersState, inPlay: InPlay, law: Law): void {
  const total = (of: (company: Company) => number): number => inPlay.reduce((sum, [, company]) => sum + of(company), 0)
  law(total(workersOf) + state.jobMarket <= SUPPLY.workers, 'too many Workers')
  law(state.jobMarket >= 0 && state.jobMarket <= JOB_MARKET_SPACES, `${state.jobMarket} Workers in the Job Market`)
  law(total(managersOf) <= SUPPLY.managers, 'too many Managers')
  law(total((company) => company.salespeople) <= SUPPLY.salespeople, 'too many Salespeople')
  law(total((company) => company.bonusGoods) <= SUPPLY.bonusGoods, 'too many Appeal Bonus Goods tokens')
}

function cubes(state: BigShouldersState, inPlay: InPlay, law: Law): void {
  const places = [state.bag, state.haymarket, ...Object.values(state.supply), ...inPlay.map(([, c]) => c.resources)]
  for (const resource of RESOURCES) {
    const count = places.reduce((sum, place) => sum + place[resource], 0)
    const whole = places.every((place) => place[resource] >= 0)
    law(whole && count === CUBES[resource], `${count} cubes of ${resource}`)
  }
}

function tiles(state: BigShouldersState, inPlay: InPlay, law: Law): void {
  const spots = Object.values(state.demand).flatMap((row) => [row.left, row.middle, row.right])
  for (const { tile, goods } of spots)
    law(goods >= 0 && goods <= (tile ? capacityOf(tile) : 6), `${goods} Goods on ${tile}`)
  const demand = [...state.demandDeck, ...state.removed.demand, ...spots.flatMap(({ tile }) => tile ?? [])]
  const inGame = DEMAND_TILE_IDS.filter((id) => DEMAND_TILES[id].minPlayers <= state.seats)
  law(sameSet(demand, inGame), 'Demand tiles are not all there once')

  const pending = state.agenda.flatMap(({ params }) => ('asset' in params ? [params.asset as string] : []))
  const assets = [...state.assetDeck, ...state.removed.assets, ...state.assetRow.flatMap((asset) => asset ?? [])]
  for (const [, company] of inPlay) if (company.asset) assets.push(company.asset.id)
  law(sameSet([...assets, ...pending], ASSETS), 'Capital Assets are not all there once')

  const buildings = [...state.buildingDecks[2], ...state.buildingDecks[3]]
  for (const player of state.players) {
    buildings.push(...player.hand, ...player.kept, ...player.built, ...player.discarded)
    if (player.picked) buildings.push(player.picked)
    if (player.chosen) buildings.push(player.chosen.play, player.chosen.discard)
  }
  const built = BUILDING_IDS.filter((id) => buildingOf(id).minPlayers <= state.seats)
  law(sameSet(buildings, built), 'Buildings are not all there once')
}

function sameSet(list: readonly string[], all: readonly string[]): boolean {
  const set = new Set(list)
  return list.length === all.length && all.every((id) => set.has(id))
}

function partners(state: BigShouldersState, law: Law): void {
  for (const [seat, { partners: own }] of state.players.entries()) {
    const waiting = (own.reserved === 'gained' ? 0 : 1) + (own.onAppealTrack ? 1 : 0) + (own.onBuildingSpace ? 1 : 0)
    law(own.active + waiting === 5, `seat ${seat} has ${own.active + waiting + 1} Partners`)
    law(own.unplaced >= 0 && own.unplaced <= own.active, `seat ${seat} has ${own.unplaced} unplaced Partners`)
    if (state.phase === 'action') {
      const placed = state.placed.filter((placement) => placement.seat === seat).length
      law(placed + own.unplaced === own.active, `seat ${seat} has placed ${placed} of ${own.active} Partners`)
    }
  }
}

function tracks(state: BigShouldersState, inPlay: InPlay, law: Law): void {
  law(
    sameSet(
      state.appealOrder,
      inPlay.map(([id]) => id),
    ),
    'the Appeal track does not hold every company once',
  )
  const spaces = state.appealOrder.map((id) => state.companies[id]?.appeal ?? -1)
  law(
    spaces.every((space, i) => i === 0 || space <= (spaces[i - 1] as number)),
    'the Appeal track is out of order',
  )
  law(
    sameSet(
      state.turnOrder.map(String),
      state.players.map((_, seat) => String(seat)),
    ),
    'the turn order is wrong',
  )
}
