import { answerTo, botNamed } from '@boardroom/bots'
import { loadGame } from '@boardroom/games'
import { Desk } from './desk.ts'
import { previewOf } from './preview.ts'
import type { Questions, Update } from './protocol.ts'
import { findTable, keepTable } from './store.ts'
import { Thinker } from './thinker.ts'
import { answerLine } from './worker-line.ts'

const tell = (update: Update): void => (postMessage as (message: { update: Update }) => void)({ update })

let desk: Desk | undefined

answerLine<Questions>({
  async open({ id, viewer }) {
    const record = await findTable(id)
    if (!record) throw new Error('not-found')
    const game = await loadGame(record.game)
    const thinker = new Thinker(() => new Worker(location.href, { type: 'module', name: 'bot' }))
    desk = new Desk({ game, record, viewer, thinker, keep: keepTable, tell })
    desk.tell()
    desk.goOn()
    return null
  },
  play: async ({ move }) => theDesk().play(move),
  undo: async () => theDesk().undo(),
  why: async ({ move }) => theDesk().why(move),
  preview: async ({ move }) => theDesk().preview(move),
  at: async ({ seq }) => theDesk().at(seq),
  imagine: async ({ view, move }) => previewOf(await loadGame(view.game), view, move),
  think: async (thought) => answerTo(await loadGame(thought.game), botNamed(thought.bot), thought),
  file: async () => theDesk().file(),
  async sit({ viewer }) {
    theDesk().sit(viewer)
    return null
  },
  async hinted() {
    await theDesk().hinted()
    return null
  },
  async hold({ hold }) {
    theDesk().hold(hold)
    return null
  },
})

function theDesk(): Desk {
  if (!desk) throw new Error('no table is open')
  return desk
}
