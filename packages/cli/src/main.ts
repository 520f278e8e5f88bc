import { fileURLToPath } from 'node:url'
import { GAME_IDS, loadGame } from '@boardroom/games'
import { run } from './run.ts'
import { onThread } from './sim/thread.ts'

// A reader that has seen enough (`boardroom … | head`) is no error.
process.stdout.on('error', (problem: NodeJS.ErrnoException) => {
  process.exit(problem.code === 'EPIPE' ? 0 : 1)
})

process.exitCode = await run(process.argv.slice(2), {
  input: process.stdin,
  out: process.stdout,
  err: process.stderr,
  env: process.env,
  games: { ids: GAME_IDS, load: loadGame },
  crew: onThread,
  root: fileURLToPath(new URL('../../../', import.meta.url)),
  now: () => performance.now(),
})
