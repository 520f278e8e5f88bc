import type { Place } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import type { ActionId, DonationId, ProjectType, RegionId, SlotId, SpaceId, TileId } from '../components/index.ts'
import type { Place as Room } from '../entries.ts'

/** Places of the board, as `data-place` names them. Rooms and tabs of others are with their seat, unless they are open. */
export const at = {
  seat: (seat: Seat): Place => `seat:${seat}`,
  money: (seat: Seat): Place => `seat:${seat}:money`,
  goods: (seat: Seat): Place => `seat:${seat}:good`,
  room: (seat: Seat, space: SpaceId): Place => `seat:${seat}:room:${space}`,
  roomOf: (seat: Seat, { space }: Room): Place => `seat:${seat}:room:${space}`,
  tab: (seat: Seat, project: ProjectType): Place => `seat:${seat}:tab:${project}`,
  /** Both sides of the tabs, while one of each is chosen. */
  sides: 'sides',
  timeline: 'timeline',
  row: (action: ActionId): Place => `timeline:${action}`,
  cell: (action: ActionId, cell: number): Place => `timeline:${action}:${cell}`,
  slot: (slot: SlotId): Place => `map:${slot}`,
  track: (region: RegionId): Place => `track:${region}`,
  /** Counted from 1. */
  station: (region: RegionId, space: number): Place => `track:${region}:${space}`,
  mission: (region: RegionId): Place => `track:${region}:mission`,
  tile: (tile: TileId): Place => `tiles:${tile}`,
  donation: (donation: DonationId): Place => `donations:${donation}`,
  andrew: 'andrew',
  bank: 'bank',
} as const
