import { showing } from '@boardroom/board-kit'
import type {
  ActionId,
  CityId,
  DepartmentId,
  DonationId,
  ProjectType,
  RegionId,
  SlotId,
} from '../../components/index.ts'

/** Things of which there is one, or that are all alike. */
export type Part =
  | 'start-player'
  | 'ready'
  | 'returning'
  | 'links'
  | 'lobby'
  | 'empty-room'
  | 'standing'
  | 'lying'
  | 'used'
  | 'permanent'
  | 'desk'
  | 'steps'
  | 'research'
  | 'money'
  | 'goods'
  | 'score'
  | 'to-hire'
  | 'discs'
  | 'next-donation'
  | 'donations'
  | 'joker'
  | 'sides'
  | 'last-space'
  | 'andrew'
  | 'andrew-card'
  | 'vp-cards'
  | 'active'

/** What is on this board, by kind. */
export interface Things {
  readonly action: ActionId
  /** A cell of the timeline. */
  readonly cell: `${ActionId}/${number}`
  readonly city: CityId
  readonly slot: SlotId
  readonly region: RegionId
  readonly station: `${RegionId}/${number}`
  readonly department: DepartmentId
  readonly donation: DonationId
  readonly project: ProjectType
  readonly part: Part
}

export const shows = showing<Things>()

/** Icons of the house that this board uses beside its own. */
export type HouseIcon = 'good' | 'employee' | 'dot' | 'home'
