import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take minutes: begun first, so that nobody waits for them alone at the end. */
const LONG = /\/(whole-|stage-labels|online|keyboard)[^/]*$/

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/**
 * Seen to pass with the pages as they are now: what a change has to pass before it lands. The others are run by `npm test`
 * by hand and by `npm run test:e2e`; each comes back to this list when it has been seen to pass.
 */
const SEEN = [
  'account',
  'alone',
  'analysis',
  'carnegie',
  'explain',
  'film',
  'keyboard',
  'lessons',
  'master-of-economy',
  'online',
  'people',
  'puzzles',
  'raising-chicago',
  'stage',
  'stage-labels',
  'table',
  'whole-carnegie',
  'whole-master-of-economy',
  'whole-raising-chicago',
]

/** Browser tests: a real Chromium against the built client. */
export default defineConfig({
  resolve: { conditions: ['@boardroom/source'] },
  ssr: { resolve: { conditions: ['@boardroom/source'] } },
  test: {
    include: process.env['CI'] ? SEEN.map((name) => `e2e/${name}.test.ts`) : ['e2e/**/*.test.ts'],
    globalSetup: ['e2e/setup.ts'],
    // Two at a time: more of them wait for the machine, not for each other.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // What is waited for comes sooner or later: beside everything else on two cores, later.
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 420_000,
    hookTimeout: 120_000,
    retry: process.env['CI'] ? 1 : 0,
  },
})
