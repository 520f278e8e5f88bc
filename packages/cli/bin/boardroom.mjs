#!/usr/bin/env node
import { ensureBuilt, orExplain } from '../../../scripts/ensure.mjs'

await orExplain(async () => {
  ensureBuilt()
  await import('../dist/main.js')
})
