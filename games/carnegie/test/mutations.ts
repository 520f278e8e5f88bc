import type { Mutation } from '../../test/mutation.ts'

export const MUTATIONS: readonly Mutation[] = [
  {
    file: 'donations.ts',
    from: 'base * (player.donations.length + 1)',
    to: 'base * Math.max(1, player.donations.length)',
    rule: 'CG-DON-03',
    what: 'the second donation costs as much as the first',
  },
  {
    file: 'scoring.ts',
    from: 'jokers: JOKER_VP * player.jokers',
    to: 'jokers: player.jokers',
    rule: 'CG-END-02',
    what: 'an unused joker scores 1 VP',
  },
  {
    file: 'steps/event/return.ts',
    from: 'player.missions[region] -= count',
    to: 'player.missions[region] -= 1',
    rule: 'CG-INC-01',
    what: 'only one employee leaves the region',
  },
]
