import { moveSchemas } from '@boardroom/kernel'
import * as s from '@boardroom/wire'
import { z } from 'zod'
import type { App } from '../app.ts'
import { Problem } from '../problem.ts'
import { BOT_NAMES } from '../tables/create.ts'
import { Explorer, MOST_EXPLORED } from '../tables/explored.ts'
import type { AnyGame } from '../tables/games.ts'
import { type Route, route } from './route.ts'

const params = z.object({ game: z.string().max(40) })

const describe = ({ id, rules, title, designers, seats, options }: AnyGame) => ({
  id,
  rules,
  title,
  designers,
  seats,
  options,
})

export function gameRoutes({ world }: App): Route[] {
  const { games } = world
  const explorer = new Explorer(world)
  const offered = (id: string): AnyGame => {
    if (!games.ids.includes(id)) throw new Problem(404, 'no-game', 'There is no such game.')
    return games.find(id)
  }
  return [
    route({
      method: 'GET',
      path: '/api/games',
      summary: 'The games that can be played here, and the bots',
      answer: z.object({ games: z.array(s.game), bots: z.array(z.string()) }),
      person: false,
      handle: () => ({ games: games.offered.map(describe), bots: BOT_NAMES }),
    }),
    route({
      method: 'GET',
      path: '/api/games/{game}',
      summary: 'One game: seats, options, and what its moves look like',
      params,
      answer: s.gameDetail,
      person: false,
      handle({ params }) {
        const game = offered(params.game)
        return { ...describe(game), moves: moveSchemas(game) }
      },
    }),
    route({
      method: 'GET',
      path: '/api/games/{game}/explored',
      summary: 'What was chosen in the latest finished public games of this server, and how it went',
      params,
      answer: s.exploredHere,
      person: false,
      handle: async ({ params }) => ({ most: MOST_EXPLORED, tables: [...(await explorer.of(offered(params.game)))] }),
    }),
  ]
}
