import { namedGroups } from '@boardroom/game-kit'
import { dollars } from '@boardroom/game-kit/en'
import { APPEAL_CASH, GOAL_REWARD, TOP_PRICE } from '../../components/index.ts'
import { COMPONENTS } from '../../meta.ts'
import type { Words } from '../catalogue.ts'
import { list } from './grammar.ts'

export const options: Words['options'] = {
  edition: {
    name: 'Rules edition',
    help: 'Sets the defaults of five of the options below; everything else is the same in both.',
    values: { '2020': 'English rules, 2020', '2018': 'German rules, 2018' },
  },
  mode: {
    name: 'Game mode',
    help: 'In the advanced game a company can change its Director, the Director’s Certificate can be sold, and companies can issue certificates in an emergency.',
    values: { basic: 'Basic game', advanced: 'Advanced game' },
  },
  goals: {
    name: 'Public goals',
    help: `Five Goals lie open; at the end each pays ${dollars(GOAL_REWARD)} to whoever leads in it.`,
  },
  draft: {
    name: 'Draft your buildings',
    help: 'In every Building Phase you keep one Building at a time and pass the rest on.',
  },
  friendlyStockSales: {
    name: 'Friendly stock sales',
    help: 'A sale by anyone but the Director lowers the share value by one step only, however many shares are sold.',
  },
  flexiblePurchasing: {
    name: 'Buy resources during production',
    help: 'A company may also buy resources between its factories, not only before the first one produces.',
  },
  actionPass: {
    name: 'Passing in the Action Phase',
    help: 'You may pass instead of placing a Partner, which ends the Action Phase for you.',
  },
  assetRow: {
    name: 'Capital Asset row refill',
    help: 'When the tiles in the row move on and a new one is turned up.',
    values: { 'slide-when-40-empty': 'When the $40 space is empty', 'close-gap': 'After every purchase' },
  },
  withholdWithoutProduction: {
    name: 'No dividends without factory production',
    help: 'A company whose factories produced nothing this turn must withhold, even if it sold Goods.',
  },
  halfPriceWhenRowFull: {
    name: 'Half-price sales when the row is full',
    help: 'Once its Demand row has no room left, a company may sell further Goods at half price.',
  },
  noCompanyCash: {
    name: `Player without company earns ${dollars(APPEAL_CASH)} per Partner`,
    help: `Whoever directs no company places Partners in the Bank Pool for ${dollars(APPEAL_CASH)} each instead of sitting out.`,
  },
  repeatPartnerCash: {
    name: `${dollars(APPEAL_CASH)} when the Appeal Partner was already taken`,
    help: `When another company of yours reaches Appeal 9 and your Partner there is gone, it may take ${dollars(APPEAL_CASH)}.`,
  },
}

export const optionGroups: Words['optionGroups'] = {
  game: 'The game',
  variants: 'Variants',
  edition: 'Edition and its fine points',
}

const groups = namedGroups(COMPONENTS, {
  charters: 'the ten charters',
  'charter-colours': 'the colors of the charters',
  certificates: 'the certificates and their limits',
  'stock-track': 'the Stock track',
  'appeal-track': 'the Appeal track',
  'general-spaces': 'the general action spaces',
  buildings: 'the Buildings',
  'building-names': 'the names of the Buildings',
  'capital-assets': 'the Capital Assets',
  'demand-tiles': 'the Demand Tiles',
  goals: 'the Goals',
  'goal-names': 'the names of the Goals',
  cubes: 'the resource cubes',
})

export const edition: readonly string[] = [
  'You play by the English rules of January 2020. The option “Rules edition” switches to the German rules of November 2018, which differ in five points; each of the five can also be set on its own.',
  `Stated in the rulebooks: ${list(groups('rulebook'))}.`,
  `Read off the published components, from pictures or from the public online implementation: ${list(groups('published'))}. The Stock track’s last space, ${dollars(TOP_PRICE)}, is on the board only; the table in the rulebooks leaves it out.`,
  'How many copies of each Demand Tile there are, and which of them are for three or four players, comes from the public implementation alone: pictures confirm only the faces (X and 1 to 8) and the mark “4” on the tile for 8 Goods.',
  'The era of each Building is taken from the rulebook appendices and the public implementation, since pictures show only the fronts. So is the choice of the five starting Capital Assets, for which the German text names Refrigeration instead of Union Stockyards.',
  `Our own: ${list(groups('reconstructed'))}. The tiles carry no names, so a Building is called by what it does; colors are only close to the printed ones, and the board is our drawing.`,
  'The option “Friendly stock sales” is in neither rulebook; it comes from the public implementation.',
]
