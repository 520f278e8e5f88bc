import { frame, integer, type MoveOf, type Seat, truth } from '@boardroom/kernel'
import type { CompanyId } from '../../components/index.ts'
import { isSeat } from '../../model/money.ts'
import { managerOf, unanswered } from '../../model/players.ts'
import { type Holders, heldBy, holdings, packetsOf, votesOf } from '../../model/shares.ts'
import type { Holder, MasterOfEconomyState } from '../../state.ts'
import { asking, happening, type Kind, type Turn } from '../../types.ts'

export interface Electing {
  readonly company: CompanyId
}

/** Whoever owns most shares privately stands and cannot decline (ME-MTG-41). */
export function boundToStand(state: Holders, company: CompanyId): Seat[] {
  const owned = state.players.map((_, seat) => heldBy(state, company, seat))
  const most = Math.max(...owned)
  return [...owned.keys()].filter((seat) => owned[seat] === most)
}

/** Every company elects its manager for the next year (ME-MTG-40). */
export const election = happening({
  name: 'election',
  happen: (turn, params: Electing) => turn.next(frame(candidature, params), frame(countCandidates, params)),
})

const standFields = { stand: truth }
export type Stand = MoveOf<'stand', typeof standFields>

const ANSWERS: readonly Stand[] = [
  { type: 'stand', stand: true },
  { type: 'stand', stand: false },
]

const stand: Kind<Electing, Stand> = {
  type: 'stand',
  rule: 'ME-MTG-41',
  fields: standFields,
  candidates: () => ANSWERS,
  refuse: () => null,
  apply(turn, _params, seat, { stand: stands }) {
    turn.state.votes[seat] = stands
  },
}

/** Everyone else says at once whether he stands. */
export const candidature = asking({
  name: 'candidature',
  seats(state, { company }: Electing) {
    const bound = boundToStand(state, company)
    return [...state.votes.keys()].filter((seat) => state.votes[seat] === null && !bound.includes(seat))
  },
  moves: [stand],
})

/** A single candidate is elected without a vote (ME-MTG-42). */
export const countCandidates = happening({
  name: 'count-candidates',
  happen(turn, { company }: Electing) {
    const { state } = turn
    if (state.votes.some((answer) => answer !== null)) turn.reveal()
    const bound = boundToStand(state, company)
    const candidates = [...state.votes.keys()].filter((seat) => bound.includes(seat) || state.votes[seat] === true)
    unanswered(state)
    turn.log({ type: 'candidates', company, seats: candidates })
    const [only] = candidates
    if (candidates.length === 1 && only !== undefined) elect(turn, company, only)
    else turn.next(frame(electionVote, { company, candidates }), frame(countElection, { company, candidates }))
  },
})

/** Noted only: the present managers stay in office until the phase is over (ME-MTG-46). */
function elect(turn: Turn, company: CompanyId, seat: Seat): void {
  turn.state.elected[company] = seat
  turn.log({ type: 'elected', company, seat })
}

export interface Voting extends Electing {
  readonly candidates: readonly Seat[]
}

const candidateFields = { candidate: integer(0, 3) }
export type Elect = MoveOf<'elect', typeof candidateFields>
export type BreakTie = MoveOf<'break-tie', typeof candidateFields>

/** All votes of a player for one candidate (ME-MTG-43). */
const castVotes: Kind<Voting, Elect> = {
  type: 'elect',
  rule: 'ME-MTG-43',
  fields: candidateFields,
  candidates: (_state, { candidates }) => candidates.map((candidate) => ({ type: 'elect', candidate })),
  refuse: (_state, { candidates }, _seat, { candidate }) =>
    candidates.includes(candidate) ? null : { rule: 'ME-MTG-43', why: 'no-candidate' },
  apply(turn, _params, seat, { candidate }) {
    turn.state.ballots[seat] = candidate
  },
}

function electors(state: MasterOfEconomyState, company: CompanyId): Seat[] {
  return [...state.ballots.keys()].filter((seat) => votesOf(state, company, seat) > 0)
}

export const electionVote = asking({
  name: 'election-vote',
  seats: (state, { company }: Voting) => electors(state, company).filter((seat) => state.ballots[seat] === null),
  moves: [castVotes],
})

/** Most votes win; a tie is decided by the largest holder (ME-MTG-44). */
export const countElection = happening({
  name: 'count-election',
  happen(turn, { company, candidates }: Voting) {
    const { state } = turn
    turn.reveal()
    const ballots = electors(state, company).flatMap((seat) => {
      const candidate = state.ballots[seat]
      return typeof candidate === 'number' ? [{ seat, votes: votesOf(state, company, seat), candidate }] : []
    })
    unanswered(state)
    const tally = candidates.map((candidate) =>
      ballots.reduce((sum, ballot) => sum + (ballot.candidate === candidate ? ballot.votes : 0), 0),
    )
    const best = candidates.filter((_, i) => tally[i] === Math.max(...tally))
    const [winner] = best
    if (best.length === 1 && winner !== undefined) {
      turn.log({ type: 'election-vote', company, ballots, decider: null })
      return elect(turn, company, winner)
    }
    const decider = largestHolder(state, company)
    turn.log({ type: 'election-vote', company, ballots, decider })
    const seat = isSeat(decider) ? decider : managerOf(state, decider)
    const choice = ballots.find((ballot) => ballot.seat === seat)?.candidate
    if (choice !== undefined && best.includes(choice)) elect(turn, company, choice)
    else turn.next(frame(tieBreak, { company, candidates: best, decider, seat }))
  },
})

/** Most shares; among equals the largest single packet. */
export function largestHolder(state: Holders, company: CompanyId): Holder {
  const largest = (holder: Holder): number => packetsOf(state, company, holder).at(-1) ?? 0
  const [first] = holdings(state, company).sort((a, b) => b.shares - a.shares || largest(b.holder) - largest(a.holder))
  if (!first) throw new Error(`nobody holds shares of ${company}`)
  return first.holder
}

export interface TieBreak extends Voting {
  readonly decider: Holder
  readonly seat: Seat
}

/** Whoever controls the deciding holder and voted for somebody else now chooses (ME-MTG-45). */
const breakTie: Kind<TieBreak, BreakTie> = {
  type: 'break-tie',
  rule: 'ME-MTG-45',
  fields: candidateFields,
  candidates: (_state, { candidates }) => candidates.map((candidate) => ({ type: 'break-tie', candidate })),
  refuse: (_state, { candidates }, _seat, { candidate }) =>
    candidates.includes(candidate) ? null : { rule: 'ME-MTG-45' },
  apply(turn, { company }, _seat, { candidate }) {
    turn.done()
    elect(turn, company, candidate)
  },
}

export const tieBreak = asking({
  name: 'tie-break',
  seats: (_state, { seat }: TieBreak) => [seat],
  moves: [breakTie],
})
