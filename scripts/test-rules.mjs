// Runs the tests of one game's rules: npm run test:rules -- big-shoulders
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, orExplain, root, say } from './ensure.mjs'
import { vitest } from './vitest.mjs'

const [game, ...rest] = process.argv.slice(2)
const games = readdirSync(join(root, 'games')).filter((name) => existsSync(join(root, 'games', name, 'test')))

await orExplain(() => {
  if (!game || !games.includes(game)) {
    say(`${game ? `unknown game "${game}"` : 'which game?'} One of: ${games.join(', ')}`)
    process.exitCode = 2
    return
  }
  ensureInstalled()
  process.exitCode = vitest([`games/${game}/test`, ...rest])
})
