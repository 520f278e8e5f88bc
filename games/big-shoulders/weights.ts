import file from './weights.json' with { type: 'json' }

/** What the parts of `worth` count; tuned, see `weights.json` for how and when. */
export type ShouldersWeights = Readonly<typeof file.weights>

export const WEIGHTS: ShouldersWeights = file.weights
