// Runs all that is about one game's rules: npm run test:rules -- <game>
import { existsSync, readdirSync, readFileSync } from 'node:fs'
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
  // What must hold of every game is asked of this one alone: its tests are named by its title.
  const own = vitest([`games/${game}/test`, ...rest])
  const title = /title: '(.+)'/.exec(readFileSync(join(root, 'games', game, 'index.ts'), 'utf8'))?.[1] ?? game
  process.exitCode = own || vitest(['games/test', '-t', title, ...rest])
})
