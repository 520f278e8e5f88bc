import { dollars } from '@boardroom/game-kit/en'
import type { Cubes } from '../../components/index.ts'
import { APPEAL_CASH, companyName } from '../../components/index.ts'
import { countCubes } from '../../model/cubes.ts'
import type { QuestionFacts, Words } from '../catalogue.ts'
import { asset, capitalized, count, cubes, either, goods, partners, resources, workers } from './grammar.ts'
import { names as book } from './names.ts'

export const prompts: Words['prompts'] = {
  founding: ({ cash }) =>
    `Start your first company: choose a charter and its share value. You pay three times that value; you have ${dollars(cash)}.`,
  'sell-down': ({ held, limit }) =>
    `You hold ${count(held, 'certificate')}, but only ${limit} are allowed: sell at least ${held - limit} before the Stock Phase begins.`,
  'stock-turn': (facts) => {
    const { cash, held, limit, sold, bought, founding, poor, maySell, lastPass } = facts
    if (bought) return 'You have made your purchase: end your stock turn.'
    const buying = founding ? 'buy one certificate or start a company' : 'buy one certificate'
    const means = `you have ${dollars(cash)} and ${held} of at most ${limit} certificates`
    if (sold) return `You have sold. You may sell in other companies, then ${buying}, or end your turn; ${means}.`
    const last = lastPass ? ' Everyone else has passed: if you pass too, the Stock Phase ends.' : ''
    if (poor) {
      const left = maySell ? 'Sell if you like, or pass.' : 'You have nothing to sell either: pass.'
      return `Your stock turn: ${dollars(cash)} buys nothing now. ${left}${last}`
    }
    const selling = maySell ? 'sell if you like, then ' : ''
    return `Your stock turn: ${selling}${buying}, or pass; ${means}.${last}`
  },
  'price-protection': ({ company, price, seller }, names) => {
    const cause = seller === null ? 'Withholding' : `The sale by ${names.seat(seller)}`
    if (price.from === price.to) {
      return `${cause} cannot push ${companyName(company)} below ${dollars(price.from)}. Exhaust Price Protection all the same?`
    }
    return `${cause} would push ${companyName(company)} from ${dollars(price.from)} down to ${dollars(price.to)}. Exhaust Price Protection to stop that?`
  },
  draft: ({ hand, direction }) =>
    `Draft: keep one of your ${hand} Buildings; ${hand > 2 ? 'the others go' : 'the other goes'} to the ${direction}.`,
  'choose-buildings': ({ last }) =>
    last
      ? 'Choose a Building to play and another to discard; in this last Decade the third is of no more use.'
      : 'Choose a Building to play and another to discard; the third stays in your hand.',
  'action-turn': actionTurn,
  'first-place': ({ place, first }, names) =>
    `You stand in place ${place} of the turn order. Advertising lets you take first place from ${names.seat(first)}, from the next round on.`,
  'hire-workers': ({ company, treasury, price, open, hired }) =>
    hired === 0
      ? `Hire Workers for ${companyName(company)}, which has ${dollars(treasury)} and ${count(open, 'open Worker space')}: the first costs ${dollars(price)}.`
      : `Hire another Worker for ${companyName(company)} (${dollars(treasury)} left) for ${dollars(price)}, or stop?`,
  'buy-asset': ({ company, treasury, discount, slot }) => {
    const off = discount > 0 ? ` at ${dollars(discount)} off` : ''
    const gone = slot ? '' : ' There is no slot for it, so only its immediate bonus counts.'
    return `Buy a Capital Asset${off} for ${companyName(company)} (${dollars(treasury)} in the treasury).${gone}`
  },
  'keep-asset': ({ company, old, exhausted, asset: bought }) => {
    const choice = old ? `: ${asset(bought)} (new) or ${asset(old)}${exhausted ? ' (exhausted)' : ''}?` : '.'
    return `${companyName(company)} has room for one Capital Asset only${choice} The other leaves the game.`
  },
  'take-resources': ({ company, rule, count: number, there }) => {
    const market = `in Haymarket Square: ${countCubes(there) > 0 ? cubes(there) : 'nothing'}`
    const name = companyName(company)
    if (rule !== 'manager' && number === 1)
      return `Take 1 resource for ${name}; there are not two to be had (${market}).`
    if (rule === 'like')
      return `Take 2 resources of one type for ${name}${lone(there) ? ', or the only one of its type' : ''} (${market}).`
    if (rule === 'unlike') return `Take 2 resources of different types for ${name} (${market}).`
    const most = number === 1 ? 'a resource' : `up to ${resources(number)}`
    return `The Manager lets ${name} take ${most} (${market}).`
  },
  'station-worker': ({ company, optional }) =>
    optional
      ? `${companyName(company)} may take a Worker: into which factory?`
      : `${companyName(company)} gains a Worker: into which factory?`,
  'appoint-manager': ({ company }) => `${companyName(company)} gains a Manager: to lead which factory?`,
  'choose-automation': ({ company, left, optional }) => {
    const name = companyName(company)
    if (optional) return `${name} may automate a Worker: in which factory?`
    return left > 1
      ? `${name} automates ${workers(left)}: begin in which factory?`
      : `${name} automates a Worker: in which factory?`
  },
  'relocate-worker': ({ company, marketFull }) =>
    `The Worker whose place at ${companyName(company)} is automated is free: move them to an open space, or ${marketFull ? 'to the General Supply, as the Job Market is full' : 'to the Job Market'}?`,
  'appeal-bonus': ({ company, space, bonus, receivable }) =>
    receivable
      ? `${companyName(company)} reaches Appeal ${space}: take the bonus (${book.bonuses[bonus]}), or ${dollars(APPEAL_CASH)} for its treasury?`
      : `${companyName(company)} reaches Appeal ${space} but cannot receive the bonus (${book.noBonus[bonus]}): take ${dollars(APPEAL_CASH)} for its treasury.`,
  production,
  distribution,
  closing: ({ company, mayTrade, mayUse }) =>
    `${companyName(company)} is done: end its turn.${stillFree(mayTrade, mayUse && 'its')}`,
}

