export const win = {
  'RC-WIN-01': {
    title: 'One slot after the other',
    text: 'Slots I to V are settled in this order: first the winner, then resources and returning markers. Nobody has anything to decide.',
  },
  'RC-WIN-02': {
    title: 'Most markers',
    text: 'The company with the most bid markers on the card wins the project.',
  },
  'RC-WIN-03': {
    title: 'Tie on a card',
    text: 'If tied, the tied company whose best marker comes first wins: top left, then top right, bottom left, bottom right.',
  },
  'RC-WIN-04': {
    title: 'No bids',
    text: 'If there is no marker on the card, project and card go to the box and the company with the highest prestige takes 1 step on the poverty track. If prestige is tied, it hits the disc higher in the stack.',
  },
  'RC-WIN-05': {
    title: 'Third colour',
    text: 'With two players the third colour may win. A card with its markers only counts as bid on.',
  },
  'RC-WIN-06': {
    title: 'Uncovered resources',
    text: 'The winner takes 1 resource for each uncovered resource square of the card. Squares under losing markers count as covered; the toll space gives nothing.',
  },
  'RC-WIN-07': {
    title: 'Markers return',
    text: 'Then all other markers on the card go back to the rows of their owners on the auction board. The winner’s markers stay on the card.',
  },
  'RC-WIN-08': {
    title: 'What returned markers are for',
    text: 'Returned markers are there for the next round. After round 8 they count in the final scoring.',
  },
}
