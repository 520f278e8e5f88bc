// What a move costs inside of one process: accepted, written, compared and told to two players and a spectator, without
// sockets. Processor time, so that a crowded machine does little harm.
//   node bench/server/inside.mjs [--game carnegie] [--tables 100] [--moves 4000] [--rounds 5]
//   node --cpu-prof bench/server/inside.mjs   where it goes
import { parseArgs } from 'node:util'
import { Client, median, report, sitDown, startServer } from './lib.mjs'
import { anyMove, Listener } from './listener.mjs'

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'carnegie' },
    tables: { type: 'string', default: '100' },
    moves: { type: 'string', default: '4000' },
    rounds: { type: 'string', default: '5' },
  },
})
const server = await startServer()
const { playMove } = await server.module('tables/play.js')
const { world, hub, people } = server.app
const players = [await new Client(server.url).named('Ada'), await new Client(server.url).named('Ben')]
const persons = await Promise.all(players.map(({ key }) => people.withKey(key)))

const made = { moves: 0, bytes: 0, messages: 0 }
let running = true

function count(text) {
  made.bytes += text.length
  made.messages++
}

/** Plays one game after the other, each move as soon as the last is on disk. */
async function play() {
  while (running) {
    const { id } = await sitDown(players, values.game)
    const listeners = [...persons, null].map((person) => new Listener(person, count))
    let opened = await world.opened.open(id)
    for (const listener of listeners) await hub.enter(opened, listener)
    while (running && opened.record.status === 'running') {
      const { seat, move } = anyMove(opened.position)
      const { seq } = opened.record
      const outcome = await playMove(world, id, persons[opened.record.seats[seat].person === persons[0].id ? 0 : 1], {
        seq,
        client: `${seq}`,
        move,
      })
      if (outcome.kind !== 'done') throw new Error(`a move was ${outcome.kind}`)
      opened = outcome.opened
      made.moves++
    }
    for (const listener of listeners) hub.leave(id, listener)
  }
}

const games = Array.from({ length: Number(values.tables) }, play)
const perRound = Number(values.moves)

async function until(moves) {
  while (made.moves < moves) await new Promise((resolve) => setTimeout(resolve, 5))
}

// Compiled code is what lasts.
await until(2 * perRound)
const rounds = []
for (let i = 0; i < Number(values.rounds); i++) {
  const [from, cpu] = [made.moves, process.cpuUsage()]
  await until(from + perRound)
  const { user, system } = process.cpuUsage(cpu)
  const moves = made.moves - from
  rounds.push({ user: user / 1_000 / moves, system: system / 1_000 / moves, total: (user + system) / 1_000 / moves })
}
running = false
await Promise.all(games)
report({
  bench: 'inside',
  game: values.game,
  moves: made.moves,
  cpuMsPerMove: median(rounds.map(({ total }) => total)),
  leastMs: Math.min(...rounds.map(({ total }) => total)),
  userMs: median(rounds.map(({ user }) => user)),
  systemMs: median(rounds.map(({ system }) => system)),
  bytesPerMessage: made.bytes / made.messages,
})
await server.close()
process.exit()
