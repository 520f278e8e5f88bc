import type { Words } from '../catalogue.ts'
import { amounts, field, holding, list, markers, storeys } from './grammar.ts'
import { names as book } from './names.ts'

const mayUse = (tiles: number): string =>
  tiles === 0 ? '' : ` You may use ${tiles === 1 ? 'your outskirts tile' : 'your outskirts tiles'} first.`

export const prompts: Words['prompts'] = {
  bid: ({ markers: left, third, tiles }) =>
    third
      ? `Place ${left === 1 ? 'your last marker' : `one of your ${markers(left)}`} and the third-colour marker under it, in either order.${mayUse(tiles)}`
      : `Place a bid marker on a card; you have ${left} left.${mayUse(tiles)}`,
  'second-marker': ({ marker }) =>
    marker === 'third' ? 'Now place the third-colour marker.' : 'Now place your own marker.',
  toll: ({ toll }) => `Pay the toll of ${amounts(toll)}.`,
  payment: ({ project, need, tiles }) => `Pay for ${book.projects[project]}: ${amounts(need)}.${mayUse(tiles)}`,
  giving: ({ get }) => `Which three tiles do you give for 1 ${get}?`,
  raise: ({ project, storeys: height }) =>
    `Choose an empty site for ${book.projects[project]} with ${storeys(height)}.`,
  move: ({ project, storeys: height }) =>
    `Move ${book.projects[project]} with ${storeys(height)} to an outskirts site; you take the tile there.`,
  'prestige-building': () => 'Choose a prestige building to raise.',
  'prestige-site': ({ building, purple }) =>
    `Turn ${book.prestigeBuildings[building]} as you like and place it on an empty ${purple ? 'purple ' : ''}site.`,
  neighbourhoods: ({ fields }) => `You have enclosed ${fields.length} neighbourhoods. Which one is awarded first?`,
  'tile-window': ({ phase }) =>
    phase === 'announce'
      ? 'Use outskirts tiles before the bid markers are handed out, or pass.'
      : 'Use outskirts tiles before the round ends, or pass.',
  'before-award': ({ fields }) =>
    `Your outskirts tiles could still win you ${list(fields.map(field))}. Use them, or pass.`,
  'choose-card': () => 'Choose a card in the project area: you take what lies open on it.',
  'add-storey': () => 'Which of your buildings in the wards gets another storey?',
  train: () => 'On which track do you advance up to 3 steps?',
  'take-four': () => 'Take any 4 resources.',
  'swap-banners': () => 'Which two banners change places?',
  'copy-tile': ({ left }) =>
    left > 1
      ? 'Choose the first of two neighbourhood tiles whose reward you receive.'
      : 'Choose a neighbourhood tile whose reward you receive.',
  'personal-projects': ({ hold }) =>
    `Complete sections of your personal project with 5 of their kind or a favour. You have ${holding(hold)}.`,
  'council-letters': () => 'For which letters do your cards with all four letters count?',
}
