import type {
  ActionId,
  CitySize,
  DepartmentId,
  DonationCategory,
  DonationId,
  Level,
  ProjectType,
  RegionId,
} from '../components/index.ts'
import type { Phase } from '../state.ts'

/** A region as it stands in a sentence. */
export interface RegionName {
  readonly name: string
  /** Where something is, where somebody is sent, and whence somebody returns. */
  readonly in: string
  readonly to: string
  readonly from: string
}

/** What things are called in one language. */
export interface NameBook {
  readonly actions: Readonly<Record<ActionId, string>>
  readonly regions: Readonly<Record<RegionId, RegionName>>
  readonly projects: Readonly<Record<ProjectType, string>>
  readonly departments: Readonly<Record<DepartmentId, string>>
  readonly donations: Readonly<Record<DonationId, string>>
  readonly categories: Readonly<Record<DonationCategory, string>>
  readonly levels: Readonly<Record<Level, string>>
  readonly sizes: Readonly<Record<CitySize, string>>
  readonly phases: Readonly<Record<Phase, string>>
  readonly lobby: string
  readonly newLobby: string
}

export function dollars(amount: number): string {
  return `$${amount}`
}
