// Two processes on one PostgreSQL, and the same person at both: both send a move for the same position at the same
// moment, thousands of times. Exactly one may win, and the other must be told where the table stands.
//   DATABASE_URL=… node bench/server/races.mjs [races]
import { Client, report, sitDown, startProcess, Window } from './lib.mjs'

if (!process.env.DATABASE_URL) throw new Error('set DATABASE_URL to an empty PostgreSQL database')
const wanted = Number(process.argv[2] ?? 4_000)
const TABLES = 8

const servers = await Promise.all([startProcess(), startProcess()])
const urls = servers.map((server) => server.url)
let races = 0
const wins = [0, 0]

async function raceAtTable() {
  const players = [new Client(urls[0]), new Client(urls[1])]
  const { id } = await sitDown(players)
  const pairs = players.map(({ key }) => urls.map((url) => new Window(url, id, key)))
  const windows = pairs.flat()
  for (let seq = 0; races < wanted; seq++) {
    await Promise.all(windows.map((window) => window.at(seq)))
    const pair = pairs.find(([first]) => first.look.moves.length > 0)
    if (!pair) break
    const { moves } = pair[0].look
    const move = moves[Math.floor(Math.random() * moves.length)]
    const answers = await Promise.all(pair.map((each, i) => each.ask({ type: 'move', id: `${seq}/${i}`, seq, move })))
    const won = answers.filter((answer) => answer.status === 200 && answer.seq === seq + 1 && !answer.repeated)
    const lost = answers.filter((answer) => answer.status === 409 && answer.seq === seq + 1)
    if (won.length !== 1 || lost.length !== 1) throw new Error(`race ${seq} at ${id}: ${JSON.stringify(answers)}`)
    wins[answers.indexOf(won[0])]++
    races++
  }
  for (const { socket } of windows) socket.terminate()
}

const start = performance.now()
await Promise.all(
  Array.from({ length: TABLES }, async () => {
    while (races < wanted) await raceAtTable()
  }),
)
const seconds = (performance.now() - start) / 1_000
report({ bench: 'races', races, wonByFirst: wins[0], wonBySecond: wins[1], racesPerSecond: races / seconds })
await Promise.all(servers.map((server) => server.stop()))
process.exit()
