import type { Frame, Seat, View } from '@boardroom/kernel'
import { activeAt, activeEmployees } from '../company.ts'
import {
  type ActionId,
  type DepartmentId,
  departmentOf,
  type FunctionId,
  type Gain,
  type ProjectType,
  type RegionId,
  type Reward,
  type SpaceId,
  START_HR,
  spaceOf,
  TABS,
  type Take,
  trackSpace,
} from '../components/index.ts'
import { capOf, donationCost } from '../donations.ts'
import { times } from '../gains.ts'
import type { CarnegieMove } from '../moves.ts'
import type { Turn } from '../state.ts'
import { buildCost } from '../steps/departments/build-department.ts'
import { circleAt, developCost } from '../tabs.ts'
import { currentEvent, type Event, eventOf, rowFor } from '../timeline.ts'
import { advanceCost } from '../tracks.ts'
import type { Carnegie } from '../types.ts'
import type { PlayerView } from '../view.ts'

export type TableView = View<Carnegie>

/** What lies on a company space: a department, a lobby, or nothing. */
export interface Place {
  readonly space: SpaceId
  readonly there: DepartmentId | 'lobby' | null
}

/** The seat a move or question is about. */
export function actorOf({ board, viewer, asked }: TableView): Seat {
  return board.turn?.seat ?? (typeof viewer === 'number' ? viewer : (asked[0] ?? 0))
}

function playerOf(view: TableView, seat: Seat): PlayerView {
  const player = view.board.players[seat]
  if (!player) throw new Error(`there is no seat ${seat}`)
  return player
}

export function placeAt(view: TableView, seat: Seat, space: SpaceId): Place {
  return { space, there: playerOf(view, seat).departments[spaceOf(space)] ?? null }
}

/** What prompts need to know, by the name of the step that asks. */
export interface QuestionFacts {
  sides: { alone: boolean }
  'first-housing': object
  'pick-department': object
  'six-steps': { steps: number }
  'choose-action': { round: number; events: Readonly<Record<ActionId, Event>>; back: ActionId | '?' | null }
  event: Event & { there: number; turn: Turn; cost: number; money: number }
  'income-choice': { project: ProjectType; circle: number; options: readonly { take: Take; amount: number }[] }
  'choose-lobby': object
  'department-turn': { action: ActionId; turn: Turn; joker: boolean }
  assign: { there: Place }
  activation: { money: number }
  'final-payments': { money: number; goods: number; cap: number }
}

export type Question = keyof QuestionFacts

export function factsOfQuestion(view: TableView, current: Frame, seat: Seat): QuestionFacts[Question] {
  const { board } = view
  const player = playerOf(view, seat)
  const turn = board.turn
  switch (current.step as Question) {
    case 'sides':
      return { alone: view.seats === 1 }
    case 'six-steps':
      return { steps: turn?.steps ?? 0 }
    case 'choose-action': {
      const events = {
        hr: eventOf(board, 'hr'),
        management: eventOf(board, 'management'),
        construction: eventOf(board, 'construction'),
        rnd: eventOf(board, 'rnd'),
      }
      return { round: board.round, events, back: board.andrew?.back ?? null }
    }
    case 'event': {
      const event = currentEvent(board)
      const there = event.income ? player.missions[event.income] : 0
      return { ...event, there, turn: turn as Turn, cost: donationCost(player), money: player.money }
    }
    case 'income-choice': {
      const { project, circle } = current.params as { project: ProjectType; circle: number }
      return { project, circle, options: choicesOf(player, project, circle) }
    }
    case 'department-turn': {
      const joker = player.jokers > 0 && seat !== board.startPlayer && turn?.department === null
      return { action: turn?.action ?? 'hr', turn: turn as Turn, joker }
    }
    case 'assign':
      return { there: placeAt(view, seat, (current.params as { space: SpaceId }).space) }
    case 'activation':
      return { money: player.money }
    case 'final-payments':
      return { money: player.money, goods: player.goods, cap: capOf(player) }
    default:
      return {}
  }
}

