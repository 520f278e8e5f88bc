import { capitalized, list } from '@boardroom/game-kit/en'
import { BONUSES, FINE, INVESTMENT, LOAN, MARKERS, SHARES, TRACK, WAREHOUSE } from '../../components/index.ts'
import { names as book } from '../../text/en/names.ts'
import { en as words } from '../words/en.ts'
import { explainerOf } from './explainer.ts'

const BONUS = list(BONUSES.toReversed().map(({ factories, bonus }) => `${bonus} from ${factories}`))

/** The harbour of Master of Economy in English. */
export const explainer = explainerOf({
  words,
  book,
  capitalized,
  list,
  good: (made, used) => ({
    kind: 'Good',
    what: `Made by the ${made}${used ? `, needed by: ${used}` : ''}. Sold to other companies or exported at its quay.`,
  }),
  keeps: {
    'building-materials': 'Every factory but a quarry takes one when it is built. It keeps.',
    electricity: 'It does not keep: what the factories do not take in the next supply phase is lost.',
  },
  berth: (good, price) => ({
    name: `Buy ${good}`,
    kind: `Import ${price}`,
    what: `Each marker here buys 1: from the leftmost offer of another company at the price of its cell, or if there is none from abroad for ${price}.`,
    cost: 'A bid marker, and the price when the row is resolved.',
    when: 'Placed in the trade phase, before the exports of the row.',
  }),
  cell: (good, exported, local) => ({
    kind: `Export ${exported}, local ${local}`,
    what: `A marker here offers ${good}: a company that buys pays you ${local}; what is left is exported for ${exported} and 1 success point, as far as demand reaches.`,
    cost: `A bid marker. If you do not have the good when it is its turn, a fine of ${FINE}.`,
    when: 'In the trade phase. Rows go from top to bottom, cells from left to right.',
  }),
  demand: (good) => ({
    name: `Demand for ${good}`,
    what: 'Exports are possible in the cells up to this crane. Each export moves it one cell to the left, so the low cells on the left are safe and the dear ones on the right are not.',
    when: 'It goes back to the right end after each trade.',
  }),
  factory: (inputs, output, price, material) => ({
    kind: inputs ? `${inputs} → ${output}` : output,
    what: inputs
      ? `Supplied with ${inputs} it makes ${output}, twice a year. Without supply it stands still.`
      : `Makes ${output} twice a year and needs nothing.`,
    cost: `${price}${material ? ` and ${material}` : ''}. It is sold for ${INVESTMENT.sale}.`,
    when: `In the investment phases: at most ${INVESTMENT.builds} in one, ${INVESTMENT.sameKind} of them alike.`,
  }),
  company: (shadow) => ({
    kind: shadow ? 'Shadow company' : 'Company',
    what: shadow
      ? 'Nobody manages it. Success markers move it, and its shares are traded like others.'
      : 'Its manager decides everything for it. Its money is not yours: you grow rich by your shares, dividends and bonuses.',
    when: shadow ? undefined : 'Managers are elected anew every year.',
  }),
  packet: (size, price, shadow) => ({
    kind: `Worth ${price} now`,
    what: `${size === 1 ? 'One share' : `${size} shares`} in one piece. ${
      shadow
        ? 'The shadow company pays no dividend and elects nobody: what counts is what its shares are worth at the end.'
        : 'Each share is a vote in the company, gets its dividend and counts at the end.'
    }`,
    cost: `${price} to the bank now; it pays the same when you sell.`,
    when: 'Companies trade in the finance phase, players after the elections. A packet that somebody holds cannot be bought.',
  }),
  phases: {
    investment: {
      kind: 'Phases 1 and 6',
      what: `Each company builds up to ${INVESTMENT.builds} factories and sells up to ${INVESTMENT.sales}.`,
    },
    supply: {
      kind: 'Phases 2 and 7',
      what: 'Managers decide which factories get material from the warehouse. Electricity that is left is lost.',
    },
    production: {
      kind: 'Phases 3 and 8',
      what: `Supplied factories make their goods, quarries always. The warehouse holds ${WAREHOUSE}.`,
    },
    trade: {
      kind: 'Phases 4 and 9',
      what: 'In company order each places its bids to buy and to sell. Then row by row is resolved. Exports bring success points.',
    },
    finance: { kind: 'Phase 5', what: 'Interest and repayment, share trading by companies, new loans.' },
    meeting: {
      kind: 'Phase 10',
      what: 'Bonus, embezzlement, dividends, buy-backs, election of managers, share trading by players.',
    },
  },
  parts: {
    warehouse: {
      name: 'Warehouse',
      what: `Room for ${WAREHOUSE} goods, all kinds together. What is too much after production or trade goes back.`,
    },
    bay: { name: 'Free bay', what: `Room for one more good; the warehouse holds ${WAREHOUSE}.` },
    cash: {
      name: 'Company cash',
      what: 'Pays for factories, goods, interest and dividends. It belongs to the company, and everybody sees it.',
    },
    loans: { name: 'Loans', what: words.loanTerms, when: 'In the finance phase.' },
    bonus: {
      name: 'Bonus of the manager',
      what: `The bank pays it by the number of factories: ${BONUS}.`,
      when: 'At the start of the shareholder meetings, into your own purse.',
    },
    order: {
      name: 'Company order',
      what: 'In every phase the companies act in this order. Who bids later sees more; who buys earlier gets the cheapest offers.',
      when: 'Relations markers settle it for each new year.',
    },
    year: { name: 'The year', what: 'Ten phases, clockwise from the top. There are at most four years.' },
    success: {
      name: 'Success points',
      what: `Each export brings 1 point. The points decide what a share is worth; ${TRACK.end} points of one company end the game.`,
    },
    'share-value': {
      name: 'Value of a share',
      what: 'It follows from the success points of the company, 1 to 4, and changes at once with them.',
    },
    exchange: {
      name: 'Exchange',
      what: `Each company has packets of 1 to 10 shares, ${SHARES} in all. Those of the bank can be bought, the others show who holds them.`,
    },
    hall: {
      name: 'Shareholder meeting',
      what: 'Who sits at the table, and the companies they manage.',
      when: 'At the end of years 1 to 3.',
    },
    votes: { name: 'Votes', what: 'One vote for each share: your own and those that companies of yours hold.' },
    'private-cash': {
      name: 'Private cash',
      what: 'Your own money. It counts at the end, and buys shares for you. It grows by bonuses, dividends, embezzlement and selling shares.',
    },
    relations: {
      name: 'Relations markers',
      what: 'Lay them on a company to move it forward in the order of the next year, or give one for a seventh bid marker.',
      when: 'One new each year.',
    },
    'shares-worth': {
      name: 'Value of your shares',
      what: 'All your shares at what they are worth now. It counts at the end.',
    },
    debt: { name: 'Debt', what: 'What the place in the starting auction cost. It is taken off your result.' },
    bill: {
      name: 'Bill of lading',
      what: 'What your markers of this row bring as the bids stand now. Companies that bid later may change it.',
    },
    markers: {
      name: 'Bid markers',
      what: `${MARKERS.free} for each trade phase. A seventh costs a relations marker.`,
      when: 'All are placed at once, when it is your company’s turn.',
    },
    report: {
      name: 'Trade report',
      what: 'How the last trade went, step by step: purchases first, then exports from left to right.',
    },
    ship: { name: 'Freighter', what: 'Exports go aboard: 1 success point each, and demand shrinks by a cell.' },
    'success-markers': {
      name: 'Success markers',
      what: 'Everybody lays one face down; their sum is what the shadow company gains. The one of last time rests.',
      when: 'Before each trade phase.',
    },
    'open-cash': {
      name: 'Open private cash?',
      what: 'Private cash is hidden unless everybody agrees to play it open.',
    },
    auction: {
      name: 'Auction of a place',
      what: 'The highest bid takes this place in the company order.',
      cost: 'Your bid, as a debt that is settled at the end.',
    },
    embezzlement: {
      name: 'Embezzlement',
      what: 'Take money from the company for yourself. It loses 1 success point for each euro$, and pays once more to cover it up.',
      cost: 'For the company: the amount, and the amount times its share value.',
      when: 'Once at each meeting, as long as the share value does not fall.',
    },
    dividend: {
      name: 'Dividend',
      what: 'So much is paid for each share, to players and companies. More yes than no votes pass it.',
      cost: `Paid by the company; ${LOAN.reserve} for each loan must stay.`,
    },
    'buy-back': {
      name: 'Buy-back',
      what: 'The company buys own shares from anybody. Nobody can refuse.',
      cost: 'Shares times share value, and one share value more.',
    },
    candidature: { name: 'Stand for manager', what: 'Whoever owns the most shares must stand, everybody else may.' },
    election: {
      name: 'Election',
      what: 'All votes of a player go to one candidate. The most votes win; in a tie the largest shareholder decides.',
    },
    support: {
      name: 'Support',
      what: 'More relations markers come first in the order of the next year; equally many keep their sequence.',
      cost: 'The markers, for good.',
    },
    contribute: {
      name: 'Help the company',
      what: `The company lacks money. You may give some of your own, as a gift; else it sells a factory for ${INVESTMENT.forcedSale} or does not pay.`,
    },
  },
  icons: {
    flag: {
      name: 'Bid marker',
      what: 'On a quay an offer to sell, at a shed a bid to buy. Its colour is the company’s.',
    },
    share: { name: 'Value of a share', what: 'What one share is worth on this stretch of the track.' },
    invest: { name: 'Investment', what: 'Build and sell factories.' },
    supply: { name: 'Material supply', what: 'Give material to factories.' },
    produce: { name: 'Production', what: 'Factories make goods.' },
    trade: { name: 'Trade', what: 'Bids on the quays.' },
    finance: { name: 'Finance', what: 'Loans, and shares bought by companies.' },
    meeting: { name: 'Shareholder meetings', what: 'Dividends, elections and more.' },
    money: { name: 'Cash', what: 'Money of a player or a company.' },
    link: { name: 'Relations marker', what: 'For the order of the next year, or a seventh bid marker.' },
  },
  iconOf: { good: 'A good.', company: 'A company, by its crest and colour.' },
})
