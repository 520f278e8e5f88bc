import { helpFor, optionsIn } from '@boardroom/game-kit'
import { OPTION_WORDS } from '../../meta.ts'
import type { RuleId } from '../../rule-ids.ts'
import { gameText } from '../catalogue.ts'
import { entries } from './entries.ts'
import { act } from './help/act.ts'
import { acv } from './help/acv.ts'
import { aff } from './help/aff.ts'
import { con } from './help/con.ts'
import { dec } from './help/dec.ts'
import { dep } from './help/dep.ts'
import { don } from './help/don.ts'
import { emp } from './help/emp.ts'
import { end } from './help/end.ts'
import { evt } from './help/evt.ts'
import { gen } from './help/gen.ts'
import { hr } from './help/hr.ts'
import { inc } from './help/inc.ts'
import { jok } from './help/jok.ts'
import { mgt } from './help/mgt.ts'
import { net } from './help/net.ts'
import { rnd } from './help/rnd.ts'
import { rou } from './help/rou.ts'
import { set } from './help/set.ts'
import { sol } from './help/sol.ts'
import { tab } from './help/tab.ts'
import { tra } from './help/tra.ts'
import { use } from './help/use.ts'
import { edition, optionGroups } from './meta.ts'
import { moves } from './moves.ts'
import { prompts } from './prompts.ts'
import { refusals } from './refusals.ts'
import { sheets } from './sheets.ts'

/** The rules in the order of the rulebook. */
const rules = helpFor<RuleId>()({
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

const options = optionsIn('en', OPTION_WORDS)

export const text = gameText({ prompts, moves, entries, refusals, rules, options, optionGroups, edition, sheets })
