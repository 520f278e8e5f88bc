// For the hand on the keyboard: everything that needs no server, browser or database.
import { ensureInstalled, orExplain } from './ensure.mjs'
import { vitest } from './vitest.mjs'

const QUICK = [
  'packages/kernel',
  'packages/bots',
  'packages/wire',
  'packages/web',
  'games/',
  'test/house',
  'test/editions',
]
/** Whole games by the dozen: `npm test` plays them. */
const LONG = [
  '**/referee*.test.ts',
  '**/forecasts*.test.ts',
  '**/mutations.test.ts',
  '**/whole-games.test.ts',
  '**/film.test.ts',
  '**/levels.test.ts',
  'packages/bots/test/{review,advice,yardstick}.test.ts',
  'games/test/{simulated-games,words}.test.ts',
]

await orExplain(() => {
  ensureInstalled()
  process.exitCode = vitest([...QUICK, ...LONG.flatMap((files) => ['--exclude', files]), ...process.argv.slice(2)])
})
