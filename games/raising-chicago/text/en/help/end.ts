export const end = {
  'RC-END-01': {
    title: 'Order of the scoring',
    text: 'After round 8 these are scored in order: ward control, auction board, prestige buildings, final projects, symbol tiles, personal projects, poverty and, if you play with it, the city council.',
  },
  'RC-END-02': {
    title: 'Points are prestige',
    text: 'All points are added to prestige. The order matters only because favours spent on personal projects are gone for the council.',
  },
  'RC-END-03': {
    title: 'Ward control',
    text: 'In each ward your storeys in raised buildings are added up, extra ones from outskirts tile 7 included.',
  },
  'RC-END-04': {
    title: 'First place',
    text: 'If you alone have the most storeys, you gain the higher value of the ward’s control tile and take the tile.',
  },
  'RC-END-05': {
    title: 'Second place',
    text: 'If you alone have the second most, you gain the lower value.',
  },
  'RC-END-06': {
    title: 'Tie for first',
    text: 'Companies tied for the most share both values equally, rounded up. There is no second place then and the tile goes to the box.',
  },
  'RC-END-07': {
    title: 'Tie for second',
    text: 'Companies tied for the second most share the lower value equally, rounded up.',
  },
  'RC-END-08': {
    title: 'No storeys',
    text: 'With 0 storeys in a ward you gain nothing there.',
  },
  'RC-END-09': {
    title: 'Auction board',
    text: 'The markers you got back in round 8 are compared in the same way: 5 for the most, 2 for the second most, shared if tied. Without markers you gain nothing.',
  },
  'RC-END-10': {
    title: 'Prestige buildings',
    text: 'For each arrow of a prestige building that points at a raised building on a neighbouring site, the owner gains the value of the prestige building, several times if several arrows hit. Arrows also reach across the border of a ward. Empty sites, prestige buildings and the edge give nothing.',
  },
  'RC-END-11': {
    title: 'Final projects',
    text: 'For each of the two symbols on each of your final projects you gain 2 prestige per symbol tile of that kind.',
  },
  'RC-END-12': {
    title: 'Star on final projects',
    text: 'The star counts as one symbol, the same for all your final projects. It is always the one that brings you most.',
  },
  'RC-END-13': {
    title: 'Sets of symbols',
    text: 'Each complete set of the five symbols gives 3 prestige. The star may replace one symbol, independently of the final projects.',
  },
  'RC-END-14': {
    title: 'Personal project',
    text: 'Your personal project has three sections: timber, jackscrews, masonry. Each one you complete gives 2 prestige, once.',
  },
  'RC-END-15': {
    title: 'Completing a section',
    text: 'A section costs 5 of its kind, jokers included, or 1 favour. You may exchange 3 for 1 first and choose freely which sections you complete.',
  },
  'RC-END-16': {
    title: 'Last field',
    text: 'If your track of a kind is on the last field, its section is complete without payment.',
  },
  'RC-END-17': {
    title: 'No permanents',
    text: 'Permanents cannot be used for sections.',
  },
  'RC-END-18': {
    title: 'All three sections',
    text: 'All three sections complete give 3 more prestige, 9 in all.',
  },
  'RC-END-19': {
    title: 'Poverty',
    text: 'You lose the prestige shown on your field of the poverty track.',
  },
  'RC-END-20': {
    title: 'Below zero',
    text: 'There is no lower limit: a total can be negative.',
  },
  'RC-END-21': {
    title: 'City council last',
    text: 'If you play with the city council, it is scored after everything else.',
  },
  'RC-END-22': {
    title: 'Winner',
    text: 'The company with the most prestige wins.',
  },
  'RC-END-23': {
    title: 'Tie for victory',
    text: 'If tied, the tied company with the most storeys in all wards and at the outskirts together wins. The stack of discs does not matter.',
  },
  'RC-END-24': {
    title: 'Shared victory',
    text: 'If they are still tied, they share the victory.',
  },
}
