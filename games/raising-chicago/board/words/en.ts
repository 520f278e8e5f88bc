import type {
  Amounts,
  CouncilMember,
  Direction,
  OutskirtsTileId,
  PrestigeId,
  Resource,
  Token,
} from '../../components/index.ts'
import { prestigeBuildingOf } from '../../components/index.ts'
import type { Source } from '../../entries.ts'
import type { Phase } from '../../state.ts'
import { amounts, holding, reward, some, storeys, track } from '../../text/en/grammar.ts'
import { TILE_EFFECTS } from '../../text/en/moves.ts'

const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const PLACES = ['first', 'second', 'third', 'fourth']

const DIRECTION: Readonly<Record<Direction, string>> = { N: 'up', E: 'right', S: 'down', W: 'left' }

const COUNCIL: Readonly<Record<CouncilMember['per'], string>> = {
  building: 'for each of your buildings in ward',
  'moved-building': 'for each of your buildings at the outskirts',
  'symbol-set': 'for each set of symbols',
  permanent: 'for each permanent',
  'returned-marker': 'for each of your markers left on the auction board',
  'neighbourhood-tile': 'for each neighbourhood tile',
  favour: 'for each favour',
  extension: 'for each company extension',
  'ward-tile': 'for each ward tile',
}

export const en = {
  places: {
    outskirts: 'Outskirts',
    city: 'Wards',
    yard: 'Yard',
    council: 'City council',
    road: 'Prestige and poverty',
    auction: 'Auction',
    plans: 'Plans',
  },
  prestigeYard: 'Prestige yard',
  closePaper: 'Put it away',
  roundOf: (round: number) => `Round ${round} of 8`,
  /** Short enough for one line beside the round. */
  phases: {
    announce: 'Announce',
    auction: 'Auction',
    award: 'Award',
    execute: 'Build',
    operate: 'Operate',
    scoring: 'Scoring',
    over: 'Game over',
  } satisfies Record<Phase, string>,
  roundShort: (round: number) => `Round ${round}`,
  amounts: (what: Amounts) => amounts(what),
  holding: (what: Partial<Record<Token, number>>) => holding(what),
  reward,
  storeys,
  empty: 'empty',
  // Auction
  slot: (id: string) => `Project ${id}`,
  slotEmpty: 'done',
  card: 'Resource card',
  squares: { tl: 'top left', tr: 'top right', bl: 'bottom left', br: 'bottom right' },
  toll: 'toll space',
  cardGives: (mode: 'recurring' | 'once', what: string) =>
    mode === 'recurring' ? `Gives ${what} at the end of every round` : `Gives ${what} once, in the round it is won`,
  kinds: { raise: 'Raise project: a site in a ward', move: 'Move project: the outskirts, and a prestige building' },
  costOf: (resource: string, cost: number, need: number | null, lacks: boolean) =>
    `${resource}: costs ${cost}${need === null ? '' : `, for you ${need}${lacks ? '; you do not have that much' : ''}`}`,
  noBids: 'no bid yet',
  leads: (name: string) => `${name} leads`,
  won: (name: string) => `${name} wins`,
  auctionBoard: 'Auction board',
  markersOf: (name: string, n: number) => `${name}: ${plural(n, 'marker')} on the auction board`,
  markersHere: (name: string, n: number) => `${name}: ${plural(n, 'marker')} on this card`,
  markersOnBoard: 'Bid markers on the auction board',
  bidNext: 'Next',
  thirdUnder: 'A marker of the third colour goes with this one',
  atTheEnd: 'At the end',
  auctionValue: (most: number, second: number) =>
    `At the end of the game the most markers here bring ${most} prestige, the second most ${second}`,
  // City
  finalCity: 'The city in the end',
  ward: (ward: number) => `Ward ${ward}`,
  wardValues: (most: number, second: number) => `Most storeys: ${most} prestige, second most: ${second}`,
  nobodyYet: 'nobody yet',
  tied: 'tied',
  siteOf: (site: number, ward: number) => `Site ${site} in ward ${ward}`,
  gives: (what: string) => `gives ${what}`,
  neighbourhoodOf: (n: number) => `Neighbourhood ${n}`,
  sitesBuilt: (n: number) => `${n} of 4 sites built on`,
  heights: 'Storeys',
  awarded: 'tile already awarded',
  bannerOf: (n: number, track: string) =>
    n === 9 ? `Banner of prestige buildings: ${track}` : `Banner of column ${n}: ${track}`,
  pickBanner: 'choose it, then another one',
  outskirtsSite: (n: number) => `Outskirts site ${n}`,
  tileDoes: (tile: OutskirtsTileId): string => TILE_EFFECTS[tile],
  /** Long names may be broken inside. */
  breakable: (name: string) => name,
  prestigeStack: (n: number) => (n === 0 ? 'no more to come' : `${n} more face down`),
  arrows: (id: PrestigeId) => {
    const { arrows, value } = prestigeBuildingOf(id)
    return `${plural(arrows.length, 'arrow')}, ${value} prestige each for whoever owns the building it points at`
  },
  turnLeft: 'Turn to the left',
  turnRight: 'Turn to the right',
  pointing: (directions: readonly Direction[]) =>
    `Points ${directions.map((each) => DIRECTION[each]).join(', ')}; now choose a site`,
  // Companies
  yourCompany: 'Your company',
  tokens: {
    timber: 'Timber',
    jackscrew: 'Jackscrews',
    masonry: 'Masonry',
    joker: 'Jokers: any resource',
    favour: 'Favours: pay for all of one kind',
  } satisfies Record<Token, string>,
  crates: {
    timber: 'Timber',
    jackscrew: 'Jacks',
    masonry: 'Masonry',
    joker: 'Jokers',
    favour: 'Favours',
  } satisfies Record<Token, string>,
  always: (saved: number) => `always −${saved}`,
  alwaysFree: 'free for ever',
  each: (n: number) => `${n} each`,
  everyRound: 'Every round',
  freeSpaces: (n: number) => `${n} free`,
  full: 'full',
  pushesOut: 'The next card pushes one out',
  prestige: 'Prestige',
  poverty: 'Poverty',
  povertyField: (loss: number) => (loss === 0 ? 'Costs nothing' : `Costs ${loss} prestige at the end`),
  storeysBuilt: 'Storeys built',
  competence: 'Competence',
  trackOf: (resource: string, at: number, saved: number | null) =>
    `${resource}: field ${at} of 11, ${saved === null ? 'never paid again' : saved === 0 ? 'nothing saved yet' : `every project costs ${saved} less`}`,
  cards: 'Resource cards',
  pile: (n: number) => `${n} in the pile`,
  tiles: 'Outskirts tiles to use',
  tileSpace: 'Outskirts tiles',
  symbols: 'Symbols',
  sets: (n: number) => plural(n, 'set'),
  neighbourhoodTiles: 'Neighbourhood tiles won',
  extensions: 'Company extensions',
  extensionsLeft: (n: number) => `${plural(n, 'company extension')} left`,
  supply: 'Bid markers in the supply',
  personal: 'Personal project',
  personalShort: 'Personal',
  personalHelp: (section: number, complete: number) =>
    `Each section brings ${section} prestige, all three together ${complete} more.`,
  section: (resource: string, done: boolean) => `${resource}: ${done ? 'complete' : 'open'}`,
  notPossible: 'not possible',
  // Paying
  payFor: (project: string) => `Pay for ${project}`,
  cheapest: 'cheapest',
  thenPay: (slot: string) => `then ${slot}:`,
  best: 'most prestige',
  backToCheapest: 'Back to the cheapest',
  payNow: 'Pay',
  payPoorer: (steps: number) => `Pay, ${plural(steps, 'step')} poorer`,
  freeForever: 'free for you',
  savedOf: (cost: number, saved: number) => `${cost}, ${Math.min(cost, saved)} saved`,
  youHave: (n: number) => `you have ${n}`,
  nothingToPay: 'nothing to pay',
  nothing: 'nothing',
  ways: { favour: 'favour', short: 'do not pay' },
  poorer: (steps: number, loss: number) =>
    steps === 0 ? 'you cannot get any poorer' : `${plural(steps, 'step')} into poverty (−${loss} prestige at the end)`,
  payToll: 'Toll:',
  giveFor: (rate: number, resource: Resource) => `Which ${rate} tiles do you give for ${some(1, resource)}?`,
  takeAny: (n: number) => `Take any ${n} resources`,
  exchange: (rate: number) => `Exchange ${rate} for 1`,
  exchangeFor: (rate: number, resource: Resource) => `Exchange ${rate} for ${some(1, resource)}`,
  assignLetters: 'Which letters do your cards with all four count for?',
  // What a move on the map brings
  outcome: {
    raise: (project: string, site: number) => `${project} on site ${site}`,
    move: (project: string, site: number) => `${project} to outskirts site ${site}`,
    addStorey: (site: number) => `One more storey on site ${site}`,
    first: (field: number) => `Neighbourhood ${field} first`,
    youLead: 'You lead',
    youWin: (slot: string) => `You win ${slot}`,
    toll: 'Toll',
    from: {
      project: 'From the project',
      site: 'From the site',
      column: 'From the column',
      card: 'From a card',
      tile: 'From the tile',
      neighbourhood: 'From the neighbourhood',
    } satisfies Record<Source, string>,
    column: (n: number) => `Column ${n} complete`,
    track: (resource: Resource) => capital(track(resource)),
    trackEnd: (resource: Resource) => `${capital(track(resource))}: at its end already`,
    noExtension: 'No extension is left',
    arrows: 'At the end, by arrows',
    /** Whoever is named by a mark after it. */
    ward: (ward: number, place: number, apart: number, others: boolean) => {
      const level = place === 1 ? 'level in front with' : `level in place ${place} with`
      const alone =
        place > 1 ? `${PLACES[place - 1]}, ${apart} behind` : others ? `you lead by ${apart} over` : 'you lead'
      return `Ward ${ward}: ${apart === 0 ? level : alone}`
    },
    /** `open` where its turn is still to be chosen; null where nobody gets it. */
    neighbourhood: (name: string, whose: string | null) =>
      whose === 'open'
        ? `${name} is enclosed`
        : whose === 'yours'
          ? `${name} is yours`
          : `${name} goes to ${whose ?? 'nobody'}`,
    card: 'Card comes in',
    pushesOut: 'pushes out',
    pushesNone: 'none is pushed out',
  },
  // Council and what comes
  council: 'City council',
  councilRule: (qualify: number, double: number) => `${qualify} cards · ${double} double`,
  wardShort: (ward: number) => `W${ward}`,
  councilHelp: (qualify: number, double: number) => `${qualify} cards of a letter count, ${double} count twice`,
  councilPer: (member: CouncilMember) => `${COUNCIL[member.per]}${member.per === 'building' ? ` ${member.ward}` : ''}`,
  letterCards: (name: string, count: number, letter: string, wild: number, hidden: number) =>
    `${name}: ${plural(count, 'card')} with ${letter}${wild > 0 ? `, ${wild} with all letters` : ''}${hidden > 0 ? `, ${hidden} face down in the pile` : ''}`,
  coming: 'Plans to come',
  comingHelp: 'the top of each stack, the final projects, the next card',
  andMore: (n: number) => `and ${n} more`,
  finalProject: 'Final project',
  nextCard: 'Next card',
  cardsLeft: (n: number) => `${n} in the deck`,
  // Score
  inRounds: 'Prestige of the rounds',
  prestigeChart: 'Prestige',
  storeysChart: 'Storeys',
  moveGroups: {
    bid: 'Place a marker',
    pay: 'Pay',
    exchange: 'Exchange',
    build: 'Where the building goes',
    prestige: 'Prestige building',
    neighbourhood: 'Neighbourhoods',
    tiles: 'Outskirts tiles',
    personal: 'Personal project',
    council: 'City council',
    end: 'Go on',
  },
  chapters: {
    'RC-GEN': 'The game',
    'RC-SUP': 'Supplies',
    'RC-SET': 'Setup',
    'RC-PRE': 'Prestige and ties',
    'RC-CMP': 'Competence tracks',
    'RC-ANN': 'Phase 1: announce projects',
    'RC-BID': 'Phase 2: auction',
    'RC-WIN': 'Phase 3: end the auction',
    'RC-PAY': 'Phase 4: paying',
    'RC-RAI': 'Phase 4: raise projects',
    'RC-MOV': 'Phase 4: move projects',
    'RC-NBH': 'Neighbourhoods',
    'RC-CRD': 'Resource cards',
    'RC-PRO': 'Phase 5: operate the company',
    'RC-OUT': 'Outskirts tiles',
    'RC-TWO': 'Two players: the third colour',
    'RC-END': 'Final scoring',
    'RC-CCL': 'City council',
  },
  components: {
    sites: 'Sites in the wards',
    'neighbourhood-fields': 'Neighbourhood fields',
    'outskirts-sites': 'Outskirts sites',
    projects: 'Projects',
    'final-projects': 'Final projects',
    'resource-cards': 'Resource cards',
    'prestige-buildings': 'Prestige buildings',
    'outskirts-tiles': 'Outskirts tiles',
    'neighbourhood-tiles': 'Neighbourhood tiles',
    'ward-control-tiles': 'Ward control tiles',
    banners: 'Competence banners',
    'competence-tracks': 'Competence track',
    'poverty-track': 'Poverty track',
    'auction-board': 'Auction board',
    'bid-markers': 'Bid markers',
    extensions: 'Company extensions',
    'personal-projects': 'Personal projects',
    'council-members': 'Council members',
  },
}

export type BoardWords = typeof en
