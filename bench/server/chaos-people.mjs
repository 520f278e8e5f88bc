// Those who are there while chaos happens: people who play, readers who fall asleep, strangers who send rubbish.
import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { GAME_IDS } from '@boardroom/games'
import { Picture } from '@boardroom/wire/picture'
import { WebSocket } from 'ws'
import { Client } from './lib.mjs'

/** So long after a disaster what is asked counts as struck by it. */
const AFTERMATH = 5_000
/** A request that was not answered for so long is sent again over a new line. */
const PATIENCE = 4_000

let addresses = 0
/** Somebody's own address in the net. */
const address = () => `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses++ & 255}`

/** Asks until there is an answer; `fallback` is for when it is no. */
async function insist(work, fallback) {
  for (;;) {
    try {
      return await work()
    } catch ({ status = 503 }) {
      if (status < 429 && fallback) return fallback
      await pause(status === 429 ? 1_000 : 50)
    }
  }
}

/** Somebody who plays over a live connection as the client does: comes back, and asks again with the same id. */
class Player {
  picture = new Picture()
  #answer = () => {}
  #request = null

  constructor(world, which, table, client) {
    this.world = world
    this.which = which
    this.table = table
    this.client = client
    this.connect()
  }

  get asked() {
    return (this.picture.look?.moves.length ?? 0) > 0
  }

