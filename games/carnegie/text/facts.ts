import type { Frame, Seat, View } from '@boardroom/kernel'
import { placeAt } from '../company.ts'
import {
  type ActionId,
  departmentOf,
  type Gain,
  PROJECT_GOODS,
  type ProjectType,
  type Reward,
  type SpaceId,
  slotOf,
  spaceOf,
  TABS,
  type Take,
  TRACK_END,
  TRACKS,
  trackSpace,
} from '../components/index.ts'
import { capOf, donationCost } from '../donations.ts'
import type { Place } from '../entries.ts'
import { takeable } from '../gains.ts'
import { playerAt } from '../players.ts'
import { nextUnitVp } from '../scoring.ts'
import type { OwnTurn } from '../state.ts'
import { buildCost } from '../steps/departments/build-department.ts'
import { buildingOf, instantIncome } from '../steps/departments/build-project.ts'
import { mayPlayJoker } from '../steps/departments/play-joker.ts'
import { termsOf } from '../steps/departments/trade.ts'
import { effectOf } from '../steps/departments/use.ts'
import { canDonate } from '../steps/event/event.ts'
import { amountOf, type Choice, choicesOf, type IncomeChoice } from '../steps/event/income-choice.ts'
import { projectIncome, transportIncome } from '../steps/event/return.ts'
import { developCost } from '../tabs.ts'
import { currentEvent, type Event, eventOf, rowFor } from '../timeline.ts'
import { advanceCost } from '../tracks.ts'
import type { Carnegie, CarnegieMove } from '../types.ts'
import type { PlayerView } from '../view.ts'

export type TableView = View<Carnegie>

/** The seat a move or question is about. */
export function actorOf({ board, viewer, asked }: TableView): Seat {
  return board.turn?.seat ?? (typeof viewer === 'number' ? viewer : (asked[0] ?? 0))
}

function playerOf({ board }: TableView, seat: Seat): PlayerView {
  return playerAt(board, seat)
}

/** What prompts need to know, by the name of the step that asks. */
export interface QuestionFacts {
  sides: { alone: boolean }
  'first-housing': object
  'pick-department': object
  'six-steps': { steps: number }
  'choose-action': { round: number; back: ActionId | '?' | null }
  event: Event & { there: number; turn: OwnTurn; cost: number; money: number; goods: number }
  'income-choice': { project: ProjectType; circle: number; options: readonly Choice[] }
  'choose-lobby': object
  'department-turn': { action: ActionId; turn: OwnTurn; joker: boolean }
  assign: { there: Place }
  activation: { money: number }
  'final-payments': { money: number; goods: number; cap: number }
}

export type Question = keyof QuestionFacts

export function factsOfQuestion(view: TableView, current: Frame, seat: Seat): QuestionFacts[Question] {
  const { board } = view
  const player = playerOf(view, seat)
  const { money, goods } = player
  const turn = board.turn
  switch (current.step as Question) {
    case 'sides':
      return { alone: view.seats === 1 }
    case 'six-steps':
      return { steps: turn?.steps ?? 0 }
    case 'choose-action':
      return { round: board.round, back: board.andrew?.back ?? null }
    case 'event': {
      const { income } = currentEvent(board)
      const there = income && !turn?.returned ? player.missions[income] : 0
      const donation = canDonate(board, seat) && !turn?.donated
      return { income, donation, there, turn: turn as OwnTurn, cost: donationCost(player), money, goods }
    }
    case 'income-choice': {
      const { project, circle } = current.params as IncomeChoice
      return { project, circle, options: choicesOf(player, { project, circle }) }
    }
    case 'department-turn': {
      const joker = mayPlayJoker(board, seat) && turn?.department === null
      return { action: turn?.action ?? 'hr', turn: turn as OwnTurn, joker }
    }
    case 'assign':
      return { there: placeAt(player, spaceOf((current.params as { space: SpaceId }).space)) }
    case 'activation':
      return { money }
    case 'final-payments':
      return { money, goods, cap: capOf(player) }
    default:
      return {}
  }
}

