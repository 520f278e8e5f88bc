import type { Frame, Seat, View } from '@boardroom/kernel'
import { type CompanyId, exportPrice, type FactoryId, INVESTMENT, importPrice, LOAN } from '../components/index.ts'
import { packetPrice } from '../deals.ts'
import type { Marker } from '../entries.ts'
import { isSeat } from '../money.ts'
import { leastContribution, missing, type Payment } from '../payments.ts'
import { companyOf } from '../players.ts'
import { holderOf, shareValueOf, votesOf } from '../shares.ts'
import type { Company, Deals, Holder } from '../state.ts'
import { buyBackPrice } from '../steps/meeting/buy-back.ts'
import { embezzlementCost, mostEmbezzled } from '../steps/meeting/embezzle.ts'
import type { EconomyMove, MasterOfEconomy } from '../types.ts'
import type { Board, PlayerView } from '../view.ts'
import { overflow } from '../warehouse.ts'

export type TableView = View<MasterOfEconomy>

/** What prompts need to know, by the name of the step that asks. */
export interface QuestionFacts {
  'agree-cash': object
  'choose-company': object
  auction: { place: number; last: number }
  investment: { company: CompanyId; cash: number; built: readonly FactoryId[] }
  supply: { companies: readonly CompanyId[] }
  'give-up': { company: CompanyId; over: number }
  'success-marker': { shown: number | null }
  bidding: { company: CompanyId; placed: readonly Marker[]; relations: number }
  shortage: { payment: Payment; missing: number; least: number; own: number | null }
  'forced-sale': { payment: Payment; missing: number }
  repayment: { company: CompanyId; loans: number; cash: number }
  'company-deal': { company: CompanyId; round: number; cash: number; deals: Deals }
  /** Own cash is null in the eyes of others. */
  'player-deal': { round: number; own: number | null; deals: Deals }
  'new-loan': { company: CompanyId; loans: number }
  embezzlement: { company: CompanyId; most: number; value: number }
  motions: { company: CompanyId; most: number; named: readonly number[] }
  'dividend-vote': { company: CompanyId; amount: number; votes: number }
  'buy-backs': { company: CompanyId; cash: number; value: number }
  candidature: { company: CompanyId }
  'election-vote': { company: CompanyId; votes: number }
  'tie-break': { company: CompanyId; decider: Holder }
  support: { company: CompanyId; relations: number; laid: number }
}

export type Question = keyof QuestionFacts

/** The parameters of the steps that ask; each has some of them. */
interface Asked {
  readonly company: CompanyId
  readonly holder: Holder
  readonly payment: Payment
  readonly contribution: number
  readonly round: number
  readonly amount: number
  readonly most: number
  readonly place: number
  readonly last: number
  readonly decider: Holder
  readonly built: readonly FactoryId[]
  readonly named: readonly number[]
  readonly placed: readonly Marker[]
  readonly waiting: readonly CompanyId[]
}

function playerOf({ board }: TableView, seat: Seat): PlayerView {
  const player = board.players[seat]
  if (!player) throw new Error(`there is no seat ${seat}`)
  return player
}

