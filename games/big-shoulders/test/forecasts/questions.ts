import type { Seat } from '@boardroom/kernel'
import { viewOf } from '@boardroom/kernel'
import { workerPrice } from '../../components/index.ts'
import { certificateLimit, certificatesOf } from '../../model/players.ts'
import type { QuestionFacts } from '../../text/catalogue.ts'
import { FACTS } from '../../text/facts/index.ts'
import type { BigShoulders, BigShouldersMove } from '../../types.ts'
import { type BigTable, type Claim, priceIn, tryOut } from './outcome.ts'

interface Asked {
  readonly table: BigTable
  readonly seat: Seat
  readonly moves: readonly BigShouldersMove[]
}

type Question = BigShoulders['question']['step']
type Claims = { readonly [Q in Question]: ((facts: QuestionFacts<Q>, asked: Asked) => Claim[]) | null }

const offers = ({ moves }: Asked, ...types: BigShouldersMove['type'][]): boolean =>
  moves.some(({ type }) => types.includes(type))
const cashOf = ({ table, seat }: Asked): number | undefined => table.state.players[seat]?.cash
const heldBy = ({ table, seat }: Asked): number[] => [certificatesOf(table.state, seat), certificateLimit(table.state)]

/** What each question says about the position; null if it says nothing that could be wrong. */
const claims: Claims = {
  founding: ({ cash }, asked) => [['cash', cash, cashOf(asked)]],
  'sell-down': ({ held, limit }, asked) => [['certificates', [held, limit], heldBy(asked)]],
  'stock-turn': ({ cash, held, limit, bought, sold, lastPass, founding, maySell }, asked) => [
    ['cash', cash, cashOf(asked)],
    ['certificates', [held, limit], heldBy(asked)],
    ['whether a pass would end the phase', lastPass && !bought && !sold, endsByPass(asked)],
    ['whether there is anything to sell', maySell || !offers(asked, 'sell'), true],
    ['whether companies can be founded', founding || !offers(asked, 'found'), true],
  ],
  'price-protection': ({ company, price, seller }, asked) => {
    const { after } = tryOut(asked.table, asked.seat, { type: 'protect', use: false })
    return [
      ['share value now', price.from, priceIn(asked.table.state, company)],
      ['share value then', price.to, priceIn(after, company)],
      ['seller', seller, asked.table.state.phase === 'stock' ? asked.table.state.lastTrader : null],
    ]
  },
  draft: ({ hand }, { moves }) => [['Buildings', hand, moves.length]],
  'choose-buildings': ({ last }, { table }) => [['the last Decade', last, table.state.decade === 5]],
  'action-turn': ({ placed, mayPass, mayTrade, mayUse, unplaced, companies }, asked) => [
    ['whether a Partner is placed', placed, offers(asked, 'end-action-turn')],
    ['passing', mayPass && !placed, offers(asked, 'pass-action')],
    ['trading', mayTrade, offers(asked, 'trade')],
    ['using a Capital Asset', mayUse, offers(asked, 'activate')],
    ['Partners', unplaced, asked.table.state.players[asked.seat]?.partners.unplaced],
    [
      'treasuries',
      companies.map(({ treasury }) => treasury),
      companies.map(({ company }) => asked.table.state.companies[company]?.treasury),
    ],
  ],
  'first-place': ({ place, first }, { table, seat }) => [
    ['place', [place, first], [table.state.turnOrder.indexOf(seat) + 1, table.state.turnOrder[0]]],
  ],
  'hire-workers': ({ price, open, hired }, asked) => [
    ['price', price, workerPrice(asked.table.state.jobMarket)],
    ['whether there is room', open > 0, offers(asked, 'hire')],
    ['whether it may stop', hired > 0, offers(asked, 'stop-hiring')],
  ],
  'buy-asset': null,
  'keep-asset': ({ old, asset }, { moves }) => [
    ['choice', [asset, old].sort(), moves.flatMap((move) => (move.type === 'keep-asset' ? [move.asset] : [])).sort()],
  ],
  'take-resources': ({ count }, { moves }) => [
    ['most cubes', count, Math.max(...moves.map((move) => (move.type === 'take' ? move.cubes.length : 0)))],
  ],
  'station-worker': ({ optional }, asked) => [['whether it may be declined', optional, offers(asked, 'decline-bonus')]],
  'appoint-manager': null,
  'choose-automation': ({ optional }, asked) => [
    ['whether it may be declined', optional, offers(asked, 'decline-bonus')],
  ],
  'relocate-worker': ({ marketFull }, { table, seat }) => {
    const { entries } = tryOut(table, seat, { type: 'relocate', to: 'job-market' })
    const gone = entries.some((entry) => entry.type === 'relocated' && entry.to === 'supply')
    return [['whether the market is full', marketFull, gone]]
  },
  'appeal-bonus': ({ receivable }, asked) => [['whether it can be taken', receivable, offers(asked, 'take-bonus')]],
  production: ({ next, mayBuy, mayTrade, mayIssue }, asked) => [
    ['whether the next factory is ready', next.state === 'ready', offers(asked, 'produce')],
    ['buying', mayBuy, offers(asked, 'purchase')],
    ['trading', mayTrade, offers(asked, 'trade')],
    ['issuing', mayIssue, offers(asked, 'issue')],
  ],
  distribution: ({ goods, market, withholds }, asked) => [
    ['whether Goods can be sold', goods > 0 && market !== 'closed', offers(asked, 'sell-goods')],
    ['whether dividends can be paid', withholds === null, offers(asked, 'pay-dividends')],
  ],
  closing: ({ mayTrade, mayUse }, asked) => [
    ['trading', mayTrade, offers(asked, 'trade')],
    ['using the Capital Asset', mayUse, offers(asked, 'activate')],
  ],
}

function endsByPass({ table, seat, moves }: Asked): boolean {
  if (!moves.some(({ type }) => type === 'pass-stock')) return false
  return tryOut(table, seat, { type: 'pass-stock' }).after.phase !== 'stock'
}

export function claimsOfQuestion(table: BigTable, seat: Seat, moves: readonly BigShouldersMove[]): Claim[] {
  const step = table.current?.step
  return step ? claimsOfStep(step, { table, seat, moves }) : []
}

interface Making {
  of(params: object, view: object, seat: Seat): object
}
const makers: Readonly<Partial<Record<Question, Making['of']>>> = FACTS.questions

function claimsOfStep<Q extends Question>(question: Q, asked: Asked): Claim[] {
  const params = asked.table.current?.params ?? {}
  const facts = makers[question]?.(params, viewOf(asked.table, asked.seat), asked.seat) ?? params
  return claims[question]?.(facts as QuestionFacts<Q>, asked) ?? []
}
