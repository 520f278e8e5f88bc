import {
  type Chance,
  chanceFrom,
  type GameTypes,
  hashOf,
  itemAt,
  type Move,
  type Parts,
  type Reasons,
  type Seat,
  type Table,
} from '@boardroom/kernel'
import { changesBy, gainsOver } from '../advice/explain.ts'
import { type Estimate, meanOf, paired } from '../advice/numbers.ts'
import { partsAt } from '../advice/parts.ts'
import { type Answer, horizonAt, playOn } from '../advice/trial.ts'
import { judge, sensible } from '../ahead.ts'
import { type Sight, sightOf } from '../bot.ts'
import { momentOf } from '../moment.ts'
import { imaginedChances, progressOf } from '../review/chances.ts'
import { PlayedOut } from '../review/doubt.ts'
import { lead } from '../search.ts'
import type { Difficulty, Puzzle } from './book.ts'

/** A list one can overlook, with something to choose from. */
const FEWEST = 4
const MOST = 60
/** Worlds for a first glance at the promising moves, a second one at the best and the tempting one, all moves, and those that may be right. */
const GLANCE = 3
const SECOND_GLANCE = 8
const ALL = 4
export const CLOSELY = 24
const PROMISING = 6
/** Worlds in which the right move and the tempting one are played on to the end. */
const TO_THE_END = 8
/** Standard errors by which a wrong move must be behind, and that part of what the seat will have. */
const SURE = 3
const MARGIN = 0.015
/** Right moves a puzzle may have: two orders of the same thing are one idea. */
const RIGHT = 2
/** How often a seat takes the second best move while games are played on: nobody plays like a machine. */
const SLIPS = 8

interface Measured {
  readonly lead: number
  readonly own: number
  readonly parts: Parts
}

interface Tried {
  /** The place among the legal moves. */
  readonly place: number
  readonly measured: Measured[]
}

export type Found = Omit<Puzzle, 'id' | 'game'>

/** The puzzle that a position poses to the seat that is asked; null if there is none. Knows only what the seat sees. */
export function puzzleAt<G extends GameTypes>(table: Table<G>, seat: Seat, reasons: Reasons<G>): Found | null {
  const { seq } = table.state
  const sight = sightOf(table, seat, chanceFrom(`puzzle/${seq}`))
  const count = sight.moves.length
  if (count < FEWEST || count > MOST) return null
  const look = new Look(sight, reasons)
  const first = look.atFirstSight()
  const tempting = itemAt(first, 0)
  const glance = itemAt(look.closely(first.slice(0, PROMISING), GLANCE), 0).place
  if (glance === tempting || !look.isBetter(glance, tempting)) return null
  const all = look.closely(first, ALL)
  const open = all.filter((tried, rank) => rank < PROMISING || tried.place === tempting).map(({ place }) => place)
  const ranked = look.closely(open, CLOSELY)
  const verdict = rightOnes(ranked, tempting)
  if (!verdict || !look.winsMore(verdict.best, tempting)) return null
  const behind = new Map(all.map((tried) => [tried.place, distance(itemAt(all, 0), tried).mean]))
  for (const tried of ranked) behind.set(tried.place, distance(itemAt(ranked, 0), tried).mean)
  return {
    at: seq,
    seat,
    step: table.current?.step ?? '',
    rule: ruleOf(table, itemAt(sight.moves, verdict.best)),
    difficulty: difficultyOf(first.indexOf(verdict.best)),
    hash: hashOf(table),
    right: verdict.right,
    tempting,
    behind: Array.from({ length: count }, (_, place) => rounded(Math.max(0, behind.get(place) ?? 0))),
    error: rounded(verdict.error),
    ...look.why(verdict.best, ranked, tempting),
  }
}

/** The rule that a move comes from. */
function ruleOf<G extends GameTypes>({ game, current }: Table<G>, { type }: Move): string {
  const step = game.steps.find(({ name }) => name === current?.step)
  const kinds = step && 'moves' in step ? step.moves : []
  return kinds.find((kind) => kind.type === type)?.rule ?? ''
}

interface Verdict {
  readonly best: number
  readonly right: readonly number[]
  readonly error: number
}

/** The right moves, if there are few, and everything else is clearly worse. */
function rightOnes(ranked: readonly Tried[], tempting: number): Verdict | null {
  const best = itemAt(ranked, 0)
  const wrongFrom = ranked.findIndex((tried) => isBehind(tried, best))
  const wrong = ranked.slice(wrongFrom)
  if (wrongFrom < 1 || wrongFrom > RIGHT || !wrong.every((tried) => isBehind(tried, best))) return null
  if (!wrong.some(({ place }) => place === tempting)) return null
  return {
    best: best.place,
    right: ranked.slice(0, wrongFrom).map(({ place }) => place),
    error: distance(best, itemAt(wrong, 0)).error,
  }
}

