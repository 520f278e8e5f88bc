export const two = {
  'RC-TWO-01': {
    title: 'Third colour',
    text: 'With two players a third colour joins in. Nobody plays it.',
  },
  'RC-TWO-02': {
    title: 'Its markers',
    text: 'In every round one third-colour marker is put under each of your two leftmost markers on the auction board: 2 for each company, 4 in all.',
  },
  'RC-TWO-03': {
    title: 'Not counted for the turn',
    text: 'For whose turn it is only your own markers count.',
  },
  'RC-TWO-04': {
    title: 'Earlier markers',
    text: 'All markers but your last two are placed alone.',
  },
  'RC-TWO-05': {
    title: 'Your last two',
    text: 'With each of your last two markers you also place the third-colour marker lying under it, in the same turn.',
  },
  'RC-TWO-06': {
    title: 'Both must go',
    text: 'You must place both markers.',
  },
  'RC-TWO-07': {
    title: 'Where',
    text: 'Both may go to the same card or to two cards. Every square must be empty.',
  },
  'RC-TWO-08': {
    title: 'Resources and toll',
    text: 'You take the covered resources of both markers. You also pay the toll for the third-colour marker as for your own.',
  },
  'RC-TWO-09': {
    title: 'Which first',
    text: 'You choose which of the two is placed first. It is finished, with its resource or toll, before the other is placed.',
  },
  'RC-TWO-10': {
    title: 'It bids like a company',
    text: 'When winners are determined the third colour counts like a company, also in ties.',
  },
  'RC-TWO-11': {
    title: 'If it wins',
    text: 'If the third colour wins, nobody takes the uncovered resources. Your markers come back as usual.',
  },
  'RC-TWO-12': {
    title: 'If it loses',
    text: 'Losing third-colour markers go back beside the auction board, not onto it.',
  },
  'RC-TWO-13': {
    title: 'Its projects',
    text: 'A project won by the third colour is built in its turn without payment, poverty or any reward. A final project or the star won this way belongs to nobody.',
  },
  'RC-TWO-14': {
    title: 'Its raise projects',
    text: 'It raises its building on the empty site with the lowest number.',
  },
  'RC-TWO-15': {
    title: 'Its move projects',
    text: 'It moves its building to the outskirts site whose tile has the lowest number. That tile goes to the box.',
  },
  'RC-TWO-16': {
    title: 'Its prestige buildings',
    text: 'The face-up prestige building with the lowest number goes, not turned, to the empty purple site with the lowest number, or if there is none to the lowest empty site. Then the space is refilled.',
  },
  'RC-TWO-17': {
    title: 'Its cards',
    text: 'The resource card of its project goes to the box.',
  },
  'RC-TWO-18': {
    title: 'Its neighbourhoods',
    text: 'Neighbourhoods are checked after the third colour has built too. If several are enclosed, the lowest field number comes first.',
  },
  'RC-TWO-19': {
    title: 'Third colour ahead',
    text: 'If the third colour has the most storeys around a field, or is tied for the most, its tile goes to the box. Each company with a building there gains 1 prestige, both at the same time.',
  },
  'RC-TWO-20': {
    title: 'Third colour behind',
    text: 'Otherwise the tile is awarded between the two companies as usual. The third colour gets nothing.',
  },
  'RC-TWO-21': {
    title: 'No tracks',
    text: 'The third colour has no prestige, no poverty and no row. A project without bids never costs it anything.',
  },
  'RC-TWO-22': {
    title: 'Not in the scoring',
    text: 'In the final scoring the third colour is ignored: it takes no place in wards or on the auction board, and arrows at its buildings give nothing.',
  },
  'RC-TWO-23': {
    title: 'Never out of markers',
    text: 'The third colour never runs out of markers; the fourth colour helps out.',
  },
}
