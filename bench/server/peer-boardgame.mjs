// boardgame.io's own server with the synthetic game, in memory or (with `files`) with its file storage.
import { mkdtempSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newBoard, nextSeat, rules } from '../synthetic.mjs'

const require = createRequire(import.meta.url)
const { FlatFile, Origins, Server } = require('boardgame.io/server')
const { INVALID_MOVE } = require('boardgame.io/core')

/** As large as a view of ours. */
const TILES = 12
const game = {
  name: 'synthetic',
  setup: () => {
    const board = newBoard()
    return { ...board, market: board.market.slice(0, TILES) }
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: Object.fromEntries(
    Object.entries(rules).map(([type, rule]) => [
      type,
      ({ G, playerID }, company) => {
        if (rule.refuse(G, Number(playerID), company) !== null) return INVALID_MOVE
        rule.apply(G, Number(playerID), company)
        nextSeat(G)
      },
    ]),
  ),
  disableUndo: true,
}
const files = process.argv[2] === 'files'
const db = files ? new FlatFile({ dir: mkdtempSync(join(tmpdir(), 'boardroom-peer-')), logging: false }) : undefined
const server = Server({ games: [game], origins: [Origins.LOCALHOST], ...(db && { db }) })
console.info = () => {}
console.log = () => {}
server.run({ port: 0 }).then(({ appServer }) => process.send({ url: `http://127.0.0.1:${appServer.address().port}` }))
process.on('message', () => process.send({ cpu: process.cpuUsage() }))
