import type { GameTypes, Move, MoveKind, RulesOf } from '@boardroom/kernel'
import type { AnyGame } from '../world.ts'
import type { Sitting } from './sitting.ts'

export type AnyKind = MoveKind<RulesOf<GameTypes>, object, Move>

/** Every kind of move that a game knows, in the order of its steps. */
export function kindsOf(game: AnyGame): AnyKind[] {
  const kinds = new Map<string, AnyKind>()
  for (const step of game.steps) {
    if ('moves' in step) for (const kind of step.moves) kinds.set(kind.type, kind)
  }
  return [...kinds.values()]
}

/** The kinds of move that the present step knows. */
export function kindsNow(sitting: Sitting): readonly AnyKind[] {
  const name = sitting.history.table.current?.step
  const step = sitting.game.steps.find((each) => each.name === name)
  return step && 'moves' in step ? step.moves : []
}

export function ruleOfKind(game: AnyGame, type: string): string | undefined {
  return kindsOf(game).find((kind) => kind.type === type)?.rule
}

/** A kind of move is called after the rule it comes from. */
export function titleOfKind(sitting: Sitting, type: string): string {
  const rule = ruleOfKind(sitting.game, type)
  return (rule && sitting.rules[rule]?.title) ?? type
}