/** What a move's sentence needs beside the move itself: all of it told by the queries that the rules ask. */
export interface MoveExtras {
  'choose-action': Event & { row: ActionId }
  step: { at: Place; towards: Place }
  /** Transport income, what open circles pay for sure, and how many of them ask. */
  return: { gain: Gain; projects: Gain; choices: number }
  use: { gain: Gain; steps: number }
  trade: { cost: number; gain: Gain }
  'take-income': { amount: number }
  donate: { cost: number }
  'copy-donation': { cost: number }
  'build-department': { goods: number; onto: Place }
  'build-project': { goods: number; money: number; instant: Gain | null }
  assign: { at: Place }
  /** Without a disc in the supply a circle stays empty. */
  develop: { cost: number | null; reward: Reward; disc: boolean }
  /** The income of the next space, and the reward for reaching the last. */
  advance: { cost: number | null; income: Gain | null; reward: Gain | null }
  activate: { at: Place; cost: number }
  pay: { vp: number }
}

export type MoveType = CarnegieMove['type']
export type MoveFacts<T extends MoveType> = Extract<CarnegieMove, { type: T }> &
  (T extends keyof MoveExtras ? MoveExtras[T] : object)

/** Costs and effects are worked out for the seat that decides, at this moment. */
export function extrasOf(move: CarnegieMove, view: TableView): object {
  const { board } = view
  const player = playerOf(view, actorOf(view))
  const at = (place: string): Place => placeAt(player, spaceOf(place as SpaceId))
  switch (move.type) {
    case 'choose-action':
      return { ...eventOf(board, move.action), row: rowFor(board, move.action) }
    case 'step':
      return { at: at(move.from), towards: at(move.to) }
    case 'return': {
      const { gain: projects, choices } = projectIncome(player)
      const transport = takeable(player, transportIncome(player, move.region, move.count))
      return { gain: transport, projects, choices: choices.length }
    }
    case 'use': {
      const spec = departmentOf(move.department).uses?.[move.function]
      return spec ? effectOf(player, move.department, spec) : { gain: {}, steps: 0 }
    }
    case 'trade':
      return termsOf(move.department, move.goods)
    case 'take-income':
      return { amount: incomeAmount(view, player, move.take) }
    case 'donate':
    case 'copy-donation':
      return { cost: donationCost(player) }
    case 'build-department':
      return { goods: buildCost(player, move.tile, spaceOf(move.space)), onto: at(move.space) }
    case 'build-project': {
      const instant = instantIncome(player, slotOf(move.slot))
      return {
        goods: PROJECT_GOODS[move.project],
        money: buildingOf(move.department).money,
        instant: instant && takeable(player, instant),
      }
    }
    case 'assign':
      return { at: at(move.from) }
    case 'develop': {
      const tab = player.tabs[move.project]
      const reward = TABS[move.project][tab.side].steps[tab.step]?.reward ?? {}
      return { cost: developCost(move.project, tab), reward, disc: player.discs > 0 }
    }
    case 'advance': {
      const space = player.transport[move.region] + 1
      return {
        cost: advanceCost(player, move.region),
        income: space <= TRACK_END ? trackSpace(move.region, space).income : null,
        reward: space === TRACK_END ? TRACKS[move.region].reward : null,
      }
    }
    case 'activate': {
      const here = at(move.space)
      const cost = here.there && here.there !== 'lobby' ? departmentOf(here.there).deskCost : 0
      return { at: here, cost }
    }
    case 'pay':
      return { vp: nextUnitVp(player, move.donation) }
    default:
      return {}
  }
}

function incomeAmount({ agenda }: TableView, player: PlayerView, take: Take): number {
  const current = agenda.at(-1)
  return current?.step === 'income-choice' ? amountOf(player, current.params as IncomeChoice, take) : 1
}
