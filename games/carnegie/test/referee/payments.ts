import { type Asking, ask, unexpected } from './asking.ts'
import { type Books, type Income, limit, read } from './books.ts'
import { rivalTally, tally } from './scores.ts'
import { GIFT } from './tables.ts'

/** Welfare donations are paid for after the last round, then everything is counted (chapters END and SOL). */

function unit(gift: string): { points: number; cost: Income } {
  const [points, , ...cost] = (GIFT[gift] ?? '').split(' ')
  return { points: Number(points), cost: read(cost.join(' ')) }
}

const PAYABLE = Object.keys(GIFT).filter((gift) => GIFT[gift]?.includes(' pay '))

function matters(books: Books, seat: number): boolean {
  const { goods, money, gifts } = books.of(seat)
  const payable = PAYABLE.some((gift) => {
    const { cost } = unit(gift)
    return gifts.includes(gift) && goods >= cost.goods && money + goods - cost.goods >= cost.money
  })
  // Goods that are sold cannot serve Andrew any more (CG-SOL-29).
  const denied = goods > 0 && PAYABLE.some((gift) => unit(gift).cost.goods > 0 && books.rival?.gifts.includes(gift))
  return payable || denied
}

export function* payments(books: Books): Asking {
  books.phase = 'scoring'
  const waiting = books.companies.flatMap((_, seat) => (matters(books, seat) ? [seat] : []))
  while (waiting.length > 0) {
    const { seat, move } = yield* ask(books, waiting, (who) => [
      ...payable(books, who).map((donation) => ({ type: 'pay' as const, donation })),
      { type: 'end-payments' },
    ])
    if (move.type === 'end-payments') waiting.splice(waiting.indexOf(seat), 1)
    else if (move.type === 'pay') pay(books, seat, move.donation)
    else unexpected(move)
  }
  count(books)
}

function payable(books: Books, seat: number): string[] {
  const company = books.of(seat)
  return PAYABLE.filter((gift) => {
    const { points, cost } = unit(gift)
    const full = points * (company.paid[gift] ?? 0) >= limit(company)
    return company.gifts.includes(gift) && !full && company.goods >= cost.goods && company.money >= cost.money
  })
}

function pay(books: Books, seat: number, gift: string): void {
  const company = books.of(seat)
  const { points, cost } = unit(gift)
  const before = points * (company.paid[gift] ?? 0)
  company.goods -= cost.goods
  company.money -= cost.money
  company.paid[gift] = (company.paid[gift] ?? 0) + 1
  books.says('paid', { seat, donation: gift, vp: Math.min(points, limit(company) - before) })
}

function count(books: Books): void {
  books.phase = 'over'
  const totals = books.companies.map((_, seat) => tally(books, seat).total)
  for (const [seat, score] of totals.entries()) books.says('score', { seat, score })
  const rival = rivalTally(books)
  if (rival) books.says('andrew-score', { score: rival.total, outcome: outcome(totals[0] ?? 0, rival.total) })
  else books.says('winners', { seats: winners(totals) })
}

export function outcome(human: number, rival: number): 'won' | 'lost' | 'draw' {
  return human > rival ? 'won' : human < rival ? 'lost' : 'draw'
}

export function winners(totals: readonly number[]): number[] {
  const most = [...totals].sort((a, b) => b - a)[0]
  return totals.flatMap((total, seat) => (total === most ? [seat] : []))
}
