export const auc = {
  'ME-AUC-01': {
    title: 'What is auctioned',
    text: 'The places are auctioned from the first downwards, one auction fewer than there are players. Who is left at the end takes the last place for nothing.',
  },
  'ME-AUC-02': {
    title: 'Who bids when',
    text: 'Everyone without a place takes part. For place 1 the first seat begins, later the next participant clockwise after the previous winner; bidding goes clockwise.',
  },
  'ME-AUC-03': {
    title: 'Bid or pass',
    text: 'Bid a whole number above the last bid, from 1 to 99, or pass. Passing takes you out of this one auction. The upper limit is ours.',
  },
  'ME-AUC-04': {
    title: 'Who wins',
    text: 'As soon as only one participant has not passed, that player wins and pays the last own bid, or nothing without one.',
  },
  'ME-AUC-05': {
    title: 'A debt, not a payment',
    text: 'The winner’s company takes the place and the price is noted as debt. It is open to all, costs no interest and limits nothing.',
  },
  'ME-AUC-06': {
    title: 'Settled at the end',
    text: 'Your debt is taken off your result before the winner is found. A result may fall below zero.',
  },
  'ME-AUC-07': {
    title: 'One place each',
    text: 'Once you have a place, you bid no more.',
  },
}
