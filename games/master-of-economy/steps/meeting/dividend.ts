import { clockwiseFrom, frame, integer, type MoveOf, type Seat, truth } from '@boardroom/kernel'
import { type CompanyId, LOAN } from '../../components/index.ts'
import { pay } from '../../model/money.ts'
import { companyOf, managerOf, unanswered } from '../../model/players.ts'
import { holdings, issued, votesOf } from '../../model/shares.ts'
import type { OpenState } from '../../state.ts'
import { asking, happening, type Kind, type Turn } from '../../types.ts'

/** Players with votes and the manager, clockwise from the manager (ME-MTG-09, ME-MTG-11). */
export function votersOf(state: OpenState & { readonly seats: number }, company: CompanyId): Seat[] {
  const manager = managerOf(state, company)
  return clockwiseFrom(state, manager).filter((seat) => seat === manager || votesOf(state, company, seat) > 0)
}

/** The highest dividend per share (ME-MTG-08). */
function mostPerShare(state: OpenState, id: CompanyId): number {
  const { cash, loans } = companyOf(state, id)
  return Math.max(0, Math.floor((cash - LOAN.reserve * loans) / issued(state, id)))
}

/** Decided if the company can pay 1 per share and keep its reserve (ME-MTG-07). */
export const dividend = happening({
  name: 'dividend',
  happen(turn, { company }: { company: CompanyId }) {
    const { state } = turn
    const most = mostPerShare(state, company)
    const { cash, loans } = companyOf(state, company)
    if (most === 0) {
      turn.log({ type: 'no-dividend', company, cash, needed: issued(state, company) + LOAN.reserve * loans })
    } else if (most === 1) voteOn(turn, company, [1])
    else turn.next(frame(motions, { company, most, speakers: votersOf(state, company), named: [1] }))
  },
})

export interface Motions {
  readonly company: CompanyId
  readonly most: number
  /** Who has not spoken yet; the first is on turn. */
  readonly speakers: Seat[]
  /** 1 is always on the table. */
  readonly named: number[]
}

const motionFields = { amount: integer(2, 9999) }
const noFields = {}
export type NameMotion = MoveOf<'name-motion', typeof motionFields>
export type NoMotion = MoveOf<'no-motion', typeof noFields>

const nameMotion: Kind<Motions, NameMotion> = {
  type: 'name-motion',
  rule: 'ME-MTG-09',
  fields: motionFields,
  candidates: (_state, { most }) =>
    Array.from({ length: most - 1 }, (_, i) => ({ type: 'name-motion' as const, amount: i + 2 })),
  refuse: (_state, { most }, _seat, { amount }) => (amount > most ? { rule: 'ME-MTG-09', most } : null),
  apply(turn, params, seat, { amount }) {
    params.named.push(amount)
    turn.log({ type: 'motion', seat, company: params.company, amount })
    spoken(turn, params)
  },
}

const NONE: readonly NoMotion[] = [{ type: 'no-motion' }]

const noMotion: Kind<Motions, NoMotion> = {
  type: 'no-motion',
  rule: 'ME-MTG-09',
  fields: noFields,
  candidates: () => NONE,
  refuse: () => null,
  apply: (turn, params) => spoken(turn, params),
}

function spoken(turn: Turn, { company, speakers, named }: Motions): void {
  speakers.shift()
  if (speakers.length > 0) return
  turn.done()
  voteOn(
    turn,
    company,
    [...new Set(named)].sort((a, b) => b - a),
  )
}

/** Higher motions, once around and open (ME-MTG-09). */
export const motions = asking({
  name: 'motions',
  seats: (_state, { speakers }: Motions) => speakers.slice(0, 1),
  moves: [nameMotion, noMotion],
})

export interface Motion {
  readonly company: CompanyId
  readonly amount: number
  /** Motions below this one, the next first. */
  readonly lower: readonly number[]
}

/** From the highest to the lowest (ME-MTG-10). */
function voteOn(turn: Turn, company: CompanyId, [amount, ...lower]: readonly number[]): void {
  if (amount === undefined) return
  turn.next(frame(dividendVote, { company, amount, lower }), frame(countDividend, { company, amount, lower }))
}

const voteFields = { yes: truth }
export type Vote = MoveOf<'vote', typeof voteFields>

const VOTES: readonly Vote[] = [
  { type: 'vote', yes: true },
  { type: 'vote', yes: false },
]

const vote: Kind<Motion, Vote> = {
  type: 'vote',
  rule: 'ME-MTG-11',
  fields: voteFields,
  candidates: () => VOTES,
  refuse: () => null,
  apply(turn, _params, seat, { yes }) {
    turn.state.votes[seat] = yes
  },
}

/** All at once, revealed together (ME-MTG-11). */
export const dividendVote = asking({
  name: 'dividend-vote',
  seats: (state, { company }: Motion) => votersOf(state, company).filter((seat) => state.votes[seat] === null),
  moves: [vote],
})

export const countDividend = happening({
  name: 'count-dividend',
  happen(turn, { company, amount, lower }: Motion) {
    const { state } = turn
    turn.reveal()
    const side = (yes: boolean) =>
      votersOf(state, company)
        .filter((seat) => state.votes[seat] === yes)
        .map((seat) => ({ seat, votes: votesOf(state, company, seat) }))
    const [yes, no] = [side(true), side(false)]
    const lead = total(yes) - total(no)
    // The manager's word decides a tie, also without a share of his own (ME-MTG-12).
    const passed = lead === 0 ? state.votes[managerOf(state, company)] === true : lead > 0
    turn.log({ type: 'dividend-vote', company, amount, yes, no, byManager: lead === 0, passed })
    unanswered(state)
    if (passed) payDividend(turn, company, amount)
    else voteOn(turn, company, lower)
  },
})

function total(side: readonly { votes: number }[]): number {
  return side.reduce((sum, { votes }) => sum + votes, 0)
}

/** To every holder, companies into their cash (ME-MTG-13). */
function payDividend(turn: Turn, company: CompanyId, amount: number): void {
  const { state } = turn
  const paid = holdings(state, company).map(({ holder, shares }) => ({ holder, amount: shares * amount }))
  for (const { holder, amount: due } of paid) pay(state, company, holder, due)
  turn.log({ type: 'dividend', company, amount, paid })
}
