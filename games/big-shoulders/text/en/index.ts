import { helpFor, optionsIn } from '@boardroom/game-kit'
import { OPTION_WORDS } from '../../meta.ts'
import type { RuleId } from '../../rule-ids.ts'
import { gameText } from '../catalogue.ts'
import { entries } from './entries.ts'
import { act } from './help/act.ts'
import { apl } from './help/apl.ts'
import { ast } from './help/ast.ts'
import { aut } from './help/aut.ts'
import { bld } from './help/bld.ts'
import { cln } from './help/cln.ts'
import { crt } from './help/crt.ts'
import { dir } from './help/dir.ts'
import { div } from './help/div.ts'
import { dst } from './help/dst.ts'
import { emp } from './help/emp.ts'
import { end } from './help/end.ts'
import { fnd } from './help/fnd.ts'
import { gen } from './help/gen.ts'
import { inf } from './help/inf.ts'
import { opr } from './help/opr.ts'
import { prc } from './help/prc.ts'
import { set } from './help/set.ts'
import { stk } from './help/stk.ts'
import { sup } from './help/sup.ts'
import { variants } from './help/var.ts'
import { edition, optionGroups } from './meta.ts'
import { moves } from './moves.ts'
import { prompts } from './prompts.ts'
import { refusals } from './refusals.ts'
import { sheets } from './sheets.ts'

/** The rules in the order of the rulebook. */
const rules = helpFor<RuleId>()({
  ...gen,
  ...set,
  ...fnd,
  ...crt,
  ...stk,
  ...dir,
  ...bld,
  ...act,
  ...emp,
  ...ast,
  ...apl,
  ...aut,
  ...opr,
  ...dst,
  ...div,
  ...prc,
  ...sup,
  ...cln,
  ...end,
  ...variants,
  ...inf,
})

const options = optionsIn('en', OPTION_WORDS)

export const text = gameText({ prompts, moves, entries, refusals, rules, options, optionGroups, edition, sheets })
