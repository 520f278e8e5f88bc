// Opens a table in the terminal: City of the Big Shoulders, three seats, greedy bots.
import { ensureBuilt, ensureInstalled, orExplain } from './ensure.mjs'

const HOW_TO = `Boardroom is ready. To play City of the Big Shoulders in a terminal:

  npx boardroom play big-shoulders                      3 seats, you against greedy bots
  npx boardroom play big-shoulders --seats 4 --lang de  4 seats, in German
  npx boardroom games                                   games and their options
  npx boardroom help                                    everything else
`

await orExplain(async () => {
  ensureInstalled()
  ensureBuilt()
  if (!process.stdin.isTTY) {
    process.stdout.write(HOW_TO)
    return
  }
  process.argv.splice(2, Infinity, 'play', 'big-shoulders', ...process.argv.slice(2))
  await import('../packages/cli/dist/main.js')
})
