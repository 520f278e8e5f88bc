import type { Drill } from '@boardroom/board-kit'
import type { RaisingChicago } from '../../types.ts'
import { arrows } from './arrows.ts'
import { favour } from './favour.ts'
import { fields } from './fields.ts'
import { poverty } from './poverty.ts'
import { sections } from './sections.ts'
import { ties } from './ties.ts'
import { tracks } from './tracks.ts'
import { wards } from './wards.ts'

/** One matter each, in the order in which one needs them. */
export const drills = {
  ties,
  tracks,
  favour,
  poverty,
  fields,
  arrows,
  wards,
  sections,
} as const satisfies Readonly<Record<string, Drill<RaisingChicago>>>
