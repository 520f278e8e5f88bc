import type { Sight } from '@boardroom/board-kit'
import { ACTIONS, type ActionId, REGIONS, type RegionId, type SpaceId, spaceOf } from '../components/index.ts'
import { activeAt, inactiveAt } from '../model/company.ts'
import { playerAt } from '../model/players.ts'
import { currentEvent, type Event, eventOf } from '../model/timeline.ts'
import type { Carnegie, CarnegieMove } from '../types.ts'
import type { PlayerView } from '../view.ts'

export type Seen = Sight<Carnegie>

export function own({ view, seat }: Seen): PlayerView {
  return playerAt(view.board, seat)
}

export function roundOf({ view }: Seen): number {
  return view.board.round
}

/** Whether a move of this kind is possible now. */
export function can({ moves }: Seen, type: CarnegieMove['type']): boolean {
  return moves.some((move) => move.type === type)
}

/* The company */

export function lying(sight: Seen, space: SpaceId): number {
  return inactiveAt(own(sight), spaceOf(space))
}

export function standing(sight: Seen, space: SpaceId): number {
  return activeAt(own(sight), spaceOf(space))
}

/** Everybody in a room, standing or lying. */
export function peopleIn(sight: Seen, space: SpaceId): number {
  return lying(sight, space) + standing(sight, space)
}

export function steps({ view }: Seen): number {
  return view.board.turn?.steps ?? 0
}

export function research({ view }: Seen): number {
  return view.board.turn?.research ?? 0
}

/** The action whose departments the learner uses now. */
export function actionOf({ view, question }: Seen): ActionId | null {
  return question?.step === 'department-turn' ? (view.board.turn?.action ?? null) : null
}

/* The timeline */

export function eventNow({ view }: Seen): Event {
  return currentEvent(view.board)
}

export function eventIf({ view }: Seen, action: ActionId): Event {
  return eventOf(view.board, action)
}

/** In how many rows a region comes next once this round's marker has moved on. */
export function callsOf({ view }: Seen, region: RegionId): number {
  const { board } = view
  const { chosen, markers } = board
  const after = chosen ? { ...board, markers: { ...markers, [chosen.row]: markers[chosen.row] + 1 } } : board
  return ACTIONS.filter((action) => eventOf(after, action).income === region).length
}

/** Regions that no row calls next, although another one is called. */
export function isFarOff(sight: Seen, region: RegionId): boolean {
  return callsOf(sight, region) === 0 && REGIONS.some((each) => callsOf(sight, each) > 0)
}

export function awayIn(sight: Seen, region: RegionId): number {
  return own(sight).missions[region]
}

/** How many the learner has in the region that an action would call. */
export function paidBy(sight: Seen, action: ActionId): number {
  const { income } = eventIf(sight, action)
  return income ? awayIn(sight, income) : 0
}

/** Where a move sends somebody. */
export function missionOf(move: CarnegieMove): RegionId | null {
  return 'mission' in move ? move.mission : null
}
