// Plays lessons by their recommended moves and writes the way beside the game: npm run lessons -- <game> [<lesson>]
import { ensureInstalled, orExplain } from './ensure.mjs'
import { vitest } from './vitest.mjs'

await orExplain(() => {
  ensureInstalled()
  process.env['LESSONS'] = process.argv.slice(2).join(' ')
  process.exitCode = vitest(['--config', 'vitest.lessons.config.ts'])
})
