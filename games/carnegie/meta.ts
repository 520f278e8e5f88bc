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
