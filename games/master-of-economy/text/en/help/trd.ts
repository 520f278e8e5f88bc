export const trd = {
  'ME-TRD-01': {
    title: 'The market',
    text: 'Six rows, from top to bottom: building materials, coal, iron ore, electricity, steel, ships. Each has an import field with a price and export cells 1 to 11, dearer towards the right; the cheapest read 0/1, and column 6 is grey. The prices are reconstructed, apart from 3 for importing building materials.',
  },
  'ME-TRD-02': {
    title: 'Placing bids',
    text: 'In company order each company places all its bids for this phase at once, up to 6 markers. Later companies see them; nothing can be added or moved afterwards.',
  },
  'ME-TRD-03': {
    title: 'The seventh marker',
    text: 'You may place a seventh marker if you give up 1 of your own relations markers. It does not come back, whatever becomes of the bids.',
  },
  'ME-TRD-04': {
    title: 'Never more than seven',
    text: 'No company uses more than 7 markers in a trade phase. If you manage several, each seventh marker costs its own relations marker.',
  },
  'ME-TRD-05': {
    title: 'Buy bids',
    text: 'Each marker on an import field is a bid to buy 1 unit. An import field takes any number of markers.',
  },
  'ME-TRD-06': {
    title: 'Sell offers',
    text: 'Each marker on an export cell is an offer to sell 1 unit. A cell takes only one marker.',
  },
  'ME-TRD-07': {
    title: 'Both in one row',
    text: 'A company may buy and sell in the same row.',
  },
  'ME-TRD-08': {
    title: 'Nothing needed yet',
    text: 'To place a bid you need neither the good nor the money. Both are checked when the bid is resolved.',
  },
  'ME-TRD-09': {
    title: 'Row by row',
    text: 'When everyone has placed, the rows are resolved from top to bottom, each completely. Goods and money you receive can be used at once, even in the same row.',
  },
  'ME-TRD-10': {
    title: 'First buying, then export',
    text: 'In a row the buy bids come first: company by company in order, all bids of one before those of the next. Then all offers that are left go to export.',
  },
  'ME-TRD-11': {
    title: 'Who sells to whom',
    text: 'A buy bid meets the leftmost offer of another company. Two companies with the same manager count as two. The shadow company never sells.',
  },
  'ME-TRD-12': {
    title: 'Local trade',
    text: 'The buyer pays the seller the price of the seller’s cell (0/1 means 1) and gets the good; both markers are gone. Nobody can refuse. There are no points, and demand stays where it is.',
  },
  'ME-TRD-13': {
    title: 'Seller without the good',
    text: 'If the seller does not have the good at that moment, it pays the fine and its offer is gone. The buy bid looks for the next offer.',
  },
  'ME-TRD-14': {
    title: 'Buyer without the money',
    text: 'If the buyer cannot pay even after help and a forced sale, the buy bid is gone. The offer stays and can still be sold.',
  },
  'ME-TRD-15': {
    title: 'Only own offers left',
    text: 'If only offers of the buying company itself are left, its bid and its leftmost offer cancel out: nothing moves. Without the good, it pays the fine, only the offer is gone, and the bid goes on.',
  },
  'ME-TRD-16': {
    title: 'Import',
    text: 'If no offer is left in the row, the buyer pays the import price to the bank and takes 1 unit from the supply. A shadow marker does not count as an offer.',
  },
  'ME-TRD-17': {
    title: 'Nothing to import',
    text: 'If the supply is empty, the import fails and nothing is paid.',
  },
  'ME-TRD-18': {
    title: 'Export needs demand',
    text: 'Exports go from left to right. An offer sells if the demand marker is above its cell or further right. Otherwise it fails at no cost, and so do all offers to its right.',
  },
  'ME-TRD-19': {
    title: 'A successful export',
    text: 'The company gives 1 unit to the supply, receives the price of its cell from the bank (0/1 means 0) and gains 1 point. The demand marker moves one cell to the left.',
  },
  'ME-TRD-20': {
    title: 'The fine',
    text: 'If an offer would sell but its company does not have the good, it pays 1 euro$ to the bank and the offer is gone. There is no point, and demand stays. An offer without demand is never fined.',
  },
  'ME-TRD-21': {
    title: 'Fine and empty purse',
    text: 'If the company cannot pay the fine, the rules for a cash shortage apply; what is still missing is waived.',
  },
  'ME-TRD-22': {
    title: 'Six exports at most',
    text: 'A row can take at most 6 exports per trade phase: the first can use any cell, the second cells up to 10, the third up to 9, and so on. If cells 1 to 5 have sold, cell 6 is the last that can.',
  },
  'ME-TRD-23': {
    title: 'Clearing the market',
    text: 'After the last row all bid markers return to their companies and all demand markers to cell 11.',
  },
  'ME-TRD-24': {
    title: 'Warehouse after trade',
    text: 'During trade a warehouse may hold more than 10 goods. Afterwards, in company order, you choose what to give up until 10 are left.',
  },
  'ME-TRD-25': {
    title: 'Closing the trade phase',
    text: 'Then the success markers are revealed, if the shadow company is in play, and it is checked whether the game ends.',
  },
  'ME-TRD-26': {
    title: 'What is checked first',
    text: 'For a buy bid: first where the good comes from, then whether it is really there, and money last. So a seller without the good is fined even if the buyer could not have paid, and an empty supply never costs anybody a factory.',
  },
  'ME-TRD-27': {
    title: 'Only for the seventh',
    text: 'You give up the relations marker only if seven markers are really placed.',
  },
}
