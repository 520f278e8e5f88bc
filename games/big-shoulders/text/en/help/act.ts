export const act = {
  'BS-ACT-01': {
    title: 'Rounds',
    text: 'The Action Phase is played in rounds. In each round everyone who still has at least one unplaced Partner takes one turn. You play in the order the turn order track shows when the round begins.',
  },
  'BS-ACT-02': {
    title: 'Your turn',
    text: 'On your turn you place exactly one Partner on one space and carry out its action. You do this for exactly one company that you direct.',
  },
  'BS-ACT-03': {
    title: 'No passing (2020 rules)',
    text: 'When the option “Passing in the Action Phase” is off – the standard with the 2020 rules – you have to place a Partner on your turn as long as you have an unplaced one. You can never get stuck: Fundraising $40 is always open to you.',
  },
  'BS-ACT-04': {
    title: 'Passing (2018 rules)',
    text: 'When the option “Passing in the Action Phase” is on – the standard with the 2018 rules – you may pass on your turn. Think twice: a pass ends the Action Phase of this Decade for you, and the Partners you have left stay unused.',
  },
  'BS-ACT-05': {
    title: 'End of the phase',
    text: 'The Action Phase is over when nobody has a turn left. You have a turn left as long as you have an unplaced Partner – unless you have passed (possible only with the option “Passing in the Action Phase”), or you direct no company and the option “Player without company earns $25 per Partner” is off (see BS-ACT-17).',
  },
  'BS-ACT-06': {
    title: 'Newly gained Partners',
    text: 'A Partner you gain from the Appeal track during the Action Phase is ready to be placed at once, and you can use it from your next turn of this phase. It does not give you a second turn in the current round. Even if you have just placed your last Partner, the new one gets you a turn in the next round.',
  },
  'BS-ACT-07': {
    title: 'Free choice of company',
    text: 'Your Partners work for you, not for a particular company. On each turn you choose anew which of the companies you direct the Partner acts for.',
  },
  'BS-ACT-08': {
    title: 'Unlimited spaces',
    text: 'Green spaces with the infinity symbol ∞ can be used by everyone, as often as they like. These are Hire Workers, Advertising, Make a Capital Investment, Extra Dividends and Fundraising $40.',
  },
  'BS-ACT-09': {
    title: 'Single-use spaces',
    text: 'All other spaces have room for just one Partner per Decade: Hire Manager, Hire Salesperson, Fundraising $60 and $80, and every player’s Building. Partners stay where they are until Cleanup, so a space that is taken is closed to everybody for the rest of the Decade.',
  },
  'BS-ACT-10': {
    title: 'The whole action',
    text: 'Carry out an action completely, as far as that is possible. You may leave out only those parts that these rules call optional.',
  },
  'BS-ACT-11': {
    title: 'Use with little or no gain',
    text: 'You may use a space even if your company gets only part of its benefit or nothing at all – because a resource is missing in Haymarket Square, say, or there is no room for the new employee. Whatever is missing is lost, and nothing is paid back. Four uses are not possible at all: Automation spaces without enough Workers (see BS-ACT-41), dividend spaces without the full amount (see BS-ACT-33), Hire Workers without hiring at least one (see BS-ACT-21) and Capital Asset spaces without a purchase (see BS-AST-02). You get a warning before a use that would gain you nothing.',
  },
  'BS-ACT-12': {
    title: 'Placing a Partner step by step',
    text: 'First choose the space, the company and all the details; then it is checked whether the use is allowed and can be paid for. Next the company pays all costs, then the effect happens, then any Appeal Bonuses are resolved. At the very end of your turn the Capital Asset row is seen to (see BS-AST-12).',
  },
  'BS-ACT-13': {
    title: 'Paying a Building’s owner',
    text: 'There are two kinds of Buildings. At some, the company that uses the space pays the printed amount into the owner’s personal treasury – even if the Building is your own, in which case your company pays you. At the others the bank pays the owner, and your company pays nothing for the space itself.',
  },
  'BS-ACT-14': {
    title: 'Paying at general spaces',
    text: 'At a general space your company pays the bank. There are two exceptions: at Fundraising the bank pays your company, and at Extra Dividends your company pays its shareholders.',
  },
  'BS-ACT-15': {
    title: 'One company gets it all',
    text: 'Everything a space gives goes to one single company. You cannot split it, even if you direct several: of two Managers, for instance, you cannot send one to each of two companies.',
  },
  'BS-ACT-16': {
    title: 'Free actions',
    text: 'During your own turn, before or after placing your Partner and as often as you like, you may do the following for any company you direct: trade at Haymarket Square (see BS-OPR-11), activate a ready Capital Asset (see BS-AST-15) or discard a Capital Asset (see BS-AST-26). Where passing is allowed, you may also do so before you pass. You cannot squeeze a free action in while a space is being carried out, including its bonuses and the choice of which tile to keep. Once you have no turn left, you have no free actions either.',
  },
  'BS-ACT-17': {
    title: 'Player without a company',
    text: 'If you direct no company and the option “Player without company earns $25 per Partner” is on (standard with the 2020 rules), you place one Partner in the Bank Pool on each of your turns and receive $25 from the bank into your personal treasury. Only players without a company can do this. If the option is off (2018 rules), you take no turns and your Partners stay unused this Decade.',
  },
  'BS-ACT-18': {
    title: 'Which spaces are open',
    text: 'You can use the general spaces that are open in this Decade and all face-up Buildings, no matter who owns them. In Decade 1 that means Hire Workers, Advertising, Hire Manager, Hire Salesperson, Make a Capital Investment, Extra Dividends and Fundraising $40, plus one Building per player.',
  },
  'BS-ACT-19': {
    title: 'Several actions for one company',
    text: 'As many of your Partners as you like may act for the same company in one Decade, even turn after turn.',
  },
  'BS-ACT-20': {
    title: 'Hire Workers: price',
    text: 'Your company hires one or more Workers and pays the bank for each one separately; the cheapest occupied space of the Job Market is emptied first. With 12–9 Workers in the market the next one costs $20; with 8–5 it is $30, with 4–1 it is $40. If the market is empty, Workers come from the General Supply at $50 each. Example: with 9 Workers in the market, three Workers cost $20 + $30 + $30 = $80.',
  },
  'BS-ACT-21': {
    title: 'Hire Workers: number',
    text: 'You must hire at least one Worker. At most you can hire as many as your company has open Worker spaces.',
  },
  'BS-ACT-22': {
    title: 'Advertising',
    text: 'Your company pays $20 and moves 1 step up the Appeal track. If that brings it to a bonus space, it earns the bonus (see BS-APL-04).',
  },
  'BS-ACT-23': {
    title: 'Becoming start player (optional)',
    text: 'When you use Advertising, you may also move your marker on the turn order track to space 1. The markers that were in front of yours move back one space; the others stay put. Example: you were third, so the first and second players become second and third, and the fourth stays fourth.',
  },
  'BS-ACT-24': {
    title: 'When the new order counts',
    text: 'A changed turn order takes effect from the next round – or from the next Decade if there are no more rounds. The current round is played to its end in the old order.',
  },
  'BS-ACT-25': {
    title: 'Several new start players',
    text: 'If several players claim first place in the same round, their moves are made one after the other. Whoever did it last goes first in the next round.',
  },
  'BS-ACT-26': {
    title: 'The order carries over',
    text: 'The turn order track is never reset. The order at the end of this Action Phase is the one you begin with in the next Decade.',
  },
  'BS-ACT-27': {
    title: 'Fundraising',
    text: 'The bank pays the amount printed on the space into your company’s treasury.',
  },
  'BS-ACT-28': {
    title: 'Fundraising: when open',
    text: 'Fundraising $40 is open in every Decade, as often as you like. The $60 space opens in Decade 3 and can be used once per Decade. The $80 space is open only in Decade 5, once.',
  },
  'BS-ACT-29': {
    title: 'Hire Manager',
    text: 'Once per Decade one company can pay $60 here and receive a Manager (for placing it see BS-EMP-03).',
  },
  'BS-ACT-30': {
    title: 'Hire Salesperson',
    text: 'Once per Decade one company can pay $70 here and receive a Salesperson (for placing it see BS-EMP-05).',
  },
  'BS-ACT-31': {
    title: 'Make a Capital Investment',
    text: 'Your company buys one Capital Asset at its full price (see BS-AST-01). This space may be used any number of times.',
  },
  'BS-ACT-32': {
    title: 'Extra Dividends',
    text: 'Your company pays out $100 from its treasury, $10 per share (see BS-ACT-34), and then adjusts its share value for a payout of $100 (see BS-PRC-02 to BS-PRC-05). That means: up to $50 it rises 2 steps, from $60 to $100 1 step, above $100 it stays. The space is unlimited; each use is reckoned separately with the share value of that moment.',
  },
  'BS-ACT-33': {
    title: 'Dividend spaces need the full amount',
    text: 'Before paying, the company must have the whole amount in its treasury: $100, $150, $200, $250 or $300. This holds even if part of the money comes straight back to it.',
  },
  'BS-ACT-34': {
    title: 'Paying dividends from the treasury',
    text: 'The company pays the whole amount to the bank. Then each player receives a tenth of it per share owned, and so does the company for each share on its own charter; the part for shares in the Bank Pool stays with the bank. Example for $100: you own 4 shares and get $40, an opponent with 2 gets $20, the company gets $30 back for 3 unsold shares, and $10 for the share in the pool stays with the bank.',
  },
  'BS-ACT-35': {
    title: 'Dividend Buildings',
    text: 'The bank pays the owner of the Building. The company pays out the printed amount as described in BS-ACT-34 and adjusts its share value for that amount, not for $100. Example: $200 at a share value of $100 is twice the value, so it rises 2 steps to $140.',
  },
  'BS-ACT-36': {
    title: 'Buildings with fixed resources',
    text: 'Your company takes the printed resources from Haymarket Square, as far as they are there. What is missing is lost.',
  },
  'BS-ACT-37': {
    title: 'Two like resources',
    text: 'Name one type of resource that lies in Haymarket Square: your company takes two cubes of it, or one if there is only one. If Haymarket Square is empty, you name nothing and get nothing (see BS-ACT-11).',
  },
  'BS-ACT-38': {
    title: 'Two unlike resources',
    text: 'Take two cubes of different types from Haymarket Square. If only one type lies there you get a single cube, and if it is empty you get none (see BS-ACT-11).',
  },
  'BS-ACT-39': {
    title: 'Production Buildings',
    text: 'Your company takes the printed number of Goods from the General Supply into its treasury. It can sell them only in its operating turn, and they do not count as factory production (see BS-DIV-02).',
  },
  'BS-ACT-40': {
    title: 'Appeal Buildings',
    text: 'Your company moves the printed number of steps up the Appeal track and earns the bonuses on the way (see BS-APL-04).',
  },
  'BS-ACT-41': {
    title: 'Automation Buildings',
    text: 'Your company automates 1 Worker, or 2, as printed (see BS-AUT-01). It must have at least that many Workers employed; otherwise you cannot use the Building at all.',
  },
  'BS-ACT-42': {
    title: 'Employee Buildings',
    text: 'Your company receives the printed Workers, Managers and Salespeople from the General Supply as far as it has room for them. The others go back to the supply. Example: “Two Managers” with only one factory still without a Manager brings you just one.',
  },
  'BS-ACT-43': {
    title: 'Both halves at once',
    text: 'At a Building with a double action both halves happen at the same moment. You cannot build the second half on the result of the first.',
  },
  'BS-ACT-44': {
    title: 'Capital Asset Buildings',
    text: 'The bank pays the owner of the Building. Your company has to buy one Capital Asset and pays the bank its price minus the printed discount of $10, $20 or $30. Example: the tile on the $60 space costs $40 with a $20 discount.',
  },
} as const
