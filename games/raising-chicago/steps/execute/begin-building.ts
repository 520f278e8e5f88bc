import { frame } from '@boardroom/kernel'
import { FINALS, isFinal, PROJECTS } from '../../components/index.ts'
import { companyAt } from '../../model/companies.ts'
import { give } from '../../model/rewards.ts'
import { happening } from '../../types.ts'
import { move } from './move.ts'
import { raise } from './raise.ts'
import { type Running, runningProject } from './running.ts'

/** Substep A: the symbol tile and the printed rewards, then the building (RC-RAI-02 to RC-RAI-04, RC-MOV-02). */
export const beginBuilding = happening({
  name: 'begin-building',
  happen(turn, running: Running) {
    const { seat, slot } = running
    const { state } = turn
    const company = companyAt(state, seat)
    const id = runningProject(state, slot)
    if (isFinal(id)) {
      company.finals.push(id)
      turn.log({ type: 'final', seat, final: id })
    } else {
      const { symbol } = PROJECTS[id]
      company.symbols[symbol]++
      turn.log({ type: 'symbol', seat, symbol })
    }
    const { kind, rewards } = isFinal(id) ? FINALS[id] : PROJECTS[id]
    for (const reward of rewards) give(turn, seat, reward, 'project')
    turn.next(frame(kind === 'raise' ? raise : move, running))
  },
})
