import type { Words } from '../catalogue.ts'

export const options: Words['options'] = {
  startOrder: {
    name: 'Starting order',
    help: 'How the companies get their first places: drawn, or auctioned against debts that count at the end.',
    values: { draw: 'Drawn at random', auction: 'Auctioned' },
  },
  privateCash: {
    name: 'Private cash',
    help: 'Whether everyone sees what the others own. Open only if every player agrees when the game starts.',
    values: { hidden: 'Hidden', open: 'Open, if all agree' },
  },
  shadowCompany: {
    name: 'Shadow company',
    help: 'A company without a manager whose shares can be traded, for two or three players. Recommended with two.',
    values: { recommended: 'As recommended', on: 'With it', off: 'Without it' },
  },
  shadowChoice: {
    name: 'Which shadow company',
    help: 'The company that becomes the shadow company. If a player chooses it, the first free one does.',
    values: {
      'first-free': 'The first free one',
      'blue-eyes': 'Blue Eyes',
      'yellow-submarines': 'Yellow Submarines',
      'green-grass': 'Green Grass',
      'red-socks': 'Red Socks',
    },
  },
  teams: {
    name: 'Two against two',
    help: 'Pairs add up their results; with four players only.',
    values: {
      off: 'Everyone alone',
      '1+2': 'Seats 1 and 2 against 3 and 4',
      '1+3': 'Seats 1 and 3 against 2 and 4',
      '1+4': 'Seats 1 and 4 against 2 and 3',
    },
  },
}

export const optionGroups: Words['optionGroups'] = { game: 'The game', shadow: 'Shadow company', teams: 'Pairs' }
