import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { BadInput, parseFile, toFile } from '@boardroom/kernel'
import type { Sitting } from './sitting.ts'

/** Writes the game to a file and says so. A file that is something else is left alone. */
export function save(sitting: Sitting, path: string): string {
  const { words, history, names } = sitting
  if (path === '') return words.play.saveNeedsName
  try {
    if (existsSync(path) && !isGameFile(path)) return words.play.saveFailed(path, words.play.notOurs)
    const seats = Array.from({ length: history.table.state.seats }, (_, seat) => names.seat(seat))
    writeFileSync(path, `${JSON.stringify(toFile(history, seats))}\n`)
    return words.play.saved(path)
  } catch (problem) {
    return words.play.saveFailed(path, (problem as NodeJS.ErrnoException).code ?? String(problem))
  }
}

function isGameFile(path: string): boolean {
  try {
    parseFile(readFileSync(path, 'utf8'))
    return true
  } catch (problem) {
    if (problem instanceof BadInput) return false
    throw problem
  }
}
