import { namedGroups } from '@boardroom/game-kit'
import { COMPONENTS } from '../../meta.ts'
import type { Words } from '../catalogue.ts'
import { list } from './grammar.ts'

export const optionGroups: Words['optionGroups'] = { game: 'The game' }

const groups = namedGroups(COMPONENTS, {
  cities: 'the cities with their points',
  'project-spaces': 'the project spaces',
  routes: 'the lines between cities',
  'transport-tracks': 'the transport tracks',
  'timeline-strips': 'the timeline strips',
  'final-column': 'the final column of the timeline',
  donations: 'the donations',
  departments: 'the 32 department tiles',
  'company-boards': 'the company boards',
  'company-spaces': 'the places of lobby and start departments on them',
  'start-departments': 'the desks of the start departments and their prices',
  'project-tabs': 'both sides of the project tabs',
  'project-costs': 'the goods for commerce and infrastructure projects',
  employees: 'the employees',
  discs: 'the discs',
  jokers: 'the action jokers',
  'action-cards': 'Andrew’s action cards',
  'victory-point-cards': 'Andrew’s victory point cards',
})

export const edition: readonly string[] = [
  'You play by the rulebook of 2021, with all departments, donations and the solo game.',
  `Stated in the rulebook: ${list(groups('rulebook'))}.`,
  `Read off published components or listings: ${list(groups('published'))}. Timeline strips, final column, the middle victory point cards and parts of Andrew’s cards come from a single listing.`,
  `Reconstructed, because neither text nor picture shows them: ${list(groups('reconstructed'))}. They fit every rule, example and number of the rulebook, but the printed values may differ.`,
  'Of the project tabs the rulebook gives the highest points (6, 9, 12, 15), the limit reward and the starting discs; of the start departments it gives what they do.',
  'The board is our drawing.',
]
