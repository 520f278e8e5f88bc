import { answerTo, botNamed, type Thought } from '@boardroom/bots'
import { loadGame } from '@boardroom/games'
import type { Move } from '@boardroom/kernel'
import { WorkerLine } from './worker-line.ts'

/** Longer than any bot thinks on a slow telephone: a worker that is silent so long has been killed. */
const PATIENCE = 30_000
const ATTEMPTS = 2

interface Mind {
  readonly worker: Worker
  readonly line: WorkerLine
}

/**
 * Lets bots think on a worker of its own, so that the table answers meanwhile and a thought can be given up. The worker is
 * kept for the next thought; one that was killed is replaced, and if that does not help, the table thinks for itself.
 */
export class Thinker {
  readonly #open: () => Worker
  #mind: Mind | undefined
  #giveUp: (() => void) | undefined

  constructor(open: () => Worker) {
    this.#open = open
  }

  /** The bot's move; null if the thought was given up. */
  async think(thought: Thought): Promise<Move | null> {
    for (let i = 0; i < ATTEMPTS; i++) {
      const outcome = await this.#ask(thought)
      if (outcome !== 'lost') return outcome === 'given-up' ? null : outcome
    }
    return answerTo(await loadGame(thought.game), botNamed(thought.bot), thought)
  }

  /** Gives up what is being thought; a worker that is not thinking stays. */
  cancel(): void {
    this.#giveUp?.()
  }

  async #ask(thought: Thought): Promise<Move | 'lost' | 'given-up'> {
    const { worker, line } = this.#ready()
    let timer: ReturnType<typeof setTimeout> | undefined
    const broken = new Promise<'lost' | 'given-up'>((resolve) => {
      this.#giveUp = () => resolve('given-up')
      worker.onerror = () => resolve('lost')
      timer = setTimeout(() => resolve('lost'), PATIENCE)
    })
    const answer = line.ask('think', thought).catch(() => 'lost' as const)
    const outcome = await Promise.race([answer, broken])
    clearTimeout(timer)
    this.#giveUp = undefined
    if (outcome === 'lost' || outcome === 'given-up') {
      line.close()
      this.#mind = undefined
    }
    return outcome
  }

  #ready(): Mind {
    if (!this.#mind) {
      const worker = this.#open()
      this.#mind = { worker, line: new WorkerLine(worker) }
    }
    return this.#mind
  }
}
