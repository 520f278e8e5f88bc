import { helpFor } from '@boardroom/game-kit'
import type { RuleId } from '../../../rule-ids.ts'
import { act } from './act.ts'
import { apl } from './apl.ts'
import { ast } from './ast.ts'
import { aut } from './aut.ts'
import { bld } from './bld.ts'
import { cln } from './cln.ts'
import { crt } from './crt.ts'
import { dir } from './dir.ts'
import { div } from './div.ts'
import { dst } from './dst.ts'
import { emp } from './emp.ts'
import { end } from './end.ts'
import { fnd } from './fnd.ts'
import { gen } from './gen.ts'
import { inf } from './inf.ts'
import { opr } from './opr.ts'
import { prc } from './prc.ts'
import { set } from './set.ts'
import { stk } from './stk.ts'
import { sup } from './sup.ts'
import { variants } from './var.ts'

/** The rules in the order of the rulebook. */
export const rules = helpFor<RuleId>()({
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
