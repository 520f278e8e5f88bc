// Takes the screenshots in docs/screenshots: npm run shots
import { ensureInstalled, orExplain } from './ensure.mjs'
import { vitest } from './vitest.mjs'

await orExplain(() => {
  ensureInstalled()
  process.exitCode = vitest(['--config', 'vitest.shots.config.ts'])
})
