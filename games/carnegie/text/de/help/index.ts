import { helpFor } from '@boardroom/game-kit'
import type { RuleId } from '../../../rule-ids.ts'
import { act } from './act.ts'
import { acv } from './acv.ts'
import { aff } from './aff.ts'
import { con } from './con.ts'
import { dec } from './dec.ts'
import { dep } from './dep.ts'
import { don } from './don.ts'
import { emp } from './emp.ts'
import { end } from './end.ts'
import { evt } from './evt.ts'
import { gen } from './gen.ts'
import { hr } from './hr.ts'
import { inc } from './inc.ts'
import { jok } from './jok.ts'
import { mgt } from './mgt.ts'
import { net } from './net.ts'
import { rnd } from './rnd.ts'
import { rou } from './rou.ts'
import { set } from './set.ts'
import { sol } from './sol.ts'
import { tab } from './tab.ts'
import { tra } from './tra.ts'
import { use } from './use.ts'

/** The rules in the order of the rulebook. */
export const rules = helpFor<RuleId>()({
  ...gen,
  ...set,
  ...emp,
  ...rou,
  ...act,
  ...evt,
  ...inc,
  ...don,
  ...use,
  ...hr,
  ...mgt,
  ...con,
  ...rnd,
  ...tab,
  ...tra,
  ...dep,
  ...jok,
  ...acv,
  ...net,
  ...end,
  ...aff,
  ...sol,
  ...dec,
})
