// Tables whose players answer at once, for those who want to know what the server can take.
import { Window } from './lib.mjs'

export class HurriedTables {
  moves = 0
  /** Bytes of every message that told of a move. */
  sizes = []
  latencies = []
  running = false
  closed = false
  #tables = []

  constructor(url, game, people, tell) {
    this.url = url
    this.game = game
    this.people = people
    this.tell = tell
  }

  async open(count) {
    for (let i = 0; i < count; i++) {
      const table = new HurriedTable(this)
      await table.begin()
      this.#tables.push(table)
    }
  }

  go() {
    this.running = true
    for (const table of this.#tables) table.go()
  }

  halt() {
    this.running = false
  }

  close() {
    this.halt()
    this.closed = true
    for (const table of this.#tables) table.leave()
  }
}

/** When its game is over, the next one begins. */
class HurriedTable {
  #load
  #windows = []
  #answered = -1
  #ready = false

  constructor(load) {
    this.#load = load
  }

  async begin() {
    const { url, game, people, tell, sizes } = this.#load
    const [ada, ben] = people
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const { id } = await ada.post('/api/tables', { game, visibility: 'public', seats })
    await ben.post(`/api/tables/${id}/join`)
    await ada.post(`/api/tables/${id}/start`)
    // Nobody would take these connections away again, and the server is about to go.
    if (this.#load.closed) return
    this.#windows = [ada.key, ben.key, null].map((key) => new Window(url, id, key, tell, () => this.go()))
    await Promise.all(this.#windows.map((window) => window.at(0)))
    for (const window of this.#windows) window.onBytes = (bytes) => sizes.push(bytes)
    this.#answered = -1
    this.#ready = true
    this.go()
  }

  go() {
    if (!this.#ready || !this.#load.running) return
    const looks = this.#windows.map(({ look }) => look)
    const { seq, view } = looks[2]
    if (looks.some((look) => look.seq !== seq)) return
    if (view.result) this.#again().catch((problem) => this.#failed(problem))
    else if (seq !== this.#answered) void this.#move(seq)
  }

  async #again() {
    this.#ready = false
    this.leave()
    await this.begin()
  }

  /** A table that was being opened when the load was taken away has nothing to complain about. */
  #failed(problem) {
    if (this.#load.running) throw problem
  }

  async #move(seq) {
    this.#answered = seq
    const asked = this.#windows.find(({ look }) => look.moves.length > 0)
    const move = asked.look.moves[Math.floor(Math.random() * asked.look.moves.length)]
    const start = performance.now()
    const { status } = await asked.ask({ type: 'move', id: `${seq}`, seq, move })
    if (status !== 200) throw new Error(`a move was answered ${status}`)
    this.#load.latencies.push(performance.now() - start)
    this.#load.moves++
  }

  leave() {
    for (const { socket } of this.#windows) {
      // One that is still being opened complains about it.
      socket.on('error', () => {})
      socket.terminate()
    }
  }
}
