import type { Count, Reasons, Seat } from '@boardroom/kernel'
import { winnerOf } from './model/auction.ts'
import { wardStoreys } from './model/city.ts'
import { companyAt } from './model/companies.ts'
import type { RaisingChicagoState } from './state.ts'
import { reasons as de } from './text/de/reasons.ts'
import { reasons as en } from './text/en/reasons.ts'
import type { RaisingChicago } from './types.ts'
import { WEIGHTS } from './worth.ts'

export type Counted =
  | 'prestige'
  | 'poverty'
  | 'timber'
  | 'jackscrew'
  | 'masonry'
  | 'joker'
  | 'favour'
  | 'timberTrack'
  | 'jackscrewTrack'
  | 'masonryTrack'
  | 'storeys'
  | 'slots'
  | 'tiles'
  | 'cards'
  | 'symbols'
  | 'extensions'
  | 'neighbourhoods'
  | 'wards'

function counts(state: RaisingChicagoState, seat: Seat): Count<Counted>[] {
  const { prestige, poverty, hold, tracks, ...company } = companyAt(state, seat)
  const storeys = wardStoreys(state, state.seats).reduce((sum, ward) => sum + (ward[seat] ?? 0), 0)
  const symbols = Object.values(company.symbols).reduce((sum, number) => sum + number, 0)
  return [
    { what: 'prestige', value: prestige, each: 1 },
    { what: 'poverty', value: poverty, each: 2 },
    { what: 'timber', value: hold.timber, each: WEIGHTS.resource },
    { what: 'jackscrew', value: hold.jackscrew, each: WEIGHTS.resource },
    { what: 'masonry', value: hold.masonry, each: WEIGHTS.resource },
    { what: 'joker', value: hold.joker, each: WEIGHTS.joker },
    { what: 'favour', value: hold.favour, each: WEIGHTS.favour },
    { what: 'timberTrack', value: tracks.timber, each: 1.2 },
    { what: 'jackscrewTrack', value: tracks.jackscrew, each: 1.2 },
    { what: 'masonryTrack', value: tracks.masonry, each: 1.2 },
    { what: 'storeys', value: storeys, each: 1 },
    { what: 'slots', value: state.slots.filter((slot) => (slot.winner ?? winnerOf(slot)) === seat).length, each: 4 },
    { what: 'tiles', value: company.tiles.length, each: WEIGHTS.tile },
    { what: 'cards', value: company.cards.length, each: 1.5 },
    { what: 'symbols', value: symbols, each: WEIGHTS.symbol },
    { what: 'extensions', value: company.extensions, each: 2 },
    { what: 'neighbourhoods', value: company.neighbourhoods.length, each: 2 },
    { what: 'wards', value: company.wardTiles.length, each: 4 },
  ]
}

export const reasons: Reasons<RaisingChicago> = { counts, words: { en, de } }
