import { parentPort, workerData } from 'node:worker_threads'
import { loadGame } from '@boardroom/games'
import { type Match, playMatch } from './match.ts'

const game = await loadGame(workerData as string)

parentPort?.on('message', async (match: Match) => parentPort?.postMessage(await playMatch(game, match)))
