export const gen = {
  'BS-GEN-01': {
    title: 'Course of the game',
    text: 'You play five Decades. Each one runs through the same phases in the same order: Stock, Building, Action, Operating, Cleanup. Only Decade 5 goes without a Cleanup: when its Operating Phase is over, so is the game (see BS-END-01).',
  },
  'BS-GEN-02': {
    title: 'Two kinds of purse',
    text: 'You have a personal treasury, and every company has a treasury of its own. Your personal money buys certificates and nothing else: when you start your first company during setup, and when you buy or start a company in the Stock Phase. Whatever costs money in the Action and Operating Phases is paid by the company you are acting for.',
  },
  'BS-GEN-03': {
    title: 'Companies do not share',
    text: 'Each company stands alone, even if you direct several of them. Money, resources, Goods, employees, Capital Assets and bonuses stay with the company that has them; you can neither move them to another company nor use them there.',
  },
  'BS-GEN-04': {
    title: 'No debt',
    text: 'Whatever is due is paid at once and in full. If you, or the company that has to pay, cannot cover the whole amount, the action is not possible. Example: a company with $55 cannot hire a Manager for $60.',
  },
  'BS-GEN-05': {
    title: 'The bank',
    text: 'The bank never runs out of money. It can pay out and take in any amount.',
  },
  'BS-GEN-06': {
    title: 'Whole dollars',
    text: 'There are no cents in this game. Only two things are ever divided: earnings per share, which are rounded down (BS-DIV-03), and sales at half price, which always give a whole amount because every sale price is a multiple of 10. Example: a revenue of $125 makes $12 per share; a Good worth $50 brings $25 at half price.',
  },
  'BS-GEN-07': {
    title: 'Limited and unlimited pieces',
    text: 'Some pieces exist only in the number that is in the box: 70 resource cubes, 12 Appeal Bonus Goods tokens, 20 Managers, 20 Salespeople, 50 Workers, 40 Automation tokens, and all tiles and certificates. Goods tokens and money are unlimited. In the General Supply only the Managers and the Appeal Bonus Goods tokens can ever run out; once they have, you cannot receive that piece any more.',
  },
  'BS-GEN-08': {
    title: 'Resource cubes stay in the game',
    text: 'No resource cube ever leaves the game. Each of the 70 is always in exactly one place: in the bag, on Haymarket Square, on a Supply Chain space or in a company treasury. What your factories use up, for instance, goes to Haymarket Square (BS-OPR-15).',
  },
  'BS-GEN-09': {
    title: 'Who decides for a company',
    text: 'Only the Director makes decisions for a company, and that holds in every phase. If you merely own shares in it, you have no say.',
  },
  'BS-GEN-10': {
    title: 'No deals between players',
    text: 'You cannot give, lend or sell anything to another player. Things change hands only where a rule in this help says so, for example when a company pays the owner of a Building (BS-ACT-13).',
  },
  'BS-GEN-11': {
    title: 'Unlimited storage',
    text: 'A company may hold as much money and as many resources and unsold Goods as it likes, and all of it carries over from Decade to Decade.',
  },
  'BS-GEN-12': {
    title: 'Open information',
    text: 'Nearly everything lies on the table for all to see: the money of players and companies, certificates, charters, the board, the Bank Pool, and every discarded Demand Tile and Capital Asset. The few things that stay hidden are listed from BS-INF-01 on.',
  },
} as const
