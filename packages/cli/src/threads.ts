import { Worker } from 'node:worker_threads'
import { itemAt } from '@boardroom/kernel'

/** Workers that each do one job after the other; the answers come in the order of the jobs. */
export class Threads<Job, Answer> {
  readonly #workers: Worker[]

  constructor(script: URL, count: number, data: unknown) {
    this.#workers = Array.from({ length: count }, () => new Worker(script, { workerData: data }))
  }

  async run(jobs: readonly Job[], done: (answer: Answer, at: number) => void = () => {}): Promise<Answer[]> {
    const answers: Answer[] = []
    let next = 0
    await Promise.all(
      this.#workers.map(async (worker) => {
        for (let at = next++; at < jobs.length; at = next++) {
          const answer = await this.#answerOf(worker, itemAt(jobs, at))
          answers[at] = answer
          done(answer, at)
        }
      }),
    )
    return answers
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()))
  }

  #answerOf(worker: Worker, job: Job): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const fail = (problem: Error) => reject(problem)
      worker.once('error', fail)
      worker.once('message', (answer: Answer) => {
        worker.off('error', fail)
        resolve(answer)
      })
      worker.postMessage(job)
    })
  }
}
