import { optionsIn } from '@boardroom/game-kit'
import { OPTION_WORDS } from '../../meta.ts'
import { gameText } from '../catalogue.ts'
import { entries } from './entries.ts'
import { edition, optionGroups } from './meta.ts'
import { moves } from './moves.ts'
import { prompts } from './prompts.ts'
import { refusals } from './refusals.ts'
import { sheets } from './sheets.ts'

const rules = () => import('./help/index.ts')
const options = optionsIn('en', OPTION_WORDS)

export const text = gameText({ prompts, moves, entries, refusals, rules, options, optionGroups, edition, sheets })
