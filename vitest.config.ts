import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@boardroom/source'] },
  ssr: { resolve: { conditions: ['@boardroom/source'] } },
  test: {
    include: [
      'packages/*/test/**/*.test.ts',
      'games/*/test/**/*.test.ts',
      'games/test/**/*.test.ts',
      'test/**/*.test.ts',
    ],
    testTimeout: 60_000,
    // Real sockets, processes and databases: on a crowded machine one may come too late once, not twice.
    retry: process.env['CI'] ? 1 : 0,
  },
})
