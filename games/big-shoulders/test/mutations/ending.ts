import { inFile } from './in-file.ts'

export const CLEANUP = [
  ...inFile(
    'model/supply-chain.ts',
    [
      'BS-SUP-03',
      'cubes move onto occupied spaces',
      'countCubes(to) > 0 || countCubes(from) === 0',
      'countCubes(from) === 0',
    ],
    ['BS-SUP-05', 'one cube of each type for Haymarket Square', 'const two = HAYMARKET_AT_SETUP', 'const two = 1'],
    [
      'BS-SUP-06',
      'with nothing to draw nothing moves any more',
      'if (!drawn && !moved.includes(true)) return',
      'if (!drawn) return',
    ],
  ),
  ...inFile('components/board.ts', [
    'BS-SUP-04',
    'four cubes in Decade 4',
    'year: 1905, cubesDrawn: 5',
    'year: 1905, cubesDrawn: 4',
  ]),
  ...inFile(
    'steps/cleanup.ts',
    ['BS-CLN-01', 'the cheapest cubes stay', '    clearCheapest(turn)\n', ''],
    ['BS-STK-15', 'a ban lasts for ever', '    player.sold = []\n', ''],
    [
      'BS-CLN-03',
      'exhausted assets stay exhausted',
      'if (company.asset) company.asset.exhausted = false',
      'if (company.asset) company.operated = false',
    ],
    [
      'BS-CLN-08',
      'Partners come back only if all were placed',
      'player.partners.unplaced = player.partners.active',
      'player.partners.unplaced ||= player.partners.active',
    ],
  ),
  ...inFile(
    'model/demand-rows.ts',
    [
      'BS-CLN-04',
      'a full tile on the left stays',
      'for (const column of FILL_ORDER) {\n      const spot = row[column]',
      "for (const column of ['right', 'middle'] as const) {\n      const spot = row[column]",
    ],
    ['BS-CLN-06', 'tiles change their order when they move', 'tiles.shift() ??', 'tiles.pop() ??'],
    ['BS-CLN-05', 'the printed space is never emptied', '        spot.goods = 0\n', ''],
    [
      'BS-CLN-07',
      'new tiles come row by row',
      'for (const column of FILL_ORDER) {\n    for (const industry of DEMAND_ROWS) {',
      'for (const industry of DEMAND_ROWS) {\n    for (const column of FILL_ORDER) {',
    ],
  ),
]

export const END = [
  ...inFile(
    'scoring.ts',
    [
      'BS-END-02',
      'goals do not count',
      'total: player.cash + goalMoney + shareMoney',
      'total: player.cash + shareMoney',
    ],
    ['BS-END-04', 'nothing wins a goal', 'most > 0 ? values', 'most >= 0 ? values'],
    [
      'BS-END-05',
      'tokens count as Workers',
      'return sumOf(state, seat, workersOf)',
      'return sumOf(state, seat, (company) => workersOf(company) + automationOf(company))',
    ],
    [
      'BS-END-06',
      'the cash of all companies is added up',
      'return bestOf(state, seat, treasuryOf)',
      'return sumOf(state, seat, treasuryOf)',
    ],
    [
      'BS-END-08',
      'goals break no tie',
      'score.total * 100 + score.goals.length',
      'score.total * 100',
      'equal totals with different goals do not come about in played games',
    ],
  ),
]
