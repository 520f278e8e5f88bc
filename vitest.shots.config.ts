import { defineConfig } from 'vitest/config'

/** Takes the screenshots in docs/screenshots. */
export default defineConfig({
  resolve: { conditions: ['@boardroom/source'] },
  ssr: { resolve: { conditions: ['@boardroom/source'] } },
  test: {
    include: ['e2e/shots.ts'],
    globalSetup: ['e2e/setup.ts'],
    testTimeout: 900_000,
    hookTimeout: 120_000,
  },
})
