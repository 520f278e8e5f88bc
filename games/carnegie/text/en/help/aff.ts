export const aff = {
  'CG-AFF-01': {
    title: 'How many',
    text: 'There are 18 neutral discs with two players and in the solo game, 9 with three and none with four. They have a colour that neither a player nor Andrew uses.',
  },
  'CG-AFF-02': {
    title: 'Which cards',
    text: 'All 40 action cards of the solo game are shuffled and drawn one by one.',
  },
  'CG-AFF-03': {
    title: 'What a card does',
    text: 'First 1 disc goes on the donation shown, then 1 disc into each city named, in the printed order.',
  },
  'CG-AFF-04': {
    title: 'Which space',
    text: 'In a city the disc takes the first free space from the left, whatever its type.',
  },
  'CG-AFF-05': {
    title: 'Taken or full',
    text: 'A donation that is already occupied and a city without a free space are skipped and use up no disc.',
  },
  'CG-AFF-06': {
    title: 'When to stop',
    text: 'Placing stops the moment all discs lie, also in the middle of a card.',
  },
  'CG-AFF-07': {
    title: 'What they do',
    text: 'Neutral discs block their spaces for the whole game. They belong to nobody, score nothing, connect nothing and cannot be copied.',
  },
  'CG-AFF-08': {
    title: 'Cards back',
    text: 'All 40 cards are shuffled back; Andrew’s deck is built afterwards from complete sets.',
  },
}
