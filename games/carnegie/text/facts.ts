import type { Facts } from '@boardroom/game-kit'
import type { Seat } from '@boardroom/kernel'
import {
  type ActionId,
  type DepartmentId,
  departmentOf,
  PROJECT_GOODS,
  PROJECTS,
  type Reward,
  SPACES,
  slotOf,
  spaceOf,
  TABS,
  type Take,
  TRACK_END,
  TRACKS,
  trackSpace,
} from '../components/index.ts'
import type { Place } from '../entries.ts'
import { activeAt, departmentAt, placeAt, unusedAt } from '../model/company.ts'
import { capOf, donationCost } from '../model/donations.ts'
import { plus, takeable } from '../model/gains.ts'
import { playerAt } from '../model/players.ts'
import { developCost } from '../model/tabs.ts'
import { currentEvent, eventOf, rowFor } from '../model/timeline.ts'
import { advanceCost } from '../model/tracks.ts'
import { nextUnitVp } from '../scoring.ts'
import type { OwnTurn } from '../state.ts'
import { buildCost } from '../steps/departments/build-department.ts'
import { buildingOf, instantIncome } from '../steps/departments/build-project.ts'
import { mayPlayJoker } from '../steps/departments/play-joker.ts'
import { termsOf } from '../steps/departments/trade.ts'
import { effectOf } from '../steps/departments/use.ts'
import { readyFor } from '../steps/departments/using.ts'
import { canDonate } from '../steps/event/event.ts'
import { amountOf, choicesOf } from '../steps/event/income-choice.ts'
import { projectIncome, transportIncome } from '../steps/event/return.ts'
import type { Carnegie, TableView } from '../types.ts'
import type { PlayerView } from '../view.ts'

/** The seat a move or question is about. */
function actorOf({ board, viewer, asked }: TableView): Seat {
  return board.turn?.seat ?? (typeof viewer === 'number' ? viewer : (asked[0] ?? 0))
}

function playerOf({ board }: TableView, seat: Seat): PlayerView {
  return playerAt(board, seat)
}

/** The own step that is being taken; a question of it is only asked while there is one. */
function ownTurn({ board: { turn } }: TableView): OwnTurn {
  if (!turn) throw new Error('nobody takes a step of their own')
  return turn
}

/** The department that whoever goes on elsewhere cannot come back to, and who is still ready there (CG-USE-04). */
function begunOf(player: PlayerView, turn: OwnTurn, action: ActionId): { at: DepartmentId; ready: number } | null {
  if (turn.department === null) return null
  const at = departmentAt(player, turn.department)
  const ready = unusedAt(player, turn, turn.department)
  return at && ready > 0 && readyFor(player, action, turn) > ready ? { at, ready } : null
}

