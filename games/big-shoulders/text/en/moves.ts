import { dollars } from '@boardroom/game-kit/en'
import { charterOf, companyName } from '../../components/index.ts'
import { countCubes } from '../../model/cubes.ts'
import type { MoveFacts, Words } from '../catalogue.ts'
import type { Production } from '../facts/moves.ts'
import {
  appeal,
  atOnce,
  bill,
  bonusNow,
  buildingDetails,
  certificates,
  managerBonus,
  managerNow,
  power,
  shareValue,
} from './effects.ts'
import { asset, building, capitalized, cubes, goods, list, partners, pricedBuilding, space } from './grammar.ts'
import { names as book } from './names.ts'

export const moves: Words['moves'] = {
  found: ({ company, par, cost }) =>
    `Start ${companyName(company)} (${book.industries[charterOf(company).industry]}) at ${dollars(par)} per share: ${dollars(cost)}`,
  sell: ({ company, certificates: sold, sale }) => {
    const what = `Sell ${certificates(sold)} of ${companyName(company)}`
    if (!sale) return what
    const unless = sale.protectable ? ' unless protected' : ''
    const lose = sale.losesDirectorship ? '; you give up the Directorship' : ''
    return `${what}: +${dollars(sale.paid)}, ${shareValue(sale.price)}${unless}${lose}`
  },
  buy: ({ company, kind, from, cost, takesOver }) => {
    const source = from === 'charter' ? 'from its charter' : 'from the Bank Pool'
    const price = cost === null ? '' : ` for ${dollars(cost)}`
    const become = takesOver ? ' and become its Director' : ''
    const article = kind === 'common' ? 'a' : 'the'
    return `Buy ${article} ${book.certificates[kind]} of ${companyName(company)} ${source}${price}${become}`
  },
  'pass-stock': ({ ends }) => (ends ? 'Pass, which ends the Stock Phase' : 'Pass'),
  'end-stock-turn': () => 'End your stock turn',
  protect: ({ use, company, price }) => {
    const name = company ? companyName(company) : 'the share value'
    if (use) return `Exhaust Price Protection: ${name} stays${price ? ` at ${dollars(price.from)}` : ''}`
    return `Save Price Protection: ${name} drops${price ? ` to ${dollars(price.to)}` : ''}`
  },
  'keep-building': ({ building: id }) => `Keep ${building(id)} (${buildingDetails(id)})`,
  build: ({ play, discard, keep }) => {
    const rest = keep ? `, keep ${pricedBuilding(keep)}` : ''
    return `Play ${building(play)} (${buildingDetails(play)}), discard ${pricedBuilding(discard)}${rest}`
  },
  place: (placement, names) => {
    const { space: id, company } = placement
    const where = id === 'bank-pool' ? 'in the Bank Pool' : `on ${space(id)}`
    const whom = company ? ` for ${companyName(company)}` : ''
    return `Place a Partner ${where}${whom}${bill(placement, names)}`
  },
  'first-place': ({ take, place }) =>
    take ? 'Take first place in the turn order' : `Stay in place ${place} of the turn order`,
  hire: ({ factory, cost, fills }) => `Hire a Worker for ${dollars(cost)} in factory ${factory}${staffed(fills)}`,
  'stop-hiring': () => 'Hire nobody else',
  'buy-asset': ({ asset: id, cost, atOnce: bonuses, keeps }) => {
    const price = cost === null ? '' : ` for ${dollars(cost)}`
    const later = keeps ? `; then once per Decade ${power(id)}` : ''
    return `Buy ${asset(id)}${price}: at once ${bonuses ? list(bonuses.map(bonusNow)) : atOnce(id)}${later}`
  },
  'keep-asset': ({ asset: id, instead, exhausted }) => {
    const state = exhausted ? ' (exhausted)' : ''
    return `Keep ${asset(id)}${state}${instead ? `; ${asset(instead)} leaves the game` : ''}`
  },
  take: ({ cubes: taken }) => (countCubes(taken) > 0 ? `Take ${cubes(taken)}` : 'Take nothing'),
  'place-worker': ({ factory, fills }) => `Place the Worker in factory ${factory}${staffed(fills)}`,
  'appoint-manager': ({ factory, bonus }) =>
    `Let the Manager lead factory ${factory}${bonus ? `: ${managerBonus(bonus)} whenever it produces` : ''}`,
  automate: ({ factory, extraGood }) =>
    `Automate a Worker in factory ${factory}${extraGood ? ': fully automated, it makes 1 Good more' : ''}`,
  relocate: ({ to, fills }) => {
    if (to === 'job-market') return 'Send the Worker to the Job Market'
    if (to === 'supply') return 'Send the Worker to the General Supply (the Job Market is full)'
    return `Move the Worker to factory ${to}${staffed(fills)}`
  },
  'decline-bonus': () => 'Do without this bonus',
  'take-bonus': takeBonus,
  'take-cash': ({ company, amount }) =>
    `Take ${dollars(amount)}${company ? ` for the treasury of ${companyName(company)}` : ''}`,
  trade: ({ company, give, take }) =>
    `Trade 2 ${book.resources[give]} for 1 ${book.resources[take]} (${companyName(company)})`,
  activate,
  'discard-asset': ({ company, asset: id }) =>
    `Discard ${id ? asset(id) : 'the Capital Asset'} of ${companyName(company)}; it leaves the game`,
  'pass-action': ({ unused }) =>
    `Pass for the rest of the Action Phase${unused > 0 ? `; ${partners(unused)} ${unused === 1 ? 'stays' : 'stay'} unused` : ''}`,
  'end-action-turn': () => 'End your turn',
  issue: ({ certificates: issued, effect }) => {
    const what = `Issue ${certificates(issued)}`
    return effect ? `${what}: +${dollars(effect.paid)} for the treasury, ${shareValue(effect.price)}` : what
  },
  purchase: ({ resource, space: from, cost }) => {
    const name = book.resources[resource]
    if (cost !== null) return `Buy 1 ${name} for ${dollars(cost)}`
    return from === 'haymarket' ? `Buy 1 ${name} in Haymarket Square` : `Buy 1 ${name} from the X space`
  },
  produce: ({ factory, made }) => `Let factory ${factory} produce${made ? `: ${production(made)}` : ''}`,
  'end-production': ({ tokens }) =>
    tokens > 0 ? `End production: +${goods(tokens)} from Appeal Bonus Goods tokens` : 'End production',
  'sell-goods': sellGoods,
  'pay-dividends': ({ payout }) => {
    if (!payout) return 'Pay dividends'
    const { perShare, yours, treasury, price } = payout
    const shares = [`${dollars(yours)} to you`, ...(treasury > 0 ? [`${dollars(treasury)} to the treasury`] : [])]
    return `Pay dividends of ${dollars(perShare)} per share: ${list(shares)}; ${shareValue(price)}`
  },
  withhold: ({ kept }) => {
    if (!kept) return 'Withhold'
    const unless = kept.protectable ? ' unless protected' : ''
    const what = kept.revenue > 0 ? `Withhold ${dollars(kept.revenue)} for the treasury` : 'Withhold (no revenue)'
    return `${what}; ${shareValue(kept.price)}${unless}`
  },
  'end-operating-turn': ({ company }) => `End the turn${company ? ` of ${companyName(company)}` : ''}`,
}

