import { defineConfig } from 'vitest/config'

/** Takes the films in docs/films. */
export default defineConfig({
  resolve: { conditions: ['@boardroom/source'] },
  ssr: { resolve: { conditions: ['@boardroom/source'] } },
  test: {
    include: ['e2e/films.ts'],
    globalSetup: ['e2e/setup.ts'],
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
})
