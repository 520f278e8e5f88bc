import { type Catalogue, textOf } from '@boardroom/game-kit'
import type { GameText } from '@boardroom/kernel'
import type { OPTIONS } from '../meta.ts'
import type { RaisingChicago } from '../types.ts'
import { FACTS } from './facts.ts'
import { type SheetWords, sheetsOf } from './sheets/index.ts'

/** All words of one language. */
export type Words = Catalogue<RaisingChicago, typeof FACTS, typeof OPTIONS, SheetWords>

export const gameText: (words: Words) => GameText<RaisingChicago> = textOf(FACTS, sheetsOf)
