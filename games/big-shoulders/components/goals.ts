/** The ten Goal tiles (rulebook; names reconstructed). */
export const GOALS = [
  'most-managers',
  'highest-appeal',
  'most-salespeople',
  'most-company-cash',
  'most-capital-assets',
  'most-partners',
  'most-workers',
  'most-common',
  'most-automation',
  'most-preferred',
] as const

export type GoalId = (typeof GOALS)[number]

export const GOALS_IN_PLAY = 5
export const GOAL_REWARD = 200
