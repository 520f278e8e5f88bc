import {
  beatAt,
  begun,
  coachAt,
  isThrough,
  LEARNER,
  type Lesson,
  type LessonText,
  lessonText,
  moved,
  passed,
  reactionTo,
  recommended,
  type Sight,
  type Spoken,
  type Stand,
  say,
  sightAt,
  standAt,
  standIns,
  startOf,
  told,
} from '@boardroom/board-kit'
import { loadGame } from '@boardroom/games'
import {
  type Chance,
  chanceFrom,
  type Game,
  type GameFile,
  type GameTypes,
  History,
  LANGUAGES,
  type Move,
  replay,
  samePlain,
} from '@boardroom/kernel'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type Opened, openGame } from '../../src/games.ts'
import { loadLessonWords, loadRecord, TAUGHT } from '../../src/lessons/load.ts'
import { idsOf, lessonNamed, lessonsOf, nextSeat } from './playing.ts'

const names = { seat: (seat: number) => ['Anna', 'Ben', 'Clara', 'David'][seat] ?? `${seat}` }
/** Signs of a sentence that was put together from something that is not there. */
const HOLE = /undefined|NaN|null|\[object|\$\{|\*\*/

interface Given {
  readonly game: Game<GameTypes>
  readonly lesson: Lesson
  readonly texts: readonly LessonText[]
  readonly file: GameFile
  readonly opened: Opened
  /** The ids of the rules that there are. */
  readonly rules: readonly string[]
}

async function given(id: string, name: string): Promise<Given> {
  const [game, lessons, opened] = await Promise.all([loadGame(id), lessonsOf(id), openGame(id, 'en')])
  const [words, file] = await Promise.all([loadLessonWords(id), loadRecord(id, name)])
  const texts = LANGUAGES.map((language) => textOf(words[language], name))
  const rules = Object.keys(await opened.text.rules())
  return { game, lesson: lessonNamed(lessons, name), texts, file, opened, rules }
}

function textOf(text: Parameters<typeof lessonText>[0], name: string): LessonText {
  const found = lessonText(text, name)
  if (!found) throw new Error(`${name} has no words`)
  return found
}

/** What must hold of everything that is said. */
function heard({ texts }: Given, sight: Sight<GameTypes>, words: (text: LessonText) => Spoken): void {
  for (const text of texts) {
    const { title, text: said, why, otherwise, others = {} } = words(text)
    for (const each of [title, said, why ?? 'no', otherwise ?? 'no', ...Object.values(others)]) {
      const sentence = say(each, sight, names)
      expect(sentence.length).toBeGreaterThan(0)
      expect(sentence).not.toMatch(HOLE)
      expect(sentence.length, sentence).toBeLessThan(480)
    }
  }
  const [first, second] = texts.map((text) => say(words(text).text, sight, names))
  expect(first).not.toBe(second)
}

/** Places that are not on the board at this position. */
function missing({ opened }: Given, { view }: Sight<GameTypes>, places: readonly string[]): string[] {
  if (places.length === 0) return []
  const { board, text } = opened
  const drawn = renderToStaticMarkup(
    createElement(board.Board, { view, after: null, log: [], language: 'en', names, text, shared: false }),
  )
  const there = new Set([...drawn.matchAll(/data-place="([^"]+)"/g)].map(([, place]) => place ?? ''))
  for (let seat = 0; seat < view.seats; seat++) there.add(`seat:${seat}`)
  return places.filter((place) => !standIns(place).some((name) => there.has(name)))
}

interface Played {
  readonly stand: Stand
  readonly over: boolean
  /** What was said, by chapter and beat. */
  readonly said: ReadonlySet<string>
}

/** Among the legal moves, those recommended, and the one that is recorded for this position. */
type Chooser = (moves: readonly Move[], best: readonly Move[], recorded: Move | undefined) => Move

/** Gives a lesson from the beginning of a chapter; the others follow the record as long as it lasts. */
function play(all: Given, chapter: number, choose: Chooser, chance: Chance, draws: boolean): Played {
  const { game, lesson, file } = all
  const { seats, options, seed, moves } = file
  const history = new History(game, { seats: seats.length, options, seed })
  for (const { seat, move } of moves.slice(0, startOf(game, lesson, file, chapter))) history.play(seat, move)
  let stand = begun(chapter)
  const said = new Set<string>()
  const drawn = new Set<string>()
  const isDone = (): boolean => lesson.kind === 'drill' && isThrough(lesson, stand)
  for (let turns = 0; !history.table.over && !isDone(); turns++) {
    if (turns > 5000) throw new Error(`${lesson.id} does not come to its end`)
    const seat = nextSeat(history)
    const written = moves[history.moves.length]
    const follows = written?.seat === seat && history.moves.every((made, at) => samePlain(made, moves[at]))
    const recorded = follows ? written.move : undefined
    if (seat !== LEARNER) {
      expect(history.play(seat, recorded ?? chance.pick(history.table.legal(seat)))).toBeNull()
      continue
    }
    const sight = sightAt(history)
    stand = standAt(lesson, stand, sight)
    const beat = beatAt(lesson, stand, sight)
    const at = lesson.chapters[stand.chapter]
    if (beat && at) {
      const name = `${at.id}/${beat.id}`
      heard(all, sight, (text) => text.beat(at.id, beat.id))
      if (draws && !drawn.has(name)) {
        drawn.add(name)
        expect(missing(all, sight, beat.at?.(sight) ?? []), name).toEqual([])
        if (beat.rule) expect(all.rules).toContain(beat.rule)
      }
      said.add(name)
      if (!beat.move) {
        stand = passed(stand)
        continue
      }
    }
    const remark = beat ? null : coachAt(lesson, stand, sight)
    if (remark) {
      heard(all, sight, (text) => text.coach(remark.id))
      if (draws) expect(missing(all, sight, remark.at?.(sight) ?? []), remark.id).toEqual([])
      said.add(`coach/${remark.id}`)
      stand = told(stand, remark.id, sight)
    }
    const best = beat ? recommended(beat, sight) : []
    const move = choose(sight.moves, best, recorded)
    const reaction = reactionTo(lesson, stand, sight, move)
    if (best.some((each) => samePlain(each, move))) expect(reaction).toBeNull()
    if (reaction?.of === 'coach') {
      heard(all, sight, (text) => text.coach(reaction.remark.id))
      said.add(`coach/${reaction.remark.id}`)
      stand = told(stand, reaction.remark.id, sight)
    }
    // A wrong answer to a task is not made; one tries again.
    if (reaction?.reply === 'refuse') continue
    expect(history.play(LEARNER, move)).toBeNull()
    stand = moved(stand, beat)
  }
  return { stand, over: history.table.over, said }
}

test('there are lessons', () => {
  expect(TAUGHT.length).toBeGreaterThan(0)
})

const ALL = await Promise.all(
  TAUGHT.map(async (game) => idsOf(await lessonsOf(game)).map((lesson) => ({ game, lesson }))),
)

describe.each(ALL.flat())('$game, $lesson', ({ game: id, lesson: name }) => {
  test('has a record that can still be played', async () => {
    const { game, file } = await given(id, name)
    expect(replay(game, file).moves).toHaveLength(file.moves.length)
  })

  test('comes to its end by the recommended moves, and says everything on its way', async () => {
    const all = await given(id, name)
    const said = new Set<string>()
    for (const chapter of all.lesson.chapters.keys()) {
      const chance = chanceFrom(`lesson/${id}/${name}/${chapter}`)
      const played = play(
        all,
        chapter,
        (moves, best, recorded) => best[0] ?? recorded ?? chance.pick(moves),
        chance,
        chapter === 0,
      )
      expect(played.over || isThrough(all.lesson, played.stand)).toBe(true)
      for (const each of played.said) said.add(each)
    }
    const beats = all.lesson.chapters.flatMap((chapter) => chapter.beats.map((beat) => `${chapter.id}/${beat.id}`))
    expect(beats.filter((each) => !said.has(each))).toEqual([])
  }, 240_000)

  test('comes to its end by any moves', async () => {
    const all = await given(id, name)
    for (let number = 0; number < 3; number++) {
      const chance = chanceFrom(`any/${id}/${name}/${number}`)
      const { over, stand } = play(all, 0, (moves) => chance.pick(moves), chance, false)
      expect(over || isThrough(all.lesson, stand)).toBe(true)
    }
  }, 240_000)
})
