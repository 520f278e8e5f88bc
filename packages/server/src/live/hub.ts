import type { Compared } from '@boardroom/wire/picture'
import { type Now, newId } from '../ids.ts'
import { parseSignal, signal } from '../signals.ts'
import type { ChatLine, EventRecord } from '../storage/records.ts'
import { type SharedSummary, sharedIn } from '../tables/look.ts'
import type { Opened } from '../tables/opened.ts'
import { maySee } from '../tables/seating.ts'
import type { Changed, World } from '../tables/world.ts'
import type { Troubles } from '../trouble.ts'
import { audienceNow, changesText, type Eyes, eyesOf, updateText, wholeText } from './audience.ts'
import {
  presenceHere,
  presenceText,
  type Room,
  recentAfter,
  remember,
  roomFor,
  type Told,
  type Watcher,
} from './room.ts'

const CHAT_PAGE = 200
/** Every so many versions all is told anew, also to those who are told what changes. */
const ANEW = 256

/** Tells everyone who watches a table what happens there. Holds no truth: all it tells is read from the tables. */
export class Hub {
  readonly #world: World
  readonly #now: Now
  readonly #rooms = new Map<string, Room>()
  /** This process's name towards the others. */
  readonly #me = newId()
  readonly #troubles: Troubles

  constructor(world: World, troubles: Troubles) {
    this.#world = world
    this.#now = world.now
    this.#troubles = troubles
    world.storage.bus.listen((message) => this.#heard(message))
  }

  /** Tables of which something has still to be told. */
  pending = 0
  /** Those whose turn it is next. */
  #touched: [string, Room][] = []

  get rooms(): number {
    return this.#rooms.size
  }

  /** Lets somebody watch. */
  async enter(opened: Opened, watcher: Watcher): Promise<void> {
    const { id } = opened.record
    let room = this.#rooms.get(id)
    if (!room) {
      room = roomFor(opened)
      this.#rooms.set(id, room)
    } else if (opened.record.version > room.opened.record.version) {
      room.opened = opened
    }
    room.watchers.set(watcher, null)
    this.#present(id, room)
  }

  leave(id: string, watcher: Watcher): void {
    const room = this.#rooms.get(id)
    if (!room?.watchers.delete(watcher)) return
    if (room.watchers.size === 0) this.#rooms.delete(id)
    const seen = new Set([...room.watchers.values()].map((told) => told?.eyes))
    for (const eyes of room.audiences.keys()) if (!seen.has(eyes)) room.audiences.delete(eyes)
    this.#present(id, room)
  }

  /** Tells a watcher everything anew. */
  again(id: string, watcher: Watcher): void {
    const room = this.#rooms.get(id)
    if (!room?.watchers.has(watcher)) return
    room.watchers.set(watcher, null)
    this.#touch(id, room)
  }

  /** Something was committed here. */
  changed({ opened, event }: Changed): void {
    const { id, version } = opened.record
    const { shared, bus } = this.#world.storage
    if (shared) bus.tell(signal({ kind: 'table', table: id, version }))
    const room = this.#rooms.get(id)
    if (!room || version <= room.opened.record.version) return
    room.opened = opened
    if (event) remember(room, event)
    else room.isStirred = true
    this.#touch(id, room)
  }

  /** Tables were changed in the database by other means than their own. */
  async refresh(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      this.#world.opened.drop(id)
      const opened = await this.#world.opened.load(id).catch(this.#troubles.at('hub'))
      if (opened) this.changed({ opened, event: null })
    }
  }

  /** A table was taken out of the database. */
  gone(id: string): void {
    this.#world.storage.bus.tell(signal({ kind: 'table', table: id, version: Number.MAX_SAFE_INTEGER }))
    this.#turnAllAway(id)
  }

  chatted(table: string, n: number): void {
    this.#world.storage.bus.tell(signal({ kind: 'chat', table, n }))
    this.#chatTo(table, n)
  }

