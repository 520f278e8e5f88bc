import type { Message, QuestionName, Questions, Update } from './protocol.ts'

/** The line to a worker: every question gets its answer, updates come unasked. */
export class WorkerLine {
  readonly #worker: Worker
  readonly #open = new Map<number, { resolve: (answer: never) => void; reject: (problem: Error) => void }>()
  #number = 0

  constructor(worker: Worker, updated: (update: Update) => void = () => undefined) {
    this.#worker = worker
    this.#worker.addEventListener('message', (event: MessageEvent<Message>) => {
      if ('update' in event.data) updated(event.data.update)
      else this.#hear(event.data)
    })
  }

  ask<Q extends QuestionName>(name: Q, ask: Questions[Q]['ask']): Promise<Questions[Q]['answer']> {
    const number = ++this.#number
    return new Promise((resolve, reject) => {
      this.#open.set(number, { resolve, reject })
      this.#worker.postMessage({ number, name, ask })
    })
  }

  close(): void {
    this.#worker.terminate()
  }

  #hear(message: Exclude<Message, { update: Update }>): void {
    const open = this.#open.get(message.number)
    this.#open.delete(message.number)
    if ('problem' in message) open?.reject(new Error(message.problem))
    else open?.resolve(message.answer as never)
  }
}
