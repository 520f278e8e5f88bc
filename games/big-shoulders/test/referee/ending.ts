import type { Result } from '@boardroom/kernel'
import { type Books, type Firm, foul, sharesAt } from './books.ts'
import { clearCheapest, dropCheapest, refill, renewDemand } from './row.ts'

/** Between two Decades; it asks nobody. */
export function cleanUp(books: Books): void {
  books.phase = 'cleanup'
  books.says({ type: 'phase', phase: 'cleanup' })
  clearCheapest(books)
  refill(books)
  dropCheapest(books)
  renewDemand(books)
  for (const firm of books.all) {
    firm.operated = false
    firm.tired = false
  }
  for (const person of books.people) {
    person.unplaced = person.partners
    person.banned.length = 0
    person.passed = false
  }
  books.used = []
  books.decade++
}

/** The final reckoning, as the log and the result must tell it. */
export function reckon(books: Books): Result {
  books.phase = 'over'
  books.says({ type: 'phase', phase: 'over' })
  const seats = [...books.people.keys()]
  const won: string[][] = seats.map(() => [])
  for (const goal of books.goals) {
    const values = seats.map((seat) => standing(books, goal, seat))
    const most = Math.max(...values)
    const winners = seats.filter((seat) => most > 0 && values[seat] === most)
    for (const seat of winners) won[seat]?.push(goal)
    books.says({ type: 'goal', goal, seats: winners })
  }
  const breakdown = seats.map((seat) => {
    const worth = books.all.map((firm) => [firm.id, sharesAt(firm, seat) * firm.value] as const)
    const goals = won[seat] ?? []
    return {
      cash: books.person(seat).cash,
      goals,
      goalMoney: 200 * goals.length,
      shares: Object.fromEntries(worth.filter(([, money]) => money > 0)),
      shareMoney: worth.reduce((sum, [, money]) => sum + money, 0),
    }
  })
  const scores = breakdown.map(({ cash, goalMoney, shareMoney }) => cash + goalMoney + shareMoney)
  for (const [seat, score] of scores.entries()) books.says({ type: 'score', seat, score })
  const richest = seats.filter((seat) => scores[seat] === Math.max(...scores))
  const goalsOf = (seat: number): number => won[seat]?.length ?? 0
  const winners = richest.filter((seat) => goalsOf(seat) === Math.max(...richest.map(goalsOf)))
  books.says({ type: 'winners', seats: winners })
  return { scores, winners, breakdown }
}

/** What all of a player's companies come to for the Goals. */
function standing(books: Books, goal: string, seat: number): number {
  const firms = books.directs(seat)
  const sum = (of: (firm: Firm) => number): number => firms.reduce((total, firm) => total + of(firm), 0)
  const held = (kind: string): number =>
    books.all.reduce((total, { papers }) => total + papers.filter((p) => p.kind === kind && p.at === seat).length, 0)
  switch (goal) {
    case 'most-managers':
      return sum(({ shops }) => shops.filter(({ manager }) => manager).length)
    case 'most-salespeople':
      return sum(({ sellers }) => sellers)
    case 'most-capital-assets':
      return sum(({ asset }) => (asset ? 1 : 0))
    case 'most-workers':
      return sum(({ shops }) => shops.reduce((total, { workers }) => total + workers, 0))
    case 'most-automation':
      return sum(({ shops }) => shops.reduce((total, { tokens }) => total + tokens, 0))
    case 'highest-appeal':
      return Math.max(0, ...firms.map(({ id }) => books.appealOf(id)))
    case 'most-company-cash':
      return Math.max(0, ...firms.map(({ treasury }) => treasury))
    case 'most-partners':
      return books.person(seat).partners
    case 'most-common':
      return held('common')
    case 'most-preferred':
      return held('preferred')
    default:
      return foul(`there is no Goal ${goal}`)
  }
}
