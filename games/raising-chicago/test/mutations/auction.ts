import type { Mutation } from '../../../test/mutation.ts'
import { mistake } from './mistake.ts'

/** From the set-up to the payment. */
export const IN_THE_AUCTION: readonly Mutation[] = [
  mistake(
    'RC-SET-11',
    'a company starts with 24 bid markers',
    'setup.ts',
    'supply: MARKERS.all,',
    'supply: MARKERS.all - 1,',
  ),
  mistake(
    'RC-SET-15',
    'four companies start with as much as three',
    'components/company-board.ts',
    '4: amounts(1, 1, 1)',
    '4: amounts(2, 2, 2)',
  ),
  mistake(
    'RC-SET-13',
    'with four players the permanent of the start field counts too',
    'components/company-board.ts',
    '4: { start: 3, permanents: [6, 9] }',
    '4: { start: 3, permanents: [3, 6, 9] }',
  ),
  mistake(
    'RC-SET-04',
    'three players use the yellow side',
    'components/cards.ts',
    "{ 2: 'red', 3: 'red', 4: 'yellow' }",
    "{ 2: 'red', 3: 'yellow', 4: 'yellow' }",
  ),
  mistake(
    'RC-PRE-02',
    'a disc that arrives goes below those already there',
    'model/prestige.ts',
    'companyAt(state, other).prestige <= company.prestige',
    'companyAt(state, other).prestige < company.prestige',
  ),
  mistake(
    'RC-PRE-06',
    'simultaneous gains start with the highest rank',
    'model/prestige.ts',
    'state.ranking.toReversed()',
    'state.ranking.slice()',
  ),
  mistake(
    'RC-CMP-05',
    'a column pays only when the other markers are past it',
    'model/rewards.ts',
    'tracks[other] >= field)',
    'tracks[other] > field)',
  ),
  mistake(
    'RC-CMP-05',
    'columns with a permanent pay nothing',
    'model/rewards.ts',
    '  const reward = complete ? COLUMN_REWARDS[field] : null',
    '  const reward = complete && field % 3 ? COLUMN_REWARDS[field] : null',
  ),
  mistake(
    'RC-PAY-13',
    'the poverty track goes on beyond its last field',
    'model/rewards.ts',
    'Math.min(company.poverty + 1, LAST_POVERTY)',
    'company.poverty + 1',
  ),
  mistake(
    'RC-SUP-02',
    'there are more than six extensions',
    'model/rewards.ts',
    'const amount = Math.min(wanted, state.extensions)',
    'const amount = wanted',
  ),
  mistake(
    'RC-ANN-06',
    'a row may hold six markers',
    'steps/announce/round.ts',
    'Math.min(MARKERS.perRound, MARKERS.mostInRow - company.auction)',
    'Math.min(MARKERS.perRound, MARKERS.mostInRow + 1 - company.auction)',
  ),
  mistake(
    'RC-ANN-07',
    'the lowest prestige gets the top row',
    'steps/announce/round.ts',
    'state.rows = state.ranking.slice()',
    'state.rows = state.ranking.toReversed()',
  ),
  mistake(
    'RC-PRO-02',
    'cards of earlier rounds still count as new',
    'steps/announce/round.ts',
    'for (const company of state.companies) company.fresh = 0',
    '',
  ),
  mistake(
    'RC-BID-02',
    'of tied bidders the lower row bids first',
    'model/auction.ts',
    'if (auction > most) {',
    'if (auction >= most && auction > 0) {',
  ),
  mistake(
    'RC-TWO-04',
    'third-colour markers go with the last three',
    'model/auction.ts',
    'company.third > 0 && company.third >= company.auction',
    'company.third > 0 && company.third >= company.auction - 1',
  ),
  mistake(
    'RC-CMP-08',
    'the last field does not free from tolls',
    'model/auction.ts',
    'if (isFree(company.tracks, resource)) toll[resource] = 0',
    'if (isFree(company.tracks, resource)) toll[resource] += 0',
  ),
  mistake(
    'RC-WIN-03',
    'of tied markers the worst placed one wins',
    'model/auction.ts',
    `    if (count > most) {
      winner = owner`,
    `    if (count >= most) {
      winner = owner`,
  ),
  mistake(
    'RC-TWO-08',
    'a third-colour marker brings the company no resource',
    'steps/auction/bid.ts',
    'if (takes) company.hold[takes]++',
    "if (takes && marker === 'own') company.hold[takes]++",
  ),
  mistake(
    'RC-BID-09',
    'jokers in a toll are not spent',
    'steps/auction/toll.ts',
    `  hold.joker -= jokers
`,
    '',
  ),
  mistake(
    'RC-WIN-07',
    'only one losing marker goes back',
    'steps/auction/award.ts',
    '(seat === winner ? 0 : countMarkers(slot.markers, seat))',
    '(seat === winner ? 0 : Math.min(1, countMarkers(slot.markers, seat)))',
  ),
  mistake(
    'RC-WIN-04',
    'a project without bids harms nobody',
    'steps/auction/award.ts',
    `  growPoor(turn, highest)
`,
    '',
  ),
  mistake(
    'RC-WIN-04',
    'a project without bids harms the lowest prestige',
    'steps/auction/award.ts',
    'const [highest] = state.ranking',
    'const highest = state.ranking.at(-1)',
  ),
  mistake(
    'RC-PAY-02',
    'permanents reduce no cost',
    'model/payment.ts',
    'Math.max(0, cost[resource] - permanents(seats, tracks, resource))',
    'cost[resource]',
  ),
  mistake(
    'RC-PAY-10',
    'shortage is not offered while jokers could pay',
    'model/payment.ts',
    "if (hold[resource] < need) all.push({ way: 'short'",
    "if (hold[resource] + hold.joker < need) all.push({ way: 'short'",
  ),
  mistake(
    'RC-PAY-11',
    'several shortages cost only one step',
    'steps/execute/payment.ts',
    `  for (const _ of short) growPoor(turn, seat)
`,
    `  if (short.length > 0) growPoor(turn, seat)
`,
  ),
  mistake(
    'RC-PAY-06',
    'an exchange gives two resources',
    'steps/exchange.ts',
    `  hold[get]++
`,
    `  hold[get] += 2
`,
  ),
]
