import { showing } from '@boardroom/board-kit'
import type { CompanyId, FactoryId, GoodId, PacketSize, PhaseId } from '../../components/index.ts'

/** Things of which there is one, or that are all alike. */
export type Part =
  | 'warehouse'
  | 'bay'
  | 'cash'
  | 'loans'
  | 'bonus'
  | 'order'
  | 'year'
  | 'success'
  | 'share-value'
  | 'exchange'
  | 'hall'
  | 'votes'
  | 'private-cash'
  | 'relations'
  | 'shares-worth'
  | 'debt'
  | 'bill'
  | 'markers'
  | 'report'
  | 'ship'
  | 'success-markers'
  | 'open-cash'
  | 'auction'
  | 'embezzlement'
  | 'dividend'
  | 'buy-back'
  | 'candidature'
  | 'election'
  | 'support'
  | 'contribute'

/** What is on this board, by kind. */
export interface Things {
  readonly good: GoodId
  readonly berth: GoodId
  readonly demand: GoodId
  readonly cell: `${GoodId}/${number}`
  readonly factory: FactoryId
  readonly company: CompanyId
  readonly packet: `${CompanyId}/${PacketSize}`
  readonly phase: PhaseId
  readonly part: Part
}

export const shows = showing<Things>()

/** Icons that are neither a good nor a factory nor a company. */
export type OtherIcon =
  | 'flag'
  | 'share'
  | 'invest'
  | 'supply'
  | 'produce'
  | 'trade'
  | 'finance'
  | 'meeting'
  | 'money'
  | 'link'

/** The icons of the legend. */
export type IconId = GoodId | FactoryId | CompanyId | OtherIcon
