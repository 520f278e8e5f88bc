import type { Chance } from './chance.ts'
import type { Frame, RuleTypes, Seat } from './step.ts'

/** What rules may do while a move is carried out or a step happens. Everything else about a table is for programs. */
export interface Turn<R extends RuleTypes> {
  readonly state: R['state']
  readonly chance: Chance
  /** Puts steps before everything else on the agenda, to be done in the order given. */
  next(...frames: readonly Frame[]): void
  /** The step that is being answered is over. What it put on the agenda stays. */
  done(): void
  log(entry: R['entry']): void
  /** An entry that only some seats may read. */
  whisper(to: readonly Seat[], entry: R['entry']): void
  /** Something hidden has come to light, so this move cannot be taken back. */
  reveal(): void
}
