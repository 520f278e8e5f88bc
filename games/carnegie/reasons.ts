import type { Count, Reasons, Seat } from '@boardroom/kernel'
import { PROJECTS, REGIONS } from './components/index.ts'
import { activeEmployees } from './model/company.ts'
import { scoreOf } from './scoring.ts'
import type { CarnegieState } from './state.ts'
import { reasons as de } from './text/de/reasons.ts'
import { reasons as en } from './text/en/reasons.ts'
import type { Carnegie } from './types.ts'
import { WEIGHTS } from './worth.ts'

export type Counted =
  | 'score'
  | 'money'
  | 'goods'
  | 'active'
  | 'hired'
  | 'departments'
  | 'projects'
  | 'discs'
  | 'missions'
  | 'transport'
  | 'donations'
  | 'research'

type CountOf = Count<Counted>

function counts(state: CarnegieState, seat: Seat): CountOf[] {
  const player = state.players[seat]
  if (!player) return []
  const tabs = PROJECTS.map((project) => player.tabs[project])
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
  return [
    { what: 'score', value: scoreOf(state, seat).total, each: 1 },
    { what: 'money', value: player.money, each: WEIGHTS.moneyFirst },
    { what: 'goods', value: player.goods, each: WEIGHTS.goodsFirst },
    { what: 'active', value: activeEmployees(player), each: 1.5 },
    // Those still in the supply are counted down.
    { what: 'hired', value: -player.employees, each: WEIGHTS.hire },
    { what: 'departments', value: player.departments.filter((there) => there && there !== 'lobby').length, each: 3 },
    { what: 'projects', value: sum(tabs.map(({ built }) => built)), each: 5 },
    { what: 'discs', value: sum(tabs.map(({ waiting }) => waiting)), each: 3 },
    { what: 'missions', value: sum(REGIONS.map((region) => player.missions[region])), each: 1 },
    { what: 'transport', value: sum(REGIONS.map((region) => player.transport[region])), each: 1 },
    { what: 'donations', value: player.donations.length, each: 5 },
    { what: 'research', value: state.turn?.seat === seat ? state.turn.research : 0, each: WEIGHTS.research },
  ]
}

export const reasons: Reasons<Carnegie> = { counts, words: { en, de } }
