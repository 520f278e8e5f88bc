import { dollars } from '@boardroom/game-kit/en'
import type { Names } from '@boardroom/kernel'
import { APPEAL_CASH, companyName } from '../../components/index.ts'
import type { Purse } from '../../model/money.ts'
import type { Phase } from '../../state.ts'
import type { Words } from '../catalogue.ts'
import { asset, count, cubes, either, goods, resources, workers } from './grammar.ts'
import { names as book } from './names.ts'

export const refusals: Words['refusals'] = {
  'BS-GEN-01': ({ phase, pending }) =>
    pending
      ? 'First answer the question that is open; your turn goes on after it.'
      : `That is not possible ${moment(phase)}.`,
  'BS-GEN-04': ({ payer, have, cost }, names) =>
    `${payerName(payer, names)} has ${dollars(have)}; this costs ${dollars(cost)}.`,
  'BS-GEN-09': ({ company }) => `Only its Director decides for ${companyName(company)}.`,
  'BS-SET-14': (facts, names) =>
    facts.why === 'turn'
      ? `${names.seat(facts.asked)} is choosing a company now; your turn comes.`
      : 'First start your company; everything else comes later.',
  'BS-FND-01': ({ company }) => `${companyName(company)} has already been started.`,
  'BS-FND-02': ({ pars }) => `A company starts at ${either(pars.map(dollars))} per share.`,
  'BS-FND-03': ({ company, par, cost, have }) =>
    `Starting ${companyName(company)} at ${dollars(par)} costs ${dollars(cost)}; you have ${dollars(have)}.`,
  'BS-FND-04': ({ held, limit }) =>
    `You hold ${held} of at most ${count(limit, 'certificate')}, and the Director’s Certificate would be one more.`,
  'BS-FND-10': () => 'Further companies can be started from the second Decade on.',
  'BS-CRT-02': ({ company, shares }) =>
    `You own ${count(shares, 'share')} of ${companyName(company)}; with this certificate it would be more than 6.`,
  'BS-CRT-03': ({ held, limit }) =>
    held === limit
      ? `You hold the maximum of ${count(limit, 'certificate')}; sell one before you buy.`
      : `You hold ${count(held, 'certificate')}, and only ${limit} are allowed; sell at least ${held - limit + 1} before you buy.`,
  'BS-CRT-04': ({ company }) =>
    `As its Director you cannot own the Preferred Certificate of ${companyName(company)} too.`,
  'BS-STK-01': ({ asked }, names) => `It is the stock turn of ${names.seat(asked)}.`,
  'BS-STK-02': ({ excess }) =>
    `You hold ${count(excess, 'certificate')} too many: sell at least that many before you go on.`,
  'BS-STK-04': () => 'Selling comes before buying, and you have already bought this turn.',
  'BS-STK-05': ({ why }) =>
    ({
      'not-owned': 'You do not own these certificates.',
      once: 'You have already sold shares of this company this turn; one sale per turn.',
      nothing: 'Choose at least one certificate to sell.',
    })[why],
  'BS-STK-10': () => 'In the basic game the Director’s Certificate stays with whoever started the company.',
  'BS-STK-11': () => 'One purchase per turn, and you have made it.',
  'BS-STK-12': () => 'There is no such certificate to be had there.',
  'BS-STK-13': ({ cost, have }) => `This certificate costs ${dollars(cost)}; you have ${dollars(have)}.`,
  'BS-STK-14': ({ company }) => `The Director’s Certificate of ${companyName(company)} is not for sale.`,
  'BS-STK-15': ({ company }) =>
    `You sold shares of ${companyName(company)} this Decade, so you can buy them again only in the next.`,
  'BS-STK-18': ({ why }) =>
    why === 'sold'
      ? 'You have traded this turn; end your turn instead of passing.'
      : 'You have neither sold nor bought; pass instead of ending your turn.',
  'BS-DIR-08': ({ company }) =>
    `The Director’s Certificate of ${companyName(company)} can be sold only if another player owns 3 or more of its shares.`,
  'BS-BLD-01': () => 'You have chosen; the others are still thinking.',
  'BS-BLD-03': () => 'Choose one Building to play and a different one to discard.',
  'BS-BLD-04': () => 'This Building is not in your hand.',
  'BS-ACT-01': ({ asked }, names) => `It is the turn of ${names.seat(asked)}.`,
  'BS-ACT-02': ({ why }) =>
    ({
      once: 'One Partner per turn, and yours is placed; end your turn.',
      first: 'Place a Partner first; then you can end your turn.',
      company: 'Choose one of your companies for this space.',
    })[why],
  'BS-ACT-03': () => 'Passing is not allowed here: place a Partner. Fundraising $40 is always possible.',
  'BS-ACT-07': ({ company }) => `Your Partners work for your own companies; you do not direct ${companyName(company)}.`,
  'BS-ACT-09': () => 'There is already a Partner on this space; it is free again next Decade.',
  'BS-ACT-10': () => 'This is part of the action and cannot be left out.',
  'BS-ACT-13': ({ company, amount, have }) =>
    `${companyName(company)} has ${dollars(have)}; using this Building costs ${dollars(amount)}.`,
  'BS-ACT-16': () => 'Finish this action first; free actions come before or after it.',
  'BS-ACT-17': () => 'The Bank Pool is only for players without a company.',
  'BS-ACT-18': () => 'This Building is not in play.',
  'BS-ACT-20': ({ company, cost, have }) =>
    `${companyName(company)} has ${dollars(have)}; the next Worker costs ${dollars(cost)}.`,
  'BS-ACT-21': (facts) =>
    facts.why === 'no-space'
      ? `${companyName(facts.company)} has no open Worker space.`
      : 'Hire at least one Worker; then you can stop.',
  'BS-ACT-28': ({ decade }) => `This Fundraising space opens in Decade ${decade}.`,
  'BS-ACT-33': ({ company, amount }) =>
    `To pay this out, ${companyName(company)} needs the full ${dollars(amount)} in its treasury.`,
  'BS-ACT-37': ({ why }) =>
    ({
      alike: 'Both resources must be of the same type.',
      absent: 'There is not that much of it in Haymarket Square.',
      count: 'Take two of one type, or one if only one is there.',
    })[why],
  'BS-ACT-38': ({ why }) =>
    ({
      different: 'The two resources must be of different types.',
      absent: 'Not all of that lies in Haymarket Square.',
      count: 'Take two of different types, or one if only one type is there.',
    })[why],
  'BS-ACT-41': ({ company, workers: number }) =>
    `${companyName(company)} needs ${workers(number)} at work to use this Building.`,
  'BS-EMP-01': ({ company }) => `This factory of ${companyName(company)} has no open Worker space.`,
  'BS-EMP-03': () => 'There is no place for a Manager in this factory.',
  'BS-AST-01': ({ asset: id, company, cost, have }) =>
    `${asset(id)} costs ${dollars(cost)}; ${companyName(company)} has ${dollars(have)}.`,
  'BS-AST-02': (facts) =>
    facts.why === 'none'
      ? `There is no Capital Asset left for ${companyName(facts.company)} to buy.`
      : 'This Capital Asset does not lie in the row.',
  'BS-AST-08': ({ company, slots }) =>
    `${companyName(company)} has room for ${count(slots, 'Capital Asset')}: keep the old one or the new one.`,
  'BS-AST-15': (facts) =>
    facts.why === 'exhausted'
      ? `${asset(facts.asset)} is exhausted until the next Decade.`
      : `${companyName(facts.company)} has no Capital Asset.`,
  'BS-AST-16': ({ asset: id }) =>
    `${asset(id)} can be used on its Director’s action turn and in its company’s operating turn.`,
  'BS-AST-17': ({ company, fee }) => `${companyName(company)} cannot pay the fee of ${dollars(fee)}.`,
  'BS-AST-20': () => 'Catalogs work only in the company’s operating turn, before dividends are decided.',
  'BS-AST-21': ({ asset: id }) => `${asset(id)} works only after production and before dividends are decided.`,
  'BS-AST-25': () => 'You are asked about Price Protection whenever the share value is about to drop.',
  'BS-APL-08': ({ company, bonus }) =>
    `${companyName(company)} cannot receive this bonus (${book.noBonus[bonus]}); take ${dollars(APPEAL_CASH)} instead.`,
  'BS-APL-13': () => `You already have your Partner from the Appeal track; take ${dollars(APPEAL_CASH)} instead.`,
  'BS-AUT-01': () => 'There is no Worker to automate in this factory.',
  'BS-AUT-02': () => 'There is no open Worker space in this factory.',
  'BS-OPR-03': () => 'Not at this point: a company buys, produces, sells and then decides on dividends, in this order.',
  'BS-OPR-04': ({ why }) =>
    ({
      late: 'Certificates can be issued only as the very first thing in the operating turn, and only once.',
      basic: 'Emergency fundraising exists only in the advanced game.',
      nothing: 'Choose at least one certificate to issue.',
    })[why],
  'BS-OPR-07': ({ company }) => `There are not that many certificates on the charter of ${companyName(company)}.`,
  'BS-OPR-08': (facts) =>
    facts.why === 'absent'
      ? 'There is no such resource on this space.'
      : `${companyName(facts.company)} has ${dollars(facts.have)}; this resource costs ${dollars(facts.cost)}.`,
  'BS-OPR-09': () => 'The X space only shows what is coming; nothing there is for sale.',
  'BS-OPR-10': ({ why }) =>
    ({
      late: 'Resources are bought before the first factory produces.',
      ended: 'Resources are bought before production ends, and it has ended.',
      haymarket: 'In Haymarket Square nothing is for sale; you can only trade two of one type for one of another.',
    })[why],
  'BS-OPR-11': () => 'A trade is two resources of one type for one of another type that lies in Haymarket Square.',
  'BS-OPR-12': () => 'Only the company that operates can trade now.',
  'BS-OPR-13': (facts) => {
    switch (facts.why) {
      case 'workers':
        return 'This factory produces only when every Worker space is filled.'
      case 'left':
        return 'Factories produce from left to right, and this one is not next.'
      case 'done':
        return 'This factory has already produced this turn.'
      case 'resources':
        return `${companyName(facts.company)} lacks ${cubes(facts.lacking)} for this factory.`
    }
  },
  'BS-OPR-17': ({ count: number }) => `You may take up to ${resources(number)} that lie in Haymarket Square.`,
  'BS-DST-01': ({ company, industry }) => `${companyName(company)} sells only in the row ${book.industries[industry]}.`,
  'BS-DST-02': ({ company, goods: number }) =>
    number > 0 ? `${companyName(company)} has only ${goods(number)}.` : `${companyName(company)} has no Goods to sell.`,
  'BS-DST-03': () => 'There is not enough room on this Demand Tile.',
  'BS-DST-04': () => 'Nothing can be sold on the X.',
  'BS-DST-08': ({ why }) =>
    why === 'off'
      ? 'At this table no Goods are sold at half price when the row is full.'
      : 'Half-price sales are possible only when the whole row is full.',
  'BS-DST-10': () => 'The printed space takes 6 Goods and has no room for that many.',
  'BS-DST-11': () => 'Without a tile nothing can be sold on the right.',
  'BS-DIV-02': ({ company, why }) =>
    why === 'no-sale'
      ? `${companyName(company)} has sold no Goods this turn, so it must withhold.`
      : `No factory of ${companyName(company)} has produced this turn, so it must withhold.`,
  'BS-VAR-01': () => 'Choose one Building to keep.',
}

/** The same phase may be the right one for a move, and only this moment the wrong one. */
function moment(phase: Phase): string {
  if (phase === 'setup') return 'during setup'
  return phase === 'over' ? 'any more: the game is over' : `at this point of the ${book.phases[phase]}`
}

function payerName(payer: Purse, names: Names): string {
  if (payer === 'bank') return 'The bank'
  return typeof payer === 'number' ? names.seat(payer) : companyName(payer)
}
