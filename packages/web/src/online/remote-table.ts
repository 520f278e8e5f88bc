import { loadGame } from '@boardroom/games'
import { type GameFile, kept, type Move, type Seat, type Viewer } from '@boardroom/kernel'
import type {
  Changes,
  ChatLine,
  EventSummary,
  LiveAnswer,
  LiveMessage,
  Look,
  Presence,
  TableSummary,
  Update,
} from '@boardroom/wire'
import { eventsIn, Picture } from '@boardroom/wire/picture'
import { go } from '../shell/router.tsx'
import { Advisor } from '../table/advisor.ts'
import {
  type AnyView,
  type Preview,
  type Refused,
  type SeatCard,
  type TableClient,
  type TableState,
  UNKNOWN,
} from '../table/client.ts'
import { Listeners } from '../table/listeners.ts'
import { api, ServerProblem } from './api.ts'
import { type Connection, LiveConnection, type LiveRequest } from './live.ts'
import { seatName } from './names.ts'
import { Past } from './past.ts'

/** What is known of an online table besides its position. */
export interface OnlineState {
  readonly table: TableSummary | null
  readonly connection: Connection
  readonly chat: readonly ChatLine[]
  readonly presence: Presence
  /** The code of the last thing that went wrong. */
  readonly problem: string | null
  /** A move is on its way. */
  readonly sending: boolean
  /** By how much this machine's clock is ahead of the server's. */
  readonly ahead: number
}

const NOBODY: Presence = { seats: [], spectators: 0 }

