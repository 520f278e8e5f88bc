// Takes the screenshots in docs/screenshots: npm run shots [-- <beginning of the names>], such as a game's id or page-home
import { ensureInstalled, orExplain } from './ensure.mjs'
import { vitest } from './vitest.mjs'

await orExplain(() => {
  ensureInstalled()
  process.env['SHOTS'] = process.argv[2] ?? ''
  process.exitCode = vitest(['--config', 'vitest.shots.config.ts'])
})
