import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Rules and their words: they change nothing outside themselves, so that a worker loads them once for all its files. */
const RULES = [
  'packages/{kernel,game-kit,bots,wire,board-kit}/test/**/*.test.ts',
  'games/*/test/**/*.test.ts',
  'games/test/**/*.test.ts',
  'test/{house,editions}.test.ts',
]
/** Servers, processes, databases: each file has a world of its own. */
const PROGRAMS = ['packages/{server,cli,web}/test/**/*.test.ts', 'test/deploy.test.ts']

export default defineConfig({
  resolve: { conditions: ['@boardroom/source'] },
  ssr: { resolve: { conditions: ['@boardroom/source'] } },
  test: {
    testTimeout: 60_000,
    // Starting a server or a database takes its time while browsers are tested beside it.
    hookTimeout: 180_000,
    // Half of them wait for servers and databases.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Real sockets, processes and databases: on a crowded machine one may come too late once, not twice.
    retry: process.env['CI'] ? 1 : 0,
    projects: [
      { extends: true, test: { name: 'rules', include: RULES, isolate: false } },
      { extends: true, test: { name: 'programs', include: PROGRAMS } },
    ],
  },
})
