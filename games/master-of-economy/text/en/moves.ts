import { factoryOf } from '../../components/index.ts'
import type { Words } from '../catalogue.ts'
import { company, euros, good, holder, packet, relations, shares } from './grammar.ts'
import { names as book } from './names.ts'

export const moves: Words['moves'] = {
  'agree-cash': ({ open }) => (open ? 'Play with open cash' : 'Keep private cash hidden'),
  'choose-company': ({ company: id }) => `Found ${company(id)}`,
  bid: ({ amount }) => `Bid ${euros(amount)}`,
  'pass-bid': () => 'Pass',
  build: ({ factory, price }) => {
    const materials = factoryOf(factory).materials > 0 ? ' and 1 building material' : ''
    return `Build ${book.factories[factory].one} for ${euros(price)}${materials}`
  },
  'sell-factory': ({ factory, price }) => `Sell ${book.factories[factory].one} for ${euros(price)}`,
  'end-investment': () => 'End the turn',
  supply: ({ company: id, factory }) => `${company(id)}: supply ${book.factories[factory].one}`,
  'end-supply': ({ company: id }) => `${company(id)}: done`,
  'give-up': ({ good: id }) => `Give up ${book.goods[id].count(1)}`,
  'lay-success': ({ value }) => `Lay the ${value}`,
  'place-offer': ({ good: id, cell, price }) =>
    `Offer ${good(id)} on cell ${cell} ${price === 0 ? '(local 1, export 0)' : `for ${euros(price)}`}`,
  'place-buy': ({ good: id, price }) => `Bid to buy ${good(id)} (import ${euros(price)})`,
  'end-bids': () => 'Confirm the bids',
  contribute: ({ amount }) => (amount === 0 ? 'Give nothing' : `Give ${euros(amount)} of your own`),
  'sell-forced': ({ factory, price }) => `Sell ${book.factories[factory].one} for ${euros(price)}`,
  repay: ({ amount }) => `Repay a loan for ${euros(amount)}`,
  'end-repayment': () => 'Go on',
  'buy-packet': ({ issuer, size, price }) => `Buy ${packet(issuer, size)} for ${euros(price)}`,
  'sell-packet': ({ issuer, size, price }) => `Sell ${packet(issuer, size)} for ${euros(price)}`,
  'exchange-packet': ({ issuer, from, to, price }) =>
    price < 0
      ? `Exchange ${packet(issuer, from)} for ${to} and receive ${euros(-price)}`
      : `Exchange ${packet(issuer, from)} for ${to} and pay ${euros(price)}`,
  'no-deal': () => 'Pass',
  'take-loan': ({ amount }) => `Take a loan of ${euros(amount)}`,
  'decline-loan': () => 'No loan',
  embezzle: ({ amount, cost }) =>
    amount === 0 ? 'Embezzle nothing' : `Embezzle ${euros(amount)}, which costs the company ${euros(cost)} in all`,
  'name-motion': ({ amount }) => `Move ${euros(amount)} per share`,
  'no-motion': () => 'No higher motion',
  vote: ({ yes }) => (yes ? 'Vote yes' : 'Vote no'),
  'buy-back': ({ packet: size, shares: number, price, holder: from }, names) => {
    const whose = from === null ? '' : ` from ${holder(from, names)}`
    const what = number === size ? `the packet of ${size}` : `${shares(number)} out of the packet of ${size}`
    return `Buy back ${what}${whose} for ${euros(price)}`
  },
  'end-buy-back': () => 'Done buying back',
  stand: ({ stand }) => (stand ? 'Stand for election' : 'Do not stand'),
  elect: ({ candidate }, names) => `Vote for ${names.seat(candidate)}`,
  'break-tie': ({ candidate }, names) => `Decide for ${names.seat(candidate)}`,
  support: ({ markers }) => (markers === 0 ? 'Lay none' : `Lay ${relations(markers)}`),
}
