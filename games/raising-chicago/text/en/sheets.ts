import type { SheetWords } from '../catalogue.ts'
import { amounts, holding, list, reward, storeys } from './grammar.ts'
import { names } from './names.ts'

export const sheets: SheetWords = {
  book: names,
  list,
  amounts,
  holding,
  reward,
  storeys,
  result: { title: 'Result', category: 'Prestige for', rounds: 'Eight rounds', total: 'Total' },
  now: {
    title: 'Now',
    round: 'Round',
    phase: 'Phase',
    asked: 'To decide',
    ranking: 'Ranking',
    deck: 'Cards in the deck',
    extensions: 'Company extensions left',
    roundOf: (round) => `${round} of 8`,
  },
  auction: {
    title: 'Project area',
    columns: ['Slot', 'Project', 'Cost', 'Reward', 'Squares', 'Card gives'],
    free: 'toll space',
    winner: 'won by',
  },
  rows: { title: 'Auction board', columns: ['Company', 'Markers', 'Third colour'] },
  companies: {
    title: 'Companies',
    columns: ['Company', 'Prestige', 'Poverty', 'Holds', 'Timber track', 'Jackscrew track', 'Masonry track'],
  },
  possessions: {
    title: 'Possessions',
    columns: ['Company', 'Cards', 'Symbols', 'Outskirts tiles', 'Neighbourhoods', 'Marker supply'],
    cards: (under, spaces, pile) => `${under} of ${spaces}, ${pile} pushed out`,
  },
  city: {
    title: 'City',
    site: 'site',
    column: (number) => `Column ${number}`,
    banner: 'Banner:',
  },
  wards: { title: 'Storeys in the wards', ward: 'Ward', tile: 'First / second' },
  fields: { title: 'Neighbourhoods', columns: ['Number', 'Sites', 'Tile'] },
  outskirts: { title: 'Outskirts', columns: ['Site', 'There'] },
  display: { title: 'Prestige buildings on display', columns: ['Building', 'Prestige per arrow', 'Arrows'] },
  finals: { title: 'Final projects', columns: ['Project', 'Cost', 'Symbols', 'Reward'] },
  council: { title: 'City council', columns: ['Letter (cards, doubled)', 'Member'] },
}
