import type { Words } from '../catalogue.ts'

export const options: Words['options'] = {
  difficulty: {
    name: 'Andrew’s level',
    help: 'How many of Andrew’s 20 cards are challenging ones in the solo game.',
    values: {
      easy: 'Easy: 20 normal cards',
      normal: 'Normal: 15 normal, 5 challenging',
      hard: 'Hard: 10 normal, 10 challenging',
      expert: 'Expert: 5 normal, 15 challenging',
    },
  },
  startPlayer: {
    name: 'First start player',
    help: 'Who holds the locomotive first.',
    values: { random: 'Drawn at random', 1: 'Seat 1', 2: 'Seat 2', 3: 'Seat 3', 4: 'Seat 4' },
  },
}

export const optionGroups: Words['optionGroups'] = { game: 'The game' }
