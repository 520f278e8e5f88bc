import type { EntryWords, Names, Seat } from '@boardroom/kernel'
import { TRACK } from '../../components/index.ts'
import type { Entry } from '../../entries.ts'
import {
  bids,
  company,
  euros,
  factories,
  good,
  goods,
  holder,
  list,
  packet,
  points,
  relations,
  shares,
  votes,
} from './grammar.ts'
import { names as book } from './names.ts'

const one = (id: keyof typeof book.goods): string => book.goods[id].count(1)
const everyone = (seats: readonly Seat[], names: Names): string => list(seats.map((seat) => names.seat(seat)))

export const entries: EntryWords<Entry> = {
  'cash-agreed': ({ open, against }, names) =>
    open
      ? 'Everyone agrees: private cash lies open.'
      : `Private cash stays hidden: ${everyone(against, names)} objected.`,
  company: ({ seat, company: id }, names) => `${names.seat(seat)} founds ${company(id)}.`,
  shadow: ({ company: id }) => `${company(id)} is the shadow company.`,
  'order-drawn': ({ order }) => `The starting order is drawn: ${list(order.map(company))}.`,
  bid: ({ seat, place, amount }, names) => `${names.seat(seat)} bids ${euros(amount)} for place ${place}.`,
  'bid-passed': ({ seat, place }, names) => `${names.seat(seat)} passes on place ${place}.`,
  place: ({ seat, company: id, place, price }, names) =>
    price === 0
      ? `${names.seat(seat)} takes place ${place} with ${company(id)} for nothing.`
      : `${names.seat(seat)} takes place ${place} with ${company(id)} and owes ${euros(price)}.`,
  year: ({ year }) => `Year ${year} begins.`,
  phase: ({ phase }) => book.phases[phase],
  built: ({ company: id, factory, price }) =>
    `${company(id)} builds ${book.factories[factory].one} for ${euros(price)}.`,
  'factory-sold': ({ company: id, factory, price }) =>
    `${company(id)} sells ${book.factories[factory].one} for ${euros(price)}.`,
  supplied: ({ company: id, factories: numbers }) => `${company(id)} supplies ${factories(numbers)}.`,
  'electricity-lost': ({ company: id, count }) => `${company(id)} loses ${count} unused electricity.`,
  produced: ({ company: id, goods: made }) => `${company(id)} produces ${goods(made)}.`,
  'not-produced': ({ company: id, good: what, count }) =>
    `The supply has too little: ${company(id)} goes without ${book.goods[what].count(count)}.`,
  'given-up': ({ company: id, good: what }) => `${company(id)} gives up ${one(what)}, because its warehouse is full.`,
  'shadow-marker': ({ good: what }) => `The shadow company occupies the grey cell of ${good(what)}.`,
  'seventh-marker': ({ seat, company: id }, names) =>
    `${names.seat(seat)} returns a relations marker for the seventh marker of ${company(id)}.`,
  bids: ({ company: id, markers }) =>
    markers.length === 0
      ? `${company(id)} places no bids.`
      : `${company(id)} places its bids. ${capital(bids(markers))}.`,
  row: ({ good: what }) => `The market: ${good(what)}.`,
  local: ({ good: what, buyer, seller, cell, price }) =>
    `${company(buyer)} buys ${one(what)} from ${company(seller)} (cell ${cell}) for ${euros(price)}.`,
  import: ({ good: what, company: id, price }) => `${company(id)} imports ${one(what)} for ${euros(price)}.`,
  'import-none': ({ good: what, company: id }) => `No ${good(what)} left to import: the bid of ${company(id)} fails.`,
  unpaid: ({ good: what, company: id }) => `${company(id)} cannot pay for ${one(what)}: the bid fails.`,
  cancel: ({ good: what, company: id, cell }) =>
    `${company(id)} meets only its own offer of ${good(what)} on cell ${cell}: both are off.`,
  fine: ({ good: what, company: id, cell }) =>
    `${company(id)} has no ${good(what)} for its offer on cell ${cell} and pays a fine of ${euros(1)}.`,
  'fine-waived': ({ good: what, company: id, cell }) =>
    `${company(id)} has no ${good(what)} for its offer on cell ${cell} and no money for the fine.`,
  export: ({ good: what, company: id, cell, price, points: now }) =>
    `${company(id)} exports ${one(what)} from cell ${cell} for ${euros(price)} and is at ${points(now)}.`,
  'no-demand': ({ good: what, company: id, cell }) =>
    `No demand left for the ${good(what)} of ${company(id)} on cell ${cell}.`,
  'shadow-demand': ({ good: what, demand }) =>
    `The shadow company’s marker takes some demand for ${good(what)}: it is at cell ${demand}.`,
  success: ({ company: id, markers, points: now }) =>
    `The success markers show ${list(markers.map(String))}: ${company(id)} is at ${points(now)}.`,
  contributed: ({ seat, company: id, amount }, names) => `${names.seat(seat)} gives ${company(id)} ${euros(amount)}.`,
  'forced-sale': ({ company: id, factory, price }) =>
    `${company(id)} is short of cash and sells ${book.factories[factory].one} for ${euros(price)}.`,
  interest: ({ company: id }) => `${company(id)} pays ${euros(1)} interest.`,
  'interest-waived': ({ company: id }) => `${company(id)} cannot pay its interest; it is waived.`,
  repaid: ({ company: id }) => `${company(id)} repays a loan.`,
  loan: ({ company: id, amount }) => `${company(id)} takes a loan of ${euros(amount)}.`,
  bought: ({ holder: who, issuer, size, price }, names) =>
    `${holder(who, names)} buys ${packet(issuer, size)} for ${euros(price)}.`,
  sold: ({ holder: who, issuer, size, price }, names) =>
    `${holder(who, names)} sells ${packet(issuer, size)} for ${euros(price)}.`,
  exchanged: ({ holder: who, issuer, from, to, price }, names) =>
    `${holder(who, names)} exchanges ${packet(issuer, from)} for ${to} and ${price < 0 ? `receives ${euros(-price)}` : `pays ${euros(price)}`}.`,
  'purchase-bonus': ({ seat, issuer, amount }, names) =>
    `${names.seat(seat)} receives ${euros(amount)} because shares of ${company(issuer)} were bought.`,
  'no-deal': ({ holder: who }, names) => `${holder(who, names)} trades no shares.`,
  'manager-bonus': ({ seat, company: id, amount }, names) =>
    `${names.seat(seat)} receives a bonus of ${euros(amount)} for managing ${company(id)}.`,
  embezzled: ({ seat, company: id, amount, cost, points: now }, names) =>
    `${names.seat(seat)} embezzles ${euros(amount)} from ${company(id)}, which costs it ${euros(cost)}; it is at ${points(now)}.`,
  'no-dividend': ({ company: id, cash, needed }) =>
    `No dividend of ${company(id)}: that takes ${euros(needed)}, it has ${euros(cash)}.`,
  motion: ({ seat, company: id, amount }, names) =>
    `${names.seat(seat)} moves a dividend of ${euros(amount)} per share of ${company(id)}.`,
  'dividend-vote': ({ company: id, amount, yes, no, byManager, passed }, names) => {
    const side = (voters: typeof yes): string =>
      list(voters.map(({ seat, votes: number }) => `${names.seat(seat)} (${number})`)) || 'nobody'
    const tie = byManager ? ' A tie, so the manager decides.' : ''
    return `${company(id)}, ${euros(amount)} per share. Yes: ${side(yes)}. No: ${side(no)}.${tie} ${passed ? 'Passed.' : 'Rejected.'}`
  },
  dividend: ({ company: id, amount, paid }, names) =>
    `${company(id)} pays ${euros(amount)} per share: ${list(paid.map(({ holder: who, amount: sum }) => `${holder(who, names)} ${sum}`))}.`,
  'bought-back': ({ company: id, holder: who, size, shares: number, price }, names) =>
    `${company(id)} buys back ${number === size ? shares(number) : `${shares(number)} out of a packet of ${size}`} from ${holder(who, names)} for ${euros(price)}.`,
  candidates: ({ company: id, seats }, names) => `Candidates for ${company(id)}: ${everyone(seats, names)}.`,
  'election-vote': ({ company: id, ballots, decider }, names) => {
    const cast = ballots.map(
      ({ seat, votes: number, candidate }) => `${names.seat(seat)} for ${names.seat(candidate)} (${votes(number)})`,
    )
    const tie = decider === null ? '' : ` A tie: ${holder(decider, names)} decides as the largest shareholder.`
    return `Election at ${company(id)}: ${list(cast)}.${tie}`
  },
  elected: ({ company: id, seat }, names) => `${names.seat(seat)} is elected to manage ${company(id)} next year.`,
  office: ({ company: id, seat, before }, names) =>
    `${names.seat(seat)} takes over ${company(id)} from ${names.seat(before)}.`,
  relations: ({ last }) =>
    `Everyone receives a relations marker; one more lies with ${company(last)}, the last in the order.`,
  support: ({ seat, company: id, markers }, names) =>
    `${names.seat(seat)} supports ${company(id)} with ${relations(markers)}.`,
  order: ({ order }) => `The new order: ${list(order.map(company))}.`,
  end: ({ companies }) =>
    companies.length === 0
      ? 'Four years are over: the game ends.'
      : `The game ends: ${TRACK.end} points or more for ${list(companies.map(company))}.`,
  'packets-cashed': ({ company: id, issuer, shares: number, price }) =>
    `${company(id)} sells its ${packet(issuer, number)} to the bank for ${euros(price)}.`,
  'loans-settled': ({ company: id, paid, waived }) =>
    `${company(id)} settles its loans for ${euros(paid)}${waived > 0 ? `; ${euros(waived)} are waived` : ''}.`,
  payout: ({ company: id, perShare, perPacket, rest, paid }) =>
    paid.every((amount) => amount === 0)
      ? `${company(id)} has nothing left to pay out.`
      : `${company(id)} pays out ${euros(perShare)} per share, ${euros(perPacket)} per packet and ${euros(rest)} to its manager.`,
  score: ({ seat, score }, names) => `${names.seat(seat)} ends with ${euros(score)}.`,
  pair: ({ seats, score }, names) => `${everyone(seats, names)} together: ${euros(score)}.`,
  winners: ({ seats }, names) => `${everyone(seats, names)} ${seats.length === 1 ? 'wins' : 'win'}.`,
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
