import type { OptionBook } from '@boardroom/game-kit'
import { type ComponentGroup, choice, type OptionsIn, options } from '@boardroom/kernel'
import {
  CARD_IDS,
  CITY_IDS,
  DIFFICULTIES,
  DONATION_IDS,
  PROJECTS,
  REGIONS,
  ROUTES,
  SLOTS,
  SPACES,
  START_DEPARTMENT_IDS,
  STRIP_IDS,
  TILE_COPIES,
  TILE_IDS,
  VP_CARDS,
} from './components/index.ts'

export const OPTIONS = options({
  game: {
    /** Andrew's level (CG-SOL-05). */
    difficulty: choice(DIFFICULTIES, 'normal', {
      rule: 'CG-SOL-05',
      seats: { easy: [1], hard: [1], expert: [1] },
    }),
    /** Who begins: drawn, or the seat of that number (CG-SET-10). */
    startPlayer: choice(['random', 1, 2, 3, 4], 'random', {
      rule: 'CG-SET-10',
      seats: { 2: [2, 3, 4], 3: [3, 4], 4: [4] },
    }),
  },
})

export type Options = OptionsIn<typeof OPTIONS>

/** What each option is called and does, in both languages. */
export const OPTION_WORDS: OptionBook<Options> = {
  difficulty: {
    en: {
      name: 'Andrew’s level',
      help: 'How many of Andrew’s 20 cards are challenging ones in the solo game.',
      values: {
        easy: 'Easy: 20 normal cards',
        normal: 'Normal: 15 normal, 5 challenging',
        hard: 'Hard: 10 normal, 10 challenging',
        expert: 'Expert: 5 normal, 15 challenging',
      },
    },
    de: {
      name: 'Andrews Stufe',
      help: 'Wie viele von Andrews 20 Karten im Solo-Spiel anspruchsvoll sind.',
      values: {
        easy: 'Leicht: 20 normale Karten',
        normal: 'Normal: 15 normale, 5 anspruchsvolle',
        hard: 'Schwer: 10 normale, 10 anspruchsvolle',
        expert: 'Experte: 5 normale, 15 anspruchsvolle',
      },
    },
  },
  startPlayer: {
    en: {
      name: 'First start player',
      help: 'Who holds the locomotive first.',
      values: { random: 'Drawn at random', 1: 'Seat 1', 2: 'Seat 2', 3: 'Seat 3', 4: 'Seat 4' },
    },
    de: {
      name: 'Erster Startspieler',
      help: 'Wer die Lokomotive zuerst hat.',
      values: { random: 'Ausgelost', 1: 'Platz 1', 2: 'Platz 2', 3: 'Platz 3', 4: 'Platz 4' },
    },
  },
}

/** What is in the box and where its figures come from. */
export const COMPONENTS = [
  { id: 'cities', source: 'published', count: CITY_IDS.length },
  { id: 'project-spaces', source: 'published', count: SLOTS.length },
  { id: 'routes', source: 'published', count: ROUTES.length },
  { id: 'transport-tracks', source: 'published', count: REGIONS.length },
  { id: 'timeline-strips', source: 'published', count: STRIP_IDS.length },
  { id: 'final-column', source: 'published', count: 4 },
  { id: 'donations', source: 'rulebook', count: DONATION_IDS.length },
  { id: 'departments', source: 'published', count: TILE_IDS.length * TILE_COPIES },
  { id: 'company-boards', source: 'reconstructed', count: 4 },
  { id: 'company-spaces', source: 'reconstructed', count: SPACES.length },
  { id: 'start-departments', source: 'reconstructed', count: START_DEPARTMENT_IDS.length },
  { id: 'project-tabs', source: 'reconstructed', count: 4 * PROJECTS.length },
  { id: 'project-costs', source: 'reconstructed', count: PROJECTS.length },
  { id: 'employees', source: 'rulebook', count: 60 },
  { id: 'discs', source: 'rulebook', count: 120 },
  { id: 'jokers', source: 'rulebook', count: 4 },
  { id: 'action-cards', source: 'published', count: CARD_IDS.length },
  { id: 'victory-point-cards', source: 'published', count: VP_CARDS.length },
] as const satisfies readonly ComponentGroup[]
