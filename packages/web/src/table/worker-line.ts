import type { Answer, Message, QuestionName, Questions, Update } from './protocol.ts'

/** The line to a worker: every question gets its answer, updates come unasked. */
export class WorkerLine {
  readonly #worker: Worker
  readonly #open = new Map<number, (event: MessageEvent) => void>()
  #number = 0

  constructor(worker: Worker, updated: (update: Update) => void = () => undefined) {
    this.#worker = worker
    this.#worker.addEventListener('message', (event: MessageEvent<Message>) => {
      if ('update' in event.data) return updated(event.data.update)
      this.#open.get(event.data.number)?.(event)
      this.#open.delete(event.data.number)
    })
  }

  ask<Q extends QuestionName>(name: Q, ask: Questions[Q]['ask']): Promise<Questions[Q]['answer']> {
    const number = ++this.#number
    return new Promise((resolve, reject) => {
      this.#open.set(number, ({ data }: MessageEvent<Answer<Q>>) => {
        if ('problem' in data) reject(new Error(data.problem))
        else resolve(data.answer)
      })
      this.#worker.postMessage({ number, name, ask })
    })
  }

  close(): void {
    this.#worker.terminate()
  }
}
