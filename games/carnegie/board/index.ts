import { type BoardModule, stepOf } from '@boardroom/board-kit'
import type { Carnegie } from '../types.ts'
import { Board } from './board.tsx'
import { boardWords, nameBook } from './context.ts'
import { Ending } from './ending.tsx'
import { explained } from './explain/index.tsx'
import { charts, figures, rival, score } from './figures.ts'
import { film } from './film.tsx'
import { byRival, entryIcon, heading, stretch } from './log.ts'
import { button, confirms, groups, isButton } from './move-groups.ts'
import { outcome } from './outcome.tsx'
import { quantities } from './quantities.ts'
import { SeatSheet } from './seat-sheet.tsx'

/** The board of Carnegie. */
export const board: BoardModule<Carnegie> = {
  Board,
  SeatSheet,
  Ending,
  headline: ({ board: { round, phase } }, language) => {
    const name = nameBook(language).phases[phase]
    return round > 0 ? `${boardWords(language).roundOf(round)} · ${name}` : name
  },
  figures,
  confirms,
  // Each is told where it is pointed at, and taken back as easily.
  care: { activate: 'light', 'sell-good': 'light', 'take-income': 'light' },
  isButton,
  button,
  outcome,
  quantities,
  groups,
  secret: (view) => stepOf(view) === 'sides',
  heading,
  course: ['score', 'andrew-score', 'winners'],
  stretch,
  entryIcon,
  byRival,
  film,
  countedOut: ['score', 'andrew-score', 'winners'],
  explains: explained,
  charts,
  score,
  rival,
  words: boardWords,
}
