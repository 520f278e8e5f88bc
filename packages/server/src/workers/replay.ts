import type { Language } from '@boardroom/kernel'
import { Problem } from '../problem.ts'
import { loadGames } from '../tables/games.ts'
import { type Recording, recordingOf } from '../tables/recording.ts'

export interface ReplayTask {
  readonly file: unknown
  /** In which to say what is wrong with it. */
  readonly language: Language
}

/** Errors lose their class on the way between threads, so what is wrong with a file is an answer. */
export type Replayed =
  | { readonly recording: Recording }
  | { readonly problem: Pick<Problem, 'status' | 'code' | 'message' | 'more'> }

/** Runs on a thread of its own: replays one game file. */
export default async function replayFile({ file, language }: ReplayTask): Promise<Replayed> {
  try {
    return { recording: await recordingOf(await loadGames(), file, language) }
  } catch (thrown) {
    if (!(thrown instanceof Problem)) throw thrown
    const { status, code, message, more } = thrown
    return { problem: { status, code, message, more } }
  }
}
