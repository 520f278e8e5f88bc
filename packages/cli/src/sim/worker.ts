import { parentPort, workerData } from 'node:worker_threads'
import { loadGame } from '@boardroom/games'
import { BadInput } from '@boardroom/kernel'
import type { Job } from './job.ts'
import { playGames } from './play-games.ts'
import type { Answer } from './thread.ts'

const job = workerData as Job

async function answer(): Promise<Answer> {
  try {
    return { outcomes: await playGames(await loadGame(job.game), job) }
  } catch (problem) {
    if (problem instanceof BadInput) return { badInput: problem.message }
    throw problem
  }
}

parentPort?.postMessage(await answer())
