import { INVESTMENT, LOAN, MARKERS, WAREHOUSE } from '../../components/index.ts'
import type { Words } from '../catalogue.ts'
import { company, euros, holder, list, loans, purpose, relations, votes } from './grammar.ts'

export const prompts: Words['prompts'] = {
  'agree-cash': () => 'Shall private cash lie open? It does only if everyone agrees.',
  'choose-company': () => 'Choose the company you found: all four are alike.',
  auction: ({ place, last }) =>
    last === 0
      ? `Auction of place ${place}: bid at least ${euros(1)}, or pass. The price is settled at the end.`
      : `Auction of place ${place}: bid more than ${euros(last)}, or pass.`,
  investment: ({ company: id, cash, built }) =>
    built.length === 0
      ? `${company(id)} invests with ${euros(cash)}: build up to 3 factories for ${euros(INVESTMENT.price)} and 1 building material each (a quarry needs none), sell up to 2.`
      : `${company(id)} invests with ${euros(cash)}: ${built.length} of 3 built.`,
  supply: ({ companies }) => `Supply the factories of ${list(companies.map(company))}; electricity left over is lost.`,
  'give-up': ({ company: id, over }) => `The warehouse of ${company(id)} holds ${WAREHOUSE} goods: give up ${over}.`,
  'success-marker': ({ shown }) =>
    shown === null
      ? 'Lay a success marker face down for the shadow company.'
      : `Lay a success marker face down for the shadow company; the ${shown} still lies open.`,
  bidding: ({ company: id, placed, relations: have }) => {
    // One line on a phone, where the quays take all the rest.
    if (placed.length >= (have > 0 ? MARKERS.most : MARKERS.free)) return 'All markers are placed: confirm them.'
    if (placed.length === MARKERS.free) return 'A seventh costs 1 relations marker.'
    const left = MARKERS.free - placed.length
    return `${company(id)} bids: ${left === 1 ? '1 marker' : `${left} markers`} left.`
  },
  shortage: ({ payment, missing, least, own }) => {
    const must = least > 0 ? ` It takes at least ${euros(least)}.` : ''
    return `${company(payment.company)} lacks ${euros(missing)} for ${purpose(payment)}. How much do you give of your own ${own === null ? 'cash' : euros(own)}?${must}`
  },
  'forced-sale': ({ payment, missing }) =>
    `${company(payment.company)} still lacks ${euros(missing)} for ${purpose(payment)}: choose the factory to sell for ${euros(2)}.`,
  repayment: ({ company: id, loans: number, cash }) =>
    `${company(id)} has ${loans(number)} and ${euros(cash)}: repay at ${euros(LOAN.amount)} each, or go on.`,
  'company-deal': ({ company: id, round, cash, deals }) => {
    const done = [...(deals.bought > 0 ? ['bought'] : []), ...(deals.sold > 0 ? ['sold'] : [])]
    const before = done.length > 0 ? ` It has ${list(done)} already.` : ''
    return `Round ${round} of 2: ${company(id)} may buy, sell or exchange a packet with its ${euros(cash)}.${before}`
  },
  'player-deal': ({ round, own }) =>
    `Round ${round}: buy, sell or exchange a packet with your own ${own === null ? 'cash' : euros(own)}, or pass.`,
  'new-loan': ({ company: id, loans: number }) =>
    `Does ${company(id)} take a loan of ${euros(LOAN.amount)}? It has ${number === 0 ? 'none' : loans(number)}.`,
  embezzlement: ({ company: id, most, value }) =>
    `How much do you embezzle from ${company(id)}, ${euros(most)} at most? Each costs it ${euros(1 + value)} and a point.`,
  motions: ({ company: id, most, named }) =>
    `Dividend of ${company(id)}: move a higher amount, up to ${euros(most)} per share? On the table: ${list(sorted(named))}.`,
  'dividend-vote': ({ company: id, amount, votes: own }) =>
    `Shall ${company(id)} pay ${euros(amount)} per share? You have ${votes(own)}.`,
  'buy-backs': ({ company: id, cash, value }) =>
    `${company(id)} may buy back its own shares with ${euros(cash)}: ${euros(value)} a share, and ${euros(value)} more per packet.`,
  candidature: ({ company: id }) => `Do you stand for election as manager of ${company(id)}?`,
  'election-vote': ({ company: id, votes: own }) => `Who shall manage ${company(id)}? You have ${votes(own)}.`,
  'tie-break': ({ company: id, decider }, names) =>
    `The election of ${company(id)} is tied, and ${holder(decider, names)} decides: choose between the tied.`,
  support: ({ company: id, relations: have, laid }) => {
    const asks = have === 1 ? 'Do you lay your relations marker' : `How many of your ${relations(have)} do you lay`
    const there = laid === 0 ? 'None lies there yet.' : laid === 1 ? 'One lies there.' : `${laid} lie there.`
    return `${asks} for ${company(id)}? ${there} More markers come first next year.`
  },
}

function sorted(named: readonly number[]): string[] {
  return [...new Set(named)].sort((a, b) => a - b).map(euros)
}
