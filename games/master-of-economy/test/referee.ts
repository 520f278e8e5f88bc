import { canonical, type Json, type Logged, type Move, Table } from '@boardroom/kernel'
import type { Entry } from '../entries.ts'
import { masterOfEconomy } from '../index.ts'
import type { Options } from '../meta.ts'
import type { MasterOfEconomyState } from '../state.ts'
import type { MasterOfEconomy } from '../types.ts'
import { wholeGame } from './referee/game.ts'
import { type Flow, Ledger, type Question } from './referee/ledger.ts'
import { COMPANIES, GOODS, PACKETS } from './referee/numbers.ts'

/** The kinds of entries that the referee expects, one for one. */
const CHECKED: ReadonlySet<Entry['type']> = new Set([
  ...(['place', 'built', 'factory-sold', 'produced', 'given-up', 'local', 'import', 'fine', 'fine-waived'] as const),
  ...(['export', 'success', 'contributed', 'forced-sale', 'interest', 'interest-waived', 'repaid', 'loan'] as const),
  ...([
    'bought',
    'sold',
    'exchanged',
    'purchase-bonus',
    'manager-bonus',
    'embezzled',
    'dividend',
    'dividend-vote',
  ] as const),
  ...(['bought-back', 'candidates', 'elected', 'payout'] as const),
])

export type Choose = (table: Table<MasterOfEconomy>, seat: number, moves: readonly Move[]) => Move

/**
 * Plays a whole game and keeps a second set of books beside it, by the rulebook and with figures of its own. Objects to
 * the first question, legal move, position or log entry that is not as it should be.
 */
export function referee(seats: number, options: Partial<Options>, seed: string, choose: Choose): number {
  const table = Table.start(masterOfEconomy, { seats, options, seed })
  const book = new Ledger(seats)
  const log: Entry[] = []
  const drawn = () => log.flatMap((entry) => (entry.type === 'order-drawn' ? entry.order : []))
  const flow: Flow<void> = wholeGame(book, table.state.options, drawn)
  const strays = new Strays()
  let question = flow.next()
  let moves = 0
  let last = 'the start'
  const objectUnless = (what: string, expected: unknown, actual: unknown): void => {
    const [should, is] = [canonical(expected as Json), canonical(actual as Json)]
    if (should !== is) throw new Error(`after move ${moves} (${last}) ${what}: ${difference(should, is)}`)
  }
  while (!question.done) {
    objectUnless('asked', asked(question.value), [...table.asked()].sort())
    const [seat, legal] = turn(question.value, table, moves)
    const allowed = sorted(movesOf(question.value, seat))
    objectUnless(`legal for seat ${seat}`, allowed, sorted(legal))
    for (const stray of strays.besides(allowed, moves)) {
      objectUnless(`${JSON.stringify(stray)} of seat ${seat} refused`, true, table.refuse(seat, stray) !== null)
    }
    strays.remember(legal)
    const move = choose(table, seat, legal)
    const refusal = table.play(seat, move)
    if (refusal) throw new Error(`${JSON.stringify(move)} is refused by ${refusal.rule}`)
    moves++
    last = `seat ${seat}: ${JSON.stringify(move)}`
    log.push(...taken(table))
    question = flow.next({ seat, move })
    objectUnless(
      'the log',
      book.told.splice(0),
      log.splice(0).filter(({ type }) => CHECKED.has(type)),
    )
    objectUnless('the position', positionOf(book), positionIn(table.state))
  }
  if (!table.over) throw new Error(`the game should be over after move ${moves} (${last})`)
  objectUnless('the scores', book.scores, table.result?.scores)
  objectUnless('the winners', book.winners, table.result?.winners)
  return moves
}

function taken(table: Table<MasterOfEconomy>): Entry[] {
  const logged: Logged<Entry>[] = table.entries
  table.entries = []
  return logged.map(({ entry }) => entry)
}

function asked(question: Question): number[] {
  return question.map(({ seat }) => seat).sort()
}

/** Whoever answers first where several are asked changes from question to question. */
function turn(question: Question, table: Table<MasterOfEconomy>, moves: number): [number, Move[]] {
  const { seat } = question[moves % question.length] ?? { seat: -1 }
  return [seat, table.legal(seat)]
}

function movesOf(question: Question, seat: number): readonly Move[] {
  return question.find((each) => each.seat === seat)?.moves ?? []
}

function sorted(moves: readonly Move[]): string[] {
  return moves.map((move) => canonical({ ...move })).sort()
}

/** How many moves of other moments are tried before each move. */
const TRIED = 4

/** Moves that were legal at some other moment: none of them may slip through where the rulebook forbids it. */
class Strays {
  readonly #seen = new Map<string, Move>()

  remember(moves: readonly Move[]): void {
    for (const move of moves) this.#seen.set(canonical({ ...move }), move)
  }

  besides(allowed: readonly string[], moment: number): Move[] {
    const strays = [...this.#seen.keys()].filter((move) => !allowed.includes(move))
    return Array.from({ length: Math.min(TRIED, strays.length) }, (_, i) => {
      const move = this.#seen.get(strays[(moment * 31 + i * 17) % strays.length] ?? '')
      return move ?? { type: 'nothing' }
    })
  }
}

/** Where two texts of the same kind part, with what is around. */
function difference(should: string, is: string): string {
  let at = 0
  while (should[at] === is[at]) at++
  const around = (text: string): string => text.slice(Math.max(0, at - 60), at + 60)
  return `should be …${around(should)}…, is …${around(is)}…`
}

/** Both sets of books in the same words. */
function positionOf(book: Ledger): object {
  return {
    year: book.year,
    order: book.order,
    people: book.people.map(({ chosen, cash, debt, relations, open }) => ({ chosen, cash, debt, relations, open })),
    companies: COMPANIES.map((co) => book.firms.get(co) ?? null),
    papers: COMPANIES.map((co) => {
      const paper = book.papers.get(co)
      return paper ? [paper.points, PACKETS.map((size) => paper.owners.get(size))] : null
    }),
    demand: GOODS.map((good) => book.demand[good]),
    offers: GOODS.map((good) => PACKETS.map((cell) => book.offers[good].get(cell) ?? null)),
    support: book.support,
  }
}

function positionIn(state: MasterOfEconomyState): object {
  return {
    year: state.year,
    order: state.order,
    people: state.players.map(({ company, cash, debt, relations, success }) => ({
      chosen: company,
      cash,
      debt,
      relations,
      open: success?.shown ?? null,
    })),
    companies: COMPANIES.map((co) => {
      const company = state.companies[co]
      if (!company) return null
      const { manager, cash, goods, factories, supplied, loans } = company
      return { manager, cash, stock: goods, plants: factories, fed: supplied, loans }
    }),
    papers: COMPANIES.map((co) => {
      const shares = state.shares[co]
      return shares ? [shares.points, shares.packets] : null
    }),
    demand: GOODS.map((good) => state.market.demand[good]),
    offers: GOODS.map((good) => PACKETS.map((cell) => state.market.offers[good][cell - 1] ?? null)),
    support: state.support,
  }
}
