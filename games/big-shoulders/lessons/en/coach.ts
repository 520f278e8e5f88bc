import type { Words } from '../index.ts'
import { cashOf, payout } from '../own.ts'

/** What the coach says. */
export const coach: Words['course']['coach'] = {
  lastDividend: {
    title: 'There is no later',
    text: 'In the last decade a full treasury is worth nothing. Whatever you pay out counts.',
  },
  withholding: {
    title: 'Are you sure?',
    text: (sight) =>
      `Paying would lift the price to $${payout(sight).to}; keeping lowers it to $${payout(sight).withheld}, for every share you hold. Keep only if the treasury cannot pay for workers or cubes that earn it back.`,
  },
  unsold: {
    title: 'Goods are left',
    text: 'There is still room for your goods. Sell them first: unsold goods bring nothing now, and nothing at the end.',
  },
  bonus: {
    title: 'There is more in it',
    text: 'The same goods would fill a tile elsewhere, and bring a bonus of $20 or $50 on top.',
  },
  gap: {
    title: 'From left to right',
    text: 'The factory before it is not staffed yet. A factory produces only if the one before it has produced.',
  },
  idle: {
    title: 'It could still produce',
    text: 'The next factory has workers and cubes. Let it produce before you end.',
  },
  buyFirst: {
    title: 'Buy first',
    text: 'Once a factory has produced, nothing can be bought any more this turn. The next factory is staffed and its cubes are for sale: get them now, if the treasury allows.',
  },
  machine: {
    title: 'What a machine does',
    text: 'When all places of a factory are automated, it makes *one good more* in every decade to come. One of yours lacks a single machine: a house with Automation sets it up for $40, and at appeal 7 it is a gift.',
  },
  assets: {
    title: 'Capital assets',
    text: 'On the pier lie assets from $40 to $80. Each gives something at once, often a machine or appeal, and does its work once a decade if the charter has a place for it. A cheap one is often worth it for the gift alone.',
  },
  idleCash: {
    title: 'Idle money',
    text: (sight) =>
      `$${cashOf(sight)} would lie idle for ten years. A share of a company that pays brings dividends and climbs.`,
  },
  another: {
    title: 'A second company?',
    text: 'You could found another company: a second turn to operate, and more to do for your partners. But it begins without a single worker, and its price falls in every decade in which it sells nothing. Found it only if it can hire and produce at once; else shares of what already pays are better.',
  },
  justShort: {
    title: 'Just short of a step',
    text: 'With $10 or $20 more the price would climb another step. Is there a good left to sell, or a tile with a bonus?',
  },
  emptying: {
    title: 'Empty the treasury',
    text: 'It is the last action phase. Money in the treasury scores nothing: extra dividends pay $10 a share and can lift the price. Keep only what the cubes will cost.',
  },
  lastShares: {
    title: 'The last chance to buy',
    text: 'Shares bought now are counted at the end, with one more dividend and perhaps a step of the price. Cash stays cash. The same payout lifts a cheap share by more steps than a dear one: look beyond your own company.',
  },
}
