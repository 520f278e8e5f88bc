import { type MoveOf, oneOf } from '@boardroom/kernel'
import { PROJECTS, TABS } from '../../components/index.ts'
import { playerAt, turnOf } from '../../model/players.ts'
import { developCost } from '../../model/tabs.ts'
import type { Kind } from '../../types.ts'

const fields = { project: oneOf(PROJECTS) }

export type Develop = MoveOf<'develop', typeof fields>

const MOVES: readonly Develop[] = PROJECTS.map((project) => ({ type: 'develop', project }))
const NONE: readonly Develop[] = []

/** One step on a project tab: it slides one cell and shows its reward (chapter TAB). */
export const develop: Kind<object, Develop> = {
  type: 'develop',
  rule: 'CG-RND-03',
  fields,
  candidates: (state) => (turnOf(state).research > 0 ? MOVES : NONE),
  refuse(state, _params, seat, { project }) {
    const cost = developCost(project, playerAt(state, seat).tabs[project])
    if (cost === null) return { rule: 'CG-TAB-07' }
    const { research } = turnOf(state)
    return research < cost ? { rule: 'CG-RND-04', cost, have: research } : null
  },
  apply(turn, _params, seat, { project }) {
    const player = playerAt(turn.state, seat)
    const tab = player.tabs[project]
    const step = TABS[project][tab.side].steps[tab.step]
    if (!step) return
    turnOf(turn.state).research -= step.cost
    tab.step++
    // Without a disc the circle stays empty for good (CG-GEN-13).
    const disc = step.reward.circle !== undefined && player.discs > 0
    if (disc) {
      player.discs--
      tab.waiting++
    }
    turn.log({ type: 'developed', seat, project, cost: step.cost, reward: step.reward, disc })
  },
}
