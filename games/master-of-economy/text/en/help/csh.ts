export const csh = {
  'ME-CSH-01': {
    title: 'When it applies',
    text: 'When a company has to pay, or you want it to pay, more than it has: for building, goods, fines, interest, repaying loans or packets in the finance phase. Not for embezzlement, dividends, buy-backs or settling loans at the end.',
  },
  'ME-CSH-02': {
    title: 'The manager may help',
    text: 'First you, as manager, may pay any part of what is missing out of your own cash. It is a gift; nobody else may help.',
  },
  'ME-CSH-03': {
    title: 'A factory goes',
    text: 'If money is still missing, the company must sell exactly 1 factory, which you choose, for 2 euro$. This does not count towards the sales of an investment phase. Without a factory the step is skipped.',
  },
  'ME-CSH-04': {
    title: 'Still not enough',
    text: 'Then the payment does not happen. You keep your contribution and the company keeps the money for the factory; a buy bid fails, a fine or interest is waived.',
  },
  'ME-CSH-05': {
    title: 'Duty or choice',
    text: 'Buy bids, fines and interest go through all of these steps, hopeless or not. What you choose freely (building, packets, repaying) is possible only if it can then be paid in full; otherwise nothing is sold.',
  },
  'ME-CSH-06': {
    title: 'Each payment anew',
    text: 'All this starts over for every single payment.',
  },
  'ME-CSH-07': {
    title: 'Money comes last',
    text: 'Space, supply, building material, limits, packet and the seller’s good are checked before. So a forced sale never makes room for the factory you are building, nor does it fill up the supply for it.',
  },
  'ME-CSH-08': {
    title: 'More than needed',
    text: 'If your help and the sale bring more than was missing, the company keeps the surplus. If nothing is missing any more, no factory is sold.',
  },
}
