import type { Place } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import type {
  BannerSpaceId,
  FieldId,
  OutskirtsSiteId,
  Resource,
  SiteId,
  SlotId,
  Square,
  Token,
  Ward,
} from '../components/index.ts'
import type { Owner } from '../state.ts'

/** Places of the board, as `data-place` names them. What others have is with their seat. */
export const at = {
  seat: (seat: Seat): Place => `seat:${seat}`,
  /** With two players the third colour plays along, out of the box. */
  owner: (owner: Owner): Place => (owner === 'third' ? 'bank' : `seat:${owner}`),
  token: (seat: Seat, token: Token): Place => `seat:${seat}:${token}`,
  prestige: (seat: Seat): Place => `seat:${seat}:prestige`,
  /** What lies on a company's board; of others only their seat is in sight. */
  cards: (seat: Seat): Place => `seat:${seat}:cards`,
  columns: (seat: Seat): Place => `seat:${seat}:columns`,
  personal: (seat: Seat): Place => `seat:${seat}:personal`,
  tiles: (seat: Seat): Place => `seat:${seat}:tiles`,
  competence: (seat: Seat, track: Resource): Place => `seat:${seat}:track:${track}`,
  auction: 'auction',
  row: (seat: Seat): Place => `auction:row:${seat}`,
  slot: (slot: SlotId): Place => `auction:${slot}`,
  square: (slot: SlotId, square: Square): Place => `auction:${slot}:${square}`,
  plans: 'plans',
  city: 'city',
  prairie: 'outskirts',
  site: (site: SiteId): Place => `city:${site}`,
  /** What stands on the jackscrews of a site. */
  house: (site: SiteId): Place => `city:${site}:house`,
  field: (field: FieldId): Place => `city:${field}`,
  ward: (ward: Ward): Place => `city:ward:${ward}`,
  banner: (space: BannerSpaceId): Place => `city:${space}`,
  outskirts: (site: OutskirtsSiteId): Place => `outskirts:${site}`,
  yard: 'yard',
  /** Where a seat's disc lies on the prestige road. */
  road: (seat: Seat): Place => `road:${seat}`,
  poverty: (field: number): Place => `road:poverty:${field}`,
  bank: 'bank',
} as const
