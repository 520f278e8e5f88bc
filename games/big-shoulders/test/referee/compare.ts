import { isDeepStrictEqual } from 'node:util'
import type { View } from '@boardroom/kernel'
import type { BigShoulders } from '../../types.ts'
import { type Books, bossOf, type Firm, foul } from './books.ts'
import { marketOf, PRINTS, TILES } from './figures.ts'

/** The board as the books have it must be the board that everybody sees. */
export function compare(books: Books, { board }: View<BigShoulders>): void {
  const own: Readonly<Record<string, unknown>> = picture(books)
  const seen: Readonly<Record<string, unknown>> = { ...board }
  for (const key of Object.keys(seen)) {
    if (!isDeepStrictEqual(seen[key], own[key])) foul(`${difference(key, seen[key], own[key])}`)
  }
}

/** Where two values first differ. */
function difference(path: string, seen: unknown, own: unknown): string {
  if (isObject(seen) && isObject(own)) {
    for (const key of new Set([...Object.keys(seen), ...Object.keys(own)])) {
      if (!isDeepStrictEqual(seen[key], own[key])) return difference(`${path}.${key}`, seen[key], own[key])
    }
  }
  return `${path} is ${JSON.stringify(seen)} on the board and ${JSON.stringify(own)} in the books`
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function picture(books: Books): Record<string, unknown> {
  const { turn } = books
  const left = (era: number): number => [...books.tilesLeft].filter((id) => TILES[id]?.era === era).length
  const treasuries = books.all.reduce((sum, { treasury }) => sum + treasury, 0)
  return {
    decade: books.decade,
    phase: books.phase,
    bank: -books.people.reduce((sum, { cash }) => sum + cash, treasuries),
    players: books.people.map((person) => ({
      cash: person.cash,
      partners: {
        active: person.partners,
        unplaced: person.unplaced,
        reserved: person.reserve,
        onAppealTrack: person.onAppeal,
        onBuildingSpace: person.onBuilding,
      },
      startingCompany: person.first,
      built: person.built,
      sold: person.banned,
      passed: person.passed,
      hand: person.hand.length,
      kept: person.kept.length,
      picked: person.picked !== null,
      chosen: person.chosen !== null,
      discarded: person.discarded,
    })),
    companies: Object.fromEntries(
      Object.keys(PRINTS).map((id) => [id, books.firms.has(id) ? company(books, books.firm(id)) : null]),
    ),
    appealOrder: books.ranking,
    turnOrder: books.order,
    priorityDeal: books.priority,
    passes: books.passes,
    lastTrader: books.trader,
    haymarket: books.haymarket,
    bag: books.bag,
    supply: books.chain,
    jobMarket: books.market,
    demand: books.demand,
    demandDeck: books.demandLeft.size,
    assetRow: books.row,
    assetDeck: books.assetsLeft.size,
    buildingDecks: { 2: left(2), 3: left(3) },
    goals: books.goals,
    placed: books.used,
    removed: books.gone,
    turn: turn && {
      company: turn.firm.id,
      stage: turn.stage,
      produced: turn.produced,
      goodsSold: turn.sold,
      revenue: turn.revenue,
    },
  }
}

function company(books: Books, firm: Firm): Record<string, unknown> {
  const commons = firm.papers.filter(({ kind }) => kind === 'common')
  const at = (place: unknown): number => commons.filter((paper) => paper.at === place).length
  return {
    director: bossOf(firm),
    preferred: firm.papers.find(({ kind }) => kind === 'preferred')?.at,
    common: { charter: at('charter'), pool: at('pool'), seats: books.people.map((_, seat) => at(seat)) },
    price: marketOf(books.options).track.indexOf(firm.value),
    treasury: firm.treasury,
    appeal: books.appealOf(firm.id),
    resources: firm.cubes,
    goods: firm.goods,
    bonusGoods: firm.tokens,
    salespeople: firm.sellers,
    factories: firm.shops.map(({ workers, tokens, manager }) => ({ workers, automated: tokens, manager })),
    asset: firm.asset && { id: firm.asset, exhausted: firm.tired },
    operated: firm.operated,
  }
}
