import { afterAll, test } from 'vitest'
import { closeBrowser } from './browser.ts'
import { BY_KEYS, PATIENCE, wholeGame } from './whole-game.ts'

afterAll(closeBrowser)

test(BY_KEYS, async () => void (await wholeGame('carnegie', { places: 6, decisions: 50, keys: 'varied' })), PATIENCE)
