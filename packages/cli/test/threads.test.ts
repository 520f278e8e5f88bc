import { expect, test } from 'vitest'
import { Threads } from '../src/threads.ts'

const script = (code: string): URL => new URL(`data:text/javascript,${encodeURIComponent(code)}`)

const SQUARES = script(`
  import { parentPort, workerData } from 'node:worker_threads'
  parentPort.on('message', (n) => setTimeout(() => parentPort.postMessage(workerData * n * n), 5 * (n % 3)))
`)

test('answers come in the order of the jobs, whoever is done first', async () => {
  const threads = new Threads<number, number>(SQUARES, 3, 10)
  const told: number[] = []
  const answers = await threads.run([1, 2, 3, 4, 5, 6, 7], (answer) => told.push(answer))
  await threads.close()
  expect(answers).toEqual([10, 40, 90, 160, 250, 360, 490])
  expect(told.sort((a, b) => a - b)).toEqual(answers)
})

test('a thread that breaks is told, not waited for', async () => {
  const broken = script(`
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', () => { throw new Error('broken') })
  `)
  const threads = new Threads<number, number>(broken, 1, null)
  await expect(threads.run([1])).rejects.toThrow('broken')
  await threads.close()
})
