import file from './weights.json' with { type: 'json' }

/** What the parts of `worth` count; tuned, see `weights.json` for how and when. */
export type CarnegieWeights = Readonly<typeof file.weights>

export const WEIGHTS: CarnegieWeights = file.weights
