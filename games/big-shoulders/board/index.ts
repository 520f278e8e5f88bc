import type { BoardModule } from '@boardroom/board-kit'
import { DECADES } from '../components/index.ts'
import type { BigShoulders } from '../types.ts'
import { Board } from './board.tsx'
import { boardWords, nameBook } from './context.ts'
import { explained } from './explain/index.tsx'
import { charts, figures, score } from './figures.ts'
import { film } from './film.tsx'
import { Holdings } from './holdings.tsx'
import { entryIcon, heading } from './log.ts'
import { button, confirms, groups, isButton } from './move-groups.ts'
import { quantities } from './quantities.ts'
import { SeatSheet } from './seat-sheet.tsx'

/** The board of City of the Big Shoulders. */
export const board: BoardModule<BigShoulders> = {
  Board,
  SeatSheet,
  Holdings,
  headline: ({ board: { decade, phase } }, language) => `${DECADES[decade].year} · ${nameBook(language).phases[phase]}`,
  figures,
  confirms,
  isButton,
  button,
  quantities,
  groups,
  secret: (view) => view.board.phase === 'building',
  heading,
  course: ['score', 'winners'],
  entryIcon,
  film,
  countedOut: ['score', 'winners'],
  explains: explained,
  charts,
  score,
  amount: (value, language) => boardWords(language).dollars(value),
  words: boardWords,
}
