import { inFile } from './in-file.ts'

export const SETUP = [
  ...inFile(
    'setup.ts',
    ['BS-SET-11', 'a player starts with $170', 'cash: STARTING_CASH,', 'cash: STARTING_CASH - 5,'],
    ['BS-SET-14', 'companies are founded clockwise', '(first - i + seats) % seats', '(first + i) % seats'],
    ['BS-SET-04', 'tiles come from the bottom of the deck', 'deck.shift() ?? null\n', 'deck.pop() ?? null\n'],
  ),
  ...inFile('steps/setup/founding.ts', [
    'BS-SET-16',
    'the turn order runs counter-clockwise',
    'state.turnOrder = clockwiseFrom(state, last)',
    'state.turnOrder = clockwiseFrom(state, last).reverse()',
  ]),
  ...inFile(
    'steps/setup/found.ts',
    ['BS-FND-03', 'the founder pays the bank', 'pay(state, seat, id, cost)', "pay(state, seat, 'bank', cost)"],
    ['BS-FND-06', 'a new token goes on top of its space', '?? 0) < appeal)', '?? 0) <= appeal)'],
  ),
]

export const STOCK = [
  ...inFile(
    'steps/stock/sell.ts',
    ['BS-STK-08', 'a sale drops the price one step', 'friendlyStockSales ? 1 : shares', 'friendlyStockSales ? 1 : 1'],
    [
      'BS-VAR-03',
      'a friendly sale drops two steps',
      'friendlyStockSales ? 1 : shares',
      'friendlyStockSales ? 2 : shares',
    ],
    [
      'BS-STK-07',
      'sold Commons go back to the charter',
      'company.common.pool += move.common',
      'company.common.charter += move.common',
    ],
    [
      'BS-AST-24',
      'the Director’s own sale is protected',
      'if (seat === company.director) {',
      'if (seat === company.director && director) {',
    ],
  ),
  ...inFile(
    'steps/stock/buy.ts',
    ['BS-STK-13', 'the bank is paid for a charter’s certificate', "from === 'charter' ? id : 'bank'", "'bank'"],
    [
      'BS-STK-15',
      'what was sold is bought back',
      'if (player.sold.includes(id)) return',
      'if (player.sold.length > 9) return',
    ],
    ['BS-CRT-02', 'seven shares of a company', 'shares + gained > MAX_SHARES', 'shares + gained > MAX_SHARES + 1'],
    [
      'BS-CRT-04',
      'the Director buys the Preferred',
      "if (kind === 'preferred' && company.director === seat)",
      'if (false)',
    ],
  ),
  ...inFile(
    'model/company.ts',
    ['BS-STK-06', 'the Preferred sells as one share', 'preferred * SHARES.preferred', 'preferred'],
    ['BS-STK-13', 'the Preferred costs one price', 'SHARES[kind] * priceOf(', 'priceOf('],
  ),
  ...inFile('components/board.ts', [
    'BS-CRT-03',
    'two players hold eleven certificates',
    '{ 2: 10, 3: 12, 4: 14 }',
    '{ 2: 11, 3: 12, 4: 14 }',
  ]),
  ...inFile(
    'steps/stock/stock-turn.ts',
    [
      'BS-STK-19',
      'the last player gets no turn to pass',
      'state.passes >= state.seats',
      'state.passes >= state.seats - 1',
    ],
    [
      'BS-STK-19',
      'a trade does not break the row of passes',
      'turn.state.passes = 0',
      'turn.state.lastTrader = own.seat',
    ],
  ),
  ...inFile('steps/stock/sell-down.ts', [
    'BS-STK-02',
    'nobody has to sell down',
    'certificatesOf(state, seat) > certificateLimit(state)',
    'certificatesOf(state, seat) > 2 * certificateLimit(state)',
  ]),
  ...inFile(
    'steps/stock/stock-phase.ts',
    ['BS-STK-20', 'the last trader keeps the marker', 'leftOf(state, state.lastTrader)', 'state.lastTrader'],
    [
      'BS-STK-21',
      'sold out with shares in the pool',
      'unsoldShares(company) + poolShares(company) === 0',
      'unsoldShares(company) === 0',
    ],
  ),
  ...inFile('steps/stock/price-protection.ts', [
    'BS-AST-24',
    'Price Protection is never exhausted',
    '      asset.exhausted = true\n',
    '',
  ]),
  ...inFile(
    'model/directorship.ts',
    [
      'BS-DIR-02',
      'a tie takes the company over',
      'sharesOf(company, successor) > sharesOf(company, company.director)',
      'sharesOf(company, successor) >= sharesOf(company, company.director)',
    ],
    [
      'BS-DIR-05',
      'two Commons come with the Preferred',
      'company.preferred === to ? 1 : 3',
      'company.preferred === to ? 2 : 3',
    ],
    [
      'BS-DIR-09',
      'the seller of the Director’s Certificate keeps three shares',
      "if (how === 'sold') company.common.pool += common",
      "if (how !== 'sold') company.common.pool += common",
    ],
    [
      'BS-DIR-10',
      'a lost reserved Partner never comes back',
      "player.partners.reserved = 'pool'",
      "player.partners.reserved = 'gained'",
    ],
  ),
]

export const BUILDING = [
  ...inFile(
    'steps/building/choose-buildings.ts',
    ['BS-BLD-07', 'every Building brings one Worker', '+= buildingOf(play).workersAdded', '+= 1'],
    ['BS-BLD-07', 'the Job Market has no end', 'Math.min(symbols, JOB_MARKET_SPACES - state.jobMarket)', 'symbols'],
    ['BS-BLD-08', 'the Partner comes in Decade 2', 'state.decade === 3', 'state.decade === 2'],
  ),
  ...inFile('steps/building/draft.ts', [
    'BS-VAR-02',
    'hands go the wrong way',
    "direction === 'left' ? seat - 1 + state.seats : seat + 1",
    "direction === 'right' ? seat - 1 + state.seats : seat + 1",
  ]),
]
