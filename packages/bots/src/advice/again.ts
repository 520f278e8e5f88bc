import { type GameTypes, samePlain, type Table } from '@boardroom/kernel'

interface Found<G extends GameTypes, T> {
  readonly world: Table<G>
  readonly found: T
  readonly drew: boolean
}

/**
 * What comes of playing on in imagined worlds. In one that is just like the one before the same would come of it, unless
 * something was drawn on the way: where nothing is hidden, nothing is played twice.
 */
export class Again<G extends GameTypes, T> {
  #before: Found<G, T> | null = null

  /** The world stays as it is; it is played on with a copy. */
  foundIn(world: Table<G>, play: (table: Table<G>) => T): T {
    const before = this.#before
    if (before && !before.drew && looksLike(before.world, world)) return before.found
    const table = world.fork()
    const found = play(table)
    this.#before = { world, found, drew: table.state.chance.drawn !== world.state.chance.drawn }
    return found
  }
}

/** Whether two worlds differ in nothing but what chance would bring. */
function looksLike<G extends GameTypes>(one: Table<G>, other: Table<G>): boolean {
  return samePlain({ ...one.state, chance: null }, { ...other.state, chance: null })
}
