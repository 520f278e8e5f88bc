import { inFile } from './in-file.ts'

export const ACTION = [
  ...inFile(
    'steps/action/action-phase.ts',
    [
      'BS-ACT-01',
      'turns are taken by seat',
      'state.turnOrder.filter((seat)',
      '[...state.players.keys()].filter((seat)',
    ],
    [
      'BS-ACT-04',
      'a pass is not final',
      'player.partners.unplaced === 0 || player.passed',
      'player.partners.unplaced === 0',
    ],
  ),
  ...inFile('steps/action/first-place.ts', [
    'BS-ACT-23',
    'the first changes places with the Advertiser only',
    '[seat, ...state.turnOrder.filter((other) => other !== seat)]',
    'state.turnOrder.map((other, i) => (i === 0 ? seat : other === seat ? (state.turnOrder[0] ?? 0) : other))',
  ]),
  ...inFile(
    'steps/action/place.ts',
    [
      'BS-ACT-13',
      'the company pays what the bank should',
      "pay(state, payer === 'company' ? company : 'bank', owner, amount)",
      'pay(state, company, owner, amount)',
    ],
    ['BS-ACT-14', 'general spaces are free', "pay(state, company, 'bank', cost)", "pay(state, company, 'bank', 0)"],
    [
      'BS-ACT-09',
      'single spaces are used again',
      'state.placed.some((placement) => placement.space === space)',
      'state.placed.length > 99',
    ],
    ['BS-ACT-28', 'Fundraising opens a Decade early', 'state.decade < fromDecade', 'state.decade + 1 < fromDecade'],
    [
      'BS-ACT-41',
      'automation with one Worker too few',
      'workersOf(company) < effect.automate)',
      'workersOf(company) < 1)',
    ],
    [
      'BS-ACT-33',
      'dividends from an empty treasury',
      'if (effect.dividend && have < effect.dividend)',
      'if (effect.dividend && have < 0)',
    ],
  ),
  ...inFile('components/board.ts', [
    'BS-ACT-20',
    'the fourth Worker costs $30',
    'present <= 4 ? 40',
    'present < 4 ? 40',
  ]),
  ...inFile('steps/action/hire-workers.ts', [
    'BS-ACT-20',
    'hired Workers stay in the market',
    'if (state.jobMarket > 0) state.jobMarket--',
    'if (state.jobMarket > 12) state.jobMarket--',
  ]),
  ...inFile('model/company.ts', [
    'BS-EMP-06',
    'Salespeople without a space stay',
    'Math.min(wanted, salespersonRoom(id, company))',
    'wanted',
  ]),
  ...inFile('steps/effects/managers.ts', [
    'BS-GEN-07',
    'there is a 21st Manager',
    'managersLeft(turn.state) === 0',
    'managersLeft(turn.state) < 0',
    'all ten companies with 20 Managers at work do not come about in played games',
  ]),
  ...inFile(
    'steps/effects/automation.ts',
    [
      'BS-AUT-02',
      'an automated Worker vanishes',
      'else if (!full) state.jobMarket++',
      'else if (full) state.jobMarket++',
    ],
    ['BS-AUT-05', 'a double automation replaces one', 'left: params.left - 1,', 'left: 0,'],
  ),
  ...inFile(
    'steps/effects/buy-asset.ts',
    [
      'BS-AST-01',
      'the discount is forgotten',
      "pay(state, company, 'bank', cost)",
      "pay(state, company, 'bank', cost + discount)",
    ],
    [
      'BS-AST-08',
      'the old tile comes back into the box and into the slot',
      'if (asset !== params.asset) removeAsset(turn, params.asset)',
      'if (asset !== params.asset && old) removeAsset(turn, old.id)',
    ],
  ),
  ...inFile(
    'steps/effects/activate.ts',
    ['BS-AST-17', 'the fee is forgotten', 'assetOf(asset).fee)\n    company', '0)\n    company'],
    [
      'BS-AST-15',
      'an asset is used again and again',
      'company.asset.exhausted = true',
      'company.asset.exhausted = company.treasury < 0',
    ],
    [
      'BS-AST-21',
      'Backroom Deals before production',
      "stage === 'distribution' ? null",
      "stage !== 'closing' && stage ? null",
    ],
  ),
  ...inFile('model/asset-row.ts', [
    'BS-AST-12',
    'the row slides once only',
    'while (state.assetRow.at(-1) === null && left())',
    'if (state.assetRow.at(-1) === null && left())',
  ]),
  ...inFile('model/partners.ts', ['BS-ACT-06', 'a new Partner has to wait', '  partners.unplaced++\n', '']),
  ...inFile('model/appeal-bonus.ts', [
    'BS-APL-04',
    'bonuses jumped over are lost',
    'let space = from + 1; space <= to',
    'let space = to; space <= to && to > from',
  ]),
  ...inFile('steps/effects/appeal.ts', [
    'BS-APL-02',
    'tokens go under a stack',
    'companyOf(state, other).appeal <= appeal)',
    'companyOf(state, other).appeal < appeal)',
  ]),
  ...inFile('components/board.ts', ['BS-APL-06', 'a bonus is worth $20', 'APPEAL_CASH = 25', 'APPEAL_CASH = 20']),
  ...inFile('steps/effects/trade.ts', [
    'BS-OPR-11',
    'one of two cubes vanishes',
    'state.haymarket[give] += 2',
    'state.haymarket[give] += 1',
  ]),
  ...inFile('steps/effects/take-resources.ts', [
    'BS-ACT-37',
    'one like resource is enough',
    'Math.min(2, haymarket[resource])',
    'Math.min(1, haymarket[resource])',
  ]),
]
