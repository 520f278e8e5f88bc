import type { Thought } from '@boardroom/bots'
import { glanceAt, type Move } from '@boardroom/kernel'
import { newId } from '../ids.ts'
import type { Metrics } from '../metrics.ts'
import { botsAsked, ownerOf } from '../tables/follow-ups.ts'
import { playMove } from '../tables/play.ts'
import type { World } from '../tables/world.ts'
import type { Crew } from '../workers/crew.ts'

export type Thinkers = Crew<Thought, Move>

/**
 * One move of a bot. The job that leads here is written together with the position that asks the bot, and the next
 * one together with the bot's own move: whenever a process dies, a job for the waiting bot is in the database.
 */
export async function botTurn(world: World, thinkers: Thinkers, metrics: Metrics, table: string): Promise<void> {
  const opened = await world.opened.fresh(table)
  if (!opened?.position || opened.record.status !== 'running') return
  const { record, position } = opened
  const [asked] = botsAsked(record)
  if (!asked) return
  const { seat, bot } = asked
  const end = metrics.botSeconds.startTimer({ bot })
  const moves = position.table.legal(seat)
  const view = glanceAt(position.table, seat)
  const thought = { game: record.game, bot, seat, view, moves, luck: newId() }
  const move = moves.length === 1 ? moves[0] : await thinkers.run(ownerOf(record), thought)
  end()
  // Two processes may think about the same move; the second finds the table moved on.
  const outcome = await playMove(world, table, { seat, bot }, { seq: record.seq, client: null, move })
  if (outcome.kind === 'refused') throw new Error(`${bot} chose a move that ${outcome.refusal.rule} forbids`)
}
