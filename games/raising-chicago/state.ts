import type { Seat, State } from '@boardroom/kernel'
import type {
  AnyProjectId,
  CardId,
  CouncilId,
  FinalId,
  Letter,
  NeighbourhoodTileId,
  OutskirtsTileId,
  PrestigeId,
  ProjectId,
  Resource,
  Rotation,
  SymbolId,
  Token,
  WardTileId,
} from './components/index.ts'
import type { Options } from './meta.ts'

/** The five phases of a round, and the end. */
export type Phase = 'announce' | 'auction' | 'award' | 'execute' | 'operate' | 'scoring' | 'over'

/** Whose markers they are: a company's, or with two players the third colour's. */
export type Owner = Seat | 'third'

export interface RaisingChicagoState extends State {
  readonly options: Options
  phase: Phase
  /** From 1 to 8. */
  round: number
  companies: Company[]
  /** All seats, highest prestige first; on the same field the higher disc first. Always strict (RC-PRE-03). */
  ranking: Seat[]
  /** The rows of the auction board from top to bottom (RC-ANN-07). */
  rows: Seat[]
  /** The project area, I to V. */
  slots: Slot[]
  /** Project stacks of rounds 1 to 8, each from its top; only the tops are seen. */
  stacks: ProjectId[][]
  /** On the final spaces, until round 8. */
  finals: FinalId[]
  /** From the top; only the top card is seen. */
  deck: CardId[]
  /** In the order of `SITES`. */
  city: (Building | PrestigeSite | null)[]
  /** In the order of `OUTSKIRTS_SITE_IDS`: the tile that lies there, or the building that took its place. */
  outskirts: (OutskirtsTileId | Building)[]
  /** In the order of `FIELDS`. */
  fields: (NeighbourhoodTileId | null)[]
  /** The track of each banner, in the order of `BANNER_SPACE_IDS`. */
  banners: Resource[]
  /** Prestige buildings: face up on spaces 1 to 3, and the face-down stack from its top. */
  display: (PrestigeId | null)[]
  prestigeStack: PrestigeId[]
  /** Ward control tiles of wards 1 to 4, until somebody has taken them. */
  wardTiles: (WardTileId | null)[]
  /** Company extensions left. */
  extensions: number
  /** Council members on spaces A to D, with the module. */
  council: Readonly<Record<Letter, CouncilId>> | null
  /** Pieces that left the game in play, in this order. */
  box: Boxed[]
}

export type Boxed = AnyProjectId | CardId | OutskirtsTileId | NeighbourhoodTileId | WardTileId

export interface Slot {
  project: AnyProjectId | null
  card: CardId | null
  /** In the order of `SQUARES`. */
  markers: (Owner | null)[]
  /** Set when the auction has ended; nobody's if there was no bid. */
  winner: Owner | null
}

/** A raised or moved building; its storeys are bid markers. */
export interface Building {
  readonly project: AnyProjectId
  readonly owner: Owner
  storeys: number
}

/** A prestige building on its stand: it belongs to nobody (RC-GEN-09). */
export interface PrestigeSite {
  readonly prestige: PrestigeId
  readonly rotation: Rotation
}

export type PublicCompany = Omit<Company, 'pile'>

/** What everyone sees: a state has it, and so has every view. Queries of rules and sentences ask for no more. */
export interface Public
  extends Omit<RaisingChicagoState, keyof State | 'companies' | 'stacks' | 'deck' | 'prestigeStack'> {
  readonly companies: readonly PublicCompany[]
}

