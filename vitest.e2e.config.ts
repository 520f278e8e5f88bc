import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take minutes: begun first, so that nobody waits for them alone at the end. */
const LONG = /\/(whole-|stage-labels|online|keyboard|courses|lessons|explain|analysis|review)[^/]*$/

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/** Browser tests: a real Chromium against the built client. */
export default defineConfig({
  resolve: { conditions: ['@boardroom/source'] },
  ssr: { resolve: { conditions: ['@boardroom/source'] } },
  test: {
    include: ['e2e/**/*.test.ts'],
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
