import type { CoachRemark } from '@boardroom/board-kit'
import { at } from '../board/places.ts'
import { COMPANIES } from '../components/index.ts'
import type { MasterOfEconomy } from '../types.ts'
import { company, finds, ownCompany, points, unoffered, votes } from './facts.ts'

/** What is said in the rest of the game. */
export const coach = {
  takeover: {
    asked: ['company-deal', 'buy-backs', 'player-deal'],
    when: (sight) => {
      const own = ownCompany(sight)
      if (!own) return false
      return sight.view.board.players.some(
        (_, seat) => seat !== sight.seat && votes(sight, own, seat) >= votes(sight, own, sight.seat),
      )
    },
    at: (sight) => [at.packets(ownCompany(sight) ?? 'blue-eyes')],
    rule: 'ME-MTG-43',
    times: 2,
  },
  ending: {
    asked: 'bidding',
    when: (sight) => COMPANIES.some((id) => sight.view.board.companies[id] && points(sight, id) >= 18),
    at: () => [at.step(25)],
    rule: 'ME-END-01',
  },
  lastHalf: {
    asked: 'investment',
    when: ({ view }) => view.board.year === 4 && view.board.phase === 'investment-2',
    rule: 'ME-SCO-01',
  },
  supply: { asked: 'supply', when: ({ view }) => view.board.year === 2, rule: 'ME-SUP-06' },
  overfull: { asked: 'give-up', rule: 'ME-PRD-03' },
  fine: {
    asked: 'bidding',
    warns: (move, sight) => move.type === 'place-offer' && unoffered(sight, move.good) <= 0,
    rule: 'ME-TRD-20',
    times: 2,
  },
  tooDear: {
    asked: 'bidding',
    warns: (move, sight) => move.type === 'place-offer' && !finds(sight, move.good, move.cell),
    rule: 'ME-TRD-18',
    times: 2,
  },
  broke: {
    asked: 'bidding',
    warns: (move, sight) => move.type === 'place-buy' && move.good === 'ship' && (company(sight)?.cash ?? 0) < 17,
    rule: 'ME-CSH-01',
  },
} as const satisfies Readonly<Record<string, CoachRemark<MasterOfEconomy>>>
