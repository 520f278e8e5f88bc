// Takes the films in docs/films: npm run films [-- <beginning of a game's id>]
import { ensureInstalled, orExplain } from './ensure.mjs'
import { vitest } from './vitest.mjs'

await orExplain(() => {
  ensureInstalled()
  process.env['FILMS'] = process.argv[2] ?? ''
  process.exitCode = vitest(['--config', 'vitest.films.config.ts'])
})