/** Clearly, and by something that counts. */
function isBehind(other: Tried, best: Tried): boolean {
  const { mean, error } = distance(best, other)
  return mean > SURE * error && mean > MARGIN * Math.abs(meanOf(best.measured.map(({ own }) => own)))
}

function distance(best: Tried, other: Tried): Estimate {
  if (best === other) return { mean: 0, error: 0 }
  return paired(
    best.measured.map((each) => each.lead),
    other.measured.map((each) => each.lead),
  )
}

/** The further down the list it stands at first sight, the harder it is to see. */
function difficultyOf(rank: number): Difficulty {
  return rank <= 2 ? 1 : rank <= 6 ? 2 : 3
}

function rounded(number: number): number {
  return Number(number.toPrecision(3))
}

/** Looks at one decision. */
class Look<G extends GameTypes> {
  readonly #sight: Sight<G>
  readonly #reasons: Reasons<G>
  #worlds = 0

  constructor(sight: Sight<G>, reasons: Reasons<G>) {
    this.#sight = sight
    this.#reasons = reasons
  }

  #move(place: number): G['move'] {
    return itemAt(this.#sight.moves, place)
  }

  /** Places of the moves, the most promising first; also of those that nobody would think of. */
  atFirstSight(): number[] {
    const { moves, seat, game } = this.#sight
    return judge(this.#sight.imagine(), moves, seat, { worth: game.worth })
      .map(({ worth }, place) => ({ worth, place }))
      .sort((a, b) => b.worth - a.worth)
      .map(({ place }) => place)
  }

  /** Tries moves in so many new worlds, the same for all of them; the best first. */
  closely(places: readonly number[], worlds: number): Tried[] {
    const tried: Tried[] = places.map((place) => ({ place, measured: [] }))
    for (let i = 0; i < worlds; i++) {
      const world = this.#sight.imagine()
      const luck = `puzzle/${this.#worlds++}`
      for (const { place, measured } of tried) measured.push(this.#playedOut(world, this.#move(place), luck))
    }
    const standing = ({ measured }: Tried): number => meanOf(measured.map((each) => each.lead))
    return tried.sort((a, b) => standing(b) - standing(a))
  }

  isBetter(best: number, other: number): boolean {
    const [first, second] = this.closely([best, other], SECOND_GLANCE) as [Tried, Tried]
    return first.place === best && isBehind(second, first)
  }

  #playedOut(world: Table<G>, move: Move, luck: string): Measured {
    const { seat } = this.#sight
    const table = world.fork()
    const until = momentOf(table) + horizonAt(table)
    table.apply(seat, move)
    playOn(table, until, { answer: unsure(chanceFrom(luck)) })
    return {
      lead: lead(table, seat),
      own: table.game.worth(table.state, seat),
      parts: partsAt(table, seat),
    }
  }

  /** Whether it is also likelier to win than another when both are played on to the end. */
  winsMore(best: number, other: number): boolean {
    const model = this.#sight.game.insight?.chances
    if (!model) return false
    const since = progressOf(this.#sight.imagine())
    const played = new PlayedOut(this.#sight, this.#move(best), this.#move(other), (end) =>
      imaginedChances(end, model, since),
    )
    played.goOn(TO_THE_END)
    return played.wonMore.mean > 0
  }

  why(best: number, ranked: readonly Tried[], other: number): Pick<Puzzle, 'changes' | 'gains'> {
    const partsOf = (place: number): Parts[] =>
      (ranked.find((tried) => tried.place === place)?.measured ?? []).map(({ parts }) => parts)
    const witnesses = Array.from({ length: 3 }, () => this.#sight.imagine())
    return {
      changes: changesBy(this.#reasons, witnesses, this.#move(best), this.#sight.seat),
      gains: gainsOver(partsOf(best), partsOf(other)).map(({ part, worth }) => ({ part, worth: rounded(worth) })),
    }
  }
}

/** Plays well, and slips now and then: what depends on perfect play is not clearly better. */
function unsure(chance: Chance): Answer {
  return (table, moves, seat) => {
    const open = sensible(table, moves, seat)
    if (open.length === 1) return itemAt(open, 0)
    const sorted = open
      .map((move) => {
        const after = table.fork()
        after.apply(seat, move)
        return { move, worth: table.game.worth(after.state, seat) }
      })
      .sort((a, b) => b.worth - a.worth)
    return itemAt(sorted, chance.below(SLIPS) === 0 ? 1 : 0).move
  }
}
