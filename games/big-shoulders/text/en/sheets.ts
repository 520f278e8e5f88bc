import { dollars } from '@boardroom/game-kit/en'
import { GOAL_REWARD } from '../../components/index.ts'
import type { SheetWords } from '../catalogue.ts'
import { atOnce, buildingPays, managerBonus, power, spaceDoes } from './effects.ts'
import { count, cubes, goods, list } from './grammar.ts'
import { names } from './names.ts'

export const sheets: SheetWords = {
  book: names,
  yes: 'yes',
  no: 'no',
  list,
  dollars,
  cubes,
  managerBonus,
  atOnce,
  power,
  result: {
    title: 'Final scores',
    columns: ['Player', 'Cash', 'Goals', 'Shares', 'Total'],
    winner: 'winner',
  },
  now: {
    title: 'What is going on',
    decade: 'Decade',
    phase: 'Phase',
    asked: 'To move',
    operating: 'Operating',
    turnOrder: 'Turn order',
    priorityDeal: 'Priority Deal',
    companies: 'Companies operate in this order',
    decadeIs: (decade, year) => `${decade} of 5 (${year})`,
    turn: ({ stage, produced, goodsSold, revenue }, company) =>
      `${company}: ${names.stages[stage]}; ${count(produced, 'factory has', 'factories have')} produced, ${goods(goodsSold)} sold, revenue ${dollars(revenue)}`,
    hasOperated: (company) => `${company} (done)`,
  },
  companies: {
    title: 'Companies',
    columns: [
      'Company',
      'Director',
      'Share value',
      'Treasury',
      'Appeal',
      'Goods',
      'Sale price',
      'Salespeople',
      'Resources',
      'Capital Asset',
    ],
    none: 'none',
    goods: (number, tokens) => (tokens > 0 ? `${number} (+${tokens} per turn)` : `${number}`),
    asset: (name, exhausted) => `${name} (${exhausted ? 'exhausted' : 'ready'})`,
    noSlot: 'no slot',
  },
  factories: {
    title: 'Factories (● Worker, ◆ Automation token, ○ open space)',
    columns: ['Factory', 'Worker spaces', 'Manager', 'Manager’s bonus', 'Needs', 'Makes'],
    workers: (symbols, filled, spaces, automated) =>
      `${symbols} ${filled} of ${spaces} filled${automated > 0 ? `, ${automated} automated` : ''}`,
    makes: (number, automated, partner) =>
      `${goods(number)}${automated ? ' (fully automated)' : ''}${partner ? ' and the reserved Partner' : ''}`,
  },
  shares: {
    title: 'Who owns which shares (D: with the Director’s Certificate, P: with the Preferred Certificate)',
    company: 'Company',
    charter: 'Charter',
    pool: 'Bank Pool',
    director: 'D',
    preferred: 'P',
  },
  players: {
    title: 'Players',
    columns: ['Player', 'Cash', 'Value of shares', 'Partners', 'Certificates', 'Buildings in hand', 'Remarks'],
    partners: (unplaced, active) => `${unplaced} of ${active} unplaced`,
    certificates: (held, limit) => `${held} of ${limit}`,
    passed: 'has passed',
    mayNotBuy: (companies) => `sold ${companies} this Decade`,
  },
  hand: {
    title: 'Your Buildings',
    columns: ['Building', 'Payment per use', 'New Workers', 'Where'],
    inHand: 'in hand',
    drafted: 'kept in the draft',
    toBuild: 'to be played',
    toDiscard: 'to be discarded',
    discarded: 'discarded',
  },
  resources: {
    title: 'Resources',
    place: 'Place',
    notForSale: 'X (not for sale)',
    haymarket: 'Haymarket Square',
    bag: 'Bag',
  },
  supplies: {
    title: 'Job Market and decks',
    jobMarket: 'Job Market',
    workers: (present, spaces, price) => `${present} of ${spaces} Workers; the next costs ${dollars(price)}`,
    assets: 'Capital Assets',
    demand: 'Demand Tiles',
    era2: 'Buildings of Era II',
    era3: 'Buildings of Era III',
    tiles: (number) => (number > 0 ? count(number, 'tile') : 'no more tiles'),
  },
  demand: {
    title: 'Demand',
    row: 'Row',
    column: (name, bonus) => (bonus > 0 ? `${name} (+${dollars(bonus)} when filled)` : `${name} (no bonus)`),
    companies: 'Companies',
    tile: (number, capacity) => (number === capacity ? `full (${capacity})` : `${number} of ${capacity} Goods`),
    x: 'X: no sales',
    printedLeft: 'no tile: any number at half price',
    printedMiddle: (number, capacity) => `no tile: ${number} of ${capacity} Goods`,
    printedRight: 'no tile: no sales',
  },
  assets: {
    title: 'Capital Assets for sale',
    columns: ['Price', 'Capital Asset', 'At once', 'Once per Decade'],
    empty: 'empty',
  },
  spaces: {
    title: 'Action spaces',
    columns: ['Space', 'What it does', 'Use', 'Partners there'],
    unlimited: 'any number',
    once: 'once per Decade',
    from: (decade) => `from Decade ${decade}`,
    does: spaceDoes,
  },
  buildings: {
    title: 'Buildings in play',
    columns: ['Building', 'Owner', 'Owner gets', 'Partners there'],
    pays: buildingPays,
    workers: (number) => (number > 0 ? `${number}` : 'none'),
  },
  goals: {
    title: `Goals (${dollars(GOAL_REWARD)} each at the end)`,
    goal: 'Goal',
    leader: 'Leading',
  },
  charters: {
    title: 'Companies to start',
    columns: ['Company', 'Industry', 'Starts at Appeal', 'Sale prices', 'Capital Asset', 'Factories'],
    slot: (there) => (there ? 'one slot' : 'no slot'),
    factory: (number, { workerSpaces, resources, goods: made, manager }) =>
      `${number}: ${cubes(resources)} for ${goods(made)}, ${count(workerSpaces, 'Worker space')}, Manager ${managerBonus(manager)}`,
  },
}
