export const bid = {
  'RC-BID-01': {
    title: 'How long',
    text: 'The auction goes on until no company has a bid marker on the auction board.',
  },
  'RC-BID-02': {
    title: 'Whose turn',
    text: 'It is the turn of the company with the most markers on the auction board; if tied, of the one in the higher row. This is checked again after every turn.',
  },
  'RC-BID-03': {
    title: 'Rows stay',
    text: 'The rows stay as they are for the whole auction, even if prestige changes meanwhile.',
  },
  'RC-BID-04': {
    title: 'Several turns',
    text: 'You may have several turns in a row.',
  },
  'RC-BID-05': {
    title: 'Placing a marker',
    text: 'On your turn you must put your rightmost marker on a square of one of the cards in slots I to V. You cannot pass.',
  },
  'RC-BID-06': {
    title: 'Empty square',
    text: 'The square must be empty.',
  },
  'RC-BID-07': {
    title: 'Resource under the marker',
    text: 'If the square shows a resource, you take 1 of it from the supply.',
  },
  'RC-BID-08': {
    title: 'Toll space',
    text: 'The square at the top left gives nothing and costs toll: 1 resource of the kind shown for each uncovered resource square of this card, 0 to 3 in all. What counts is the moment before your marker lies there.',
  },
  'RC-BID-09': {
    title: 'Paying the toll',
    text: 'You pay the toll in resources of the kinds shown. Jokers may stand in and you may exchange 3 for 1 first; permanents and favours do not help. A kind whose track is on the last field costs nothing. If you cannot pay it all, the space is closed to you.',
  },
  'RC-BID-10': {
    title: 'As many as you like',
    text: 'You may have any number of markers on one card and bid on any number of cards.',
  },
  'RC-BID-11': {
    title: 'Always possible',
    text: 'There is always a square you may use: an empty resource square is free, and once all are covered every toll is 0.',
  },
  'RC-BID-12': {
    title: 'Markers stay',
    text: 'A placed marker stays where it is until the auction ends.',
  },
  'RC-BID-13': {
    title: 'Outskirts tiles before a bid',
    text: 'On your turn you may use outskirts tiles before you place your marker.',
  },
}
