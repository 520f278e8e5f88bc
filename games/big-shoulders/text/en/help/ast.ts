export const ast = {
  'BS-AST-01': {
    title: 'Price',
    text: 'A Capital Asset costs the amount above its space – $80, $70, $60, $50 or $40 – minus the discount of the Building you use, if any. The company pays the bank.',
  },
  'BS-AST-02': {
    title: 'You have to buy',
    text: 'You can use a Capital Asset space only if your company buys exactly one tile from the row with it.',
  },
  'BS-AST-03': {
    title: 'Open to every company',
    text: 'Any company may buy a Capital Asset, even one without a slot for it. In that case it is all about the immediate bonus (see BS-AST-09).',
  },
  'BS-AST-04': {
    title: 'Immediate bonus',
    text: 'Right after paying, the company receives the bonus shown at the bottom right of the tile. Price Protection gives two: first automate 1 Worker, then move 2 steps up the Appeal track.',
  },
  'BS-AST-05': {
    title: 'Immediate bonus: Worker',
    text: 'The company may take one Worker from the General Supply and place it on an open Worker space. If there is no room the bonus is lost; here there is no $25 instead.',
  },
  'BS-AST-06': {
    title: 'Immediate bonus: automation',
    text: 'The company may automate one Worker (see BS-AUT-01). If it employs no Worker the bonus is lost; here there is no $25 instead.',
  },
  'BS-AST-07': {
    title: 'Immediate bonus: Appeal',
    text: 'The company must move 2 steps up the Appeal track and earns the bonuses on the way (see BS-APL-04).',
  },
  'BS-AST-08': {
    title: 'Keeping a tile',
    text: 'A charter has one slot for a Capital Asset or none. At the end of the action the company keeps at most as many tiles as it has slots; as its Director you choose which. The others leave the game.',
  },
  'BS-AST-09': {
    title: 'Company without a slot',
    text: 'A company without a slot takes the immediate bonus and discards the tile right afterwards.',
  },
  'BS-AST-10': {
    title: 'Ready on arrival',
    text: 'A new tile is ready at once and can be activated in the same Decade. That is true even if the tile it replaces has already been used this Decade.',
  },
  'BS-AST-11': {
    title: 'The row during a turn',
    text: 'The option “Capital Asset row refill” decides when new tiles appear. If the row slides only when the $40 space is empty (2020 rules), nothing is refilled before the end of the turn. If gaps are closed after each purchase (2018 rules), the row is refilled as soon as the bought tile is taken, even before its immediate bonus.',
  },
  'BS-AST-12': {
    title: 'Refilling the row (2020 rules)',
    text: 'With the option “Capital Asset row refill” set to sliding when $40 is empty, the row is checked at the end of every turn of the Action Phase. While the $40 space is empty and there is still a tile in the row or the deck, all tiles move one space to the right and the top tile of the deck is turned up on $80. Gaps elsewhere stay and move along with the tiles. Example: if $50 was already empty when someone buys the tile on $40, the row slides twice.',
  },
  'BS-AST-13': {
    title: 'Refilling the row (2018 rules)',
    text: 'With the option “Capital Asset row refill” set to closing the gap, all tiles to the left of the gap move one space to the right after each purchase, and a new tile is turned up on $80.',
  },
  'BS-AST-14': {
    title: 'Empty deck',
    text: 'Once the deck is used up, no new tiles come into the row. The tiles still there keep sliding.',
  },
  'BS-AST-15': {
    title: 'Activating',
    text: 'Once per Decade you may activate a ready Capital Asset on a charter as a free action. Pay its fee, turn it by 90 degrees – it is now exhausted – and take its effect.',
  },
  'BS-AST-16': {
    title: 'When you may activate',
    text: 'In the Action Phase: on your own turn, for any company you direct. In the Operating Phase: at any time during the operating turn of the company that owns the tile. Never in the Stock, Building or Cleanup Phase; only Price Protection is an exception (see BS-AST-23).',
  },
  'BS-AST-17': {
    title: 'Fee',
    text: 'Cincinnati Steel, Michigan Lumber, Pennsylvania Coal and Union Stockyards cost $10 per activation, paid by the company to the bank. All other Capital Assets are free to use.',
  },
  'BS-AST-18': {
    title: 'Resource assets',
    text: 'The company takes the printed resources from Haymarket Square, as far as they are there. What is missing is lost, so have a look before you activate.',
  },
  'BS-AST-19': {
    title: 'Appeal assets',
    text: 'Brilliant Marketing moves the company 1 step up the Appeal track, Brand Recognition 2 steps. Appeal Bonuses are earned as usual (see BS-APL-04).',
  },
  'BS-AST-20': {
    title: 'Catalogs',
    text: 'Catalogs add to the operating revenue: Mail Order Catalog $40, Color Catalog $60, Catalog Empire $80. You can use them only in the company’s operating turn, before you decide between Pay Dividends and Withhold. If the company sells no Goods, the amount still counts as revenue but must be withheld.',
  },
  'BS-AST-21': {
    title: 'Backroom Deals and Popular Partners',
    text: 'Each of these raises the share value by 1 step. You can use them only in the company’s operating turn, once its Production step is over and before you decide between Pay Dividends and Withhold. The company need not have produced anything.',
  },
  'BS-AST-22': {
    title: 'Price Protection when you Withhold',
    text: 'When the company Withholds – by choice or because it has to – its Director may exhaust Price Protection. The share value then does not drop.',
  },
  'BS-AST-23': {
    title: 'Price Protection against a sale',
    text: 'When a player other than the Director sells certificates of the company, the Director may exhaust Price Protection on the spot. The entire drop from this sale is cancelled, however many shares were sold.',
  },
  'BS-AST-24': {
    title: 'Price Protection: limits',
    text: 'Price Protection does not help against a sale by the Director; what counts is who was Director when the sale began. Nor does it help against emergency fundraising (see BS-OPR-06), and it never works twice in one Decade.',
  },
  'BS-AST-25': {
    title: 'Price Protection: timing',
    text: 'The Director of the company is asked as soon as the sale is announced, before the share value moves and before the seller goes on. Everyone sees the answer. A tile used in the Stock Phase is exhausted and so is not available in the Operating Phase of the same Decade.',
  },
  'BS-AST-26': {
    title: 'Discarding',
    text: 'A company may discard its Capital Asset at any time while its Director is on turn: on a stock turn, on an action turn (see BS-ACT-16) or in its operating turn (see BS-OPR-23), but not while a space or an effect is being carried out. The tile leaves the game. On a stock turn a discard is neither a sale nor a purchase: if you do nothing else, you still pass.',
  },
  'BS-AST-27': {
    title: 'Ready again',
    text: 'In Cleanup all exhausted Capital Assets become ready again.',
  },
} as const
