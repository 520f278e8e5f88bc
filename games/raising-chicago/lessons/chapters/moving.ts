import type { Chapter } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import { OUTSKIRTS_SITE_IDS, outskirtsTileOf, siteOf } from '../../components/index.ts'
import { isBuilding } from '../../state.ts'
import type { RaisingChicago, RaisingChicagoMove } from '../../types.ts'
import { arrowsAt, houses, isBestForArrows, isFrugal, runningKind, type Seen } from '../facts.ts'

/** Tiles that are points at once. */
function paysPrestige(move: RaisingChicagoMove, { view }: Seen): boolean {
  if (move.type !== 'move') return false
  const tile = view.board.outskirts[OUTSKIRTS_SITE_IDS.indexOf(move.site)] ?? null
  return tile !== null && !isBuilding(tile) && outskirtsTileOf(tile).rewards.some(({ type }) => type === 'prestige')
}

/** A blue project: to the outskirts, and a prestige building in its place. */
export const moving = {
  starts: (sight) => sight.question?.step === 'payment' && runningKind(sight) === 'move',
  beats: {
    pay: {
      asked: 'payment',
      when: (sight) => runningKind(sight) === 'move',
      at: () => ['desk'],
      rule: 'RC-PAY-05',
      move: {
        lead: 'advise',
        is: isFrugal,
        others: {
          jokers: { is: (move) => move.type === 'pay' && !Object.values(move).includes('short') },
          short: { is: (move) => move.type === 'pay' },
        },
      },
    },
    tile: {
      asked: 'move',
      at: () => ['outskirts'],
      rule: 'RC-MOV-05',
      move: { lead: 'advise', is: paysPrestige },
    },
    prestige: {
      asked: 'prestige-building',
      at: () => [at.yard],
      rule: 'RC-MOV-08',
      move: {
        lead: 'advise',
        is: (move) => move.type === 'choose-prestige' && move.building === 'prestige-04',
        others: { tile: { is: (move) => move.type === 'use-tile', reply: 'accept' } },
      },
    },
    arrows: {
      asked: 'prestige-site',
      when: (sight) => {
        const { question, moves } = sight
        if (question?.step !== 'prestige-site') return false
        const { building } = question.params
        return moves.some((move) => move.type === 'place-prestige' && arrowsAt(sight, building, move).mine > 0)
      },
      at: (sight) =>
        houses(sight)
          .filter(({ row }) => row >= 2 && row <= 4)
          .map(({ id }) => at.site(id)),
      rule: 'RC-END-10',
      move: {
        lead: 'advise',
        is: isBestForArrows,
        others: {
          theirs: {
            is: (move, sight) =>
              sight.question?.step === 'prestige-site' &&
              move.type === 'place-prestige' &&
              arrowsAt(sight, sight.question.params.building, move).theirs > 0,
          },
        },
      },
    },
    raise: {
      asked: 'raise',
      at: () => [at.ward(4), at.banner('banner-space-7')],
      rule: 'RC-RAI-08',
      move: {
        lead: 'free',
        is: (move) => move.type === 'raise' && siteOf(move.site).column === 7,
      },
    },
    window: {
      asked: 'tile-window',
      at: () => ['desk'],
      rule: 'RC-OUT-02',
      move: { lead: 'advise', is: ({ type }) => type === 'use-tile' },
    },
  },
} as const satisfies Chapter<RaisingChicago>