/** What sentences say, worked out for the seat that decides, by the queries that the rules ask. */
export const FACTS = {
  questions: {
    sides: (_params, view) => ({ alone: view.seats === 1 }),
    'six-steps': (_params, view) => ({ steps: view.board.turn?.steps ?? 0 }),
    'choose-action': (_params, { board }) => ({ round: board.round, back: board.andrew?.back ?? null }),
    event: (_params, view, seat) => {
      const { board } = view
      const turn = ownTurn(view)
      const player = playerOf(view, seat)
      const { income } = currentEvent(board)
      const there = income && !turn.returned ? player.missions[income] : 0
      const donation = canDonate(board, seat) && !turn.donated
      const { money, goods } = player
      return { income, donation, there, turn, cost: donationCost(player), money, goods }
    },
    'income-choice': ({ project, circle }, view, seat) => ({
      project,
      circle,
      options: choicesOf(playerOf(view, seat), { project, circle }),
    }),
    'department-turn': (_params, view, seat) => {
      const turn = ownTurn(view)
      const action = turn.action ?? 'hr'
      const joker = mayPlayJoker(view.board, seat) && turn.department === null
      const player = playerOf(view, seat)
      // Whoever buys goods needs no disc.
      const trades = SPACES.some(
        (_, space) => departmentAt(player, space) === 'supply-chain' && activeAt(player, space) > 0,
      )
      const discs = PROJECTS.some((project) => player.tabs[project].waiting > 0)
      return {
        action,
        turn,
        joker,
        ready: readyFor(player, action, turn),
        begun: begunOf(player, turn, action),
        empty: action === 'construction' && !discs && !trades,
      }
    },
    assign: ({ space }, view, seat) => ({ there: placeAt(playerOf(view, seat), spaceOf(space)) }),
    activation: (_params, view, seat) => ({ money: playerOf(view, seat).money }),
    'final-payments': (_params, view, seat) => {
      const player = playerOf(view, seat)
      return { money: player.money, goods: player.goods, cap: capOf(player) }
    },
  },
  moves: {
    /** The event, what it would bring home, and who could work then. */
    'choose-action': (move, view) => {
      const { board } = view
      const player = actorIn(view)
      const { income, donation } = eventOf(board, move.action)
      const there = income ? player.missions[income] : 0
      const { gain: projects, choices } = projectIncome(player)
      const home = income && there > 0 ? plus(takeable(player, transportIncome(player, income, there)), projects) : {}
      const row = rowFor(board, move.action)
      const ready = readyFor(player, move.action)
      return { ...move, income, donation, row, there, gain: home, choices: choices.length, ready }
    },
    step: (move, view) => ({ ...move, at: at(view, move.from), towards: at(view, move.to) }),
    /** Transport income, what open circles pay for sure, and how many of them ask. */
    return: (move, view) => {
      const player = actorIn(view)
      const { gain: projects, choices } = projectIncome(player)
      const gain = takeable(player, transportIncome(player, move.region, move.count))
      return { ...move, gain, projects, choices: choices.length }
    },
    use: (move, view) => {
      const spec = departmentOf(move.department).uses?.[move.function]
      return { ...move, ...(spec ? effectOf(actorIn(view), move.department, spec) : { gain: {}, steps: 0 }) }
    },
    trade: (move) => ({ ...move, ...termsOf(move.department, move.goods) }),
    'take-income': (move, view) => ({ ...move, amount: incomeAmount(view, actorIn(view), move.take) }),
    donate: (move, view) => ({ ...move, cost: donationCost(actorIn(view)) }),
    'copy-donation': (move, view) => ({ ...move, cost: donationCost(actorIn(view)) }),
    'build-department': (move, view) => ({
      ...move,
      goods: buildCost(actorIn(view), move.tile, spaceOf(move.space)),
      onto: at(view, move.space),
    }),
    'build-project': (move, view) => {
      const player = actorIn(view)
      const instant = instantIncome(player, slotOf(move.slot))
      return {
        ...move,
        goods: PROJECT_GOODS[move.project],
        money: buildingOf(move.department).money,
        instant: instant && takeable(player, instant),
      }
    },
    assign: (move, view) => ({ ...move, at: at(view, move.from) }),
    /** Without a disc in the supply a circle stays empty. */
    develop: (move, view) => {
      const { tabs, discs } = actorIn(view)
      const tab = tabs[move.project]
      const reward: Reward = TABS[move.project][tab.side].steps[tab.step]?.reward ?? {}
      return { ...move, cost: developCost(move.project, tab), reward, disc: discs > 0 }
    },
    /** The income of the next space, and the reward for reaching the last. */
    advance: (move, view) => {
      const player = actorIn(view)
      const space = player.transport[move.region] + 1
      return {
        ...move,
        cost: advanceCost(player, move.region),
        income: space <= TRACK_END ? trackSpace(move.region, space).income : null,
        reward: space === TRACK_END ? TRACKS[move.region].reward : null,
      }
    },
    activate: (move, view) => {
      const here = at(view, move.space)
      const cost = here.there && here.there !== 'lobby' ? departmentOf(here.there).deskCost : 0
      return { ...move, at: here, cost }
    },
    pay: (move, view) => ({ ...move, vp: nextUnitVp(actorIn(view), move.donation) }),
  },
} satisfies Facts<Carnegie>

function actorIn(view: TableView): PlayerView {
  return playerOf(view, actorOf(view))
}

function at(view: TableView, place: string): Place {
  return placeAt(actorIn(view), spaceOf(place))
}

function incomeAmount({ agenda }: TableView, player: PlayerView, take: Take): number {
  const current = agenda.at(-1)
  return current?.step === 'income-choice' ? amountOf(player, current.params, take) : 1
}
