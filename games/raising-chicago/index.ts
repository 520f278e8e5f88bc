import { defineGame } from '@boardroom/kernel'
import { ENTRIES } from './entries.ts'
import { insight } from './insight.ts'
import { broken } from './invariants.ts'
import { COMPONENTS, OPTIONS } from './meta.ts'
import { notAsked, notNow } from './out-of-turn.ts'
import { resultOf } from './scoring.ts'
import { setup } from './setup.ts'
import { copyState } from './state.ts'
import { STEPS } from './steps/index.ts'
import type { RaisingChicago } from './types.ts'
import { covered, imagine, secrets, view } from './view.ts'
import { worth } from './worth.ts'

export type { RaisingChicago } from './types.ts'

export const raisingChicago = defineGame<RaisingChicago>({
  id: 'raising-chicago',
  rules: '2.0.0',
  title: 'Raising Chicago',
  designers: ['Matt Wolfe'],
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  components: COMPONENTS,
  steps: STEPS,
  beginnings: ['execute-slot', 'operate'],
  entries: ENTRIES,
  setup,
  copy: copyState,
  secrets,
  view,
  imagine,
  covered,
  notNow,
  notAsked,
  result: resultOf,
  worth,
  insight,
  topics: () => import('./explore.ts'),
  broken,
  text: { en: () => import('./text/en/index.ts'), de: () => import('./text/de/index.ts') },
})