  /** Looks whether a message from another process was lost: the database knows what is true. */
  async catchUp(): Promise<void> {
    const ids = [...this.#rooms.keys()]
    if (ids.length === 0 || !this.#world.storage.shared) return
    for (const [id, version] of await this.#world.storage.tables.versions(ids)) this.#moved(id, version)
    for (const [id, room] of this.#rooms) this.#reportPresence(id, room)
  }

  #heard(message: string): void {
    const heard = parseSignal(message)
    if (!heard) return
    if (heard.kind === 'table') this.#moved(heard.table, heard.version)
    if (heard.kind === 'chat') this.#chatTo(heard.table, heard.n)
    if (heard.kind === 'presence' && heard.process !== this.#me) {
      const room = this.#rooms.get(heard.table)
      if (!room) return
      room.elsewhere.set(heard.process, { ...heard.presence, at: this.#now() })
      this.#touch(heard.table, room)
    }
  }

  #moved(id: string, version: number): void {
    const cached = this.#world.opened.cached(id)
    if (cached && cached.record.version < version) this.#world.opened.drop(id)
    const room = this.#rooms.get(id)
    if (!room || room.opened.record.version >= version) return
    this.#world.opened
      .load(id)
      .then((opened) => {
        if (!opened) return this.#turnAllAway(id)
        if (opened.record.version <= room.opened.record.version) return
        room.opened = opened
        room.isStirred = true
        this.#touch(id, room)
      })
      .catch(this.#troubles.at('hub'))
  }

  #turnAllAway(id: string): void {
    for (const watcher of this.#rooms.get(id)?.watchers.keys() ?? []) watcher.turnAway()
  }

  #chatTo(id: string, n: number): void {
    const room = this.#rooms.get(id)
    if (!room) return
    room.chatTo = Math.max(room.chatTo, n)
    this.#touch(id, room)
  }

  /** Whoever watches has to be told something: after those who wait for an answer, and bursts as one. */
  #touch(id: string, room: Room): void {
    room.dirty = true
    if (room.busy) return
    room.busy = true
    this.pending++
    if (this.#touched.push([id, room]) === 1) setImmediate(() => this.#workAll())
  }

  #workAll(): void {
    const touched = this.#touched
    this.#touched = []
    for (const [id, room] of touched) void this.#work(id, room)
  }

  async #work(id: string, room: Room): Promise<void> {
    try {
      while (room.dirty) {
        room.dirty = false
        await this.#broadcast(id, room)
      }
    } catch (problem) {
      this.#troubles.note('hub', problem)
    } finally {
      room.busy = false
      this.pending--
    }
  }

  async #broadcast(id: string, room: Room): Promise<void> {
    const { opened } = room
    const presence = presenceText(room, this.#now())
    const round: Round = { opened, presence, texts: new Map(), shared: sharedIn(opened.record), compared: new Map() }
    const behind: [Watcher, Told | null][] = []
    for (const [watcher, told] of [...room.watchers]) {
      try {
        if (!this.#tellAtOnce(room, round, watcher, told)) behind.push([watcher, told])
      } catch (problem) {
        this.#giveUp(watcher, problem)
      }
    }
    for (const [watcher, told] of behind) {
      await this.#tell(id, room, round, watcher, told).catch((problem) => this.#giveUp(watcher, problem))
    }
    room.presence = presence
    room.lines = []
  }

  /** The others at the table are told all the same; this one comes back and asks for everything anew. */
  #giveUp(watcher: Watcher, problem: unknown): void {
    this.#troubles.note('watcher', problem)
    watcher.giveUp()
  }

  /** False, and nothing is told yet: something has to be read from the database first. */
  #tellAtOnce(room: Room, round: Round, watcher: Watcher, told: Told | null): boolean {
    const { record } = round.opened
    if (!maySee(record, watcher.person)) {
      watcher.turnAway()
      return true
    }
    if (told === null || watcher.heard < room.chatTo) return false
    const events = recentAfter(room, record, watcher.sent)
    if (!events) return false
    if (this.#update(room, round, watcher, told, events)) this.#tellPresence(room, round, watcher, told)
    return true
  }

  async #tell(id: string, room: Room, round: Round, watcher: Watcher, told: Told | null): Promise<void> {
    const { record } = round.opened
    const { sent } = watcher
    const events =
      recentAfter(room, record, sent) ?? (await this.#world.storage.tables.events(record.id, sent, record.seq))
    if (room.watchers.get(watcher) !== told || !this.#update(room, round, watcher, told, events)) return
    if (told === null || watcher.heard < room.chatTo) await this.#chat(id, room, watcher, told === null)
    this.#tellPresence(room, round, watcher, told)
  }

  #tellPresence(room: Room, { presence }: Round, watcher: Watcher, told: Told | null): void {
    if (presence !== room.presence || told === null) watcher.send(presence)
  }

  /** False: the watcher is gone. */
  #update(room: Room, round: Round, watcher: Watcher, told: Told | null, events: readonly EventRecord[]): boolean {
    const { opened, texts } = round
    const { record } = opened
    if (told?.version === record.version) return true
    const eyes = eyesOf(opened, watcher.person)
    const known = told?.eyes === eyes.key ? told : null
    const key = `${watcher.tell} ${eyes.key} ${watcher.sent} ${known?.version}`
    let text = texts.get(key)
    if (text === undefined) {
      text =
        watcher.tell === 'whole'
          ? updateText(opened, eyes, events, known?.seq !== record.seq || known.status !== record.status)
          : news(room, round, eyes, known, events)
      texts.set(key, text)
    }
    if (opened.position) watcher.sent = record.seq
    room.watchers.set(watcher, { version: record.version, eyes: eyes.key, seq: record.seq, status: record.status })
    return watcher.send(text)
  }

  /** Everything that was said since, in pages; the reader gets one after the other. */
  async #chat(id: string, room: Room, watcher: Watcher, fresh: boolean): Promise<void> {
    for (let more = fresh; more || watcher.heard < room.chatTo; ) {
      const lines = await this.#linesAfter(id, room, watcher.heard)
      const last = lines.at(-1)
      if (!last) return
      watcher.heard = last.n
      const said = lines.map(({ n, person, seat, name, text, at }) => ({ n, person, seat, name, text, at }))
      if (!watcher.send(JSON.stringify({ type: 'chat', lines: said }))) return
      more = lines.length === CHAT_PAGE
      if (more) await new Promise((resolve) => setImmediate(resolve))
    }
  }

