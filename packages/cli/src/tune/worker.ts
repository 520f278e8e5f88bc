import { parentPort, workerData } from 'node:worker_threads'
import { loadGame } from '@boardroom/games'
import { playTrial, type Trial } from './trial.ts'

const game = await loadGame(workerData as string)

parentPort?.on('message', async (trial: Trial) => parentPort?.postMessage(await playTrial(game, trial)))
