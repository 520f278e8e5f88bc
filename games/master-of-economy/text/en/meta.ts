import { namedGroups } from '@boardroom/game-kit'
import { COMPONENTS } from '../../meta.ts'
import type { Words } from '../catalogue.ts'
import { list } from './grammar.ts'

export const optionGroups: Words['optionGroups'] = { game: 'The game', shadow: 'Shadow company', teams: 'Pairs' }

const groups = namedGroups(COMPONENTS, {
  companies: 'the four companies and what they start with',
  'share-packets': 'the share packets',
  goods: 'the goods',
  factories: 'the factories with their costs and yields',
  recipes: 'how much of each material a factory needs (one unit)',
  'factory-spaces': 'the spaces for factories on a company board (three per type)',
  'market-prices': 'the price table of the goods market, with its eleven export cells and the grey column',
  'share-values': 'the points at which the share value rises (9, 17 and 25)',
  loans: 'the loans',
  'relations-markers': 'the relations markers',
  'success-markers': 'the success markers',
  phases: 'the ten phases of a year',
})

export const edition: readonly string[] = [
  'You play by the German rulebook of 2010, for two to four players, with the shadow company and two against two.',
  `Stated in the rulebook: ${list(groups('rulebook'))}.`,
  `Reconstructed, because they are printed only on the boards: ${list(groups('reconstructed'))}. They fit every rule, example and number of the rulebook, but the printed values may differ.`,
  'Of the goods market the rulebook gives the import price of building materials (3), prices that rise to the right, the cells 0/1 at the left end, at most six exports per row and what the grey column does. The other prices are ours, chosen so that every line of goods can pay.',
  'Where the rulebook is silent or contradicts itself, the help says how we play it: embezzlement costs the share value on top of the amount taken, the warehouse holds 10 goods in all, and votes are cast at the same time.',
  'The boards are our drawing.',
]
