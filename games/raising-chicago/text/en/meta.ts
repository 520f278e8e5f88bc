import { namedGroups } from '@boardroom/game-kit'
import { COMPONENTS } from '../../meta.ts'
import type { Words } from '../catalogue.ts'
import { list } from './grammar.ts'

export const optionGroups: Words['optionGroups'] = { modules: 'Modules' }

const groups = namedGroups(COMPONENTS, {
  sites: 'the layout of the 40 sites',
  'neighbourhood-fields': 'the places of the 18 neighbourhood fields',
  'outskirts-sites': 'the 8 outskirts sites',
  projects: 'costs and rewards of the projects',
  'final-projects': 'the final projects',
  'resource-cards': 'the resource cards',
  'prestige-buildings': 'arrows and values of the prestige buildings',
  'outskirts-tiles': 'the outskirts tiles',
  'neighbourhood-tiles': 'how often each neighbourhood tile occurs',
  'ward-control-tiles': 'the values of the ward control tiles',
  banners: 'how often each banner occurs',
  'competence-tracks': 'the length of the competence tracks and what lies where on them',
  'poverty-track': 'the poverty track',
  'auction-board': 'the two values of the auction board',
  'bid-markers': 'the bid markers',
  extensions: 'the company extensions',
  'personal-projects': 'the personal projects',
  'council-members': 'the council members',
})

export const edition: readonly string[] = [
  'You play by the German rulebook of 2024, for two to four players, with or without the city council.',
  `Stated in the rulebook: ${list(groups('rulebook'))}. Where it gives no names, we have added some.`,
  `Reconstructed, because the text does not give them: ${list(groups('reconstructed'))}. That is most of the figures. They fit the examples and numbers of the rulebook and are balanced by many trial games, but what is printed may differ.`,
  'Of the board the rulebook gives the four wards with 10 sites and 2 banners each, the 8 outskirts sites, the central and corner sites with their rewards and the number of tiles; of the tracks what permanents, columns and the last field do; of the projects one with cost and reward, and that all final projects are raise projects.',
  'Two things are not known. The rulebook says that every resource card shows different resources; on each side of ours six cards show one kind three times, so that all arrangements occur equally often. And it does not say exactly where the purple sites lie: an example has only one central site in ward 2; ours are two in every ward, in the middle row.',
  'The rulebook contradicts itself in a few places, such as when outskirts tiles may be used. The rules tell how we read it there.',
  'If you own the game, you can correct any value in one table for each kind of component.',
  'The board is our drawing.',
]
