import { helpFor, optionsIn } from '@boardroom/game-kit'
import { OPTION_WORDS } from '../../meta.ts'
import type { RuleId } from '../../rule-ids.ts'
import { gameText } from '../catalogue.ts'
import { entries } from './entries.ts'
import { auc } from './help/auc.ts'
import { csh } from './help/csh.ts'
import { end } from './help/end.ts'
import { fin } from './help/fin.ts'
import { gen } from './help/gen.ts'
import { inv } from './help/inv.ts'
import { lon } from './help/lon.ts'
import { mtg } from './help/mtg.ts'
import { ord } from './help/ord.ts'
import { prd } from './help/prd.ts'
import { sco } from './help/sco.ts'
import { set } from './help/set.ts'
import { shd } from './help/shd.ts'
import { shr } from './help/shr.ts'
import { sup } from './help/sup.ts'
import { tea } from './help/tea.ts'
import { trd } from './help/trd.ts'
import { yea } from './help/yea.ts'
import { edition, optionGroups } from './meta.ts'
import { moves } from './moves.ts'
import { prompts } from './prompts.ts'
import { refusals } from './refusals.ts'
import { sheets } from './sheets.ts'

/** The rules in the order of the rulebook. */
const rules = helpFor<RuleId>()({
  ...gen,
  ...set,
  ...auc,
  ...yea,
  ...inv,
  ...sup,
  ...prd,
  ...trd,
  ...fin,
  ...lon,
  ...shr,
  ...mtg,
  ...ord,
  ...csh,
  ...end,
  ...sco,
  ...shd,
  ...tea,
})

const options = optionsIn('de', OPTION_WORDS)

export const text = gameText({ prompts, moves, entries, refusals, rules, options, optionGroups, edition, sheets })
