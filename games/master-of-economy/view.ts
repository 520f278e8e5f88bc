import {
  type Chance,
  type Frame,
  hidden,
  imaginedBase,
  type Seat,
  type Secrets,
  seatwise,
  secretOfOwner,
  type View,
  type Viewer,
} from '@boardroom/kernel'
import { successMarkers } from './components/index.ts'
import { copyState, type MasterOfEconomyState, type Public, type PublicPlayer, type Success } from './state.ts'
import type { Voting } from './steps/meeting/election.ts'
import type { MasterOfEconomy } from './types.ts'

/** Private cash (ME-SET-08), markers laid face down, and answers until everyone has given theirs (ME-GEN-14). */
export const secrets: Secrets<MasterOfEconomyState> = {
  players: seatwise({
    cash: secretOfOwner({
      until: (state: MasterOfEconomyState) => state.openCash || state.phase === 'over',
      changesOpenly: true,
    }),
    success: { laid: secretOfOwner() },
  }),
  // With all other purses it would tell the sum of private cash.
  bank: hidden({ changesOpenly: true }),
  votes: seatwise(secretOfOwner()),
  ballots: seatwise(secretOfOwner()),
}

/** A hidden answer that was given. */
export type Given = 'given'

export interface SuccessView extends Omit<Success, 'laid'> {
  readonly laid: number | 'face-down' | null
}

/** Private cash is null where it is hidden (ME-SET-08). */
export interface PlayerView extends PublicPlayer {
  readonly cash: number | null
  readonly success: SuccessView | null
}

/** The open part of the state (ME-GEN-14). What the bank took in would tell the sum of private cash. */
export interface Board extends Public {
  readonly players: PlayerView[]
  readonly votes: (boolean | Given | null)[]
  readonly ballots: (Seat | Given | null)[]
}

export function view(open: MasterOfEconomyState, viewer: Viewer): Board {
  const revealed = open.openCash || open.phase === 'over'
  const answer = <T>(given: T | null, seat: Seat): T | Given | null =>
    given === null || seat === viewer ? given : 'given'
  return {
    year: open.year,
    phase: open.phase,
    openCash: open.openCash,
    players: open.players.map((player, seat) => ({
      ...player,
      cash: revealed || seat === viewer ? player.cash : null,
      success: player.success && viewSuccess(player.success, seat === viewer),
    })),
    companies: open.companies,
    shares: open.shares,
    shadow: open.shadow,
    order: open.order,
    market: open.market,
    support: open.support,
    elected: open.elected,
    votes: open.votes.map(answer),
    ballots: open.ballots.map(answer),
    payouts: open.payouts,
  }
}

function viewSuccess({ laid, shown }: Success, own: boolean): SuccessView {
  return { laid: own || laid === null ? laid : 'face-down', shown }
}

/** Private cash that a bot takes others to have at most, by year; as a rule it is spent on shares. */
const PRIVATE_CASH = [0, 4, 8, 9, 6] as const

/** Nobody has any before the first meeting pays (ME-SET-08); later the lower of two draws, so that little is likelier. */
function imagineCash({ year, phase }: Board, chance: Chance): number {
  if (year === 0 || (year === 1 && phase !== 'meeting' && phase !== 'order')) return 0
  const most = PRIVATE_CASH[year] ?? 0
  return Math.min(chance.below(most + 1), chance.below(most + 1))
}

/** A state that looks the same to the viewer: unseen cash, markers and answers are drawn at random. */
export function imagine(view: View<MasterOfEconomy>, chance: Chance): MasterOfEconomyState {
  const { board } = view
  const markers = successMarkers(view.seats)
  const state: MasterOfEconomyState = {
    ...imaginedBase(view, `imagined/${chance.below(0x1_0000_0000)}`),
    options: view.options,
    ...board,
    players: board.players.map((player) => ({
      ...player,
      cash: player.cash ?? imagineCash(board, chance),
      success: player.success && imagineSuccess(player.success, markers, chance),
    })),
    bank: 0,
    votes: board.votes.map((vote) => (vote === 'given' ? chance.below(2) === 0 : vote)),
    ballots: board.ballots.map((ballot) => (ballot === 'given' ? chance.pick(candidatesIn(view.agenda)) : ballot)),
  }
  state.bank = -moneyIn(state)
  // The view stays as it is whatever happens to the imagined state.
  return copyState(state)
}

function imagineSuccess({ laid, shown }: SuccessView, markers: readonly number[], chance: Chance): Success {
  return { laid: laid === 'face-down' ? chance.pick(markers.filter((value) => value !== shown)) : laid, shown }
}

/** Ballots are only given while an election waits for others. */
function candidatesIn(agenda: readonly Frame[]): readonly Seat[] {
  const params = agenda.at(-1)?.params as Voting | undefined
  return params?.candidates ?? []
}

/** What players and companies have. */
export function moneyIn({ players, companies }: MasterOfEconomyState): number {
  let sum = 0
  for (const { cash } of players) sum += cash
  for (const company of Object.values(companies)) sum += company?.cash ?? 0
  return sum
}