function choicesOf(player: PlayerView, project: ProjectType, circle: number): { take: Take; amount: number }[] {
  const income = circleAt(project, player.tabs[project], circle)
  if (!income || !('choice' in income)) return []
  return income.choice.flatMap((part) =>
    (Object.keys(part) as Take[]).map((take) => ({ take, amount: part[take] ?? 0 })),
  )
}

/** What a move's sentence needs beside the move itself. */
export interface MoveExtras {
  'choose-action': Event & { row: ActionId }
  step: { at: Place; towards: Place }
  return: { gain: Gain }
  use: { gain: Gain; steps: number }
  'take-income': { amount: number }
  donate: { cost: number }
  'copy-donation': { cost: number }
  'build-department': { goods: number; onto: Place }
  assign: { at: Place }
  develop: { cost: number | null; reward: Reward }
  advance: { cost: number | null; income: Gain | null }
  activate: { at: Place; cost: number }
}

export type MoveType = CarnegieMove['type']
export type MoveFacts<T extends MoveType> = Extract<CarnegieMove, { type: T }> &
  (T extends keyof MoveExtras ? MoveExtras[T] : object)

/** Costs and effects are worked out for the seat that decides, at this moment. */
export function extrasOf(move: CarnegieMove, view: TableView): object {
  const { board } = view
  const seat = actorOf(view)
  const player = playerOf(view, seat)
  switch (move.type) {
    case 'choose-action':
      return { ...eventOf(board, move.action), row: rowFor(board, move.action) }
    case 'step': {
      const at = (place: string): Place => placeAt(view, seat, place as SpaceId)
      return { at: at(move.from), towards: at(move.to) }
    }
    case 'return':
      return { gain: transportGain(player, move.region, move.count) }
    case 'use':
      return brought(player, move.department, move.function)
    case 'take-income':
      return { amount: amountOf(view, player, move.take) }
    case 'donate':
    case 'copy-donation':
      return { cost: donationCost(player) }
    case 'build-department':
      return {
        goods: buildCost(player, move.tile, spaceOf(move.space)),
        onto: placeAt(view, seat, move.space),
      }
    case 'assign':
      return { at: placeAt(view, seat, move.from) }
    case 'develop': {
      const tab = player.tabs[move.project]
      const reward = TABS[move.project][tab.side].steps[tab.step]?.reward ?? {}
      return { cost: developCost(move.project, tab), reward }
    }
    case 'advance': {
      const space = player.transport[move.region]
      const income = space < 5 ? trackSpace(move.region, space + 1).income : null
      return { cost: advanceCost(player, move.region), income }
    }
    case 'activate': {
      const at = placeAt(view, seat, move.space)
      const cost = at.there && at.there !== 'lobby' ? departmentOf(at.there).deskCost : 0
      return { at, cost }
    }
    default:
      return {}
  }
}

function transportGain(player: PlayerView, region: RegionId, count: number): Gain {
  return times(trackSpace(region, player.transport[region]).income, count)
}

/** What a use brings; Safety & Quality counts after the employee has left (CG-DEP-03). */
function brought(player: PlayerView, department: DepartmentId, name: FunctionId): { gain: Gain; steps: number } {
  const spec = departmentOf(department).uses?.[name]
  const everybody = department === 'start-hr' ? 1 + activeAt(player, START_HR) : 1
  const steps = (spec?.steps ?? 0) * everybody
  if (spec?.vpPerTwoActive) return { gain: { vp: Math.ceil((activeEmployees(player) - 1) / 2) }, steps }
  return { gain: spec?.gain ?? {}, steps }
}

function amountOf(view: TableView, player: PlayerView, take: Take): number {
  const current = view.agenda.at(-1)
  if (current?.step !== 'income-choice') return 1
  const { project, circle } = current.params as { project: ProjectType; circle: number }
  return choicesOf(player, project, circle).find((option) => option.take === take)?.amount ?? 1
}