export interface Company {
  prestige: number
  /** The field on the poverty track. */
  poverty: number
  hold: Record<Token, number>
  /** The field of the marker on each track. Permanents follow from it. */
  tracks: Record<Resource, number>
  /** Bid markers in the supply. */
  supply: number
  /** Own markers on the auction board, and third-colour markers under them. */
  auction: number
  third: number
  extensions: number
  /** Under the board, from left to right. */
  cards: CardId[]
  /** So many of them were placed this round: the leftmost. */
  fresh: number
  /** Pushed out; others see only how many. */
  pile: CardId[]
  tiles: OutskirtsTileId[]
  symbols: Record<SymbolId, number>
  finals: FinalId[]
  neighbourhoods: NeighbourhoodTileId[]
  wardTiles: WardTileId[]
  /** Sections of the personal project that were paid for. */
  sections: Resource[]
  /** Cards with all four letters, by the letter they are to count for; null until that is settled. */
  letters: Record<Letter, number> | null
  /** What each category of the final scoring brought, as far as it is scored. */
  score: Partial<Record<Category, number>>
}

/** The final scoring in its order (RC-END-01). */
export const CATEGORIES = [
  'wards',
  'auction',
  'prestige-buildings',
  'final-projects',
  'symbols',
  'personal',
  'poverty',
  'council',
] as const
export type Category = (typeof CATEGORIES)[number]

export function isBuilding(there: Building | PrestigeSite | OutskirtsTileId | null): there is Building {
  return typeof there === 'object' && there !== null && 'owner' in there
}

/** A deep copy, written out because bots make one for every move they think about. */
export function copyState(state: RaisingChicagoState): RaisingChicagoState {
  return {
    seats: state.seats,
    options: state.options,
    seq: state.seq,
    agenda: state.agenda.map((frame) => ({ step: frame.step, params: copyParams(frame.params) })),
    chance: { seed: state.chance.seed, drawn: state.chance.drawn },
    phase: state.phase,
    round: state.round,
    companies: state.companies.map(copyCompany),
    ranking: state.ranking.slice(),
    rows: state.rows.slice(),
    slots: state.slots.map(copySlot),
    stacks: state.stacks.map((stack) => stack.slice()),
    finals: state.finals.slice(),
    deck: state.deck.slice(),
    city: state.city.map(copySite),
    outskirts: state.outskirts.map((there) => (isBuilding(there) ? copyBuilding(there) : there)),
    fields: state.fields.slice(),
    banners: state.banners.slice(),
    display: state.display.slice(),
    prestigeStack: state.prestigeStack.slice(),
    wardTiles: state.wardTiles.slice(),
    extensions: state.extensions,
    council: state.council && { ...state.council },
    box: state.box.slice(),
  }
}

/** Parameters are flat but for lists and amounts. */
function copyParams(params: object): object {
  const copy: Record<string, unknown> = { ...params }
  for (const key in copy) {
    const value = copy[key]
    if (Array.isArray(value)) copy[key] = value.slice()
    else if (typeof value === 'object' && value !== null) copy[key] = { ...value }
  }
  return copy
}

function copySlot({ project, card, markers, winner }: Slot): Slot {
  return { project, card, markers: markers.slice(), winner }
}

function copySite(there: Building | PrestigeSite | null): Building | PrestigeSite | null {
  if (there === null) return null
  return isBuilding(there) ? copyBuilding(there) : { prestige: there.prestige, rotation: there.rotation }
}

function copyBuilding({ project, owner, storeys }: Building): Building {
  return { project, owner, storeys }
}

function copyCompany(company: Company): Company {
  return {
    prestige: company.prestige,
    poverty: company.poverty,
    hold: copyHold(company.hold),
    tracks: { timber: company.tracks.timber, jackscrew: company.tracks.jackscrew, masonry: company.tracks.masonry },
    supply: company.supply,
    auction: company.auction,
    third: company.third,
    extensions: company.extensions,
    cards: company.cards.slice(),
    fresh: company.fresh,
    pile: company.pile.slice(),
    tiles: company.tiles.slice(),
    symbols: { ...company.symbols },
    finals: company.finals.slice(),
    neighbourhoods: company.neighbourhoods.slice(),
    wardTiles: company.wardTiles.slice(),
    sections: company.sections.slice(),
    letters: company.letters && { ...company.letters },
    score: { ...company.score },
  }
}

export function copyHold({ timber, jackscrew, masonry, joker, favour }: Company['hold']): Company['hold'] {
  return { timber, jackscrew, masonry, joker, favour }
}
