import type { Language } from '@boardroom/kernel'
import { badInput, Problem } from '../problem.ts'
import type { Recording } from '../tables/recording.ts'
import { openCrew } from './crew.ts'
import type { Replayed, ReplayTask } from './replay.ts'

/** The longest game of the four is replayed in well under a second. */
const PATIENCE = 20_000

/** Replays game files on a thread, so that nobody else waits for it: files of several people in turns. */
export interface Replayers {
  record(owner: string, file: unknown, language: Language): Promise<Recording>
  readonly waiting: number
  close(): Promise<void>
}

export function openReplayers(): Replayers {
  const crew = openCrew<ReplayTask, Replayed>({ work: 'workers/replay', threads: 1, patience: PATIENCE })
  return {
    async record(owner, file, language) {
      const replayed = await crew.run(owner, { file, language }).catch((problem: Error) => {
        if (problem.name === 'AbortError') throw badInput('this game takes too long to replay')
        throw problem
      })
      if ('recording' in replayed) return replayed.recording
      const { status, code, message, more } = replayed.problem
      throw new Problem(status, code, message, more)
    },
    get waiting() {
      return crew.waiting
    },
    close: () => crew.close(),
  }
}
