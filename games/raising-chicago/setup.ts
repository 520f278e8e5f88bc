import { type Chance, frame, type Start } from '@boardroom/kernel'
import {
  BANNERS_PER_TRACK,
  CARD_IDS,
  COUNCIL_IDS,
  EXTENSIONS,
  FIELDS,
  FINAL_IDS,
  FINALS_IN_PLAY,
  MARKERS,
  NEIGHBOURHOOD_TILE_IDS,
  OUTSKIRTS_SITE_IDS,
  OUTSKIRTS_TILE_IDS,
  PRESTIGE_DISPLAY,
  PRESTIGE_IDS,
  PROJECT_STACKS,
  RESOURCES,
  SITES,
  SLOTS,
  SQUARES,
  START_RESOURCES,
  WARD_TILE_IDS,
} from './components/index.ts'
import type { Options } from './meta.ts'
import { trackSetup } from './model/companies.ts'
import type { Company, RaisingChicagoState, Slot } from './state.ts'
import { beginRound } from './steps/announce/round.ts'

/** The position before the first round (RC-SET-01 to RC-SET-18). */
export function setup({ base, chance }: Start<Options>): RaisingChicagoState {
  const { seats } = base
  const options = base.options
  const prestige = chance.shuffle([...PRESTIGE_IDS])
  const companies = Array.from({ length: seats }, () => newCompany(seats))
  return {
    ...base,
    options,
    agenda: [frame(beginRound, {})],
    phase: 'announce',
    round: 0,
    companies,
    ranking: chance.shuffle([...companies.keys()]),
    rows: [],
    slots: SLOTS.map(emptySlot),
    stacks: PROJECT_STACKS.map((stack) => chance.shuffle([...stack])),
    finals: chance.shuffle([...FINAL_IDS]).slice(0, FINALS_IN_PLAY),
    deck: chance.shuffle([...CARD_IDS]),
    city: SITES.map(() => null),
    outskirts: chance.shuffle([...OUTSKIRTS_TILE_IDS]).slice(0, OUTSKIRTS_SITE_IDS.length),
    fields: chance.shuffle([...NEIGHBOURHOOD_TILE_IDS]).slice(0, FIELDS.length),
    banners: chance.shuffle(RESOURCES.flatMap((resource) => Array.from({ length: BANNERS_PER_TRACK }, () => resource))),
    display: prestige.splice(0, PRESTIGE_DISPLAY),
    prestigeStack: prestige,
    wardTiles: chance.shuffle([...WARD_TILE_IDS]),
    extensions: EXTENSIONS,
    council: options.council ? layCouncil(chance) : null,
    box: [],
  }
}

function emptySlot(): Slot {
  return { project: null, card: null, markers: SQUARES.map(() => null), winner: null }
}

/** Four of the twelve members on A to D (RC-CCL-02). */
function layCouncil(chance: Chance): RaisingChicagoState['council'] {
  const [A, B, C, D] = chance.shuffle([...COUNCIL_IDS])
  return A && B && C && D ? { A, B, C, D } : null
}

/** A company at the start (RC-SET-11 to RC-SET-15). */
export function newCompany(seats: number): Company {
  const { start } = trackSetup(seats)
  const resources = START_RESOURCES[seats] ?? { timber: 0, jackscrew: 0, masonry: 0 }
  return {
    prestige: 0,
    poverty: 0,
    hold: { ...resources, joker: 0, favour: 0 },
    tracks: { timber: start, jackscrew: start, masonry: start },
    supply: MARKERS.all,
    auction: 0,
    third: 0,
    extensions: 0,
    cards: [],
    fresh: 0,
    pile: [],
    tiles: [],
    symbols: { locomotive: 0, lion: 0, book: 0, seal: 0, y: 0, star: 0 },
    finals: [],
    neighbourhoods: [],
    wardTiles: [],
    sections: [],
    letters: null,
    score: {},
  }
}
