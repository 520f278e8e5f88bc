import type { BoardModule } from '@boardroom/board-kit'
import type { MasterOfEconomy } from '../types.ts'
import { Board } from './board.tsx'
import { boardWords, currentOf } from './context.ts'
import { Ending } from './ending.tsx'
import { entrySign } from './entry-sign.tsx'
import { explained } from './explain/index.tsx'
import { charts, figures, score } from './figures.ts'
import { film } from './film.tsx'
import { entryIcon, heading } from './log.ts'
import { care, confirms, groups, isButton } from './move-groups.ts'
import { SeatSheet } from './seat-sheet.tsx'

/** Steps in which several seats answer at once, unseen by the others. */
const SECRET = ['agree-cash', 'success-marker', 'dividend-vote', 'candidature', 'election-vote']

/** The board of Master of Economy. */
export const board: BoardModule<MasterOfEconomy> = {
  Board,
  SeatSheet,
  Ending,
  headline: ({ board: { year, phase } }, language) => {
    const words = boardWords(language)
    const name = `${words.phases[phase]}${phase.endsWith('-2') ? ' II' : ''}`
    return year === 0 ? name : `${words.year(year)} · ${name}`
  },
  figures,
  confirms,
  care,
  isButton,
  groups,
  secret: (view) => !view.board.openCash || SECRET.includes(currentOf(view).step),
  heading,
  course: ['no-dividend', 'dividend-vote', 'candidates', 'election-vote', 'elected', 'score', 'pair', 'winners'],
  entryIcon,
  entrySign,
  film,
  countedOut: ['score', 'pair', 'winners'],
  explains: explained,
  charts,
  score,
  words: boardWords,
}