function staffed(fills: boolean): string {
  return fills ? ', which is then fully staffed' : ''
}

function takeBonus({ bonus, price }: MoveFacts<'take-bonus'>): string {
  switch (bonus) {
    case 'worker':
      return 'Take the Worker'
    case 'salesperson':
      return 'Take the Salesperson'
    case 'automation':
      return 'Automate a Worker'
    case 'partner':
      return 'Take your Partner from the Appeal track'
    case 'bonus-goods':
      return 'Take the Appeal Bonus Goods token: 1 Good more in every operating turn'
    case 'share-value':
      return capitalized(price ? shareValue(price) : 'share value +1 step')
    case null:
      return 'Take the bonus'
  }
}

function activate({ company, asset: id, fee, cubes: found, price, rise }: MoveFacts<'activate'>): string {
  if (!id) return `Use the Capital Asset of ${companyName(company)}`
  const cost = fee > 0 ? `${dollars(fee)}, ` : ''
  const use = `Use ${asset(id)} of ${companyName(company)}: ${cost}`
  if (price) return use + shareValue(price)
  if (rise) return use + appeal(rise)
  if (!found || found.missing === 0) return use + (found ? cubes(found.cubes) : power(id))
  const there = countCubes(found.cubes) > 0 ? `only ${cubes(found.cubes)}` : 'nothing of it'
  return `${use}${there} in Haymarket Square`
}

function production({ resources, goods: made, bonus, rise, partner }: Production): string {
  const extras = [...(bonus ? [`Manager: ${managerNow(bonus, rise)}`] : []), ...(partner ? ['and your Partner'] : [])]
  return [`${cubes(resources)} for ${goods(made)}`, ...extras].join('; ')
}

function sellGoods({ goods: number, space: column, sale }: MoveFacts<'sell-goods'>): string {
  const sell = `Sell ${goods(number)}`
  if (column === 'half-price') return `${sell} at half price${sale ? `: ${dollars(sale.revenue)}` : ''}`
  if (!sale) return `${sell} in the ${column} column`
  if (sale.half) return `${sell} on the printed left space at half price: ${dollars(sale.revenue)}`
  const where = sale.printed ? `the printed ${column} space` : `the ${column} tile`
  const bonus = sale.bonus > 0 ? ` + ${dollars(sale.bonus)} for filling it` : ''
  return `${sell} on ${where}: ${dollars(sale.revenue)}${bonus}`
}
