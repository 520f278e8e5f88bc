import { helpFor } from '@boardroom/game-kit'
import type { RuleId } from '../../../rule-ids.ts'
import { auc } from './auc.ts'
import { csh } from './csh.ts'
import { end } from './end.ts'
import { fin } from './fin.ts'
import { gen } from './gen.ts'
import { inv } from './inv.ts'
import { lon } from './lon.ts'
import { mtg } from './mtg.ts'
import { ord } from './ord.ts'
import { prd } from './prd.ts'
import { sco } from './sco.ts'
import { set } from './set.ts'
import { shd } from './shd.ts'
import { shr } from './shr.ts'
import { sup } from './sup.ts'
import { tea } from './tea.ts'
import { trd } from './trd.ts'
import { yea } from './yea.ts'

/** The rules in the order of the rulebook. */
export const rules = helpFor<RuleId>()({
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