/** A table that is kept by the server. */
export class RemoteTable implements TableClient {
  readonly id: string
  readonly #live: LiveConnection
  readonly #advisor = new Advisor()
  readonly #listeners = new Listeners()
  #past: Past
  #seen = -1
  readonly #picture = new Picture()
  /** The whole has been asked for, and has not come yet. */
  #asked = false
  /** The position to which an answer is under way. */
  #answered: number | null = null
  #look: Look | null = null
  #state: TableState | null = null
  #online: OnlineState = {
    table: null,
    connection: 'connecting',
    chat: [],
    presence: NOBODY,
    problem: null,
    sending: false,
    ahead: 0,
  }

  constructor(id: string) {
    this.id = id
    this.#past = new Past(id)
    this.#live = new LiveConnection({
      table: id,
      seen: () => ({ seq: this.#seen, chat: this.#online.chat.at(-1)?.n ?? 0 }),
      hear: (message) => this.#hear(message),
      changed: (connection) => {
        this.#asked = false
        this.#change({ connection })
      },
    })
  }

  get local(): readonly Seat[] {
    const seat = this.#online.table?.you.seat ?? null
    return seat === null ? [] : [seat]
  }

  online(): OnlineState {
    return this.#online
  }

  /** Whether there is a position to show. */
  get begun(): boolean {
    return this.#state !== null
  }

  state(): TableState {
    if (!this.#state) throw new Error('the table has not begun')
    return this.#state
  }

  subscribe(listener: () => void): () => void {
    return this.#listeners.add(listener)
  }

  play(move: Move): Promise<Refused | null> {
    return this.#send({ type: 'move', id: crypto.randomUUID(), seq: this.#seen, move })
  }

  undo(): Promise<Refused | null> {
    return this.#send({ type: 'undo', id: crypto.randomUUID(), seq: this.#seen })
  }

  async why(move: Move): Promise<Refused | null> {
    if (this.local.length === 0) return null
    return api.why(this.id, move).then(
      ({ refusal }) => refusal?.refusal ?? null,
      () => null,
    )
  }

  /** Thought through here, unless the server plays by another version of the rules. */
  async preview(move: Move): Promise<Preview> {
    const look = this.#look
    if (!look || look.view.viewer === 'spectator') return UNKNOWN
    const game = await loadGame(look.view.game)
    if (look.view.rules !== game.rules) return UNKNOWN
    return this.#advisor.preview(look.view, move)
  }

  async at(moves: number): Promise<AnyView> {
    return this.#past.at(moves)
  }

  /** The server decides what one may see: one's own seat, or what everyone sees. */
  async sit(_viewer: Viewer): Promise<void> {}

  file(): Promise<GameFile> {
    return api.file(this.id)
  }

  rematch(): Promise<void> {
    return this.tell(async () => go(`/table/${(await api.rematch(this.id)).id}`))
  }

  /** Proposes to everyone to go back to the position after so many moves. */
  proposeUndo(moves: number): Promise<void> {
    return this.tell(() => api.propose(this.id, { kind: 'undo', to: this.#past.eventAt(moves) }))
  }

  /** How many moves had been made at the position a proposal goes back to. */
  movesAfter(event: number): number {
    return this.#past.movesAfter(event)
  }

  /** Does something about the table; what goes wrong is shown there. */
  async tell(work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
      this.#change({ problem: null })
    } catch (problem) {
      this.#change({ problem: problem instanceof ServerProblem ? problem.code : 'broken' })
    }
  }

  /** The problem has been read. */
  settle(): void {
    this.#change({ problem: null })
  }

  close(): void {
    this.#past.close()
    this.#live.close()
    this.#advisor.close()
    this.#listeners.close()
  }

  async #send(request: LiveRequest): Promise<Refused | null> {
    // A position is answered once; a second click on it comes too late.
    if (this.#answered === request.seq) return null
    this.#answered = request.seq
    this.#change({ sending: true, problem: null })
    const answer = await this.#live.send(request)
    if (answer.status === 200) await this.#untilSeen(answer.seq ?? 0)
    // The next position may have been seen, and answered, before this answer came.
    const latest = this.#answered === request.seq
    if (latest) this.#answered = null
    this.#change({ sending: !latest, problem: problemOf(answer) })
    return answer.refusal ?? null
  }

  /** What was accepted is on screen before the next answer can be given. */
  #untilSeen(seq: number): Promise<void> {
    if (this.#seen >= seq) return Promise.resolve()
    return new Promise((resolve) => {
      const stop = this.subscribe(() => {
        if (this.#seen < seq) return
        stop()
        resolve()
      })
    })
  }

  #hear(message: Exclude<LiveMessage, LiveAnswer>): void {
    if (message.type === 'update' || message.type === 'changes') this.#see(message)
    if (message.type === 'chat') {
      const last = this.#online.chat.at(-1)?.n ?? 0
      this.#change({ chat: [...this.#online.chat, ...message.lines.filter(({ n }) => n > last)] })
    }
    if (message.type === 'presence') {
      this.#change({ presence: { seats: message.seats, spectators: message.spectators } })
    }
  }

  /** What does not fit is asked for whole, once. */
  #see(message: Update | Changes): void {
    if (this.#picture.take(message)) {
      this.#asked = false
      this.#update(eventsIn(message))
    } else if (!this.#asked) {
      this.#asked = true
      this.#live.askWhole()
    }
  }

  #update(events: readonly EventSummary[]): void {
    const { table, look } = this.#picture
    if (!table) return
    if (this.#look && sitsAnew(this.#online.table, table)) {
      this.#change({ table })
      this.#startOver()
      return
    }
    const live = this.#seen >= 0
    this.#past.take(events)
    if (look) {
      this.#look = look
      this.#seen = look.seq
    }
    const latest = events.at(-1)
    const ahead = live && latest ? Date.now() - latest.at : this.#online.ahead
    if (this.#look) {
      this.#state = stateOf(table, this.#look, this.#past, this.#state)
      this.#past.see(this.#state.view)
    }
    this.#change({ table, ahead })
  }

  /** What was told to a spectator, or before the start, is told again to whoever sits here now. */
  #startOver(): void {
    this.#past.close()
    this.#past = new Past(this.id)
    this.#seen = -1
    this.#asked = false
    this.#live.restart()
  }

  #change(change: Partial<OnlineState>): void {
    this.#online = { ...this.#online, ...change }
    this.#listeners.tell()
  }
}

/** A table that goes on from a file has a position before anybody sits at it. */
function sitsAnew(before: TableSummary | null, after: TableSummary): boolean {
  if (!before) return false
  return before.you.seat !== after.you.seat || (before.status === 'open' && after.status === 'running')
}

function problemOf({ status, error, refusal }: LiveAnswer): string | null {
  return status === 200 || refusal ? null : (error ?? 'broken')
}

function stateOf(table: TableSummary, look: Look, past: Past, before: TableState | null): TableState {
  const running = table.status === 'running'
  return {
    id: table.id,
    game: table.game,
    seats: kept(before?.seats, table.seats.map(cardOf)),
    // At a table that was given up nobody has to move any more.
    view: kept(before?.view, table.status === 'cancelled' ? { ...look.view, asked: [] } : look.view),
    moves: running ? look.moves : [],
    canUndo: running && look.canUndo,
    log: past.log(),
    movers: past.movers(),
  }
}

function cardOf(seat: TableSummary['seats'][number]): SeatCard {
  return { name: seatName(seat), bot: seat.bot ?? seat.deputy }
}
