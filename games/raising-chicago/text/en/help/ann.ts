export const ann = {
  'RC-ANN-01': {
    title: 'New projects',
    text: 'In rounds 1 to 7 the five projects of this round’s stack go to slots I to V, the top one to slot I.',
  },
  'RC-ANN-02': {
    title: 'Projects of round 8',
    text: 'In round 8 project 36 goes to slot I and the four final projects to slots II to V, in the order of their spaces.',
  },
  'RC-ANN-03': {
    title: 'New resource cards',
    text: 'Then the top five cards of the deck go to slots I to V, in this order.',
  },
  'RC-ANN-04': {
    title: 'Outskirts tiles in phase 1',
    text: 'Before new bid markers are laid out, holders of outskirts tiles may use them.',
  },
  'RC-ANN-05': {
    title: 'First bid markers',
    text: 'In round 1 everyone puts 3 bid markers on the auction board.',
  },
  'RC-ANN-06': {
    title: 'New bid markers',
    text: 'In later rounds 3 new markers join those you got back, but you never have more than 5 in all. You have to add them.',
  },
  'RC-ANN-07': {
    title: 'Rows',
    text: 'Then the rows of the auction board are assigned by rank: the highest prestige gets the top row.',
  },
  'RC-ANN-08': {
    title: 'Third colour',
    text: 'With two players markers of the third colour are now put under your own.',
  },
}
