import { type Catalogue, textOf } from '@boardroom/game-kit'
import type { GameText } from '@boardroom/kernel'
import type { OPTIONS } from '../meta.ts'
import type { BigShoulders } from '../types.ts'
import { type FactsOfMoves, moveFacts } from './facts/moves.ts'
import { type FactsOfQuestions, questionFacts } from './facts/questions.ts'
import { type SheetWords, sheetsOf } from './sheets/index.ts'

const FACTS: { readonly questions: FactsOfQuestions; readonly moves: FactsOfMoves } = {
  questions: questionFacts,
  moves: moveFacts,
}

/** All words of one language. */
export type Words = Catalogue<BigShoulders, typeof FACTS, typeof OPTIONS, SheetWords>

export const gameText: (words: Words) => GameText<BigShoulders> = textOf(FACTS, sheetsOf)
