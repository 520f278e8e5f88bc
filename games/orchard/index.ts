import { defineGame } from '@boardroom/kernel'
import { broken } from './invariants.ts'
import { COMPONENTS, OPTIONS } from './meta.ts'
import { resultOf, worth } from './scoring.ts'
import { setup } from './setup.ts'
import { STEPS } from './steps.ts'
import { ENTRIES, type Orchard } from './types.ts'
import { imagine, secrets, view } from './view.ts'

export const orchard = defineGame<Orchard>({
  id: 'orchard',
  rules: '1.0.0',
  title: 'Orchard',
  designers: ['Boardroom'],
  unlisted: true,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  components: COMPONENTS,
  steps: STEPS,
  entries: ENTRIES,
  setup,
  secrets,
  view,
  imagine,
  notNow: () => ({ rule: 'OR-SEA-02' }),
  result: resultOf,
  worth,
  broken,
  text: { en: () => import('./text/en.ts'), de: () => import('./text/de.ts') },
})
