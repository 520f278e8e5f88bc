import type { GameText } from '@boardroom/kernel'
import type { RaisingChicago } from '../../types.ts'
import { gameText } from '../catalogue.ts'
import { edition } from './edition.ts'
import { entries } from './entries.ts'
import { rules } from './help/index.ts'
import { moves } from './moves.ts'
import { optionGroups, options } from './options.ts'
import { prompts } from './prompts.ts'
import { refusals } from './refusals.ts'
import { sheets } from './sheets.ts'

export const text: GameText<RaisingChicago> = gameText({
  prompts,
  moves,
  entries,
  refusals,
  rules,
  options,
  optionGroups,
  edition,
  sheets,
})
