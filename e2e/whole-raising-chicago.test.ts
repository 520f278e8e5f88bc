import { afterAll, test } from 'vitest'
import { closeBrowser } from './browser.ts'
import { BY_KEYS, PATIENCE, wholeGame } from './whole-game.ts'

afterAll(closeBrowser)

test(
  BY_KEYS,
  async () => void (await wholeGame('raising-chicago', { places: 7, decisions: 40, keys: 'plain' })),
  PATIENCE,
)
