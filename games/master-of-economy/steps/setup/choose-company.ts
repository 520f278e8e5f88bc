import { frame, type MoveOf, oneOf, type Seat } from '@boardroom/kernel'
import { COMPANIES, type CompanyId } from '../../components/index.ts'
import { founded, issue } from '../../founding.ts'
import { withShadow } from '../../meta.ts'
import { playerAt } from '../../players.ts'
import type { EconomyState } from '../../state.ts'
import type { Asking, Happening, Kind, Table } from '../../types.ts'
import { beginAuction, drawOrder } from './starting-order.ts'

function free(state: EconomyState): CompanyId[] {
  return COMPANIES.filter((id) => !state.companies[id])
}

/** In seat order (ME-SET-02); the last of four takes what is left. */
export const nextChoice: Happening<{ seat: Seat }> = {
  name: 'next-choice',
  happen(table, { seat }) {
    const left = free(table.state)
    const [last] = left
    if (seat === table.state.seats) table.next(frame(companiesChosen, {}))
    else if (left.length === 1 && last) take(table, seat, last)
    else table.next(frame(chooseCompany, { seat }))
  },
}

function take(table: Table, seat: Seat, id: CompanyId): void {
  const { state } = table
  playerAt(state, seat).company = id
  state.companies[id] = founded(seat)
  state.shares[id] = issue(seat)
  state.bank -= state.companies[id].cash
  table.log({ type: 'company', seat, company: id })
  table.next(frame(nextChoice, { seat: seat + 1 }))
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
  apply(table, _params, seat, { company }) {
    table.done()
    take(table, seat, company)
  },
}

export const chooseCompany: Asking<{ seat: Seat }> = {
  name: 'choose-company',
  seats: (_state, { seat }) => [seat],
  moves: [choose],
}

/** Fixes the shadow company (ME-SHD-02, ME-SHD-15) and goes on to the starting order. */
export const companiesChosen: Happening<object> = {
  name: 'companies-chosen',
  happen(table) {
    const { state } = table
    if (withShadow(state.seats, state.options)) layOutShadow(table)
    table.next(state.options.startOrder === 'auction' ? frame(beginAuction, { from: 0 }) : frame(drawOrder, {}))
  },
}

function layOutShadow(table: Table): void {
  const { state } = table
  const left = free(state)
  const shadow = left.find((id) => id === state.options.shadowChoice) ?? left[0]
  if (!shadow) return
  state.shadow = shadow
  state.shares[shadow] = issue('bank')
  for (const player of state.players) player.success = { laid: null, shown: null }
  table.log({ type: 'shadow', company: shadow })
}
