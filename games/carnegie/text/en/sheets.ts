import { dollars } from '@boardroom/game-kit/en'
import type { SheetWords } from '../catalogue.ts'
import { either, gain, list, research, reward, steps } from './grammar.ts'
import { names } from './names.ts'

export const sheets: SheetWords = {
  book: names,
  list,
  dollars,
  gain,
  choice: (gains) => either(gains.map(gain)),
  reward,
  employees: (active, inactive) =>
    [...(active > 0 ? [`${active} active`] : []), ...(inactive > 0 ? [`${inactive} inactive`] : [])].join(', '),
  result: {
    title: 'Result',
    columns: ['VP for', 'VP'],
    parts: {
      direct: 'Direct VP',
      jokers: 'Unused jokers',
      active: 'Active employees',
      departments: 'Departments built',
      tabs: 'Project tabs',
      network: 'Connections',
      cities: 'Cities',
      donations: 'Donations',
      total: 'Total',
    },
    andrew: 'Andrew’s result',
    andrewParts: {
      cards: 'Cards',
      departments: 'Departments taken',
      transport: 'Last transport spaces',
      cities: 'Cities',
      donations: 'Donations',
      total: 'Total',
    },
  },
  now: {
    title: 'Now',
    round: 'Round',
    phase: 'Phase',
    asked: 'To decide',
    startPlayer: 'Start player',
    action: 'Action',
    event: 'Event',
    turn: 'Own step',
    roundOf: (round) => (round === 0 ? 'Setup' : `${round} of 20`),
    left: (left, points) => `${steps(left)}, ${research(points)}`,
    donation: 'Donation',
  },
  players: {
    title: 'Players',
    columns: ['Player', 'Money', 'Goods', 'VP', 'To hire', 'Discs', 'Jokers', 'Reserve', 'Next donation, limit'],
  },
  timeline: { title: 'Timeline', columns: ['Action', 'Events to come'], donation: 'Donation' },
  company: (name) => `Company of ${name}`,
  tabs: {
    title: (name) => `Project tabs of ${name}`,
    columns: ['Tab (goods)', 'Step', 'Discs waiting', 'Income', 'End VP', 'Next step'],
  },
  tracks: {
    title: 'Transport and missions',
    region: 'Region',
    space: (space, missions) => (missions > 0 ? `space ${space}, ${missions} on missions` : `space ${space}`),
  },
  map: { title: 'Map', columns: ['City', 'Where', 'VP', 'Spaces'], free: 'free', neutral: 'neutral' },
  donations: { title: 'Donations', columns: ['Category', 'Donation', 'Made by'] },
  display: { title: 'Departments on display', columns: ['Tile', 'Type', 'Desks'] },
  andrew: {
    title: 'Andrew',
    card: 'Card of this round',
    next: 'Back of the next card',
    position: 'VP of the card',
    discs: 'Discs',
    tiles: 'Departments',
    filed: 'VP of the cards so far',
    hidden: (back) => `face down, its back shows ${back}`,
  },
}
