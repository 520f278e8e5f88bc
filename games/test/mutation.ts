/** A deliberate mistake in a game's rules. Whoever guards the rules must notice it (`npm run mutate -- <game>`). */
export interface Mutation {
  /** Below the game's folder. */
  readonly file: string
  /** Text that occurs exactly once in the file. */
  readonly from: string
  readonly to: string
  /** The rule that the mistake breaks. */
  readonly rule: string
  readonly what: string
  /** Why no whole game can show it; then the rule tests must. */
  readonly unseen?: string
}
