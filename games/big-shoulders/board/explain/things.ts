import { showing } from '@boardroom/board-kit'
import type {
  AssetId,
  BuildingId,
  CertificateKind,
  Column,
  CompanyId,
  GeneralSpaceId,
  GoalId,
  IndustryId,
  ResourceId,
  SupplySpace,
} from '../../components/index.ts'

/** Things of which there is one, or that are all alike. */
export type Part =
  | 'bank-pool'
  | 'cash'
  | 'wealth'
  | 'limit'
  | 'partners'
  | 'treasury'
  | 'goods'
  | 'sales'
  | 'seller'
  | 'half'
  | 'fill'
  | 'bag'
  | 'jobs'
  | 'slot'
  | 'crate'
  | 'unsold'
  | 'ledger'
  | 'decades'
  | 'order'
  | 'priority'
  | 'pool'
  | 'lot'
  | 'fundraising'
  | 'pay'
  | 'withhold'
  | 'operated'
  | 'waiting'

/** What is on this board, by kind. */
export interface Things {
  readonly space: GeneralSpaceId
  readonly building: BuildingId
  readonly asset: AssetId
  readonly company: CompanyId
  readonly factory: `${CompanyId}/${number}`
  /** A space of the Stock track, of the Appeal track. */
  readonly price: `${number}`
  readonly appeal: `${number}`
  readonly resource: ResourceId
  readonly supply: `${SupplySpace}/${ResourceId}`
  readonly car: SupplySpace
  readonly window: `${IndustryId}/${Column}`
  readonly goal: GoalId
  readonly certificate: CertificateKind
  readonly part: Part
}

export const shows = showing<Things>()

/** Icons of the house that this board uses beside its own. */
export type HouseIcon = 'check'
