export const dst = {
  'BS-DST-01': {
    title: 'Own row only',
    text: 'A company sells only in the Demand row of its own industry: Food and Dairy, Dry Goods, Meat Packing or Shoes.',
  },
  'BS-DST-02': {
    title: 'How many and where',
    text: 'You decide how many Goods to sell – none is fine, too. Spread them over the Demand Tiles and open printed spaces of the row just as you like, in any order and in as many portions as you want, until you decide on dividends.',
  },
  'BS-DST-03': {
    title: 'Room on a tile',
    text: 'A Demand Tile takes as many Goods as it shows. Goods that are already lying on it count. Example: a tile for 4 with 3 Goods on it takes just one more.',
  },
  'BS-DST-04': {
    title: 'The X tile',
    text: 'Nobody can sell Goods to the tile with the red X.',
  },
  'BS-DST-05': {
    title: 'Revenue per Good',
    text: 'Each Good you sell adds the company’s sale price at that moment to its revenue. If you gain a Salesperson in the middle of distribution, only the Goods sold afterwards bring the higher price.',
  },
  'BS-DST-06': {
    title: 'Bonus for filling a tile',
    text: 'If your company places the last Good on a tile, it adds the bonus of the column the tile lies in to its revenue: $50 on the right, $20 in the middle, nothing on the left. Goods of other companies or from earlier Decades count towards filling. If you fill several tiles, the bonuses add up.',
  },
  'BS-DST-07': {
    title: 'Only counted so far',
    text: 'Revenue is only added up while you sell. No money is paid before you decide between Pay Dividends and Withhold.',
  },
  'BS-DST-08': {
    title: 'Half price when the row is full',
    text: 'With the option “Half-price sales when the row is full” (standard with the 2020 rules), you may sell further Goods to the General Supply at half the sale price each once no tile and no printed space of the row has room left. The X tile counts as full. Your company may well fill the row itself and go on like this in the same turn. There is no bonus for these sales. Example: at a sale price of $50 each further Good brings $25.',
  },
  'BS-DST-09': {
    title: 'Printed space on the left',
    text: 'If there is no tile on the left position of the row, you may sell any number of Goods there at half the sale price each, at any time during distribution. They go to the General Supply, and there is no bonus. Only companies of that row’s industry may use it (see BS-DST-01).',
  },
  'BS-DST-10': {
    title: 'Printed space in the middle',
    text: 'If there is no tile on the middle position, there is room for 6 Goods at full price instead. Whoever places the sixth earns $20.',
  },
  'BS-DST-11': {
    title: 'Printed space on the right',
    text: 'If there is no tile on the right position, nothing can be sold there. A tile that still lies there takes Goods as usual, even when the Demand deck is empty.',
  },
  'BS-DST-12': {
    title: 'Half-price sales count',
    text: 'A Good sold at half price is a Good sold. It counts when the game checks whether your company has sold anything and may pay dividends (see BS-DIV-02).',
  },
  'BS-DST-13': {
    title: 'Unsold Goods',
    text: 'Goods you do not sell stay in the company treasury for later Decades. At the end of the game they are worth nothing.',
  },
} as const
