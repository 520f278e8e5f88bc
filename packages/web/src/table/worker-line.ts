import type { Questions, Update } from './protocol.ts'

/** What can be asked of a worker, by name. */
type Asking<Qs> = { readonly [Q in keyof Qs]: { ask: object; answer: unknown } }

type Answer =
  | { readonly number: number; readonly answer: unknown }
  | { readonly number: number; readonly problem: string }

type Message<U> = Answer | { readonly update: U }

/** The line to a worker: every question gets its answer, updates come unasked. */
export class WorkerLine<Qs extends Asking<Qs> = Questions, U = Update> {
  readonly #worker: Worker
  readonly #open = new Map<number, (answer: Answer) => void>()
  #number = 0

  constructor(worker: Worker, updated: (update: U) => void = () => undefined) {
    this.#worker = worker
    this.#worker.addEventListener('message', ({ data }: MessageEvent<Message<U>>) => {
      if ('update' in data) return updated(data.update)
      this.#open.get(data.number)?.(data)
      this.#open.delete(data.number)
    })
    // One that could not be loaded, or has broken down, answers nothing any more.
    this.#worker.addEventListener('error', ({ message }) => {
      for (const [number, answer] of this.#open) answer({ number, problem: message || 'the worker has failed' })
      this.#open.clear()
    })
  }

  ask<Q extends keyof Qs>(name: Q, ask: Qs[Q]['ask']): Promise<Qs[Q]['answer']> {
    const number = ++this.#number
    return new Promise((resolve, reject) => {
      this.#open.set(number, (answer) => {
        if ('problem' in answer) reject(new Error(answer.problem))
        else resolve(answer.answer)
      })
      this.#worker.postMessage({ number, name, ask })
    })
  }

  close(): void {
    this.#worker.terminate()
  }
}

/** Answers what is asked over the line, in the worker. */
export function answerLine<Qs extends Asking<Qs>>(
  answers: {
    readonly [Q in keyof Qs]: (ask: Qs[Q]['ask']) => Promise<Qs[Q]['answer']>
  },
): void {
  const post = (message: Answer): void => (postMessage as (message: Answer) => void)(message)
  const answer = async <Q extends keyof Qs>({ number, name, ask }: Question<Qs, Q>): Promise<void> => {
    try {
      post({ number, answer: await answers[name](ask) })
    } catch (problem) {
      post({ number, problem: problem instanceof Error ? problem.message : String(problem) })
    }
  }
  addEventListener('message', (event: MessageEvent<Question<Qs>>) => void answer(event.data))
}

interface Question<Qs extends Asking<Qs>, Q extends keyof Qs = keyof Qs> {
  readonly number: number
  readonly name: Q
  readonly ask: Qs[Q]['ask']
}
