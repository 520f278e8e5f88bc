import {
  type AppealBonus,
  type AssetId,
  type BANK_POOL,
  type BuildingId,
  buildingOf,
  type Column,
  type CompanyId,
  charterOf,
  type GeneralSpaceId,
  type GoalId,
  type IndustryId,
  type ResourceId,
} from '../components/index.ts'
import type { Phase, Stage } from '../state.ts'

export type CertificateKind = 'common' | 'preferred' | 'director'

/** What things are called in one language. */
export interface NameBook {
  readonly resources: Readonly<Record<ResourceId, string>>
  readonly assets: Readonly<Record<AssetId, string>>
  readonly buildings: Readonly<Record<BuildingId, string>>
  readonly goals: Readonly<Record<GoalId, string>>
  readonly industries: Readonly<Record<IndustryId, string>>
  readonly phases: Readonly<Record<Phase, string>>
  readonly stages: Readonly<Record<Stage, string>>
  readonly spaces: Readonly<Record<GeneralSpaceId | typeof BANK_POOL, string>>
  readonly certificates: Readonly<Record<CertificateKind, string>>
  readonly bonuses: Readonly<Record<AppealBonus, string>>
  /** Why a bonus cannot be received. */
  readonly noBonus: Readonly<Record<AppealBonus, string>>
  readonly columns: Readonly<Record<Column, string>>
}

/** Companies are called the same in every language. */
export function companyName(company: CompanyId): string {
  return charterOf(company).shortName
}

/** Buildings of different eras may do just the same. */
export function eraOf(building: BuildingId): string {
  return 'I'.repeat(buildingOf(building).era)
}

export function dollars(amount: number): string {
  return `$${amount}`
}
