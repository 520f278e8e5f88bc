/** The four regions of the map (rulebook). */
export const REGIONS = ['west', 'midwest', 'east', 'south'] as const
export type RegionId = (typeof REGIONS)[number]
