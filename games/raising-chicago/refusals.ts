import type { RefusalIn, Seat } from '@boardroom/kernel'
import type { Amounts, OutskirtsSiteId, OutskirtsTileId, Resource, SiteId } from './components/index.ts'
import type { Owner, Phase } from './state.ts'

/** What each refusal needs to be said in words. */
export interface RefusalFacts {
  'RC-GEN-13': { phase: Phase }
  'RC-BID-02': { bidder: Seat }
  'RC-BID-05': object
  'RC-BID-06': { owner: Owner }
  'RC-BID-09': { toll: Amounts }
  'RC-BID-12': object
  'RC-PAY-04': { resource: Resource; need: number }
  'RC-PAY-05': { have: number }
  'RC-PAY-06': object
  'RC-PAY-07': object
  'RC-PAY-09': { resource: Resource }
  'RC-PAY-10': { resource: Resource; need: number; have: number }
  'RC-PAY-16': { resource: Resource; have: number }
  'RC-RAI-01': object
  'RC-RAI-05': { site: SiteId }
  'RC-MOV-01': object
  'RC-MOV-04': { site: OutskirtsSiteId }
  'RC-MOV-08': object
  'RC-MOV-09': { site: SiteId }
  'RC-MOV-10': { site: SiteId }
  'RC-NBH-08': object
  'RC-OUT-01': { tile: OutskirtsTileId }
  'RC-OUT-02': object
  'RC-OUT-08': object
  'RC-OUT-09': object
  'RC-OUT-10': object
  'RC-OUT-11': object
  'RC-OUT-14': object
  'RC-OUT-15': object
  'RC-OUT-17': object
  'RC-TWO-04': object
  'RC-TWO-06': object
  'RC-END-14': { section: Resource }
  'RC-END-15': { section: Resource }
  'RC-END-16': { section: Resource }
  'RC-CCL-07': { cards: number }
}

export type Refused = RefusalIn<RefusalFacts>
