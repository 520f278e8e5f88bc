import { answerTo, botNamed } from '@boardroom/bots'
import { loadGame } from '@boardroom/games'
import { Desk, previewOf } from './desk.ts'
import type { Message, Question, QuestionName, Questions } from './protocol.ts'
import { findTable, keepTable } from './store.ts'
import { Thinker } from './thinker.ts'

const post = (message: Message): void => (postMessage as (message: Message) => void)(message)

let desk: Desk | undefined

const answers: { [Q in QuestionName]: (ask: Questions[Q]['ask']) => Promise<Questions[Q]['answer']> } = {
  async open({ id, viewer }) {
    const record = await findTable(id)
    if (!record) throw new Error('not-found')
    const game = await loadGame(record.game)
    const thinker = new Thinker(() => new Worker(location.href, { type: 'module', name: 'bot' }))
    desk = new Desk({ game, record, viewer, thinker, keep: keepTable, tell: (update) => post({ update }) })
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
}

function theDesk(): Desk {
  if (!desk) throw new Error('no table is open')
  return desk
}

async function answer<Q extends QuestionName>({ number, name, ask }: Question<Q>): Promise<void> {
  try {
    post({ number, answer: await answers[name](ask) })
  } catch (problem) {
    post({ number, problem: problem instanceof Error ? problem.message : String(problem) })
  }
}

addEventListener('message', (event: MessageEvent<Question>) => void answer(event.data))
