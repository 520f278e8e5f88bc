export const set = {
  'ME-SET-01': {
    title: 'Players and options',
    text: 'Two to four can play. You agree on: starting order by draw or auction, private cash hidden or open, the shadow company (2 players: normally in; 3 players: normally out; never with 4) and two against two (4 players only, normally off). A table cannot be made with an option that does not fit its number of players.',
  },
  'ME-SET-02': {
    title: 'Choosing companies',
    text: 'In seat order everyone chooses a free company. They differ only in colour and name.',
  },
  'ME-SET-03': {
    title: 'What you start with',
    text: 'You get your company with its sign and 7 bid markers, its packet of 10 shares, 1 relations marker and no cash.',
  },
  'ME-SET-04': {
    title: 'What a company starts with',
    text: '25 euro$, 3 building materials, no factory, no loan, 0 points and no packets of others.',
  },
  'ME-SET-05': {
    title: 'Bank stacks',
    text: 'The packets of 1 to 9 shares of each company in play lie in its bank stack.',
  },
  'ME-SET-06': {
    title: 'Companies left over',
    text: 'A company nobody chose is out of the game, with its packets and its place; only the shadow company stays in.',
  },
  'ME-SET-07': {
    title: 'Company cash is open',
    text: 'Everyone can always see what a company has in cash.',
  },
  'ME-SET-08': {
    title: 'Private cash',
    text: 'Your own cash is hidden unless every single player agrees to play it open. While it is hidden, everyone sees each payment when it is made, but only you see your total; at the end all totals are shown.',
  },
  'ME-SET-09': {
    title: 'First year',
    text: 'The game begins in year 1 with phase 1, investment.',
  },
  'ME-SET-10': {
    title: 'Demand markers',
    text: 'The demand marker of each row starts above cell 11, at the right end.',
  },
  'ME-SET-11': {
    title: 'Goods at the start',
    text: 'The companies take their building materials from the supply: 11 are left with 4 players, 14 with 3 and 17 with 2. All other goods and all factories are still there.',
  },
  'ME-SET-12': {
    title: 'Starting order by draw',
    text: 'The order of the companies is drawn; every order is equally likely.',
  },
  'ME-SET-13': {
    title: 'Starting order by auction',
    text: 'Instead of drawing you can auction the places; see the chapter on the auction.',
  },
  'ME-SET-14': {
    title: 'Small games without shadow',
    text: 'With 2 or 3 players and no shadow company only the chosen companies are in play. Rules, limits and supply are the same as with 4.',
  },
  'ME-SET-15': {
    title: 'Agreeing on options',
    text: 'An option other than the usual one needs a yes from everyone. Who takes a seat at a table that shows its options has said yes to them; only for open private cash everyone is asked, and one no keeps it hidden.',
  },
}
