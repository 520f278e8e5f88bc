import type { Mutation } from '../../../test/mutation.ts'
import { mistake } from './mistake.ts'

/** From the first building to the final scoring. */
export const IN_THE_CITY: readonly Mutation[] = [
  mistake(
    'RC-RAI-09',
    'storeys of a raised building bring no prestige',
    'steps/execute/raise.ts',
    `    gainForStoreys(turn, seat, storeys)
    checkNeighbourhoods`,
    '    checkNeighbourhoods',
  ),
  mistake(
    'RC-RAI-08',
    'the banner of the next column counts',
    'steps/execute/raise.ts',
    'state.banners[site.column - 1]',
    'state.banners[site.column % 8]',
  ),
  mistake(
    'RC-RAI-06',
    'a building has one storey whatever the markers',
    'steps/execute/running.ts',
    'const storeys = countMarkers(slot.markers, owner)',
    'const storeys = slot.markers.filter((marker) => marker !== null).length > 0 ? 1 : 0',
  ),
  mistake(
    'RC-RAI-04',
    'a final project brings no prestige',
    'steps/execute/begin-building.ts',
    `    for (const reward of rewards) give(turn, seat, reward, 'project')
`,
    `    for (const reward of rewards.slice(0, isFinal(id) ? 0 : 1)) give(turn, seat, reward, 'project')
`,
  ),
  mistake(
    'RC-MOV-13',
    'the banner of the prestige area is forgotten',
    'steps/execute/prestige-building.ts',
    `    if (banner) advance(turn, seat, banner, 1)
`,
    '',
  ),
  mistake(
    'RC-MOV-09',
    'prestige buildings may leave purple sites free',
    'steps/execute/prestige-building.ts',
    "!site.purple && purpleIsFree(state) ? { rule: 'RC-MOV-09', site: id } : null",
    'null',
  ),
  mistake(
    'RC-MOV-06',
    'storeys at the outskirts bring no prestige',
    'steps/execute/move.ts',
    `    gainForStoreys(turn, seat, storeys)
`,
    '',
  ),
  mistake(
    'RC-NBH-01',
    'three sites enclose a field',
    'model/city.ts',
    'sites.every((corner) => state.city[corner] !== null)',
    'sites.filter((corner) => state.city[corner] !== null).length >= 3',
  ),
  mistake(
    'RC-NBH-05',
    'the lowest rank wins a tied field, and a company one tied with the third colour',
    'model/city.ts',
    `let most = storeysAround(state, field, 'third')
  for (const seat of state.ranking) {
    const storeys = storeysAround(state, field, seat)
    if (storeys > most) {`,
    `let most = storeysAround(state, field, 'third')
  for (const seat of state.ranking) {
    const storeys = storeysAround(state, field, seat)
    if (storeys > 0 && storeys >= most) {`,
  ),
  mistake(
    'RC-NBH-07',
    'consolation also without a building there',
    'steps/execute/neighbourhoods.ts',
    '(consoled.includes(seat) ? CONSOLATION : 0)',
    '(seat !== winner ? CONSOLATION : 0)',
  ),
  mistake(
    'RC-OUT-02',
    'nobody is asked for the tile that could decide by a storey',
    'steps/tiles/before-award.ts',
    'const storeys = mine + (storey ? 1 : 0)',
    'const storeys = mine',
  ),
  mistake(
    'RC-CRD-01',
    'new cards go to the right',
    'steps/execute/take-card.ts',
    'company.cards.unshift(card)',
    'company.cards.push(card)',
  ),
  mistake(
    'RC-CRD-02',
    'extensions bring no card space',
    'model/companies.ts',
    'return CARD_SPACES + company.extensions',
    'return CARD_SPACES',
  ),
  mistake(
    'RC-TWO-16',
    'the third colour does not look for purple sites',
    'steps/execute/third-colour.ts',
    'const site = empty.find(({ purple }) => purple) ?? empty[0]',
    'const site = empty[0]',
  ),
  mistake(
    'RC-TWO-15',
    'the third colour takes the highest outskirts tile',
    'steps/execute/third-colour.ts',
    'OUTSKIRTS_TILE_IDS.find((id)',
    'OUTSKIRTS_TILE_IDS.findLast((id)',
  ),
  mistake(
    'RC-PRO-02',
    'a one-time card of the last round pays again',
    'steps/operate/operate.ts',
    "if (mode === 'once' && i >= company.fresh) continue",
    "if (mode === 'once' && i > company.fresh) continue",
  ),
  mistake(
    'RC-PRO-03',
    'production starts with the highest rank',
    'steps/operate/operate.ts',
    'for (const seat of state.ranking.toReversed()) produce',
    'for (const seat of state.ranking.slice()) produce',
  ),
  mistake(
    'RC-OUT-11',
    'the extra storey comes from nowhere',
    'steps/tiles/add-storey.ts',
    `    companyAt(state, seat).supply--
`,
    '',
  ),
  mistake(
    'RC-OUT-06',
    'tile 2 gives no joker',
    'components/outskirts-tiles.ts',
    "'outskirts-tile-02': { rewards: [favour(1), joker(1)]",
    "'outskirts-tile-02': { rewards: [favour(1)]",
  ),
  mistake(
    'RC-OUT-10',
    'tile 6 forgets cards on extensions',
    'steps/tiles/use-tile.ts',
    'takeRoundSpaces(turn, seat, companyAt(state, seat).cards)',
    'takeRoundSpaces(turn, seat, companyAt(state, seat).cards.slice(0, 4))',
  ),
  mistake(
    'RC-OUT-17',
    'tile 12 may copy one tile twice',
    'steps/tiles/copy-tile.ts',
    'lies && !copied.includes(field)',
    'lies',
  ),
  mistake(
    'RC-END-06',
    'shared first places are rounded down',
    'scoring.ts',
    'Math.ceil((most + second) / first)',
    'Math.floor((most + second) / first)',
  ),
  mistake(
    'RC-END-06',
    'there is a second place behind a shared first',
    'scoring.ts',
    'count === next && first === 1 ? Math.ceil(second / seconds)',
    'count === next ? Math.ceil(second / seconds)',
  ),
  mistake(
    'RC-END-08',
    'second place without a storey',
    'scoring.ts',
    'if (count === 0) return 0',
    'if (count < 0) return 0',
  ),
  mistake(
    'RC-MOV-11',
    'prestige buildings turn the other way',
    'components/directions.ts',
    '+ rotation / 90) % DIRECTIONS.length',
    '+ 4 - rotation / 90) % DIRECTIONS.length',
  ),
  mistake(
    'RC-END-18',
    'two sections bring the bonus of three',
    'scoring.ts',
    '(complete === RESOURCES.length ? PERSONAL.complete : 0)',
    '(complete >= RESOURCES.length - 1 ? PERSONAL.complete : 0)',
  ),
  mistake(
    'RC-END-13',
    'the star replaces two symbols',
    'model/symbols.ts',
    'missing === 1 && symbols.star > 0',
    'missing <= 2 && symbols.star > 0',
  ),
  mistake(
    'RC-END-12',
    'the star counts for no final project',
    'model/symbols.ts',
    'return points + FINAL_SYMBOL * best * symbols.star',
    'return points',
  ),
  mistake(
    'RC-CCL-04',
    'a council member needs one card more',
    'model/council.ts',
    'if (count < cards.qualify) continue',
    'if (count <= cards.qualify) continue',
  ),
  mistake(
    'RC-CCL-03',
    'cards in the pile do not count for the council',
    'model/council.ts',
    'for (const card of [...cards, ...pile])',
    'for (const card of cards)',
  ),
  mistake(
    'RC-CCL-05',
    'many cards do not double a council member',
    'model/council.ts',
    'count >= cards.double ? 2 * once : once',
    'once',
  ),
  mistake(
    'RC-END-23',
    'the fewest storeys break a tie for victory',
    'scoring.ts',
    'const tallest = Math.max(...leaders.map((seat) => allStoreys(state, seat)))',
    'const tallest = Math.min(...leaders.map((seat) => allStoreys(state, seat)))',
  ),
]
