import { helpFor } from '@boardroom/game-kit'
import type { RuleId } from '../../../rule-ids.ts'
import { ann } from './ann.ts'
import { bid } from './bid.ts'
import { ccl } from './ccl.ts'
import { cmp } from './cmp.ts'
import { crd } from './crd.ts'
import { end } from './end.ts'
import { gen } from './gen.ts'
import { mov } from './mov.ts'
import { nbh } from './nbh.ts'
import { out } from './out.ts'
import { pay } from './pay.ts'
import { pre } from './pre.ts'
import { pro } from './pro.ts'
import { rai } from './rai.ts'
import { set } from './set.ts'
import { sup } from './sup.ts'
import { two } from './two.ts'
import { win } from './win.ts'

/** The rules in the order of the rulebook. */
export const rules = helpFor<RuleId>()({
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
