import { Advice, sightOf } from '@boardroom/bots'
import { loadGame } from '@boardroom/games'
import { chanceFrom, imagineTable } from '@boardroom/kernel'
import type { AnyView } from '../table/client.ts'
import type { Advised, HintQuestion } from './protocol.ts'

/** Milliseconds a player waits, and as many worlds as make no difference any more. */
const PATIENCE = 1700
const ENOUGH = 60

const post = (advised: Advised): void => (postMessage as (message: Advised) => void)(advised)

async function advise(view: AnyView): Promise<void> {
  const end = performance.now() + PATIENCE
  const game = await loadGame(view.game)
  const reasons = await game.insight?.reasons?.()
  if (!reasons || view.viewer === 'spectator') return post({ suggestions: [], worlds: 0, done: true })
  // The seed of the table is no business of a player's; the same position gets the same advice.
  const chance = chanceFrom(`hint/${view.seq}`)
  const advice = new Advice(sightOf(imagineTable(game, view, chance), view.viewer, chance), reasons)
  for (let on = true; on; ) {
    advice.goOn()
    on = advice.worlds < ENOUGH && performance.now() < end && advice.suggestions.length > 1
    post({ suggestions: advice.suggestions, worlds: advice.worlds, done: !on })
  }
}

addEventListener('message', ({ data }: MessageEvent<HintQuestion>) => void advise(data.view))
