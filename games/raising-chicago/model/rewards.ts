import type { Seat } from '@boardroom/kernel'
import {
  type Amounts,
  COLUMN_REWARDS,
  LAST_POVERTY,
  RESOURCES,
  type Resource,
  type Reward,
} from '../components/index.ts'
import type { Source } from '../entries.ts'
import type { Company, Public } from '../state.ts'
import type { Turn } from '../types.ts'
import { companyAt, nextField, trackSetup } from './companies.ts'
import { addPrestige } from './prestige.ts'

/** Whether a reward would give its taker nothing: no extension is left, or the track is at its end (RC-GEN-06). */
export function isLost(state: Public, seat: Seat, reward: Reward): boolean {
  if (reward.type === 'extension') return state.extensions === 0
  return reward.type === 'competence' && nextField(companyAt(state, seat).tracks, reward.track) === null
}

/** Takes a reward at once; what cannot be given is lost (RC-GEN-06). */
export function give(turn: Turn, seat: Seat, reward: Reward, from: Source): void {
  const { state } = turn
  const company = companyAt(state, seat)
  switch (reward.type) {
    case 'competence':
      advance(turn, seat, reward.track, reward.steps)
      return
    case 'extension':
      giveExtensions(turn, seat, reward.amount, from)
      return
    case 'resources':
      addResources(company, reward.amounts)
      break
    case 'prestige':
      addPrestige(state, seat, reward.amount)
      break
    case 'joker':
    case 'favour':
      company.hold[reward.type] += reward.amount
  }
  turn.log({ type: 'gained', seat, reward, from })
}

/** There are six; then the reward is lost (RC-SUP-02). */
function giveExtensions(turn: Turn, seat: Seat, wanted: number, from: Source): void {
  const { state } = turn
  const amount = Math.min(wanted, state.extensions)
  state.extensions -= amount
  companyAt(state, seat).extensions += amount
  if (amount < wanted) turn.log({ type: 'no-extension', seat })
  else turn.log({ type: 'gained', seat, reward: { type: 'extension', amount }, from })
}

export function addResources(company: Company, amounts: Amounts): void {
  for (const resource of RESOURCES) company.hold[resource] += amounts[resource]
}

/** Step by step to the right; steps beyond the last field are lost (RC-CMP-02, RC-CMP-07). */
export function advance(turn: Turn, seat: Seat, track: Resource, steps: number): void {
  for (let i = 0; i < steps; i++) step(turn, seat, track)
}

function step(turn: Turn, seat: Seat, track: Resource): void {
  const { state } = turn
  const { tracks } = companyAt(state, seat)
  const field = nextField(tracks, track)
  if (field === null) {
    turn.log({ type: 'track-end', seat, track })
    return
  }
  tracks[track] = field
  const permanent = trackSetup(state.seats).permanents.includes(field)
  turn.log({ type: 'advanced', seat, track, field, permanent })
  // The marker that arrives last completes the column, so each pays once (RC-CMP-05).
  const complete = RESOURCES.every((other) => tracks[other] >= field)
  const reward = complete ? COLUMN_REWARDS[field] : null
  if (reward) give(turn, seat, reward, 'column')
}

/** A disc on the last field stays there (RC-PAY-13). */
export function growPoor(turn: Turn, seat: Seat): void {
  const company = companyAt(turn.state, seat)
  company.poverty = Math.min(company.poverty + 1, LAST_POVERTY)
  turn.log({ type: 'poverty', seat, field: company.poverty })
}
