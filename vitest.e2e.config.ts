import { defineConfig } from 'vitest/config'

/** Browser tests: a real Chromium against the built client. */
export default defineConfig({
  resolve: { conditions: ['@boardroom/source'] },
  ssr: { resolve: { conditions: ['@boardroom/source'] } },
  test: {
    include: ['e2e/**/*.test.ts'],
    globalSetup: ['e2e/setup.ts'],
    // Two at a time: more of them wait for the machine, not for each other.
    maxWorkers: 2,
    testTimeout: 420_000,
    hookTimeout: 120_000,
    retry: process.env['CI'] ? 1 : 0,
  },
})
