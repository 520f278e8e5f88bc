/** The synthetic game on the kernel. */
import { frame, integer } from '@boardroom/kernel'
import { CANDIDATES, COMPANIES, newBoard, nextSeat, rules, SEATS } from './synthetic.mjs?for=kernel'

const kinds = Object.entries(rules).map(([type, rule]) => ({
  type,
  rule: type,
  fields: { company: integer(0, COMPANIES - 1) },
  candidates: () => CANDIDATES[type],
  refuse: (state, _params, seat, { company }) => {
    const why = rule.refuse(state.board, seat, company)
    return why === null ? null : { rule: why }
  },
  apply(table, _params, seat, { company }) {
    rule.apply(table.state.board, seat, company)
    nextSeat(table.state.board)
    table.log({ type, seat, company })
  },
}))

const turn = { name: 'turn', seats: (state) => [state.board.active], moves: kinds }

export const syntheticGame = {
  id: 'synthetic',
  rules: '1.0.0',
  title: 'Synthetic',
  seats: { min: SEATS, max: SEATS },
  options: [],
  steps: [turn],
  setup: ({ base }) => ({ ...base, agenda: [frame(turn, {})], board: newBoard() }),
}
