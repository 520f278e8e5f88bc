import { count } from '@boardroom/game-kit/en'
import { HARVEST, HIGHEST_BID } from '../meta.ts'
import { gameText } from './catalogue.ts'

const apples = (number: number): string => count(number, 'apple')

export const text = gameText({
  prompts: {
    bidding: ({ price }) => `Bid for the harvest at a price of ${price}.`,
    market: () => 'Sell apples, or end your turn.',
  },
  moves: {
    bid: ({ amount }) => `Bid ${amount}`,
    sell: ({ count: number }) => `Sell ${apples(number)}`,
    end: () => 'End your turn',
  },
  entries: {
    season: ({ price }) => `A new season: apples sell at ${price}.`,
    hasBid: ({ seat }, names) => `${names.seat(seat)} has bid.`,
    ownBid: ({ amount }) => `Your bid is ${amount}.`,
    harvest: (entry, names) => `${names.seat(entry.seat)} pays ${entry.amount} and harvests ${apples(HARVEST)}.`,
    sold: (entry, names) => `${names.seat(entry.seat)} sells ${apples(entry.count)} for ${entry.coins}.`,
  },
  refusals: {
    'OR-SEA-02': () => 'It is not the time for that.',
    'OR-BID-01': ({ most }) => `You cannot bid more than ${most}.`,
    'OR-SEL-01': (refusal) => `You have only ${apples(refusal.apples)}.`,
  },
  rules: async () => ({
    rules: {
      'OR-SEA-01': { title: 'A new season', text: 'Each season an apple price is turned up.' },
      'OR-SEA-02': { title: 'Order of a season', text: 'The price, then all bids together, then the market in turn.' },
      'OR-BID-01': { title: 'Bidding', text: `You bid in secret: what you have, and at most ${HIGHEST_BID}.` },
      'OR-BID-02': { title: 'Harvest', text: `The highest bid is paid and brings ${apples(HARVEST)}.` },
      'OR-SEL-01': { title: 'Selling apples', text: 'On your turn you may sell apples at the price of the season.' },
      'OR-SEL-02': { title: 'End of a turn', text: 'You may stop selling at any time.' },
      'OR-END-01': { title: 'End of the game', text: 'Coins count, and each apple counts 1 unless it is rotten.' },
    },
  }),
  options: {
    seasons: { name: 'Seasons', help: 'How many seasons are played.', values: { 2: 'two', 3: 'three' } },
    rotten: { name: 'Rotten apples', help: 'Apples left at the end are worth nothing.' },
  },
  optionGroups: { year: 'Year' },
  edition: ['All figures are made up.'],
  sheets: { title: 'Orchard', columns: ['Name', 'Coins', 'Apples', 'Bid'] },
})
