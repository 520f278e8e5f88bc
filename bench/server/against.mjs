// What a move costs inside of one process, as inside.mjs has it, against another checkout that is built too: both in this
// process, in short turns, so that whatever slows the machine down for a while slows both. The ratio is what counts.
//   node --max-semi-space-size=64 bench/server/against.mjs <folder of the other checkout>
//     [--game carnegie] [--tables 30] [--moves 300] [--turns 30]
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { median, report } from './lib.mjs'
import { anyMove, Listener } from './listener.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string', default: 'carnegie' },
    tables: { type: 'string', default: '30' },
    moves: { type: 'string', default: '300' },
    turns: { type: 'string', default: '30' },
  },
})
const [other] = positionals
if (!other) throw new Error('against which checkout?')
const count = Number(values.moves)
const turns = Number(values.turns)

/** A server of one checkout, and tables at it. */
class Contestant {
  times = []
  #tables = []

  static async at(folder) {
    const lib = await import(pathToFileURL(resolve(folder, 'bench/server/lib.mjs')).href)
    const made = new Contestant()
    made.lib = lib
    made.server = await lib.startServer()
    const { playMove } = await made.server.module('tables/play.js')
    made.playMove = playMove
    made.players = await Promise.all(['Ada', 'Ben'].map((name) => new lib.Client(made.server.url).named(name)))
    made.persons = await Promise.all(made.players.map(({ key }) => made.server.app.people.withKey(key)))
    return made
  }

  /** New tables in place of those whose game is over. */
  async prepare() {
    const { world, hub } = this.server.app
    this.#tables = this.#tables.filter(({ opened }) => opened.record.status === 'running')
    while (this.#tables.length < Number(values.tables)) {
      const { id } = await this.lib.sitDown(this.players, values.game)
      const opened = await world.opened.open(id)
      for (const person of [...this.persons, null]) await hub.enter(opened, new Listener(person))
      this.#tables.push({ id, opened })
    }
  }

  /** Processor time a move, in milliseconds. */
  async turn() {
    const { hub } = this.server.app
    const left = { moves: count }
    const start = process.cpuUsage()
    await Promise.all(this.#tables.map((table) => this.#play(table, left)))
    while (hub.pending > 0) await new Promise((resolve) => setImmediate(resolve))
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1_000 / (count - left.moves)
  }

  async #play(table, left) {
    while (left.moves > 0 && table.opened.record.status === 'running') {
      left.moves--
      const { seat, move } = anyMove(table.opened.position)
      const { seq, seats } = table.opened.record
      const person = this.persons.find(({ id }) => id === seats[seat].person)
      const outcome = await this.playMove(this.server.app.world, table.id, person, { seq, client: `${seq}`, move })
      if (outcome.kind !== 'done') throw new Error(`a move was ${outcome.kind}`)
      table.opened = outcome.opened
    }
  }
}

const [theirs, ours] = [await Contestant.at(other), await Contestant.at(resolve(import.meta.dirname, '../..'))]
// The first half warms up: compiled code is what lasts.
for (let turn = -turns; turn < turns; turn++) {
  for (const contestant of turn % 2 === 0 ? [theirs, ours] : [ours, theirs]) {
    await contestant.prepare()
    const time = await contestant.turn()
    if (turn >= 0) contestant.times.push(time)
  }
}
report({
  bench: 'against',
  game: values.game,
  theirsMs: median(theirs.times),
  oursMs: median(ours.times),
  ratio: median(ours.times.map((time, turn) => time / theirs.times[turn])),
  ratioOfLeast: Math.min(...ours.times) / Math.min(...theirs.times),
})
await Promise.all([theirs.server.close(), ours.server.close()])
process.exit()
