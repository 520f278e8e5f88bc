// Serves Boardroom: installs what is missing, builds rules, server and pages, prints the address to open.
import { ensureBuilt, ensureInstalled, ensurePages, orExplain } from './ensure.mjs'

await orExplain(async () => {
  ensureInstalled()
  ensureBuilt()
  ensurePages()
  process.argv.splice(2, Infinity, 'serve', ...process.argv.slice(2))
  await import('../packages/cli/dist/main.js')
})
