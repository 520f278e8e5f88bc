import {
  AUCTION_PRESTIGE,
  CARD_SPACES,
  EXCHANGE_RATE,
  FINAL_SYMBOL,
  LAST_FIELD,
  MARKERS,
  PERSONAL,
  STOREY_PRESTIGE,
  SYMBOL_SET,
  TILE_RESOURCES,
} from '../../components/index.ts'
import { capitalized, list, some } from '../../text/en/grammar.ts'
import { names as book } from '../../text/en/names.ts'
import { en as words } from '../words/en.ts'
import { explainerOf } from './explainer.ts'

const PAYS = 'Pays for projects and tolls'
const SET = `One of the five symbols. At the end each set of all five brings ${SYMBOL_SET} prestige, and each one that a final project of yours shows brings ${FINAL_SYMBOL} more.`

/** The board of Raising Chicago in English. */
export const explainer = explainerOf({
  words,
  book,
  capitalized,
  list,
  finalKind: 'Final project: a site in a ward, and its symbols score at the end',
  project: ({ kind }, rewards) => ({
    what: [
      kind === 'raise'
        ? 'Whoever has the most markers on its card builds it in a ward. Each marker becomes a storey.'
        : 'Whoever has the most markers on its card moves it to the outskirts, takes the tile there and places a prestige building.',
      rewards.length > 0 ? `It also gives ${list(rewards)}.` : '',
    ]
      .join(' ')
      .trim(),
    when: 'Won in the auction, paid for and built in phase 4. What you cannot pay makes you poorer.',
  }),
  finalScores: (symbols) =>
    `At the end each of your symbol tiles with ${symbols.join(' or ')} brings ${FINAL_SYMBOL} prestige.`,
  card: (gives) => ({
    what: `${gives}. Squares that nobody covered go to the winner as well.`,
    when: 'You get the card with its project; it lies under your board until others push it out.',
  }),
  square: (resource) =>
    resource
      ? {
          kind: `Bid square: ${book.resources[resource]}`,
          what: `Put a marker here and take ${some(1, resource)} at once. If it stays open, the winner of the project takes it.`,
          cost: `1 of your bid markers; it comes back if you lose.`,
          when: 'On your turn in the auction.',
        }
      : {
          kind: 'Toll space',
          what: 'Gives nothing, but wins every tie on this card.',
          cost: 'A bid marker and 1 resource for each open square of the card, of the kind it shows.',
          when: 'On your turn in the auction, if you can pay the toll.',
        },
  siteKind: 'Empty site',
  site: (purple) => ({
    what: purple
      ? 'Buildings may be raised here. Prestige buildings must go to a purple site as long as one is empty.'
      : `Buildings are raised here. You gain ${STOREY_PRESTIGE} prestige for each storey and 1 step on the track of the banner above the column.`,
  }),
  sitePrestige: {
    what: 'At the end each building that an arrow points at brings its owner the value of the prestige building. You advance 1 step on the track of the banner above the column, and 1 on that of the yard.',
  },
  building: ({ storeys }) => ({
    kind: `Building, ${words.storeys(storeys)}`,
    what: 'Every storey is a bid marker of its owner. Storeys decide the ward at the end and the neighbourhoods next to it. It stays for good.',
  }),
  field: (reward) => ({
    what: `Gives ${reward} to whoever has the most storeys on its four sites. The others with a building there gain 1 prestige.`,
    when: 'As soon as all four sites around it are built on.',
  }),
  fieldDone: 'All four sites around it are built on, so its tile has been awarded. It is never awarded again.',
  banner: (track, prestige) => ({
    what: prestige
      ? `Whoever places a prestige building advances 1 step on the ${track} track, and 1 more on that of the banner above its column.`
      : `Whoever builds in this column advances 1 step on the ${track} track.`,
    when: 'Each time, at once. Tile “Survey change” swaps two banners.',
  }),
  tile: (does, own) => ({
    kind: own ? 'Your outskirts tile' : 'Outskirts tile',
    what: own
      ? `Gives ${does}. You use it once.`
      : `Goes to whoever moves a building to this site. It gives ${does}, once.`,
    when: 'Before new markers in phase 1, before your bid, before you pay or choose a site in your own project, after production.',
  }),
  prestige: (arrows) => ({
    kind: 'Prestige building',
    what: `${arrows}. It belongs to nobody and has no storeys.`,
    when: 'Placed by whoever carries out a move project; its arrows score at the end.',
  }),
  ward: (most, second) => ({
    what: `Most storeys in this ward: ${most} prestige and the tile. Second most: ${second}. Whoever is tied shares.`,
    when: 'At the end of the game.',
  }),
  council: (prestige, per, qualify, double) => ({
    kind: 'Council member',
    what: `${prestige} prestige ${per}, if you have at least ${qualify} cards of this letter; twice that from ${double} cards on.`,
    when: 'At the very end. All cards that you ever took count.',
  }),
  tokens: {
    timber: { what: `${PAYS}. You get it from bid squares, cards and tiles.` },
    jackscrew: { what: `${PAYS}. You get them from bid squares, cards and tiles.` },
    masonry: { what: `${PAYS}. You get it from bid squares, cards and tiles.` },
    joker: { what: 'Counts as 1 resource of any kind when you pay.' },
    favour: {
      what: 'Pays for everything of one kind in one project, however much that is, or for a section of your personal project. Not for tolls.',
    },
  },
  track: (resource, permanents) => ({
    kind: 'Competence track',
    what: `On fields ${list(permanents.map(String))} you gain a permanent: every project then costs 1 ${resource} less. On field ${LAST_FIELD} you never pay ${resource} again. A column that all three markers have reached pays its reward.`,
    when: 'You advance by building below a banner and by rewards.',
  }),
  symbol: (symbol) =>
    symbol === 'star'
      ? { kind: 'Symbol tile', what: 'Counts as any one of the five symbols.' }
      : { kind: 'Symbol tile', what: SET },
  parts: {
    'auction-board': {
      name: 'Auction board',
      what: `Your bid markers of this round: ${MARKERS.perRound} new ones and those that came back, ${MARKERS.mostInRow} at most. Whoever has most of them bids next; if tied, the higher row.`,
    },
    'auction-value': {
      name: 'Markers in the end',
      what: `Markers that come back to this board in round 8: the most bring ${AUCTION_PRESTIGE.most} prestige, the second most ${AUCTION_PRESTIGE.second}.`,
      when: 'At the end of the game.',
    },
    bidders: {
      name: 'Who bids next',
      what: 'The order of the next bids if everybody places one marker each time. The most markers go first.',
    },
    lead: {
      name: 'Who would win',
      what: 'The most markers on the card win. If tied, the marker that comes first: top left, top right, bottom left, bottom right.',
    },
    done: { name: 'Done', what: 'This project has been built, or nobody bid on it. A new one comes next round.' },
    road: {
      name: 'Prestige road',
      what: 'Whoever is in front leads. On the same plank the disc that came later lies on top and ranks higher; so there are no ties.',
    },
    stairs: {
      name: 'Poverty stairs',
      what: 'You go down one step for each kind of resource that you do not pay. The number is the prestige that your step costs.',
      when: 'Scored at the end of the game.',
    },
    prestige: { name: 'Prestige', what: 'Whoever has most after eight rounds and the final scoring wins.' },
    poverty: {
      name: 'Poverty',
      what: 'What your step on the poverty stairs will cost. One step for each kind that you did not pay.',
      when: 'At the end of the game.',
    },
    personal: {
      name: 'Personal project',
      what: words.personalHelp(PERSONAL.section, PERSONAL.complete),
      cost: `${PERSONAL.cost} of its kind for each section, or a favour; nothing if that track is at its end.`,
      when: 'At the end of the game.',
    },
    symbols: { name: 'Symbols', what: SET },
    cards: {
      name: 'Your resource cards',
      what: `Cards of the projects that you won, the newest on the left. You have ${CARD_SPACES} spaces and 1 more for each extension; the next card pushes the last one out.`,
      when: 'They give their resources in phase 5 of every round.',
    },
    'card-space': { name: 'Space for a card', what: 'The next card comes here, without pushing one out.' },
    'tile-space': {
      name: 'Outskirts tiles',
      what: 'You take one whenever you move a building to the outskirts, and use it once, in a later turn of yours.',
    },
    neighbourhoods: {
      name: 'Neighbourhood tiles',
      what: 'Tiles that you won by having the most storeys around them. Their rewards were given at once.',
    },
    extensions: { name: 'Company extensions', what: 'Each gives you room for one more resource card.' },
    markers: {
      name: 'Bid markers in the supply',
      what: `${MARKERS.all} in the whole game. Each round ${MARKERS.perRound} go to the auction board; those that win become storeys and never come back.`,
    },
    stack: { name: 'Face-down prestige buildings', what: 'When one is taken, the next is turned up.' },
    plans: {
      name: 'Plans to come',
      what: 'The top project of each round’s stack, the final projects of round 8 and the next resource card.',
    },
    'extensions-left': { name: 'Company extensions left', what: 'When none is left, a reward of one gives nothing.' },
    council: {
      name: 'City council',
      what: 'Four members. Each scores for whoever has enough resource cards of its letter.',
      when: 'At the very end.',
    },
    toll: {
      name: 'Toll',
      what: 'For each open square of the card 1 resource of its kind. Jokers may stand in, favours not.',
      when: 'When a marker goes to the toll space.',
    },
    exchange: {
      name: `Exchange ${EXCHANGE_RATE} for 1`,
      what: 'Any resources and jokers for 1 resource of your choice, as often as you like.',
      cost: `${EXCHANGE_RATE} resources or jokers.`,
      when: 'Before a toll, while you pay, and for your personal project.',
    },
    short: {
      name: 'Do not pay',
      what: 'One step down the poverty stairs for this kind, however much is missing. You keep what you have of it, and build all the same.',
      when: 'Only if you do not have enough of this kind.',
    },
    four: {
      name: `${TILE_RESOURCES} resources`,
      what: 'The tile gives you timber, jackscrews and masonry in any mix.',
    },
    letters: { name: 'Cards with all letters', what: 'Each counts for one letter, which you choose now.' },
    storeys: {
      name: 'Storeys',
      what: 'All storeys that a company has built, in the wards and at the outskirts. They decide a tie for the victory.',
    },
    turn: {
      name: 'Turn the building',
      what: 'By quarter turns. Its arrows should point at your own buildings, or where they will stand.',
    },
    columns: {
      name: 'Column rewards',
      what: 'A column pays its reward as soon as all three of your markers have reached it. Each pays once.',
    },
  },
  icons: {
    timber: { name: 'Timber', what: 'A resource.' },
    jackscrew: { name: 'Jackscrew', what: 'A resource.' },
    masonry: { name: 'Masonry', what: 'A resource.' },
    joker: { name: 'Joker', what: 'Counts as any 1 resource when you pay.' },
    favour: { name: 'Favour', what: 'Pays for all of one kind in one project.' },
    prestige: { name: 'Prestige', what: 'The points of this game.' },
    poverty: { name: 'Poverty', what: 'A step down for each kind you did not pay; costs prestige at the end.' },
    competence: { name: 'Competence step', what: 'One field further on the track of the resource beside it.' },
    permanent: { name: 'Permanent', what: 'Every project costs you 1 less of its kind, for the rest of the game.' },
    free: { name: 'Complete, or free for ever', what: 'That kind costs you nothing any more.' },
    extension: { name: 'Company extension', what: 'Room for one more resource card.' },
    raise: { name: 'Raise project', what: 'A building in a ward.' },
    move: { name: 'Move project', what: 'A building at the outskirts, its tile, and a prestige building.' },
    recurring: {
      name: 'Every round',
      what: 'The card gives this in every round, as long as it lies under your board.',
    },
    once: { name: 'Once', what: 'The card gives this only in the round in which it was won.' },
    toll: { name: 'Toll space', what: 'Costs a resource for each open square of its card, and wins ties.' },
    marker: { name: 'Bid marker', what: 'For bids; those that win become storeys.' },
    storey: { name: 'Storey', what: 'A marker under a building: counts for ward and neighbourhoods.' },
    neighbourhood: { name: 'Neighbourhood tile', what: 'Goes to the most storeys on the four sites around it.' },
    council: { name: 'City', what: 'The city council, and projects of the city.' },
    locomotive: { name: 'Locomotive', what: 'A symbol.' },
    lion: { name: 'Lion', what: 'A symbol.' },
    book: { name: 'Book', what: 'A symbol.' },
    seal: { name: 'Seal', what: 'A symbol.' },
    y: { name: 'Y', what: 'A symbol, for the Y of the Chicago river.' },
    star: { name: 'Star', what: 'Any one of the five symbols.' },
    arrow: {
      name: 'Arrow of a prestige building',
      what: 'In the end whoever owns the building it points at gains the value.',
    },
    turn: { name: 'Turn or swap', what: 'Turns a prestige building; on a tile it swaps two banners.' },
  },
})
