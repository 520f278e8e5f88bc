import {
  type AnyRefusal,
  BadInput,
  type Chance,
  chanceFrom,
  difference,
  fittingValues,
  type GameTypes,
  History,
  leaksOf,
  type Move,
  type OptionValue,
  parseFile,
  problemsOf,
  replay,
  type Seat,
  type Setting,
  samePlain,
  type Table,
  toFile,
} from '@boardroom/kernel'
import { Moment } from '../moment.ts'
import { type Schemas, schemasOf } from '../shapes.ts'
import type { AnyGame } from '../world.ts'
import { type Findings, Found } from './findings.ts'
import { makeThrow, type Throw } from './junk.ts'
import type { Texts } from './texts.ts'

const MOST_THROWS = 4

/** One random game with everything thrown at it that a table may meet. It is given up at the first failure. */
export class GameFuzzer {
  readonly #game: AnyGame
  readonly #seed: string
  readonly #findings: Findings
  readonly #texts: Texts
  readonly #schemas: Schemas
  readonly #chance: Chance
  readonly #setting: Setting
  #said = 0

  constructor(game: AnyGame, seed: string, findings: Findings, texts: Texts) {
    this.#game = game
    this.#seed = seed
    this.#findings = findings
    this.#texts = texts
    this.#schemas = schemasOf(game)
    this.#chance = chanceFrom(`${seed}/fuzz`)
    this.#setting = randomSetting(game, seed, this.#chance)
  }

  /** Plays to the end, unless `stop` says that time is up. */
  run(stop: () => boolean): void {
    let history: History<GameTypes> | undefined
    this.#findings.counts.games++
    try {
      history = new History(this.#game, this.#setting)
      while (!history.table.over && !stop()) this.#moment(history)
      this.#inspect(history.table, true)
      this.#throughFile(history)
    } catch (problem) {
      const failure = problem instanceof Found ? problem.failure : 'crashes'
      const what = problem instanceof Found ? problem.message : String(problem)
      this.#findings.add(failure, this.#where(history), what)
    }
  }

  #where(history: History<GameTypes> | undefined): string {
    const { seats, options } = this.#setting
    return `seed ${this.#seed}, seq ${history?.table.state.seq ?? 0}, ${seats} seats, ${JSON.stringify(options)}`
  }

  #moment(history: History<GameTypes>): void {
    const { table } = history
    const legal = legalOfAll(table)
    this.#inspect(table, table.state.seq === 0 || this.#oneIn(4))
    if (this.#oneIn(8)) this.#texts.position(table)
    if (this.#oneIn(200)) this.#throughFile(history)
    const [seat, moves] = this.#chance.pick(legal)
    for (let n = this.#chance.below(MOST_THROWS + 1); n > 0; n--) this.#throwJunk(history, seat, moves)
    const move = this.#chance.pick(moves)
    this.#play(history, seat, move)
  }

  #oneIn(n: number): boolean {
    return this.#chance.below(n) === 0
  }

  #inspect(table: Table<GameTypes>, closely: boolean): void {
    const broken = this.#game.broken(table.state)
    if (broken.length > 0) throw new Found('invariantBreaks', broken.join('; '))
    if (!closely) return
    const loaded = JSON.parse(JSON.stringify(table.state))
    if (!samePlain(loaded, table.state)) {
      throw new Found('badSaves', `saving and loading changes the state at ${difference(table.state, loaded)}`)
    }
    const leaks = leaksOf(table)
    if (leaks.length > 0) throw new Found('leaks', leaks.join('; '))
    const others = problemsOf(table)
    if (others.length > 0) throw new Found('badSaves', others.join('; '))
  }

  #throwJunk(history: History<GameTypes>, seat: Seat, moves: readonly Move[]): void {
    const junk = makeThrow(history.table, seat, moves, this.#schemas, this.#chance)
    const before = new Moment(history)
    const refusal = judge(() => history.table.refuse(junk.seat, junk.move), junk)
    if (refusal !== null) this.#refused(history, junk, refusal)
    else if (!isListed(history.table, junk)) throw new Found('unlisted', `${say(junk)} is accepted but not listed`)
    if (!before.isNow(history)) throw new Found('badRefusals', `changes the state: ${say(junk)}`)
  }

