import { defineConfig } from 'vitest/config'

/** Records the recommended way of lessons: `npm run lessons -- <game> [<lesson>]`. */
export default defineConfig({
  resolve: { conditions: ['@boardroom/source'] },
  ssr: { resolve: { conditions: ['@boardroom/source'] } },
  test: { include: ['packages/web/test/lessons/record.ts'], testTimeout: 1_200_000 },
})
