import type { Drill, Sight } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import { type CompanyId, RESOURCES } from '../../components/index.ts'
import { openSpaces } from '../../model/company.ts'
import { holding } from '../../text/facts/position.ts'
import type { BigShoulders } from '../../types.ts'
import { lacking, lacksOneMachine, nextFactory, operating, own, staffed, treasury } from '../own.ts'

type BigSight = Sight<BigShoulders>

/** The company that workers or machines are asked about. */
export function hirer({ view, question }: BigSight) {
  const params = question && 'company' in question.params ? question.params : null
  return holding(view, params?.company as CompanyId | undefined)
}

/** Factories run from left to right. */
export const order = {
  minutes: 1,
  seed: 'drill/order',
  within: 120,
  starts: (sight) => {
    const company = hirer(sight)
    if (sight.question?.step !== 'hire-workers' || !company) return false
    const open = (factory: number): number => openSpaces(company.id, company.company, factory)
    return open(1) === 1 && open(2) >= 1 && company.company.factories.length === 2
  },
  beats: {
    row: { at: (sight) => [at.company(hirer(sight)?.id ?? 'swift')] },
    hire: {
      asked: 'hire-workers',
      rule: 'BS-OPR-13',
      move: {
        lead: 'find',
        is: (move) => move.type === 'hire' && move.factory === 1,
        others: { behind: { is: ({ type }) => type === 'hire' } },
      },
    },
  },
} as const satisfies Drill<BigShoulders>

/** The cube that would complete the next factory, if it can only be had by a swap. */
export function missingCube(sight: BigSight) {
  const company = operating(sight)
  if (!company || !staffed(company, nextFactory(sight))) return null
  const lacks = lacking(company, nextFactory(sight))
  const [only, other] = RESOURCES.filter((resource) => lacks[resource] > 0)
  if (!only || other || lacks[only] > 1) return null
  const sold = sight.moves.some((move) => move.type === 'purchase' && move.resource === only)
  return sold ? null : only
}

/** Two cubes of one kind for one of another. */
export const swap = {
  minutes: 2,
  seed: 'drill/swap',
  starts: (sight) => {
    const cube = sight.question?.step === 'production' ? missingCube(sight) : null
    return (
      cube !== null &&
      sight.view.board.turn?.produced === 0 &&
      sight.moves.some((move) => move.type === 'trade' && move.take === cube && !isNeeded(move.give, sight))
    )
  },
  beats: {
    lacks: { at: (sight) => [at.factory(operating(sight)?.id ?? 'swift', nextFactory(sight))] },
    market: { at: () => ['haymarket'], rule: 'BS-OPR-11' },
    trade: {
      asked: 'production',
      when: (sight) => missingCube(sight) !== null,
      rule: 'BS-OPR-11',
      move: {
        lead: 'find',
        is: (move, sight) => move.type === 'trade' && move.take === missingCube(sight) && !isNeeded(move.give, sight),
        others: {
          needed: { is: (move, sight) => move.type === 'trade' && move.take === missingCube(sight) },
          end: { is: ({ type }) => type === 'end-production' },
          buy: { is: ({ type }) => type === 'purchase' },
        },
      },
    },
    produce: {
      asked: 'production',
      move: { lead: 'find', is: ({ type }) => type === 'produce' },
    },
  },
} as const satisfies Drill<BigShoulders>

/** Whether giving two of a kind would leave the factory without it. */
function isNeeded(resource: (typeof RESOURCES)[number], sight: BigSight): boolean {
  const company = operating(sight)
  if (!company) return true
  const after = { ...company, company: { ...company.company, resources: { ...company.company.resources } } }
  after.company.resources[resource] -= 2
  return lacking(after, nextFactory(sight))[resource] > 0
}

/** The eighth lamp of the avenue: one step before a partner. */
export const appeal = {
  minutes: 2,
  seed: 'drill/appeal',
  starts: (sight) => {
    const company = own(sight)
    return (
      sight.question?.step === 'action-turn' &&
      !sight.question.params.placed &&
      company?.company.appeal === 8 &&
      (sight.view.board.players[sight.seat]?.partners.onAppealTrack ?? false) &&
      treasury(sight) >= 20 &&
      !sight.moves.some((move) => move.type === 'place' && /appeal/.test(move.space))
    )
  },
  beats: {
    avenue: { at: () => ['appeal'], rule: 'BS-APL-03' },
    advertise: {
      asked: 'action-turn',
      at: (sight) => [`token:${own(sight)?.id ?? 'swift'}`],
      rule: 'BS-APL-12',
      move: {
        lead: 'find',
        is: (move, sight) => move.type === 'place' && move.space === 'advertising' && move.company === own(sight)?.id,
        others: { place: { is: ({ type }) => type === 'place' } },
      },
    },
    bonus: {
      asked: 'appeal-bonus',
      move: { lead: 'find', is: ({ type }) => type === 'take-bonus' },
    },
  },
} as const satisfies Drill<BigShoulders>

/** Whether a machine in this factory makes it fully automated. */
function completes(factory: number, sight: BigSight): boolean {
  const company = hirer(sight)
  return company !== null && lacksOneMachine(company, factory)
}

/** Machines: the last one of a factory counts double. */
export const machines = {
  minutes: 2,
  seed: 'drill/machines',
  starts: (sight) =>
    sight.question?.step === 'choose-automation' &&
    sight.moves.some((move) => move.type === 'automate' && completes(move.factory, sight)) &&
    sight.moves.some((move) => move.type === 'automate' && !completes(move.factory, sight)),
  beats: {
    token: { at: (sight) => [at.company(hirer(sight)?.id ?? 'swift')], rule: 'BS-AUT-01' },
    automate: {
      asked: 'choose-automation',
      rule: 'BS-AUT-04',
      move: {
        lead: 'find',
        is: (move, sight) => move.type === 'automate' && completes(move.factory, sight),
        others: { part: { is: ({ type }) => type === 'automate' } },
      },
    },
  },
} as const satisfies Drill<BigShoulders>
