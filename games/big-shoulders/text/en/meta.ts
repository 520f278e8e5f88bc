import { namedGroups } from '@boardroom/game-kit'
import { dollars } from '@boardroom/game-kit/en'
import { PRINTED_MARKET } from '../../components/index.ts'
import { COMPONENTS } from '../../meta.ts'
import type { Words } from '../catalogue.ts'
import { list } from './grammar.ts'

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
  `Read off the published components, from pictures or from the public online implementation: ${list(groups('published'))}. The Stock track’s last space, ${dollars(Math.max(...PRINTED_MARKET.track))}, is on the board only; the table in the rulebooks leaves it out.`,
  'How many copies of each Demand Tile there are, and which of them are for three or four players, comes from the public implementation alone: pictures confirm only the faces (X and 1 to 8) and the mark “4” on the tile for 8 Goods.',
  'The era of each Building is taken from the rulebook appendices and the public implementation, since pictures show only the fronts. So is the choice of the five starting Capital Assets, for which the German text names Refrigeration instead of Union Stockyards.',
  `Our own: ${list(groups('reconstructed'))}. The tiles carry no names, so a Building is called by what it does; colors are only close to the printed ones, and the board is our drawing.`,
  'The option “Friendly stock sales” is in neither rulebook; it comes from the public implementation.',
]
