import {
  beatAt,
  begun,
  COURSE,
  isThrough,
  LEARNER,
  type Lesson,
  type Lessons,
  lessonOf,
  moved,
  passed,
  recommended,
  type Stand,
  sightAt,
  standAt,
} from '@boardroom/board-kit'
import { answerTo, botNamed } from '@boardroom/bots'
import { type Game, type GameTypes, History, type Seat, viewOf } from '@boardroom/kernel'
import { loadLessons } from '../../src/lessons/load.ts'

export async function lessonsOf(game: string): Promise<Lessons> {
  const lessons = await loadLessons(game)
  if (!lessons) throw new Error(`${game} has no lessons`)
  return lessons
}

export function idsOf(lessons: Lessons): string[] {
  return [COURSE, ...Object.keys(lessons.drills)]
}

export function lessonNamed(lessons: Lessons, id: string): Lesson {
  const lesson = lessonOf(lessons, id)
  if (!lesson) throw new Error(`there is no lesson called ${id}`)
  return lesson
}

/** Bots answer first, as they do at a table in the browser. */
export function nextSeat(history: History<GameTypes>): Seat {
  const asked = history.table.asked()
  return asked.find((seat) => seat !== LEARNER) ?? LEARNER
}

/** What a bot does, with the luck that it has at a table in the browser. */
async function botPlays(history: History<GameTypes>, seat: Seat, bot: string): Promise<void> {
  const { table, game, setting } = history
  const moves = table.legal(seat)
  const luck = `${setting.seed}/bot/${seat}/${table.state.seq}`
  const [only] = moves
  const move =
    moves.length === 1 && only
      ? only
      : await answerTo(game, botNamed(bot), { seat, view: viewOf(table, seat), moves, luck })
  const refusal = history.play(seat, move)
  if (refusal) throw new Error(`${bot} may not: ${refusal.rule}`)
}

/** A small lesson whose position does not come about with one seed tries the next. */
const SEEDS = 40
/** A game that has not come to the position after so many moves will not. */
const LONG = 900

async function opened(game: Game<GameTypes>, lessons: Lessons, id: string): Promise<History<GameTypes>> {
  const { table, course, drills } = lessons
  if (id === COURSE) return new History(game, { ...table, ...course, options: { ...table.options, ...course.options } })
  const drill = drills[id]
  if (!drill) throw new Error(`there is no lesson called ${id}`)
  for (let number = 1; number <= SEEDS; number++) {
    const seed = number === 1 ? drill.seed : `${drill.seed}/${number}`
    const history = new History(game, { ...table, options: { ...table.options, ...drill.options }, seed })
    while (!history.table.over && history.moves.length < (drill.within ?? LONG)) {
      if (history.table.asked().includes(LEARNER) && drill.starts(sightAt(history))) return history
      const seat = nextSeat(history)
      const move = drill.opening?.(sightAt(history, seat))
      if (!move) await botPlays(history, seat, drill.bots ?? 'easy')
      else {
        const refusal = history.play(seat, move)
        if (refusal) throw new Error(`the opening of ${id} is refused by ${refusal.rule}: ${JSON.stringify(move)}`)
      }
    }
  }
  throw new Error(`no game comes to the position of ${id}`)
}

/** Plays a lesson by its recommended moves, as it is recorded beside the game. */
export async function wayThrough(game: Game<GameTypes>, lessons: Lessons, id: string): Promise<History<GameTypes>> {
  const lesson = lessonNamed(lessons, id)
  const history = await opened(game, lessons, id)
  let stand: Stand = begun()
  while (!history.table.over && !isThrough(lesson, stand)) {
    const seat = nextSeat(history)
    if (seat !== LEARNER) {
      await botPlays(history, seat, 'easy')
      continue
    }
    const sight = sightAt(history)
    stand = standAt(lesson, stand, sight)
    const beat = beatAt(lesson, stand, sight)
    if (beat && !beat.move) {
      stand = passed(stand)
      continue
    }
    const [best] = beat ? recommended(beat, sight) : []
    if (best) history.play(LEARNER, best)
    else await botPlays(history, LEARNER, 'medium')
    stand = moved(stand, beat)
  }
  return history
}