  connect() {
    const url = this.world.urls[this.which % this.world.urls.length].replace('http', 'ws')
    const headers = { authorization: `Bearer ${this.client.key}`, 'x-forwarded-for': this.client.address }
    const socket = new WebSocket(`${url}/api/tables/${this.table}/live?tell=changes&protocol=2`, { headers })
    this.socket = socket
    socket.on('error', () => {})
    socket.on('open', () => this.#send())
    socket.on('close', () => {
      if (this.socket === socket) setTimeout(() => this.socket === socket && this.connect(), 100)
    })
    socket.on('message', (data) => {
      const message = JSON.parse(data)
      if (message.type === 'answer' && message.id === this.#request?.id) this.#answer(message)
      if (message.type !== 'update' && message.type !== 'changes') return
      if (!this.picture.take(message)) socket.send(JSON.stringify({ type: 'whole', id: 'whole' }))
    })
  }

  #send() {
    if (this.#request && this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(this.#request))
  }

  /** The answer, however many lines it takes. */
  async ask(request) {
    this.#request = request
    const answered = new Promise((resolve) => {
      this.#answer = resolve
    })
    this.#send()
    const again = setInterval(() => this.socket.terminate(), PATIENCE)
    const answer = await answered
    clearInterval(again)
    this.#request = null
    return answer
  }

  leave() {
    const { socket } = this
    this.socket = null
    socket.terminate()
  }
}

/** Two people at a table; a new game when one is over. */
export class Table {
  /** Every move that was acknowledged. */
  done = []
  latencies = []

  constructor(world, n) {
    this.world = world
    this.n = n
  }

  async begin() {
    const { urls } = this.world
    this.clients ??= await Promise.all(
      ['Ada', 'Ben'].map((name) =>
        insist(async () => {
          const client = new Client(urls[0], null, address())
          return client.named(name)
        }),
      ),
    )
    const [ada, ben] = this.clients
    const wish = {
      game: GAME_IDS[this.n % GAME_IDS.length],
      visibility: 'public',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    }
    this.id = (await insist(() => ada.post('/api/tables', wish))).id
    const begun = async () => {
      const { status, seats } = await ben.get(`/api/tables/${this.id}`)
      if (seats[1].kind === 'open') await ben.post(`/api/tables/${this.id}/join`)
      if (status === 'open') await ada.post(`/api/tables/${this.id}/start`)
    }
    await insist(begun)
    this.players = this.clients.map((client, i) => new Player(this.world, this.n + i, this.id, client))
  }

  async play() {
    const { until, struck } = this.world
    while (Date.now() < until) {
      const player = this.players.find(({ asked }) => asked)
      if (!player) {
        await pause(20)
        if (this.players[0].picture.table?.status === 'over') await this.#again()
        continue
      }
      const { seq, moves } = player.picture.look
      const request = { type: 'move', id: randomUUID(), seq, move: moves[Math.floor(Math.random() * moves.length)] }
      const start = performance.now()
      const answer = await player.ask(request)
      const end = performance.now()
      if (answer.status === 200) {
        this.done.push({ client: player.client, table: this.id, request, seq: answer.seq })
        this.latencies.push({ ms: end - start, calm: start - struck() > AFTERMATH })
      }
      while (answer.status === 200 && (player.picture.look?.seq ?? 0) < answer.seq && Date.now() < until) await pause(5)
      await pause(200 + Math.random() * 300)
    }
    for (const player of this.players) player.leave()
  }

  async #again() {
    for (const player of this.players) player.leave()
    await this.begin()
  }

  /** Asked once more, every acknowledged move must be known, under its number. */
  async countFound() {
    let found = 0
    for (const { client, table, request, seq } of this.done) {
      const { type: _type, ...body } = request
      const again = await insist(() => client.post(`/api/tables/${table}/moves`, body), {})
      if (again.repeated === true && again.seq === seq) found++
    }
    return found
  }
}

/** Connections that are opened and never read. */
export async function sleepyReaders({ urls, until }, tables) {
  const sleepers = []
  while (Date.now() < until) {
    const table = tables[Math.floor(Math.random() * tables.length)]
    const url = urls[0].replace('http', 'ws')
    const socket = new WebSocket(`${url}/api/tables/${table.id}/live`, { headers: { 'x-forwarded-for': address() } })
    socket.on('error', () => {})
    socket.on('open', () => socket.pause())
    sleepers.push(socket)
    if (sleepers.length > 40) sleepers.shift().terminate()
    await pause(500)
  }
  for (const socket of sleepers) socket.terminate()
}

const deep = (open, close, n) => open.repeat(n) + close.repeat(n)
const RUBBISH = [
  () => `{"id":${deep('[', ']', 5_000)}}`,
  () => deep('{"a":', '}', 5_000),
  () => '{"type":"move","id":"x","seq":0,"move":{"__proto__":{"type":"x"}}}',
  () => '{"type":"move","id":"\\ud800","seq":1e300,"move":null}',
  () => '{"type":"chat","id":"c","text":"\\u0000\\u202e"}',
  () => 'x'.repeat(100_000),
  () => randomBytes(200),
  () => '{"type":"whole","id":"w"}',
]

/** Strangers who send what nobody should. Tells how much they sent, and how often the server called it its own fault. */
export async function hostilePeople({ urls, until }, tables) {
  let [sent, faults] = [0, 0]
  const rubbish = () => RUBBISH[Math.floor(Math.random() * RUBBISH.length)]()
  async function overSocket() {
    const table = tables[Math.floor(Math.random() * tables.length)]
    const url = `${urls[0].replace('http', 'ws')}/api/tables/${table.id}/live?tell=changes&protocol=2`
    const socket = new WebSocket(url, { headers: { 'x-forwarded-for': address() } })
    socket.on('error', () => {})
    socket.on('message', (data) => {
      if (JSON.parse(data).status === 500) faults++
    })
    await pause(100)
    for (let i = 0; i < 30 && socket.readyState === WebSocket.OPEN; i++) {
      socket.send(rubbish())
      sent++
    }
    await pause(200)
    socket.terminate()
  }
  async function overHttp() {
    const table = tables[Math.floor(Math.random() * tables.length)]
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address() }
    const paths = ['/api/guests', `/api/tables/${table.id}/moves`, '/api/tables', '/api/tables/import', '/%E0%A4%A']
    const path = paths[Math.floor(Math.random() * paths.length)]
    sent++
    const { status } = await fetch(`${urls[0]}${path}`, { method: 'POST', headers, body: rubbish() })
    if (status === 500) faults++
  }
  while (Date.now() < until) {
    await Promise.allSettled([overSocket(), overHttp(), overHttp()])
    await pause(100)
  }
  return { rubbishSent: sent, answeredAsOwnFault: faults }
}
