import type { Chapter } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import { FACTORIES } from '../../components/index.ts'
import type { MasterOfEconomy } from '../../types.ts'
import { built, company, companyId } from '../facts.ts'
import { Ladder } from '../pictures.tsx'

/** A company is chosen. */
export const founding = {
  starts: ({ question }) => question?.step === 'choose-company',
  beats: {
    aim: { picture: Ladder, rule: 'ME-GEN-01' },
    viaduct: { at: () => [at.step(9), at.step(17)], rule: 'ME-GEN-07' },
    choose: {
      asked: 'choose-company',
      rule: 'ME-SET-02',
      move: { lead: 'lead', is: (move) => move.type === 'choose-company' && move.company === 'blue-eyes' },
    },
  },
} as const satisfies Chapter<MasterOfEconomy>

/** The first investment: two works that feed each other. */
export const factories = {
  starts: ({ question, view }) => question?.step === 'investment' && view.board.phase === 'investment-1',
  beats: {
    purse: {
      at: (sight) => [at.company(companyId(sight) ?? 'blue-eyes')],
      rule: 'ME-SET-04',
      when: (sight) => built(sight) === 0,
    },
    recipes: {
      at: (sight) => FACTORIES.slice(1, 4).map((each) => at.factory(companyId(sight) ?? 'blue-eyes', each)),
      rule: 'ME-SUP-01',
      when: (sight) => built(sight) === 0,
    },
    coal: {
      asked: 'investment',
      when: (sight) => built(sight) === 0,
      at: (sight) => [at.factory(companyId(sight) ?? 'blue-eyes', 'coal-mine')],
      rule: 'ME-INV-04',
      move: {
        lead: 'lead',
        is: (move) => move.type === 'build' && move.factory === 'coal-mine',
        others: {
          quarry: { is: (move) => move.type === 'build' && move.factory === 'quarry' },
          dear: {
            is: (move) => move.type === 'build' && (move.factory === 'steel-mill' || move.factory === 'shipyard'),
          },
        },
      },
    },
    power: {
      asked: 'investment',
      when: (sight) => built(sight) === 1,
      at: (sight) => [at.factory(companyId(sight) ?? 'blue-eyes', 'power-plant')],
      rule: 'ME-SUP-01',
      move: {
        lead: 'lead',
        is: (move, sight) =>
          move.type === 'build' && move.factory === 'power-plant' && company(sight)?.factories['coal-mine'] === 1,
      },
    },
    stop: {
      asked: 'investment',
      when: (sight) => built(sight) === 2,
      rule: 'ME-INV-02',
      move: {
        lead: 'advise',
        is: ({ type }) => type === 'end-investment',
        others: { more: { is: ({ type }) => type === 'build' } },
      },
    },
  },
} as const satisfies Chapter<MasterOfEconomy>