  #refused(history: History<GameTypes>, junk: Throw, refusal: AnyRefusal<GameTypes>): void {
    this.#findings.counts.illegalTried++
    if (typeof refusal.rule !== 'string' || refusal.rule === '') throw new Found('badRefusals', `no rule: ${say(junk)}`)
    const again = judge(() => history.play(junk.seat, junk.move), junk)
    if (!samePlain(again, refusal)) throw new Found('badRefusals', `refused, then played: ${say(junk)}`)
    this.#texts.refusal(refusal)
  }

  #play(history: History<GameTypes>, seat: Seat, move: Move): void {
    const before = this.#oneIn(4) ? new Moment(history) : null
    const refusal = history.play(seat, move)
    if (refusal) throw new Found('badRefusals', `listed, but refused by ${refusal.rule}: ${JSON.stringify(move)}`)
    this.#findings.counts.moves++
    this.#texts.entries(history.log.slice(this.#said))
    if (before) this.#undo(history, seat, move, before)
    this.#said = history.log.length
  }

  /** Takes the move back, or tries to in vain; then makes it again, mostly. */
  #undo(history: History<GameTypes>, seat: Seat, move: Move, before: Moment): void {
    const after = new Moment(history, before.logged)
    const said = JSON.stringify(move)
    for (let other = -1; other <= history.table.state.seats; other++) {
      if (other !== seat && history.undo(other) === null)
        throw new Found('badUndos', `seat ${other} takes back ${said} of seat ${seat}`)
    }
    const possible = history.canUndo(seat)
    const undone = history.undo(seat) === null
    if (undone !== possible) throw new Found('badUndos', `canUndo and undo disagree about ${said}`)
    if (!(possible ? before : after).isNow(history)) throw new Found('badUndos', `another position after ${said}`)
    if (!possible || this.#oneIn(4)) return
    history.play(seat, move)
    if (!after.isNow(history)) throw new Found('badUndos', `comes out differently the second time: ${said}`)
  }

  #throughFile(history: History<GameTypes>): void {
    try {
      replay(this.#game, parseFile(JSON.stringify(toFile(history, []))))
    } catch (problem) {
      if (problem instanceof BadInput) throw new Found('badSaves', problem.message)
      throw problem
    }
  }
}

function randomSetting(game: AnyGame, seed: string, chance: Chance): Setting {
  const { min, max } = game.seats
  const seats = min + chance.below(max - min + 1)
  const options: Record<string, OptionValue> = {}
  for (const spec of game.options) options[spec.id] = chance.pick(fittingValues(spec, seats))
  return { seats, options, seed }
}

/** Every seat that is asked, with its moves. A seat without one is a dead end. */
function legalOfAll(table: Table<GameTypes>): [Seat, Move[]][] {
  return table.asked().map((seat) => {
    const moves = table.legal(seat)
    if (moves.length === 0) throw new Found('deadEnds', `seat ${seat} has no legal move at ${table.current?.step}`)
    return [seat, moves]
  })
}

function judge<T>(ask: () => T, junk: Throw): T {
  try {
    return ask()
  } catch (problem) {
    throw new Found('crashes', `${String(problem)} on ${say(junk)}`)
  }
}

function isListed(table: Table<GameTypes>, { seat, move }: Throw): boolean {
  const said = inOrder(move)
  return table.legal(seat).some((listed) => samePlain(inOrder(listed), said))
}

function say({ seat, move }: Throw): string {
  const said = JSON.stringify(move) ?? String(move)
  return `seat ${seat}: ${said.length > 200 ? `${said.slice(0, 200)}…` : said}`
}

/** Lists in a move mean sets (`selection`): they are taken in any order, and listed in one. */
function inOrder(move: unknown): unknown {
  if (typeof move !== 'object' || move === null) return move
  const fields = Object.entries(move).map(([name, value]) => [name, Array.isArray(value) ? value.toSorted() : value])
  return Object.fromEntries(fields)
}
