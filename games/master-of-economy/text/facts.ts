import type { Facts } from '@boardroom/game-kit'
import { type CompanyId, exportPrice, INVESTMENT, importPrice, LOAN } from '../components/index.ts'
import { packetPrice } from '../model/deals.ts'
import { leastContribution, missing } from '../model/payments.ts'
import { companyOf, playerAt } from '../model/players.ts'
import { holderOf, shareValueOf, votesOf } from '../model/shares.ts'
import { overflow } from '../model/warehouse.ts'
import type { Holder } from '../state.ts'
import { buyBackPrice } from '../steps/meeting/buy-back.ts'
import { embezzlementCost, mostEmbezzled } from '../steps/meeting/embezzle.ts'
import type { MasterOfEconomy, MasterOfEconomyMove, TableView } from '../types.ts'
import type { Board } from '../view.ts'

/** The company that the present question is about. */
function companyAsked({ agenda }: TableView): CompanyId | undefined {
  const params = agenda.at(-1)?.params
  return params && 'company' in params ? params.company : undefined
}

/** What sentences say. Prices are those of this moment; a move of another step is said as if it were its turn. */
export const FACTS = {
  questions: {
    investment: ({ company, built }, { board }) => ({ company, cash: companyOf(board, company).cash, built }),
    supply: ({ waiting }, { board }, seat) => ({
      companies: waiting.filter((id) => board.companies[id]?.manager === seat),
    }),
    'give-up': ({ company }, { board }) => ({ company, over: overflow(companyOf(board, company)) }),
    'success-marker': (_params, view, seat) => ({ shown: playerAt(view.board, seat).success?.shown ?? null }),
    bidding: ({ company, placed }, view, seat) => ({
      company,
      placed,
      relations: playerAt(view.board, seat).relations,
    }),
    shortage: ({ payment }, view, seat) => ({
      payment,
      missing: missing(view.board, payment),
      least: leastContribution(view.board, payment),
      own: playerAt(view.board, seat).cash,
    }),
    'forced-sale': ({ payment, contribution }, { board }) => ({
      payment,
      missing: missing(board, payment) - contribution,
    }),
    repayment: ({ company }, { board }) => {
      const { loans, cash } = companyOf(board, company)
      return { company, loans, cash }
    },
    'company-deal': ({ holder, round }, { board }) => {
      const { cash, deals } = companyOf(board, holder)
      return { company: holder, round, cash, deals }
    },
    /** Own cash is null in the eyes of others. */
    'player-deal': ({ round }, view, seat) => {
      const { cash, deals } = playerAt(view.board, seat)
      return { round, own: cash, deals }
    },
    'new-loan': ({ company }, { board }) => ({ company, loans: companyOf(board, company).loans }),
    embezzlement: ({ company }, { board }) => ({
      company,
      most: mostEmbezzled(board, company),
      value: shareValueOf(board, company),
    }),
    'dividend-vote': ({ company, amount }, { board }, seat) => ({
      company,
      amount,
      votes: votesOf(board, company, seat),
    }),
    'buy-backs': ({ company }, { board }) => ({
      company,
      cash: companyOf(board, company).cash,
      value: shareValueOf(board, company),
    }),
    'election-vote': ({ company }, { board }, seat) => ({ company, votes: votesOf(board, company, seat) }),
    support: ({ company }, view, seat) => ({
      company,
      relations: playerAt(view.board, seat).relations,
      laid: view.board.support[company],
    }),
  },
  moves: {
    build: (move) => ({ ...move, price: INVESTMENT.price }),
    'sell-factory': (move) => ({ ...move, price: INVESTMENT.sale }),
    'sell-forced': (move) => ({ ...move, price: INVESTMENT.forcedSale }),
    'place-offer': (move) => ({ ...move, price: exportPrice(move.good, move.cell) }),
    'place-buy': (move) => ({ ...move, price: importPrice(move.good) }),
    'buy-packet': (move, { board }) => ({ ...move, price: priceOf(board, move.issuer, move.size) }),
    'sell-packet': (move, { board }) => ({ ...move, price: priceOf(board, move.issuer, move.size) }),
    'exchange-packet': (move, { board }) => ({ ...move, price: priceOf(board, move.issuer, move.to, move.from) }),
    'take-loan': (move) => ({ ...move, amount: LOAN.amount }),
    repay: (move) => ({ ...move, amount: LOAN.amount }),
    embezzle: (move, view) => {
      const company = companyAsked(view)
      const { board } = view
      return { ...move, cost: company && board.shares[company] ? embezzlementCost(board, company, move.amount) : 0 }
    },
    'buy-back': (move, view) => ({ ...move, ...buyBackFacts(view, move) }),
  },
} satisfies Facts<MasterOfEconomy>

/** Nothing where the issuer is not in play. */
function priceOf(board: Board, issuer: CompanyId, size: number, instead?: number): number {
  return board.shares[issuer] ? packetPrice(board, issuer, size, instead) : 0
}

function buyBackFacts(
  view: TableView,
  { packet, shares }: Extract<MasterOfEconomyMove, { type: 'buy-back' }>,
): { price: number; holder: Holder | null } {
  const { board } = view
  const company = companyAsked(view)
  if (!company || !board.shares[company]) return { price: 0, holder: null }
  const holder = holderOf(board, company, packet)
  return { price: buyBackPrice(board, company, shares), holder: holder === 'bank' ? null : holder }
}
