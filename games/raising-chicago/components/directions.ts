/** Clockwise, as prestige buildings are turned. */
export const DIRECTIONS = ['N', 'E', 'S', 'W'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** Clockwise, in degrees. */
export const ROTATIONS = [0, 90, 180, 270] as const
export type Rotation = (typeof ROTATIONS)[number]

/** Where an arrow points once its building is turned. */
export function turned(arrow: Direction, rotation: Rotation): Direction {
  const place = (DIRECTIONS.indexOf(arrow) + rotation / 90) % DIRECTIONS.length
  return DIRECTIONS[place] ?? arrow
}
