import {
  type Bot,
  endsOf,
  imaginedChances,
  means,
  type Observed,
  type partsAt,
  playOn,
  type Scored,
  sightOf,
  type Told,
} from '@boardroom/bots'
import {
  type Chance,
  type ChanceModel,
  chanceFrom,
  type GameTypes,
  type Insight,
  type Seat,
  seenByAll,
  Table,
} from '@boardroom/kernel'
import type { AnyGame } from '../world.ts'

/** A game that a bot plays with itself. */
export interface SelfPlay {
  readonly game: AnyGame
  readonly insight: Insight<GameTypes>
  readonly bot: Bot
  readonly seed: string
}

/** What a comparable moment was made of for all, what it was worth, who won, and what all scored. */
export type Seen = Observed & Scored

export function momentsOf(play: SelfPlay, partsOf: typeof partsAt): Seen[] {
  const { game, insight } = play
  const found: Pick<Seen, 'progress' | 'parts' | 'worths'>[] = []
  let last = -1
  const { winners, scores } = watched(play, (table) => {
    const now = insight.moment(table.state)
    if (now === last) return
    last = now
    const seats = seatsOf(game)
    const parts = seats.map((seat) => partsOf(table, seat))
    found.push({ progress: now / insight.length, parts, worths: seats.map((seat) => game.worth(table.state, seat)) })
  })
  return found.map((each) => ({ ...each, winners, scores }))
}

/** Of so many decisions one is asked about. */
const EVERY = 11
/** Worlds in which a position is played on to tell what it promises: fewer than a review takes. */
const WORLDS = 2
/** Of so many one is played on to its end. */
const SELDOM = 23

/** What a review tells: a position is played on with all hands open. */
export function toldIn(play: SelfPlay, model: ChanceModel): Told[] {
  const found: Pick<Told, 'progress' | 'chances'>[] = []
  const { winners } = watched(play, (table, decision) => {
    if (decision % EVERY !== 0) return
    const progress = play.insight.moment(table.state) / play.insight.length
    const chances = means(endsOf(table, null, WORLDS), (end) => imaginedChances(end, model, progress))
    found.push({ progress, chances })
  })
  return found.map((each) => ({ ...each, winners }))
}

/** Final scores as they are imagined from any moment of a game, as what a position is worth. */
export function endingsOf(play: SelfPlay): Seen[] {
  const { insight } = play
  const found: Pick<Seen, 'progress' | 'worths'>[] = []
  const { winners, scores } = watched(play, (table, decision) => {
    if (decision % SELDOM !== 0) return
    const world = seenByAll(table, 'ending')
    playOn(world, Number.POSITIVE_INFINITY)
    found.push({ progress: insight.moment(table.state) / insight.length, worths: world.result?.scores ?? [] })
  })
  return found.map((each) => ({ ...each, parts: each.worths.map((worth) => ({ worth })), winners, scores }))
}

/** Plays a game to its end and has every decision looked at before it is made. */
function watched({ game, bot, seed }: SelfPlay, look: (table: Table<GameTypes>, decision: number) => void) {
  const table = Table.start(game, { seats: game.seats.max, seed })
  table.silent = true
  const luck = seatsOf(game).map((seat) => chanceFrom(`${seed}/bot/${seat}`))
  for (let decision = 0; !table.over; ) {
    const seat = table.asked()[0] as Seat
    const sight = sightOf(table, seat, luck[seat] as Chance)
    if (sight.moves.length > 1) look(table, decision++)
    table.apply(seat, bot.choose(sight))
  }
  return table.result ?? { winners: [], scores: [] }
}

function seatsOf({ seats }: AnyGame): Seat[] {
  return Array.from({ length: seats.max }, (_, seat) => seat)
}
