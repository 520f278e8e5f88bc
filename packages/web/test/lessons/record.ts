import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startOf } from '@boardroom/board-kit'
import { loadGame } from '@boardroom/games'
import { toFile } from '@boardroom/kernel'
import { expect, test } from 'vitest'
import { TAUGHT } from '../../src/lessons/load.ts'
import { idsOf, lessonNamed, lessonsOf, wayThrough } from './playing.ts'

const [wanted = '', only = ''] = (process.env['LESSONS'] ?? '').split(' ')

/** Writes the recommended way of every lesson beside its game. */
test.each(TAUGHT.filter((id) => !wanted || id === wanted))('the lessons of %s', async (id) => {
  const [game, lessons] = await Promise.all([loadGame(id), lessonsOf(id)])
  const folder = fileURLToPath(new URL(`../../../../games/${id}/lessons/records/`, import.meta.url))
  mkdirSync(folder, { recursive: true })
  const failed: string[] = []
  for (const name of idsOf(lessons).filter((each) => !only || each === only)) {
    const history = await wayThrough(game, lessons, name).catch((problem: Error) => {
      failed.push(`${name}: ${problem.message}`)
    })
    if (!history) continue
    const seats = Array.from({ length: history.table.state.seats }, (_, seat) => `${seat + 1}`)
    const file = toFile(history, seats)
    const starts = lessonNamed(lessons, name).chapters.map((_, chapter) =>
      startOf(game, lessonNamed(lessons, name), file, chapter),
    )
    writeFileSync(`${folder}${name}.json`, `${JSON.stringify(file)}\n`)
    process.stdout.write(`${id} ${name}: ${history.moves.length} moves, chapters at ${starts.join(', ')}\n`)
  }
  expect(failed).toEqual([])
})
