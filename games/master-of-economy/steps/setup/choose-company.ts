import { itsSeat } from '@boardroom/game-kit'
import { frame, type MoveOf, oneOf, type Seat } from '@boardroom/kernel'
import { COMPANIES, type CompanyId } from '../../components/index.ts'
import { withShadow } from '../../meta.ts'
import { founded, issue } from '../../model/founding.ts'
import { playerAt } from '../../model/players.ts'
import type { MasterOfEconomyState } from '../../state.ts'
import { asking, happening, type Kind, type Turn } from '../../types.ts'
import { beginAuction, drawOrder } from './starting-order.ts'

function free(state: MasterOfEconomyState): CompanyId[] {
  return COMPANIES.filter((id) => !state.companies[id])
}

/** In seat order (ME-SET-02); the last of four takes what is left. */
export const nextChoice = happening({
  name: 'next-choice',
  happen(turn, { seat }: { seat: Seat }) {
    const left = free(turn.state)
    const [last] = left
    if (seat === turn.state.seats) turn.next(frame(companiesChosen, {}))
    else if (left.length === 1 && last) take(turn, seat, last)
    else turn.next(frame(chooseCompany, { seat }))
  },
})

function take(turn: Turn, seat: Seat, id: CompanyId): void {
  const { state } = turn
  playerAt(state, seat).company = id
  state.companies[id] = founded(seat)
  state.shares[id] = issue(seat)
  state.bank -= state.companies[id].cash
  turn.log({ type: 'company', seat, company: id })
  turn.next(frame(nextChoice, { seat: seat + 1 }))
}

const fields = { company: oneOf(COMPANIES) }
export type ChooseCompany = MoveOf<'choose-company', typeof fields>

const MOVES: readonly ChooseCompany[] = COMPANIES.map((company) => ({ type: 'choose-company', company }))

const choose: Kind<{ seat: Seat }, ChooseCompany> = {
  type: 'choose-company',
  rule: 'ME-SET-02',
  fields,
  candidates: () => MOVES,
  refuse: (state, _params, _seat, { company }) => (state.companies[company] ? { rule: 'ME-SET-02', company } : null),
  apply(turn, _params, seat, { company }) {
    turn.done()
    take(turn, seat, company)
  },
}

export const chooseCompany = asking({ name: 'choose-company', seats: itsSeat, moves: [choose] })

/** Fixes the shadow company (ME-SHD-02, ME-SHD-15) and goes on to the starting order. */
export const companiesChosen = happening({
  name: 'companies-chosen',
  happen(turn) {
    const { state } = turn
    if (withShadow(state.seats, state.options)) layOutShadow(turn)
    turn.next(state.options.startOrder === 'auction' ? frame(beginAuction, { from: 0 }) : frame(drawOrder, {}))
  },
})

function layOutShadow(turn: Turn): void {
  const { state } = turn
  const left = free(state)
  const shadow = left.find((id) => id === state.options.shadowChoice) ?? left[0]
  if (!shadow) return
  state.shadow = shadow
  state.shares[shadow] = issue('bank')
  for (const player of state.players) player.success = { laid: null, shown: null }
  turn.log({ type: 'shadow', company: shadow })
}
