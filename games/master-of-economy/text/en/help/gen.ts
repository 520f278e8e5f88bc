export const gen = {
  'ME-GEN-01': {
    title: 'Goal',
    text: 'The richest player wins. Your wealth is your own cash plus the value of your own shares, minus what you noted as debt in the starting auction.',
  },
  'ME-GEN-02': {
    title: 'Money',
    text: 'All amounts are whole euro$. The bank never runs dry, and neither you nor a company can ever have less than nothing.',
  },
  'ME-GEN-03': {
    title: 'Two purses',
    text: 'Company money and your own money are kept apart. Money passes between them only by embezzlement, dividends, buy-backs, the distribution at the end, or when you help out your company in a cash shortage.',
  },
  'ME-GEN-04': {
    title: 'One manager each',
    text: 'Every company in play has exactly one manager, always a player; only the shadow company has none. You start as manager of the company you chose, and later you may manage none, one or several.',
  },
  'ME-GEN-05': {
    title: 'The manager decides',
    text: 'Whoever manages a company at that moment makes all of its decisions.',
  },
  'ME-GEN-06': {
    title: 'Company order',
    text: 'In every phase and step the companies act one after another, place 1 first, unless a rule says otherwise. If you manage several, you act for each of them at its own place.',
  },
  'ME-GEN-07': {
    title: 'Share value',
    text: 'One share is worth 1 euro$ while its company has 0–8 points, 2 with 9–16, 3 with 17–24 and 4 with 25–30. The value follows the points at once and nothing else changes it. The steps are reconstructed.',
  },
  'ME-GEN-08': {
    title: 'Points',
    text: 'A company starts with 0 points and can have at most 30. Points beyond 30 are lost, but the export still pays and still lowers demand.',
  },
  'ME-GEN-09': {
    title: 'Packets',
    text: 'Each company has ten packets, of 1, 2, 3 up to 10 shares: 55 shares in all. A packet lies in the bank stack, with a player or with another company, and is never split or merged; sizes change only by an exchange or a partial buy-back.',
  },
  'ME-GEN-10': {
    title: 'Issued shares',
    text: 'The issued shares of a company are those that players and other companies hold: 55 minus what lies in its bank stack.',
  },
  'ME-GEN-11': {
    title: 'No shares of its own',
    text: 'A company never owns packets of itself.',
  },
  'ME-GEN-12': {
    title: 'No private deals',
    text: 'Money, goods, factories, packets, loans and markers change hands only where a rule says so. You may talk and promise whatever you like; nobody is bound by it.',
  },
  'ME-GEN-13': {
    title: 'What is limited',
    text: 'There are 23 building materials, 19 coal, 15 iron ore, 23 electricity, 15 steel and 11 ships (one more of each marks the demand), and 12 quarries, 10 coal mines, 10 iron ore mines, 12 power plants, 10 steel mills and 10 shipyards, whatever the number of players. Money and relations markers never run out.',
  },
  'ME-GEN-14': {
    title: 'Open and hidden',
    text: 'Everything about companies is open, and so are all packets, relations markers, placed bids and auction debts. Hidden are private cash (unless you agreed to play it open), a success marker until it is revealed, and votes and candidatures until all are in. Which success markers somebody can still play is open.',
  },
  'ME-GEN-15': {
    title: 'Luck',
    text: 'The only luck in the game is the draw of the starting order, if you chose to draw it.',
  },
  'ME-GEN-16': {
    title: 'Clockwise',
    text: 'Clockwise means by ascending seat number and from the last seat back to the first; counter-clockwise is the other way round.',
  },
  'ME-GEN-17': {
    title: 'Taking back, declining',
    text: 'You can take back what you did until another player has answered or something hidden has come to light; from then on it stands. Whatever you may do, you may also decline.',
  },
  'ME-GEN-18': {
    title: 'All at once',
    text: 'Material supply is asked of all managers at once, because nobody’s choice affects another; you may still wait for the companies before yours. Production runs by itself. Investment, trade, finance and meetings go strictly in order.',
  },
  'ME-GEN-19': {
    title: 'Without a company',
    text: 'If you manage no company, you keep shares, cash and markers, vote with your shares, may stand for election, trade shares, support companies and play success markers. In phases 1 to 9 you decide nothing but your success marker.',
  },
  'ME-GEN-20': {
    title: 'Several companies',
    text: 'If you manage several companies, their cash, goods, factories, loans and bids stay strictly apart. They can trade goods with each other only through the market.',
  },
  'ME-GEN-21': {
    title: 'Only in its phase',
    text: 'Each action belongs to its phase, step and turn. An answer to “why not?” never gives away hidden information, such as somebody’s cash.',
  },
  'ME-GEN-22': {
    title: 'Several reasons',
    text: 'If an action breaks several rules, you are told one of them; a general rule only if no more specific one is broken.',
  },
}
