import { moveSchemas } from '@boardroom/kernel'
import * as s from '@boardroom/wire'
import { z } from 'zod'
import type { App } from '../app.ts'
import { Problem } from '../problem.ts'
import { BOT_NAMES } from '../tables/create.ts'
import type { AnyGame } from '../tables/games.ts'
import { type Route, route } from './route.ts'

const describe = ({ id, rules, title, designers, seats, options }: AnyGame) => ({
  id,
  rules,
  title,
  designers,
  seats,
  options,
})

export function gameRoutes({ world: { games } }: App): Route[] {
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
      params: z.object({ game: z.string().max(40) }),
      answer: s.gameDetail,
      person: false,
      handle({ params }) {
        if (!games.ids.includes(params.game)) throw new Problem(404, 'no-game', 'There is no such game.')
        const game = games.find(params.game)
        return { ...describe(game), moves: moveSchemas(game) }
      },
    }),
  ]
}
