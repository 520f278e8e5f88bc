import { copyState, type Seat, Table, type View, viewOf } from '@boardroom/kernel'
import type { AppealBonus, CompanyId } from '../../components/index.ts'
import type { Entry } from '../../entries.ts'
import { bigShoulders } from '../../index.ts'
import { priceOf } from '../../model/company.ts'
import type { BigShouldersState, Company } from '../../state.ts'
import type { BigShoulders, BigShouldersMove } from '../../types.ts'

export type BigTable = Table<BigShoulders>

/** What a sentence says, and what then is: `[of what, said, found]`. */
export type Claim = readonly [string, unknown, unknown]

/** What comes of a move, at once and after all questions that it raises are answered. */
export interface Outcome {
  readonly seat: Seat
  readonly view: View<BigShoulders>
  readonly before: BigShouldersState
  readonly after: BigShouldersState
  readonly end: BigShouldersState
  readonly entries: readonly Entry[]
  /** Entries of the answers too. */
  readonly all: readonly Entry[]
  /** The Appeal Bonuses asked about, and whether each could be taken. */
  readonly bonuses: readonly { readonly bonus: AppealBonus; readonly taken: boolean }[]
}

export function copyOf(table: BigTable): BigTable {
  return Table.resume(bigShoulders, copyState(bigShoulders, table.state))
}

/** Questions that a move raises before it is over. */
const FOLLOW_UPS = new Set([
  ...['hire-workers', 'first-place', 'appeal-bonus', 'buy-asset', 'keep-asset', 'take-resources'],
  ...['station-worker', 'appoint-manager', 'choose-automation', 'relocate-worker'],
])

/** Makes a move on a copy and takes whatever is offered in its wake. */
export function tryOut(table: BigTable, seat: Seat, move: BigShouldersMove): Outcome {
  const trial = copyOf(table)
  const depth = trial.state.agenda.length
  trial.apply(seat, move)
  const after = copyState(bigShoulders, trial.state)
  const entries = trial.entries.map(({ entry }) => entry)
  const bonuses: { bonus: AppealBonus; taken: boolean }[] = []
  while (
    trial.state.agenda.length >= depth &&
    FOLLOW_UPS.has(`${trial.current?.step}`) &&
    trial.asked().includes(seat)
  ) {
    const [first] = trial.legal(seat)
    if (!first) throw new Error(`nothing can be answered to ${trial.current?.step}`)
    if (trial.current?.step === 'appeal-bonus') {
      const { bonus } = trial.current.params as { bonus: AppealBonus }
      bonuses.push({ bonus, taken: first.type === 'take-bonus' })
    }
    trial.apply(seat, first)
  }
  const all = trial.entries.map(({ entry }) => entry)
  const { state: before } = table
  return { seat, view: viewOf(table, seat), before, after, end: trial.state, entries, all, bonuses }
}

export function entriesOf<T extends Entry['type']>(entries: readonly Entry[], type: T): Extract<Entry, { type: T }>[] {
  return entries.filter((entry): entry is Extract<Entry, { type: T }> => entry.type === type)
}

export function companyIn(state: BigShouldersState, id: CompanyId | null | undefined): Company {
  const company = id && state.companies[id]
  if (!company) throw new Error(`${id} is not in play`)
  return company
}

/** The company that the question is about, or that operates. */
export function companyAsked({ before }: Outcome): CompanyId | undefined {
  const params = before.agenda.at(-1)?.params as { company?: CompanyId } | undefined
  return params?.company ?? before.turn?.company
}

export function cashGained({ before, after, seat }: Outcome): number {
  return (after.players[seat]?.cash ?? 0) - (before.players[seat]?.cash ?? 0)
}

export function treasuryGained({ before, after }: Outcome, id: CompanyId | null | undefined): number {
  return companyIn(after, id).treasury - companyIn(before, id).treasury
}

export function priceIn(state: BigShouldersState, id: CompanyId | null | undefined): number {
  return priceOf(companyIn(state, id), state.options)
}
