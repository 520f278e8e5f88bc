// Two players, Ada and Ben, play a whole game over HTTP, by nothing but what docs/api.md says.
//   node docs/examples/two-clients.mjs [http://127.0.0.1:3000] [game]
import { createHash, randomUUID } from 'node:crypto'

const server = process.argv[2] ?? 'http://127.0.0.1:3000'
const game = process.argv[3] ?? 'big-shoulders'

/** One player. A request that fails on its way is simply sent again: its id makes sure it counts once. */
class Player {
  static async named(name) {
    const { key } = await new Player(null).ask('POST', '/api/guests', { name })
    return new Player(key)
  }

  constructor(key) {
    this.key = key
  }

  async ask(method, path, body) {
    const headers = {}
    if (this.key) headers.authorization = `Bearer ${this.key}`
    if (body) headers['content-type'] = 'application/json'
    const response = await fetch(server + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    const answer = await response.json()
    if (response.status === 429) {
      await new Promise((resolve) => setTimeout(resolve, 2_000))
      return this.ask(method, path, body)
    }
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`)
    return answer
  }
}

const ada = await Player.named('Ada')
const ben = await Player.named('Ben')

const table = await ada.ask('POST', '/api/tables', { game, seats: [{ kind: 'me' }, { kind: 'open' }] })
const invite = table.seats.find((seat) => seat.invite).invite
await ben.ask('POST', `/api/tables/${table.id}/join`, { invite })
await ada.ask('POST', `/api/tables/${table.id}/start`, {})
console.log(`Table ${table.id}: the seed's hash is ${table.seedHash}`)

let moves = 0
for (;;) {
  const { status } = await ada.ask('GET', `/api/tables/${table.id}`)
  if (status === 'over') break
  for (const player of [ada, ben]) {
    const look = await player.ask('GET', `/api/tables/${table.id}/view`)
    if (look.moves.length === 0) continue
    const move = look.moves[Math.floor(Math.random() * look.moves.length)]
    await player.ask('POST', `/api/tables/${table.id}/moves`, { seq: look.seq, id: randomUUID(), move })
    moves++
  }
}

const over = await ada.ask('GET', `/api/tables/${table.id}`)
const fair = createHash('sha256').update(over.seed).digest('hex') === table.seedHash
const file = await ben.ask('GET', `/api/tables/${table.id}/export`)
console.log(
  `${moves} moves; the file holds ${file.moves.length}; the seed ${fair ? 'is the one promised' : 'WAS CHANGED'}`,
)
console.log(`Scores: Ada ${over.result.scores[0]}, Ben ${over.result.scores[1]}`)
if (!fair || file.moves.length !== moves) process.exitCode = 1
