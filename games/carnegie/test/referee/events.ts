import type { CarnegieMove } from '../../types.ts'
import { type Asking, ask, endTurn, lieDown, type Offer, possible, take, unexpected } from './asking.ts'
import { type Books, giftPrice, openCircles, plus, read, spotWith } from './books.ts'
import { advance, develop, researchMoves } from './research.ts'
import { GIFT, type Kind, TRACK } from './tables.ts'

/** The event of a round: employees come home, donations are made (chapters EVT, INC, DON). */

const GIFTS = Object.keys(GIFT)

export function* events(books: Books): Asking {
  books.phase = 'event'
  for (const seat of books.order()) {
    const { income, donation } = books.event
    const company = books.of(seat)
    const home = income !== null && company.away[income] > 0
    const means = company.money + company.goods
    const gives = donation && company.discs > 0 && means >= giftPrice(company) && freeGifts(books).length > 0
    if (!home && !gives) continue
    books.begin(seat, null)
    while (books.turn) yield* eventMove(books, seat)
  }
}

function freeGifts(books: Books): string[] {
  return GIFTS.filter((gift) => books.givers(gift).length === 0)
}

function* eventMove(books: Books, seat: number): Asking {
  const { move } = yield* ask(books, [seat], () => [
    ...returns(books, seat),
    ...donations(books, seat),
    ...researchMoves(books, seat),
    { type: 'end-event' },
  ])
  if (move.type === 'return') yield* comeHome(books, seat, move)
  else if (move.type === 'donate') {
    books.now.donated = true
    give(books, seat, move.donation, false)
  } else if (move.type === 'develop') develop(books, seat, move.project)
  else if (move.type === 'advance') yield* advance(books, seat, move.region)
  else if (move.type === 'end-event') endTurn(books, 'event')
  else unexpected(move)
}

type Return = Extract<CarnegieMove, { type: 'return' }>

function returns(books: Books, seat: number): Offer[] {
  const { income } = books.event
  const company = books.of(seat)
  if (!income || books.now.returned) return []
  const moves: Offer[] = []
  for (let count = 1; count <= company.away[income]; count++) {
    for (let there = 0; there <= (spotWith(company, 'new-lobby') ? count : 0); there++) {
      moves.push({ type: 'return', region: income, count, newLobby: there, space: company.track[income] })
    }
  }
  return moves
}

function* comeHome(books: Books, seat: number, { region, count, newLobby }: Return): Asking {
  const company = books.of(seat)
  books.now.returned = true
  company.away[region] -= count
  lieDown(books, seat, spotWith(company, 'lobby'), count - newLobby)
  if (newLobby > 0) lieDown(books, seat, spotWith(company, 'new-lobby'), newLobby)
  books.says('returned', { seat, region, count, newLobby })
  const transport = read(TRACK[region].income[company.track[region] - 1] ?? '', count)
  books.says('transport-income', { seat, region, gain: possible(books, seat, transport) })
  const circles = openCircles(company)
  const sure = circles.filter(({ pay }) => !pay.includes('/')).reduce((sum, { pay }) => plus(sum, read(pay)), read(''))
  if (sure.money + sure.goods + sure.vp > 0) books.says('project-income', { seat, gain: sure })
  yield* take(books, seat, sure)
  yield* take(books, seat, transport)
  for (const { kind, circle, pay } of circles) if (pay.includes('/')) yield* choose(books, seat, kind, circle, pay)
}

/** One of the two things that a circle offers (CG-INC-09). */
function* choose(books: Books, seat: number, kind: Kind, circle: number, pay: string): Asking {
  const offers = pay.split('/').map((part) => read(part))
  const things = ['money', 'goods', 'employee'] as const
  const offered = (thing: (typeof things)[number]): number => offers.find((offer) => offer[thing] > 0)?.[thing] ?? 0
  const { move } = yield* ask(books, [seat], () =>
    things
      .filter((thing) => offered(thing) > 0 && (thing !== 'employee' || books.of(seat).toHire > 0))
      .map((thing) => ({ type: 'take-income', take: thing })),
  )
  if (move.type !== 'take-income') unexpected(move)
  const amount = offered(move.take)
  books.says('choice-income', { seat, project: kind, circle, take: move.take, amount })
  yield* take(books, seat, { ...read(''), [move.take]: amount })
}

function donations(books: Books, seat: number): Offer[] {
  if (!books.event.donation || books.now.donated || !canPay(books, seat)) return []
  return freeGifts(books).map((donation) => ({ type: 'donate', donation }))
}

function canPay(books: Books, seat: number): boolean {
  const company = books.of(seat)
  return company.discs > 0 && company.money >= giftPrice(company)
}

/** Donations of other players, or Andrew, that this one has not made (CG-DEP-15). */
export function copyable(books: Books, seat: number): string[] {
  if (!canPay(books, seat)) return []
  return GIFTS.filter((gift) => {
    const givers = books.givers(gift)
    return !givers.includes(seat) && givers.some((giver) => giver !== 'neutral')
  })
}

type GiftId = Extract<CarnegieMove, { type: 'donate' }>['donation']

export function give(books: Books, seat: number, donation: GiftId, copy: boolean): void {
  const company = books.of(seat)
  const cost = giftPrice(company)
  company.money -= cost
  company.discs--
  company.gifts.push(donation)
  books.says('donated', { seat, donation, cost, copy })
}
