import { frame, type Start } from '@boardroom/kernel'
import { PLAYER_START } from './components/index.ts'
import type { Options } from './meta.ts'
import { emptyMarket, forEachCompany } from './model/market.ts'
import type { MasterOfEconomyState, Player } from './state.ts'
import { agreeCash, cashAgreed } from './steps/setup/agree-cash.ts'
import { nextChoice } from './steps/setup/choose-company.ts'

/** The position before companies are chosen (ME-SET-01 to ME-SET-11). */
export function setup({ base }: Start<Options>): MasterOfEconomyState {
  const options = base.options
  const players = Array.from({ length: base.seats }, newPlayer)
  return {
    ...base,
    options,
    agenda:
      options.privateCash === 'open' ? [frame(cashAgreed, {}), frame(agreeCash, {})] : [frame(nextChoice, { seat: 0 })],
    year: 0,
    phase: 'setup',
    openCash: false,
    players,
    companies: forEachCompany(null),
    shares: forEachCompany(null),
    shadow: null,
    order: [],
    market: emptyMarket(),
    bank: 0,
    support: forEachCompany(0),
    elected: forEachCompany(null),
    votes: players.map(() => null),
    ballots: players.map(() => null),
    payouts: forEachCompany(null),
  }
}

function newPlayer(): Player {
  return {
    company: null,
    cash: 0,
    debt: 0,
    relations: PLAYER_START.relations,
    deals: { bought: 0, sold: 0 },
    success: null,
  }
}
