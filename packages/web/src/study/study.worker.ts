import { loadGame } from '@boardroom/games'
import { answerLine } from '../table/worker-line.ts'
import type { StudyQuestions } from './protocol.ts'
import { Study } from './study.ts'

let study: Study | undefined

function the(): Study {
  if (!study) throw new Error('no game is being studied')
  return study
}

answerLine<StudyQuestions>({
  async open({ file, eyes }) {
    study = new Study(await loadGame(file.game), file, eyes)
    return study.tell(null)
  },
  tell: async ({ line }) => the().tell(line),
  look: async (place) => the().look(place),
  play: async ({ seat, move, ...place }) => the().play(place, seat, move),
  why: async ({ seat, move, ...place }) => the().why(place, seat, move),
  preview: async ({ seat, move, ...place }) => the().preview(place, seat, move),
  better: async ({ seq, move, name }) => the().better(seq, move, name),
  reason: async ({ seq, better }) => the().reason(seq, better),
  sum: async ({ worlds, decisions }) => the().sum(worlds, decisions),
  bot: async ({ level, ...place }) => the().bot(place, level),
  async name({ line, name }) {
    the().name(line, name)
    return null
  },
  async remove({ line }) {
    the().remove(line)
    return null
  },
  outlook: async (place) => the().outlook(place),
  file: async () => the().file(),
})
