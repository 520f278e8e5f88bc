import { type Frame, frame } from '@boardroom/kernel'
import { bonusFor } from '../../components/index.ts'
import { pay } from '../../model/money.ts'
import { companyOf, counterClockwiseFrom, managerOf, managesNextYear, playerAt } from '../../model/players.ts'
import { factoriesOf } from '../../model/warehouse.ts'
import { happening } from '../../types.ts'
import { playerDeal } from '../deals/deal.ts'
import { takeOffice } from '../order/take-office.ts'
import { buyBacks } from './buy-back.ts'
import { dividend } from './dividend.ts'
import { election } from './election.ts'
import { embezzlement } from './embezzle.ts'

/** Six events, each for all companies before the next (ME-MTG-01). */
export const beginMeeting = happening({
  name: 'begin-meeting',
  happen(turn) {
    turn.next(
      frame(managerBonuses, {}),
      ...EVENTS.map((event) => frame(meetingEvent, { event })),
      frame(playerDeals, {}),
      frame(takeOffice, {}),
    )
  },
})

/** The events that are handled company by company, in their sequence. */
const EVENTS = ['embezzlement', 'dividends', 'buy-backs', 'elections'] as const

const STEPS = { embezzlement, dividends: dividend, 'buy-backs': buyBacks, elections: election } as const

export const meetingEvent = happening({
  name: 'meeting-event',
  happen(turn, { event }: { event: (typeof EVENTS)[number] }) {
    turn.next(...turn.state.order.map((company) => frame(STEPS[event], { company })))
  },
})

/** By the number of factories, for every company (ME-MTG-02). */
export const managerBonuses = happening({
  name: 'manager-bonuses',
  happen(turn) {
    const { state } = turn
    for (const id of state.order) {
      const company = companyOf(state, id)
      const amount = bonusFor(factoriesOf(company))
      if (amount === 0) continue
      pay(state, 'bank', company.manager, amount)
      turn.log({ type: 'manager-bonus', seat: company.manager, company: id, amount })
    }
  },
})

/** Counter-clockwise from the present manager of the last company; a third round without a company (ME-MTG-60, ME-MTG-63). */
export const playerDeals = happening({
  name: 'player-deals',
  happen(turn) {
    const { state } = turn
    const last = state.order.at(-1)
    if (!last) return
    const seats = counterClockwiseFrom(state, managerOf(state, last))
    for (const seat of seats) playerAt(state, seat).deals = { bought: 0, sold: 0 }
    const round = (round: number): Frame[] => seats.map((holder) => frame(playerDeal, { holder, round }))
    const without = seats.filter((seat) => !managesNextYear(state, seat))
    turn.next(...round(1), ...round(2), ...without.map((holder) => frame(playerDeal, { holder, round: 3 })))
  },
})
