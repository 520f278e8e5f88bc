import { Worker } from 'node:worker_threads'
import { BadInput } from '@boardroom/kernel'
import type { Crew, Job, Outcome } from './job.ts'

/** What a thread answers: its outcomes, or the line that says what was wrong with the job. */
export type Answer = { readonly outcomes: Outcome[] } | { readonly badInput: string }

/** Plays a job on a thread of its own. */
export const onThread: Crew = (job: Job) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: job })
    worker.once('message', (answer: Answer) => {
      if ('outcomes' in answer) resolve(answer.outcomes)
      else reject(new BadInput(answer.badInput))
    })
    worker.once('error', reject)
  })
