import type { Drill } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import { FACTORIES, factoryOf } from '../../components/index.ts'
import { lacking } from '../../model/warehouse.ts'
import type { MasterOfEconomy, MasterOfEconomyMove } from '../../types.ts'
import { company, companyId, type Seen } from '../facts.ts'

/** A factory that cannot work any more: its material is not there. */
function isIdle(move: MasterOfEconomyMove, sight: Seen): boolean {
  const own = company(sight)
  if (move.type !== 'sell-factory' || !own) return false
  return factoryOf(move.factory).inputs.length > 0 && lacking(own, move.factory).length > 0
}

/** The last half-year: what is worth something, and what is not. */
export const ending = {
  minutes: 2,
  seed: 'drill/2',
  starts: (sight) =>
    sight.question?.step === 'investment' &&
    sight.view.board.year === 4 &&
    sight.view.board.phase === 'investment-2' &&
    FACTORIES.some((factory) => isIdle({ type: 'sell-factory', factory }, sight)) &&
    sight.moves.some((move) => isIdle(move, sight)),
  beats: {
    last: { at: () => [at.clock], rule: 'ME-END-03' },
    worth: { at: (sight) => [at.company(companyId(sight) ?? 'blue-eyes')], rule: 'ME-SCO-01' },
    sell: {
      asked: 'investment',
      rule: 'ME-INV-08',
      move: {
        lead: 'find',
        is: isIdle,
        others: {
          build: { is: ({ type }) => type === 'build' },
          running: { is: ({ type }) => type === 'sell-factory' },
          end: { is: ({ type }) => type === 'end-investment' },
        },
      },
    },
  },
} as const satisfies Drill<MasterOfEconomy>