  async #linesAfter(id: string, room: Room, heard: number): Promise<readonly ChatLine[]> {
    const [first] = room.lines
    if (first && first.n <= heard + 1) return room.lines.filter((line) => line.n > heard)
    const lines = await this.#world.storage.chat.since(id, heard, CHAT_PAGE)
    // The end of the talk is what most of those who watch have not heard yet.
    if (lines.length < CHAT_PAGE) room.lines = lines
    return lines
  }

  /** Somebody came or went. */
  #present(id: string, room: Room): void {
    room.isStirred = true
    this.#reportPresence(id, room)
    this.#touch(id, room)
  }

  /** Lets the other processes know who is here. */
  #reportPresence(table: string, room: Room): void {
    if (!this.#world.storage.shared) return
    const presence = presenceHere(room)
    this.#world.storage.bus.tell(signal({ kind: 'presence', table, process: this.#me, presence }))
  }
}

/** One telling of all who watch a table; what several of them need is made once. */
interface Round {
  readonly opened: Opened
  readonly presence: string
  readonly texts: Map<string, string>
  readonly shared: SharedSummary
  readonly compared: Compared
}

/** What changed since the watcher was told last, or everything if that is not known. */
function news(
  { audiences }: Room,
  { opened, shared, compared }: Round,
  eyes: Eyes,
  known: Told | null,
  events: readonly EventRecord[],
): string {
  const audience = audienceNow(audiences.get(eyes.key), opened, eyes, shared, compared)
  audiences.set(eyes.key, audience)
  const follows = known?.version === audience.news?.from && audience.version % ANEW !== 0
  return follows && audience.news
    ? changesText(audience, audience.news, eyes, events)
    : wholeText(audience, opened, eyes, events)
}
