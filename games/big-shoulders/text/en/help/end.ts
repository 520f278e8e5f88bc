export const end = {
  'BS-END-01': {
    title: 'When the game ends',
    text: 'As soon as the last company has operated in Decade 5, the game is over. There is no Cleanup any more.',
  },
  'BS-END-02': {
    title: 'Your score',
    text: 'Add up your personal cash, $200 for each goal you accomplished, and your shares times the final share value of their company. Share values do not move during scoring. Example: $310 in cash, two goals and 3 shares at $140 make $310 + $400 + $420 = $1130.',
  },
  'BS-END-03': {
    title: 'What does not count',
    text: 'Company treasuries, resources, Goods, and certificates on charters or in the Bank Pool are worth nothing at the end.',
  },
  'BS-END-04': {
    title: 'Goals',
    text: 'Each Goal in play is checked on its own. If several players share first place, each gets the full $200, but nobody gets more than $200 for the same Goal. With a value of 0 you never win a Goal.',
  },
  'BS-END-05': {
    title: 'Goals across all your companies',
    text: 'For Managers, Salespeople, Capital Assets, Workers and activated Automation tokens you add up all companies you direct at the end. Only employed Workers count as Workers, not the automated ones.',
  },
  'BS-END-06': {
    title: 'Goals for a single company',
    text: 'Highest Appeal and most cash in a company treasury reward whoever directs the leading company. Two companies on one Appeal space are tied, whatever their order in the stack, and so are two with equal cash.',
  },
  'BS-END-07': {
    title: 'Goals for you personally',
    text: 'For most Partners your active Partners count, which makes 2 to 5; your turn order marker and Partners you have not gained do not. For most 10% and most 20% certificates your own Common and Preferred Certificates count.',
  },
  'BS-END-08': {
    title: 'Winner',
    text: 'The highest score wins. On a tie, the player with more accomplished goals wins. If that is equal too, or if you play without goals, you share the victory.',
  },
} as const