export function factsOfQuestion(view: TableView, current: Frame, seat: Seat): QuestionFacts[Question] {
  const { board } = view
  const asked = current.params as Asked
  const player = playerOf(view, seat)
  const own = player.cash
  const company = (): Company => companyOf(board, asked.company)
  switch (current.step as Question) {
    case 'agree-cash':
    case 'choose-company':
      return {}
    case 'auction':
      return { place: asked.place, last: asked.last }
    case 'investment':
      return { company: asked.company, cash: company().cash, built: asked.built }
    case 'supply':
      return { companies: asked.waiting.filter((id) => board.companies[id]?.manager === seat) }
    case 'give-up':
      return { company: asked.company, over: overflow(company()) }
    case 'success-marker':
      return { shown: player.success?.shown ?? null }
    case 'bidding':
      return { company: asked.company, placed: asked.placed, relations: player.relations }
    case 'shortage': {
      const { payment } = asked
      return { payment, missing: missing(board, payment), least: leastContribution(board, payment), own }
    }
    case 'forced-sale':
      return { payment: asked.payment, missing: missing(board, asked.payment) - asked.contribution }
    case 'repayment':
      return { company: asked.company, loans: company().loans, cash: company().cash }
    case 'company-deal':
      return companyDealFacts(board, asked)
    case 'player-deal':
      return { round: asked.round, own, deals: player.deals }
    case 'new-loan':
      return { company: asked.company, loans: company().loans }
    case 'embezzlement':
      return {
        company: asked.company,
        most: mostEmbezzled(board, asked.company),
        value: shareValueOf(board, asked.company),
      }
    case 'motions':
      return { company: asked.company, most: asked.most, named: asked.named }
    case 'dividend-vote':
      return { company: asked.company, amount: asked.amount, votes: votesOf(board, asked.company, seat) }
    case 'buy-backs':
      return { company: asked.company, cash: company().cash, value: shareValueOf(board, asked.company) }
    case 'candidature':
      return { company: asked.company }
    case 'election-vote':
      return { company: asked.company, votes: votesOf(board, asked.company, seat) }
    case 'tie-break':
      return { company: asked.company, decider: asked.decider }
    case 'support':
      return { company: asked.company, relations: player.relations, laid: board.support[asked.company] }
  }
}

function companyDealFacts(board: Board, { holder, round }: Asked): QuestionFacts['company-deal'] {
  if (isSeat(holder)) throw new Error('a company trades here')
  const { cash, deals } = companyOf(board, holder)
  return { company: holder, round, cash, deals }
}

/** What a move's sentence needs beside the move itself. */
export interface MoveExtras {
  build: { price: number }
  'sell-factory': { price: number }
  'sell-forced': { price: number }
  'place-offer': { price: number }
  'place-buy': { price: number }
  'buy-packet': { price: number }
  'sell-packet': { price: number }
  'exchange-packet': { price: number }
  'take-loan': { amount: number }
  repay: { amount: number }
  embezzle: { cost: number }
  'buy-back': { price: number; holder: Holder | null }
}

export type MoveType = EconomyMove['type']
export type MoveFacts<T extends MoveType> = Extract<EconomyMove, { type: T }> &
  (T extends keyof MoveExtras ? MoveExtras[T] : object)

/** Prices at this moment; a move of another step is said as if it were its turn. */
export function extrasOf(move: EconomyMove, { board, agenda }: TableView): object {
  const asked = (agenda.at(-1)?.params ?? {}) as Partial<Asked>
  switch (move.type) {
    case 'build':
      return { price: INVESTMENT.price }
    case 'sell-factory':
      return { price: INVESTMENT.sale }
    case 'sell-forced':
      return { price: INVESTMENT.forcedSale }
    case 'place-offer':
      return { price: exportPrice(move.good, move.cell) }
    case 'place-buy':
      return { price: importPrice(move.good) }
    case 'buy-packet':
    case 'sell-packet':
      return { price: board.shares[move.issuer] ? packetPrice(board, move.issuer, move.size) : 0 }
    case 'exchange-packet':
      return { price: board.shares[move.issuer] ? packetPrice(board, move.issuer, move.to, move.from) : 0 }
    case 'take-loan':
    case 'repay':
      return { amount: LOAN.amount }
    case 'embezzle':
      return {
        cost: asked.company && board.shares[asked.company] ? embezzlementCost(board, asked.company, move.amount) : 0,
      }
    case 'buy-back':
      return buyBackFacts(board, asked.company, move)
    default:
      return {}
  }
}

function buyBackFacts(
  board: Board,
  company: CompanyId | undefined,
  { packet, shares }: Extract<EconomyMove, { type: 'buy-back' }>,
): MoveExtras['buy-back'] {
  if (!company || !board.shares[company]) return { price: 0, holder: null }
  const holder = holderOf(board, company, packet)
  return { price: buyBackPrice(board, company, shares), holder: holder === 'bank' ? null : holder }
}
