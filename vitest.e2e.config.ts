import { defineConfig } from 'vitest/config'

/** Browser tests: a real Chromium against the built client. */
export default defineConfig({
  resolve: { conditions: ['@boardroom/source'] },
  ssr: { resolve: { conditions: ['@boardroom/source'] } },
  test: {
    include: ['e2e/**/*.test.ts'],
    globalSetup: ['e2e/setup.ts'],
    fileParallelism: false,
    testTimeout: 420_000,
    hookTimeout: 120_000,
    retry: process.env['CI'] ? 1 : 0,
  },
})
