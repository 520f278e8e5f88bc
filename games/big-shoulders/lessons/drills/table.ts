/** The table at which all drills are played. */
export const TABLE = { seats: 3, options: { mode: 'basic', goals: true, draft: false } } as const
