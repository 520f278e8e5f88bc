import type { BoardModule } from '@boardroom/board-kit'
import type { RaisingChicago } from '../types.ts'
import { Board } from './board.tsx'
import { boardWords } from './context.ts'
import { Ending } from './ending.tsx'
import { explained } from './explain/index.ts'
import { charts, figures, score } from './figures.ts'
import { film } from './film.tsx'
import { entryIcon, heading } from './log.ts'
import { button, confirms, groups, isButton } from './move-groups.ts'
import { outcome } from './outcome/index.ts'
import { SeatSheet } from './seat-sheet.tsx'

/** The board of Raising Chicago. */
export const board: BoardModule<RaisingChicago> = {
  Board,
  SeatSheet,
  Ending,
  headline: ({ board: { round, phase } }, language) => {
    const { phases, roundOf } = boardWords(language)
    return round > 0 ? `${roundOf(round)} · ${phases[phase]}` : phases[phase]
  },
  figures,
  confirms,
  isButton,
  button,
  groups,
  outcome,
  // Only the piles are hidden, and nobody decides anything about them.
  secret: () => false,
  heading,
  course: ['markers', 'produced', 'ward-tile', 'scored', 'winners'],
  entryIcon,
  film,
  countedOut: ['winners'],
  explains: explained,
  charts,
  score,
  words: boardWords,
}
