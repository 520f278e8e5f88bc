import { Given as GivenTable } from '@boardroom/game-kit/test'
import { type Frame, type Seat, Table } from '@boardroom/kernel'
import {
  type ActionId,
  ADJACENT,
  type DepartmentId,
  LOBBY,
  type RegionId,
  SPACES,
  type SpaceId,
  spaceOf,
  stepsBetween,
} from '../components/index.ts'
import { carnegie } from '../index.ts'
import { broken } from '../invariants.ts'
import { activeAt, type Employee, inactiveAt, spaceWith, whoGoes } from '../model/company.ts'
import { beginTurn } from '../model/players.ts'
import { rowFor } from '../model/timeline.ts'
import type { CarnegieState, Phase, Player } from '../state.ts'
import type { Carnegie } from '../types.ts'
import { build, type Position } from './position.ts'
import { rowWith } from './table-pieces.ts'

/** What the table is waiting for. */
export type Moment =
  | { at: 'first-housing' | 'pick-department' | 'six-steps'; seat: Seat }
  | { at: 'choose-action' }
  | { at: 'event'; seat: Seat; income?: RegionId; donation?: boolean; action?: ActionId }
  | { at: 'departments'; seat: Seat; action: ActionId; steps?: number; research?: number }
  | { at: 'activation' }
  /** Andrew's turn: his event and his action happen at once. */
  | { at: 'andrew'; action: ActionId; income?: RegionId; donation?: boolean }
  | { at: 'begin-round' }
  | { at: 'end-round'; action: ActionId }
  | { at: 'final-payments' }
  | { at: 'over' }

const ROUND_END: readonly Frame[] = [{ step: 'activation-phase', params: {} }]

/** A table in this position, at this moment. The position must obey every conservation law. */
export function given(moment: Moment, position: Position = {}): Given {
  const state = build(withEvent(moment, position))
  state.phase = phaseOf(moment)
  if (state.phase === 'setup') beSetup(state)
  if (moment.at === 'final-payments' || moment.at === 'over') beOver(state)
  state.agenda = agendaFor(state, moment)
  const table = Table.resume(carnegie, state)
  const laws = broken(state)
  if (laws.length > 0) throw new Error(`this position breaks: ${laws.join('; ')}`)
  // Between rounds the marker has moved on already.
  if (moment.at === 'begin-round') state.round--
  table.settle()
  return new Given(table)
}

/** Puts the event of the moment right of a marker. */
function withEvent(moment: Moment, position: Position): Position {
  if (moment.at !== 'event' && moment.at !== 'andrew') return position
  const { income, donation = false } = moment
  if (!income && !donation) return position
  const { row, cell, last } = rowWith(income ?? null, donation)
  const marker = last ? 4 : (position.markers?.[row] ?? 0)
  return {
    ...position,
    markers: { ...position.markers, [row]: marker },
    nextCell: { ...position.nextCell, [row]: cell },
  }
}

function phaseOf(moment: Moment): Phase {
  switch (moment.at) {
    case 'first-housing':
    case 'pick-department':
    case 'six-steps':
      return 'setup'
    case 'choose-action':
    case 'andrew':
      return 'action'
    case 'end-round':
    case 'begin-round':
      return 'activation'
    case 'final-payments':
      return 'scoring'
    default:
      return moment.at
  }
}

function beSetup(state: CarnegieState): void {
  state.round = 0
}

function beOver(state: CarnegieState): void {
  state.round = 20
  state.markers = { hr: 5, management: 5, construction: 5, rnd: 5 }
}

/** The agenda of that moment; the next step is its last. */
function agendaFor(state: CarnegieState, moment: Moment): Frame[] {
  switch (moment.at) {
    case 'first-housing':
    case 'pick-department':
      return [{ step: moment.at, params: { seat: moment.seat } }]
    case 'six-steps':
      return [{ step: 'begin-six-steps', params: { seat: moment.seat } }]
    case 'choose-action':
      return [
        { step: 'event-phase', params: {} },
        { step: 'choose-action', params: { seat: state.startPlayer } },
      ]
    case 'event': {
      const { income, donation = false, seat } = moment
      const { row } = rowWith(income ?? null, donation)
      state.chosen = { action: moment.action ?? row, row }
      beginTurn(state, seat)
      return [
        { step: 'department-phase', params: {} },
        ...later(state, seat, 'begin-event'),
        { step: 'event', params: { seat } },
      ]
    }
    case 'departments': {
      const { seat, action } = moment
      state.chosen = { action, row: rowFor(state, action) }
      beginTurn(state, seat, { action, steps: moment.steps ?? 0 })
      if (state.turn) state.turn.research = moment.research ?? 0
      return [...ROUND_END, ...later(state, seat, 'begin-departments'), { step: 'department-turn', params: { seat } }]
    }
    case 'activation':
      state.chosen = { action: 'hr', row: rowFor(state, 'hr') }
      return [...ROUND_END]
    case 'andrew': {
      const { row } = rowWith(moment.income ?? null, moment.donation ?? false)
      state.chosen = { action: moment.action, row }
      return [
        { step: 'event-phase', params: {} },
        { step: 'andrews-action', params: {} },
        { step: 'andrews-event', params: {} },
      ]
    }
    case 'begin-round':
      return [{ step: 'begin-round', params: {} }]
    case 'end-round':
      state.chosen = { action: moment.action, row: rowFor(state, moment.action) }
      return [{ step: 'end-round', params: {} }]
    case 'final-payments':
      return [{ step: 'final-scoring', params: {} }]
    case 'over':
      return []
  }
}

/** Seats that come after this one, the last of them deepest. */
function later(state: CarnegieState, seat: Seat, step: string): Frame[] {
  const frames: Frame[] = []
  for (let next = (seat + 1) % state.seats; next !== state.startPlayer; next = (next + 1) % state.seats) {
    frames.unshift({ step, params: { seat: next } })
  }
  return frames
}

export class Given extends GivenTable<Carnegie> {
  /** An employee walks a shortest way, step by step; whoever goes first if nobody is named (CG-EMP-18). */
  walks(seat: Seat, from: SpaceId, to: SpaceId, employee?: Employee): this {
    const { turn } = this.state
    if (!turn) throw new Error('nobody has steps')
    let at = from
    let who = employee ?? whoGoes(this.player(seat), turn, spaceOf(from))
    while (at !== to) {
      const next = ADJACENT[spaceOf(at)]?.find(
        (space) => stepsBetween(space, spaceOf(to)) < stepsBetween(spaceOf(at), spaceOf(to)),
      )
      const step = SPACES[next ?? 0] as SpaceId
      this.does(seat, { type: 'step', from: at, to: step, employee: who })
      at = step
      who = 'inactive'
    }
    return this
  }

  player(seat: Seat): Player {
    const player = this.state.players[seat]
    if (!player) throw new Error(`there is no seat ${seat}`)
    return player
  }

  active(seat: Seat, department: DepartmentId): number {
    return activeAt(this.player(seat), spaceWith(this.player(seat), department))
  }

  inactive(seat: Seat, place: DepartmentId | 'lobby' | SpaceId): number {
    const player = this.player(seat)
    if (place === 'lobby') return inactiveAt(player, LOBBY)
    const space = spaceOf(place as SpaceId)
    return inactiveAt(player, space >= 0 ? space : spaceWith(player, place as DepartmentId))
  }
}
