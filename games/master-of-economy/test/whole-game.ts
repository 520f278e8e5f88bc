import { type Chance, type Move, Table } from '@boardroom/kernel'
import { COMPANIES, type CompanyId } from '../components/index.ts'
import { masterOfEconomy } from '../index.ts'
import type { Options } from '../meta.ts'
import { Given } from './given.ts'

/** Every number of seats and every variant. */
export const SETTINGS: readonly { name: string; seats: number; options: Partial<Options> }[] = [
  { name: '2 seats and the shadow company', seats: 2, options: {} },
  {
    name: '2 seats alone, auction, open cash',
    seats: 2,
    options: { shadowCompany: 'off', startOrder: 'auction', privateCash: 'open' },
  },
  { name: '3 seats', seats: 3, options: {} },
  { name: '3 seats and the shadow company', seats: 3, options: { shadowCompany: 'on', shadowChoice: 'red-socks' } },
  { name: '4 seats', seats: 4, options: { startOrder: 'auction' } },
  { name: 'two against two', seats: 4, options: { teams: '1+3', privateCash: 'open' } },
]

/** A new table; nobody has chosen a company yet. */
export function newTable(seats = 4, options: Partial<Options> = {}, seed = 'new'): Given {
  return new Given(Table.start(masterOfEconomy, { seats, options, seed }))
}

/** The seats choose these companies, one after the other; the last of four takes what is left. */
export function choosing(table: Given, companies: readonly CompanyId[] = COMPANIES): Given {
  for (const company of companies) {
    const [seat] = table.asked()
    if (table.step() !== 'choose-company' || seat === undefined) break
    table.does(seat, { type: 'choose-company', company })
  }
  return table
}

const IDLE = /^(end-|no-|decline-|pass-)/

/** Mostly something other than a pass, and seldom a factory sold, so that much happens. */
export function pick<M extends Move>(moves: readonly M[], chance: Chance): M {
  const busy = moves.filter(({ type }) => !IDLE.test(type) && type !== 'sell-factory')
  return chance.pick(busy.length > 0 && chance.below(5) > 0 ? busy : moves)
}
