export const emp = {
  'BS-EMP-01': {
    title: 'Worker spaces',
    text: 'Each Worker space holds either one Worker or one Automation token. When no Worker space is open, a company cannot take on any more Workers.',
  },
  'BS-EMP-02': {
    title: 'Placing Workers',
    text: 'A Worker you hire or gain is placed at once on any open Worker space, in any factory of that company. Choose with care: Workers never move again, except when they are automated (see BS-AUT-02).',
  },
  'BS-EMP-03': {
    title: 'Managers',
    text: 'Each factory has room for one Manager. You put a new Manager into any factory of the company that has none yet.',
  },
  'BS-EMP-04': {
    title: 'Managers stay',
    text: 'Once placed, a Manager never moves and never leaves.',
  },
  'BS-EMP-05': {
    title: 'Salespeople',
    text: 'Salespeople fill the Salesperson spaces of the charter from top to bottom. The charter shows what each Good sells for with the number of Salespeople the company employs. Example: Swift gets $50 per Good without a Salesperson, $60 with one and $70 with two.',
  },
  'BS-EMP-06': {
    title: 'Employees without room',
    text: 'Employees you cannot place go back to the General Supply, and you get nothing for them. The only exception is an Appeal Bonus, which then brings $25 (see BS-APL-08).',
  },
} as const