/** Whether some type is there only once. */
function lone(there: Cubes): boolean {
  return Object.values(there).includes(1)
}

/** What can be done before a turn ends, and whose Capital Asset can be used. */
function stillFree(mayTrade: boolean, asset: 'its' | 'a' | false): string {
  const acts = [...(mayTrade ? ['trade'] : []), ...(asset ? [`use ${asset} Capital Asset`] : [])]
  return acts.length > 0 ? ` Before that you may still ${acts.join(' or ')}.` : ''
}

function actionTurn(facts: QuestionFacts<'action-turn'>): string {
  const { placed, companies, unplaced, mayPass, mayTrade, mayUse } = facts
  if (placed) return `Your Partner is placed: end your turn.${stillFree(mayTrade, mayUse && 'a')}`
  const pass = mayPass ? ', or pass' : ''
  if (companies.length === 0)
    return `You direct no company: place a Partner in the Bank Pool for ${dollars(APPEAL_CASH)}${pass}.`
  const purses = companies.map(({ company, treasury }) => `${companyName(company)} (${dollars(treasury)})`)
  const which = unplaced === 1 ? 'your last Partner' : `one of your ${partners(unplaced)}`
  return `Your action: place ${which} for ${either(purses)}${pass}.`
}

function production({ company, treasury, next, mayBuy, mayTrade, mayIssue }: QuestionFacts<'production'>): string {
  const lead = `${companyName(company)} (${dollars(treasury)}) operates`
  const issue = mayIssue ? ' Only now may it issue certificates.' : ''
  switch (next.state) {
    case 'ready':
      return mayBuy
        ? `${lead}: buy resources, or let factory ${next.factory} produce.${issue}`
        : `${lead}: let factory ${next.factory} produce, or end production.${issue}`
    case 'resources': {
      const lacking = `${lead}: factory ${next.factory} still needs ${cubes(next.lacking)}`
      const ways = [...(mayBuy ? ['buy'] : []), ...(mayTrade ? ['trade'] : [])]
      if (ways.length === 0) return `${lacking}, so end production.${issue}`
      return `${lacking}. ${capitalized(either([...ways, 'end production']))}.${issue}`
    }
    case 'workers': {
      const lacking = `${lead}: factory ${next.factory} lacks ${workers(next.missing)}`
      return mayBuy ? `${lacking}. Buy for later, or end production.${issue}` : `${lacking}, so end production.${issue}`
    }
    case 'none':
      return `${lead}: every factory has produced, so end production.`
  }
}

function distribution(facts: QuestionFacts<'distribution'>): string {
  const name = companyName(facts.company)
  const revenue = dollars(facts.revenue)
  if (facts.goods > 0 && facts.market !== 'closed') {
    const each = facts.goods > 1 ? ' each' : ''
    const price =
      facts.market === 'open'
        ? `at ${dollars(facts.price)}${each}`
        : `at half price (${dollars(facts.price / 2)}${each}), as its row is full`
    return facts.revenue > 0
      ? `${name} has taken ${revenue}. Sell ${goods(facts.goods)} more ${price}, pay dividends or withhold?`
      : `${name} sells ${goods(facts.goods)} ${price}. Then pay dividends or withhold.`
  }
  if (facts.withholds === 'no-sale') {
    const idle = facts.goods > 0 ? `${name} finds no room for its ${goods(facts.goods)}` : `${name} has nothing to sell`
    return `${idle}, so it must withhold${facts.revenue > 0 ? ` its revenue of ${revenue}` : ''}.`
  }
  if (facts.withholds === 'no-production') {
    return `${name} has taken ${revenue}, but its factories produced nothing, so it must withhold.`
  }
  return `${name} has taken ${revenue}: pay dividends of ${dollars(facts.perShare)} per share, or withhold it?`
}
