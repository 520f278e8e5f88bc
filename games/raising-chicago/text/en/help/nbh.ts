export const nbh = {
  'RC-NBH-01': {
    title: 'Enclosing',
    text: 'A neighbourhood field is enclosed when all its 4 sites are occupied, by raised buildings of any colours and prestige buildings in any mix.',
  },
  'RC-NBH-02': {
    title: 'When it is checked',
    text: 'Right after a building is placed in a ward, the fields next to its site that still have their tile are checked. Each enclosed one is awarded at once.',
  },
  'RC-NBH-03': {
    title: 'Counting storeys',
    text: 'Each company adds up its storeys on the 4 sites. Prestige buildings add nothing.',
  },
  'RC-NBH-04': {
    title: 'Most storeys',
    text: 'The company with the most storeys wins the tile, no matter who enclosed it.',
  },
  'RC-NBH-05': {
    title: 'Tie',
    text: 'If tied, the tied company with the higher rank at that moment wins. Prestige for the new building is already counted.',
  },
  'RC-NBH-06': {
    title: 'Winning the tile',
    text: 'The winner keeps the tile to the end of the game and gets its reward at once.',
  },
  'RC-NBH-07': {
    title: 'Consolation',
    text: 'After that every other company with at least 1 building on the 4 sites gains 1 prestige, all at the same time. Without a building there you get nothing.',
  },
  'RC-NBH-08': {
    title: 'Several at once',
    text: 'If your building encloses several fields, you choose their order. Each is awarded completely before the next, with the ranking of that moment.',
  },
  'RC-NBH-09': {
    title: 'Nobody has storeys',
    text: 'If only prestige buildings surround the field, its tile goes to the box and nobody gains anything.',
  },
  'RC-NBH-10': {
    title: 'Only once',
    text: 'A field that has been awarded is never looked at again, even if storeys are added later.',
  },
}
