// Opening a cold table of 500 moves, and any position of it.
//   node bench/server/open.mjs
import { Client, median, quantile, report, sitDown, startServer } from './lib.mjs'

const server = await startServer()
const { playMove } = await server.module('tables/play.js')
const { view } = await server.module('tables/look.js')
const { world } = server.app
// With four seats a game is longer than that.
const players = [1, 2, 3, 4].map(() => new Client(server.url))
const MOVES = 500

const table = (await sitDown(players)).id
for (let seq = 0; seq < MOVES; seq++) {
  const kernel = (await world.opened.open(table)).position.table
  const [seat] = kernel.asked()
  if (seat === undefined) throw new Error(`the game was over after ${seq} moves`)
  const legal = kernel.legal(seat)
  const move = legal[(seq * 31) % legal.length]
  await playMove(world, table, { seat }, { seq, client: `${seq}`, move })
}
const { seq } = (await world.opened.open(table)).record
const cold = []
for (let i = 0; i < 100; i++) {
  world.opened.drop(table)
  const start = performance.now()
  await view(world, table, null)
  cold.push(performance.now() - start)
}
const past = []
for (let at = 0; at < seq; at += 5) {
  const start = performance.now()
  await view(world, table, null, at)
  past.push(performance.now() - start)
}
const overHttp = []
for (let i = 0; i < 50; i++) {
  world.opened.drop(table)
  const start = performance.now()
  await players[0].get(`/api/tables/${table}/view`)
  overHttp.push(performance.now() - start)
}
report({
  bench: 'open',
  database: world.storage.kind,
  moves: seq,
  coldMs: median(cold),
  coldMaxMs: quantile(cold, 1),
  coldOverHttpMs: median(overHttp),
  pastPositionMs: median(past),
  pastPositionMaxMs: quantile(past, 1),
})
await server.close()
