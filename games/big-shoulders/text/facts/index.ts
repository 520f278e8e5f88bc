import type { Facts } from '@boardroom/game-kit'
import type { BigShoulders } from '../../types.ts'
import { moveFacts } from './moves.ts'
import { questionFacts } from './questions.ts'

/** What sentences say, worked out for the seat that decides, by the queries that the rules ask. */
export const FACTS = { questions: questionFacts, moves: moveFacts } satisfies Facts<BigShoulders>
