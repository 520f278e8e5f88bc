import { BadInput, type Game, type GameTypes } from '@boardroom/kernel'

/** Every game, in the order of the shelf, loaded when it is first wanted. A new game is one more line here. */
const GAMES: Readonly<Record<string, () => Promise<unknown>>> = {
  'big-shoulders': () => import('./big-shoulders/index.ts').then((module) => module.bigShoulders),
  carnegie: () => import('./carnegie/index.ts').then((module) => module.carnegie),
  'raising-chicago': () => import('./raising-chicago/index.ts').then((module) => module.raisingChicago),
  'master-of-economy': () => import('./master-of-economy/index.ts').then((module) => module.masterOfEconomy),
  orchard: () => import('./orchard/index.ts').then((module) => module.orchard),
}

export const GAME_IDS = Object.keys(GAMES)

/** A game by its id. What comes back knows its own types; those who use it only by the kernel need not. */
export async function loadGame(id: string): Promise<Game<GameTypes>> {
  const load = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined
  if (!load) throw new BadInput(`unknown game "${id}"; known: ${GAME_IDS.join(', ')}`)
  return (await load()) as Game<GameTypes>
}
