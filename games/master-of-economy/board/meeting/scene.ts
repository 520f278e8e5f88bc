import type { Logged, Seat } from '@boardroom/kernel'
import type { CompanyId } from '../../components/index.ts'
import type { Entry } from '../../entries.ts'

/** An election that the film shows: the hall is seen as it was then, though the next question may be asked already. */
export interface Scene {
  readonly company: CompanyId
  readonly candidates: readonly Seat[]
  readonly ballots: Extract<Entry, { type: 'election-vote' }>['ballots']
  /** The ballots are only falling. */
  readonly counting: boolean
  readonly elected: Seat | null
}

/** The election that an entry of the log belongs to, as far as it had come. */
export function sceneOf(shown: Entry | null, log: readonly Logged<Entry>[]): Scene | null {
  if (shown?.type !== 'candidates' && shown?.type !== 'election-vote' && shown?.type !== 'elected') return null
  const { company } = shown
  const held = log.slice(log.findLastIndex(({ entry }) => entry.type === 'candidates' && entry.company === company))
  const standing = held[0]?.entry
  const vote = held.find(({ entry }) => entry.type === 'election-vote' && entry.company === company)?.entry
  return {
    company,
    candidates: standing?.type === 'candidates' ? standing.seats : [],
    ballots: shown.type !== 'candidates' && vote?.type === 'election-vote' ? vote.ballots : [],
    counting: shown.type === 'election-vote',
    elected: shown.type === 'elected' ? shown.seat : null,
  }
}
