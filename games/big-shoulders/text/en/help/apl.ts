export const apl = {
  'BS-APL-01': {
    title: 'The Appeal track',
    text: 'The track runs from 0 to 16, and every company in play has one token on it. Appeal never goes down.',
  },
  'BS-APL-02': {
    title: 'Stacking',
    text: 'When a token reaches an occupied space, it goes on top of the stack there. Only a newly founded company slips in at the bottom (see BS-FND-06).',
  },
  'BS-APL-03': {
    title: 'Bonus spaces',
    text: 'These spaces carry bonuses: 3 a Worker, 5 a Salesperson, 7 automation, 9 a Partner, 11 an Appeal Bonus Goods token, 13 share value +1 step, 15 another Appeal Bonus Goods token, 16 share value +1 step.',
  },
  'BS-APL-04': {
    title: 'Earning a bonus',
    text: 'A company earns the bonus of every bonus space its token moves onto or over. Example: moving from 4 to 7 earns the Salesperson of space 5 and the automation of space 7.',
  },
  'BS-APL-05': {
    title: 'Resolving bonuses',
    text: 'First finish the move, then resolve the bonuses one at a time, from the lowest space upwards. This happens immediately, before anything else goes on.',
  },
  'BS-APL-06': {
    title: 'Bonus or $25',
    text: 'For each single bonus the Director decides: take the bonus, or take $25 from the bank into the company treasury instead.',
  },
  'BS-APL-07': {
    title: 'Only for this company',
    text: 'A bonus benefits only the company that earned it. The Partner is different: it goes to the company’s Director.',
  },
  'BS-APL-08': {
    title: 'When the bonus is not possible',
    text: 'If the company cannot receive the bonus, only the $25 remains. This is the case without an open Worker space, without an open Salesperson space, without a Worker to automate, if you have already gained the Partner (see BS-APL-13), if no Appeal Bonus Goods token is left, and if the share value is already at $450.',
  },
  'BS-APL-09': {
    title: 'Worker (space 3)',
    text: 'The company takes one Worker from the General Supply and places it on any open Worker space.',
  },
  'BS-APL-10': {
    title: 'Salesperson (space 5)',
    text: 'The company takes one Salesperson from the General Supply and places it on the topmost open Salesperson space.',
  },
  'BS-APL-11': {
    title: 'Automation (space 7)',
    text: 'The company automates one Worker (see BS-AUT-01).',
  },
  'BS-APL-12': {
    title: 'Partner (space 9)',
    text: 'The Director takes their own Partner from this space; each player can do this once per game. If you take the $25 instead, your Partner stays there for another of your companies that gets this far later. Gained in the Action Phase, the Partner can be placed at once (see BS-ACT-06); gained in the Operating Phase, you can use it from the next Action Phase.',
  },
  'BS-APL-13': {
    title: 'A further company reaches 9',
    text: 'If you already have your Partner from space 9 and another of your companies gets there, the company may take $25. If the option “$25 when the Appeal Partner was already taken” is off, it gets nothing.',
  },
  'BS-APL-14': {
    title: 'Appeal Bonus Goods token (spaces 11 and 15)',
    text: 'The company takes one token; it can have two at most. From now on each token produces 1 Good at the end of every Production step of this company. If you gain the token after that step has ended, it produces nothing in this turn yet.',
  },
  'BS-APL-15': {
    title: 'Share value (spaces 13 and 16)',
    text: 'The company’s share value rises by one step immediately.',
  },
  'BS-APL-16': {
    title: 'End of the track',
    text: 'If a company on 16 would move up, its token goes to the top of the stack on 16, but it earns no bonus. Apart from that, steps beyond 16 are lost.',
  },
} as const
