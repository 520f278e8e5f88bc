import { type Frame, frame, type Seat } from '@boardroom/kernel'
import { WARDS } from '../../components/index.ts'
import { companyAt } from '../../model/companies.ts'
import { addTogether } from '../../model/prestige.ts'
import { pointsFor, wardLeader, winnersOf } from '../../scoring.ts'
import type { Category } from '../../state.ts'
import { happening, type Turn } from '../../types.ts'
import { beginCouncil } from './council.ts'
import { canComplete, personalProjects } from './personal-project.ts'

/** The final scoring in its order (RC-END-01): all that needs no decision, then the personal projects. */
export const scoreBoard = happening({
  name: 'score-board',
  happen(turn) {
    const { state } = turn
    state.phase = 'scoring'
    score(turn, 'wards')
    takeWardTiles(turn)
    for (const category of ['auction', 'prestige-buildings', 'final-projects', 'symbols'] as const)
      score(turn, category)
    const waiting: Seat[] = state.companies.flatMap((company, seat) => (canComplete(company) ? [seat] : []))
    const council: Frame[] = state.council ? [frame(beginCouncil, {})] : []
    turn.next(frame(personalProjects, { waiting }), frame(scorePersonal, {}), ...council, frame(endGame, {}))
  },
})

export function score(turn: Turn, category: Category): void {
  const { state } = turn
  const points = pointsFor(state, category)
  for (const [seat, company] of state.companies.entries()) company.score[category] = points[seat] ?? 0
  addTogether(state, points)
  turn.log({ type: 'scored', category, points })
}

/** The only leader of a ward takes its tile, a tied one goes to the box (RC-END-04, RC-END-06). */
function takeWardTiles(turn: Turn): void {
  const { state } = turn
  for (const ward of WARDS) {
    const tile = state.wardTiles[ward - 1]
    const seat = wardLeader(state, ward)
    if (!tile) continue
    state.wardTiles[ward - 1] = null
    if (seat === null) state.box.push(tile)
    else {
      companyAt(state, seat).wardTiles.push(tile)
      turn.log({ type: 'ward-tile', seat, ward, tile })
    }
  }
}

/** Once everyone has paid for sections (RC-END-14), then poverty (RC-END-19). */
export const scorePersonal = happening({
  name: 'score-personal',
  happen(turn) {
    score(turn, 'personal')
    score(turn, 'poverty')
  },
})

/** Piles are opened for everyone to check the result. */
export const endGame = happening({
  name: 'end-game',
  happen(turn) {
    turn.state.phase = 'over'
    turn.reveal()
    turn.log({ type: 'winners', seats: winnersOf(turn.state) })
  },
})
