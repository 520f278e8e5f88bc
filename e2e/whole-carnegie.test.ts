import { afterAll, test } from 'vitest'
import { closeBrowser } from './browser.ts'
import { PATIENCE, WHOLE_GAME, wholeGame } from './whole-game.ts'

afterAll(closeBrowser)

test(WHOLE_GAME, async () => void (await wholeGame('carnegie', { places: 6, decisions: 50, varied: true })), PATIENCE)
