export const opr = {
  'BS-OPR-01': {
    title: 'Order of companies',
    text: 'The companies operate one after the other, from the highest Appeal space to the lowest. On the same space the token higher up in the stack goes first. Each company finishes its whole turn before the next one begins.',
  },
  'BS-OPR-02': {
    title: 'Once per Decade',
    text: 'Every company in play operates exactly once per Decade. After each turn, the next to go is the first company in Appeal order that has not operated yet. Appeal gained during a turn never lets a company operate twice or makes it miss its turn.',
  },
  'BS-OPR-03': {
    title: 'Steps of an operating turn',
    text: 'An operating turn has these steps: 1 emergency fundraising (advanced game only), 2 purchase resources, 3 production, 4 distribution (selling Goods), 5 Pay Dividends or Withhold, 6 adjust the share value, 7 end of turn with the Supply Chain. You cannot go back to an earlier step.',
  },
  'BS-OPR-04': {
    title: 'Emergency fundraising (advanced game)',
    text: 'In the advanced game a company may, as the very first thing in its turn, issue one or more certificates from its charter to the Bank Pool. You choose Common Certificates, the Preferred Certificate or both, but you can do it only once per turn.',
  },
  'BS-OPR-05': {
    title: 'Emergency fundraising: money',
    text: 'For each share issued, the bank pays the company the share value. The value before the drop counts for all shares. Example: at $50, the Preferred Certificate (2 shares) brings $100.',
  },
  'BS-OPR-06': {
    title: 'Emergency fundraising: share value',
    text: 'Afterwards the share value drops one step per share issued plus one extra step, but not below $10. Price Protection and the option “Friendly stock sales” do not help here. Example: 2 shares issued at $50 mean 3 steps down, to $25.',
  },
  'BS-OPR-07': {
    title: 'Emergency fundraising: limit',
    text: 'A company can issue only certificates that still lie on its own charter. If there are none left, it cannot raise money this way.',
  },
  'BS-OPR-08': {
    title: 'Buying resources',
    text: 'The company may buy any number of cubes from the $30, $20 and $10 spaces of the Supply Chain, in any mix. It pays the bank the price of the space for each cube. You need not start with the cheapest.',
  },
  'BS-OPR-09': {
    title: 'The X space',
    text: 'The cubes on the X space are not for sale. They only show you what is coming.',
  },
  'BS-OPR-10': {
    title: 'When buying ends',
    text: 'You buy before the first factory produces. With the option “Buy resources during production” you may keep buying until the Production step ends. The Supply Chain is not refilled during the turn, and cubes in Haymarket Square can never be bought.',
  },
  'BS-OPR-11': {
    title: 'Trading at Haymarket Square',
    text: 'A company may put two cubes of one type into Haymarket Square and take one cube of a different type that already lies there. You may do this any number of times, in the company’s own operating turn and, in the Action Phase, on its Director’s turn. Example: 2 Coal for 1 Steel.',
  },
  'BS-OPR-12': {
    title: 'Who may trade now',
    text: 'In the Operating Phase only the company that is operating may trade at Haymarket Square. Your other companies have to wait for their own turn.',
  },
  'BS-OPR-13': {
    title: 'When a factory may produce',
    text: 'A factory may produce if four things are true: each of its Worker spaces holds a Worker or an Automation token; the company has all the printed resources; every factory to its left has produced this turn; and it has not produced this turn itself.',
  },
  'BS-OPR-14': {
    title: 'Production is optional',
    text: 'You may stop before any factory. But a factory you leave out blocks all factories to its right for this turn.',
  },
  'BS-OPR-15': {
    title: 'How a factory produces',
    text: 'First the printed resources go from the company treasury to Haymarket Square. Then the company takes the printed Goods, plus 1 if the factory is fully automated. Then the bonus of its Manager triggers, if it has one. After that it is the next factory’s turn.',
  },
  'BS-OPR-16': {
    title: 'Manager bonus: Appeal',
    text: 'The company must move the printed number of steps up the Appeal track. You cannot decline this.',
  },
  'BS-OPR-17': {
    title: 'Manager bonus: resources',
    text: 'You may take up to the printed number of cubes of any types from Haymarket Square, including the cubes the factory has just used. If there are not enough, the rest is lost.',
  },
  'BS-OPR-18': {
    title: 'Manager bonus: Goods',
    text: 'The company takes the printed number of additional Goods.',
  },
  'BS-OPR-19': {
    title: 'Combined Manager bonus',
    text: 'If a Manager shows two parts, the company receives both: first the Goods or resources, then the Appeal with its bonuses.',
  },
  'BS-OPR-20': {
    title: 'Bonuses during production count at once',
    text: 'What an Appeal Bonus brings during production helps you right away. A Worker, an automation or $25 can be used for the next factories of this turn; a Salesperson raises the sale price of this turn. A step on the Stock track counts for this turn’s dividend, which is measured against the new share value. And an Appeal Bonus Goods token already produces at the end of this Production step.',
  },
  'BS-OPR-21': {
    title: 'End of production',
    text: 'When you end the Production step, each Appeal Bonus Goods token of the company produces 1 Good – even if none of its factories has produced.',
  },
  'BS-OPR-22': {
    title: 'Partner for full production',
    text: 'When all factories of your starting company have produced in one operating turn, you gain the Partner reserved on its charter. This works once per game, and you can use the Partner from the next Action Phase. If you have lost your starting company, see BS-DIR-10.',
  },
  'BS-OPR-23': {
    title: 'Free actions',
    text: 'In every step after emergency fundraising and up to the end of the turn, the operating company may trade at Haymarket Square (see BS-OPR-11), activate its ready Capital Asset at the times allowed for it (see BS-AST-16) and discard it (see BS-AST-26).',
  },
} as const
