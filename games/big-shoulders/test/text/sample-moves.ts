import type { BigShouldersMove } from '../../types.ts'

/** Moves of every kind, whether or not they make sense. A missing kind does not compile. */
export const SAMPLE_MOVES: {
  readonly [T in BigShouldersMove['type']]: readonly Extract<BigShouldersMove, { type: T }>[]
} = {
  found: [{ type: 'found', company: 'swift', par: 45 }],
  sell: [{ type: 'sell', company: 'libby', common: 2, preferred: 1, director: 1 }],
  buy: [{ type: 'buy', company: 'libby', kind: 'director', from: 'pool' }],
  'pass-stock': [{ type: 'pass-stock' }],
  'end-stock-turn': [{ type: 'end-stock-turn' }],
  protect: [{ type: 'protect', use: true }],
  'keep-building': [{ type: 'keep-building', building: 'e1-manager' }],
  build: [{ type: 'build', play: 'e1-manager', discard: 'e3-dividend-300' }],
  place: [
    { type: 'place', space: 'bank-pool', company: null },
    { type: 'place', space: 'advertising', company: null },
    { type: 'place', space: 'fundraising-80', company: 'swift' },
    { type: 'place', space: 'e2-managers-2', company: 'libby' },
  ],
  'first-place': [{ type: 'first-place', take: false }],
  hire: [{ type: 'hire', factory: 3 }],
  'stop-hiring': [{ type: 'stop-hiring' }],
  'buy-asset': [{ type: 'buy-asset', asset: 'price-protection' }],
  'keep-asset': [{ type: 'keep-asset', asset: 'foundry' }],
  take: [
    { type: 'take', cubes: [] },
    { type: 'take', cubes: ['wood', 'coal'] },
  ],
  'place-worker': [{ type: 'place-worker', factory: 3 }],
  'appoint-manager': [{ type: 'appoint-manager', factory: 3 }],
  automate: [{ type: 'automate', factory: 3 }],
  relocate: [
    { type: 'relocate', to: 3 },
    { type: 'relocate', to: 'job-market' },
  ],
  'decline-bonus': [{ type: 'decline-bonus' }],
  'take-bonus': [{ type: 'take-bonus' }],
  'take-cash': [{ type: 'take-cash' }],
  trade: [{ type: 'trade', company: 'swift', give: 'coal', take: 'coal' }],
  activate: [{ type: 'activate', company: 'swift' }],
  'discard-asset': [{ type: 'discard-asset', company: 'swift' }],
  'pass-action': [{ type: 'pass-action' }],
  'end-action-turn': [{ type: 'end-action-turn' }],
  issue: [{ type: 'issue', common: 5, preferred: 1 }],
  purchase: [
    { type: 'purchase', space: 'haymarket', resource: 'coal' },
    { type: 'purchase', space: 'x', resource: 'wood' },
    { type: 'purchase', space: '20', resource: 'steel' },
  ],
  produce: [{ type: 'produce', factory: 3 }],
  'end-production': [{ type: 'end-production' }],
  'sell-goods': [
    { type: 'sell-goods', row: 'shoes', space: 'left', goods: 1 },
    { type: 'sell-goods', row: 'shoes', space: 'half-price', goods: 9 },
  ],
  'pay-dividends': [{ type: 'pay-dividends' }],
  withhold: [{ type: 'withhold' }],
  'end-operating-turn': [{ type: 'end-operating-turn' }],
}
