import { helpFor, optionsIn } from '@boardroom/game-kit'
import { OPTION_WORDS } from '../../meta.ts'
import type { RuleId } from '../../rule-ids.ts'
import { gameText } from '../catalogue.ts'
import { entries } from './entries.ts'
import { ann } from './help/ann.ts'
import { bid } from './help/bid.ts'
import { ccl } from './help/ccl.ts'
import { cmp } from './help/cmp.ts'
import { crd } from './help/crd.ts'
import { end } from './help/end.ts'
import { gen } from './help/gen.ts'
import { mov } from './help/mov.ts'
import { nbh } from './help/nbh.ts'
import { out } from './help/out.ts'
import { pay } from './help/pay.ts'
import { pre } from './help/pre.ts'
import { pro } from './help/pro.ts'
import { rai } from './help/rai.ts'
import { set } from './help/set.ts'
import { sup } from './help/sup.ts'
import { two } from './help/two.ts'
import { win } from './help/win.ts'
import { edition, optionGroups } from './meta.ts'
import { moves } from './moves.ts'
import { prompts } from './prompts.ts'
import { refusals } from './refusals.ts'
import { sheets } from './sheets.ts'

/** The rules in the order of the rulebook. */
const rules = helpFor<RuleId>()({
  ...gen,
  ...sup,
  ...set,
  ...pre,
  ...cmp,
  ...ann,
  ...bid,
  ...win,
  ...pay,
  ...rai,
  ...mov,
  ...nbh,
  ...crd,
  ...pro,
  ...out,
  ...two,
  ...end,
  ...ccl,
})

const options = optionsIn('en', OPTION_WORDS)

export const text = gameText({ prompts, moves, entries, refusals, rules, options, optionGroups, edition, sheets })
