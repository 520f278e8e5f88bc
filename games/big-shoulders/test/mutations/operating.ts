import { inFile } from './in-file.ts'

export const OPERATING = [
  ...inFile('steps/operating/operating-phase.ts', [
    'BS-OPR-01',
    'the lowest Appeal operates first',
    'state.appealOrder.find(',
    '[...state.appealOrder].reverse().find(',
  ]),
  ...inFile('steps/operating/issue.ts', [
    'BS-OPR-06',
    'an issue lacks its extra step',
    'return shares + 1',
    'return shares',
  ]),
  ...inFile('components/resources.ts', ['BS-OPR-08', 'a cube on $20 costs $10', "'20': 20,", "'20': 10,"]),
  ...inFile('model/company.ts', [
    'BS-AUT-04',
    'the first token gives the extra Good',
    'automated === workerSpaces ? 1 : 0',
    'automated > 0 ? 1 : 0',
  ]),
  ...inFile('model/partners.ts', [
    'BS-DIR-11',
    'any company gains the reserved Partner',
    "partners.reserved === 'charter' && startingCompany === id",
    "partners.reserved === 'charter'",
  ]),
  ...inFile(
    'steps/operating/production.ts',
    [
      'BS-OPR-15',
      'used cubes go into the bag',
      'moveUpTo(company.resources, state.haymarket,',
      'moveUpTo(company.resources, state.bag,',
    ],
    ['BS-OPR-13', 'one Worker may be missing', 'if (missing > 0)', 'if (missing > 1)'],
    [
      'BS-OPR-22',
      'the first factory gains the Partner',
      'if (factory === company.factories.length)',
      'if (factory === 1)',
    ],
    ['BS-OPR-21', 'two tokens make one Good', 'gainGoods(turn, id, company.bonusGoods,', 'gainGoods(turn, id, 1,'],
    [
      'BS-OPR-18',
      'the Manager’s Good is forgotten',
      "if (goods) gainGoods(turn, company, goods, 'manager')",
      'if (goods) company.length',
    ],
  ),
  ...inFile('components/companies.ts', [
    'BS-OPR-15',
    'Brunswick’s first factory makes 2 Goods',
    'resources: { wood: 2, steel: 1 }, goods: 1,',
    'resources: { wood: 2, steel: 1 }, goods: 2,',
  ]),
  ...inFile(
    'steps/operating/distribution.ts',
    [
      'BS-DST-06',
      'every sale is paid as a filled tile',
      'roomOn(space, spot) === goods',
      'roomOn(space, spot) >= goods',
    ],
    ['BS-DST-09', 'half price is full price', 'half ? price / 2 : price', 'price'],
    [
      'BS-DST-08',
      'half price with room in the row',
      "return isRowFull(row) ? null : { rule: 'BS-DST-08', why: 'room' }",
      'return null',
      'games are played by the moves offered, and the list of candidates leaves it out',
    ],
  ),
  ...inFile('components/demand.ts', [
    'BS-DST-10',
    'the printed middle takes 8',
    'PRINTED_MIDDLE = 6',
    'PRINTED_MIDDLE = 8',
  ]),
  ...inFile(
    'steps/operating/dividend-decision.ts',
    ['BS-DIV-02', 'dividends without a sale', 'if (goodsSold === 0)', 'if (goodsSold < 0)'],
    ['BS-DIV-02', 'dividends without production', 'produced === 0 &&', 'produced < 0 &&'],
    [
      'BS-PRC-06',
      'withholding costs two steps',
      "movePrice(turn, id, -1, 'withhold')",
      "movePrice(turn, id, -2, 'withhold')",
    ],
  ),
  ...inFile(
    'model/dividends.ts',
    ['BS-DIV-03', 'earnings are rounded up', 'Math.floor(revenue / 10)', 'Math.ceil(revenue / 10)'],
    ['BS-DIV-05', 'the charter’s shares earn nothing', 'perShare * unsoldShares(company)', '0 * unsoldShares(company)'],
    [
      'BS-ACT-35',
      'every treasury dividend moves the price like $100',
      'payoutSteps(amount, price)',
      'payoutSteps(100, price)',
    ],
  ),
  ...inFile(
    'model/prices.ts',
    ['BS-PRC-04', 'three steps at any price', 'payout >= 3 * price && price >= TRIPLE_FROM', 'payout >= 3 * price'],
    ['BS-PRC-02', 'a payout of just the price is too little', 'payout >= price ? 1', 'payout > price ? 1'],
  ),
]
