export const don = {
  'CG-DON-01': {
    title: 'One donation per event',
    text: 'At a donation event you may make one donation when it is your turn.',
  },
  'CG-DON-02': {
    title: 'A free space',
    text: 'You donate on an unoccupied space of the donation table, which has 20. Discs of players, of Andrew and neutral discs occupy a space.',
  },
  'CG-DON-03': {
    title: 'The price',
    text: 'Your first donation costs $5, the second $10, the third $15: $5 times the number it will be.',
  },
  'CG-DON-04': {
    title: 'What counts for the price',
    text: 'All your own discs on the donation table count, copies included. Neutral discs and those of others do not.',
  },
  'CG-DON-05': {
    title: 'With Communications',
    text: 'If you have an active employee in Communications (tile 12) when you pay, the price is $3 times the number instead of $5.',
  },
  'CG-DON-06': {
    title: 'Pay and place',
    text: 'Pay first, then place 1 disc from your supply. Donations are permanent.',
  },
  'CG-DON-07': {
    title: 'Scored at the end',
    text: 'Donations score only at the end of the game, each at most your limit.',
  },
  'CG-DON-08': {
    title: 'The limit',
    text: 'Each of your donations scores at most 12 VP, plus 3 VP for each of your tabs whose limit reward you have reached: 12, 15, 18, 21 or 24. It applies to all your donations, earlier ones too.',
  },
  'CG-DON-09': {
    title: 'Never twice',
    text: 'You never have two discs on the same donation.',
  },
  'CG-DON-10': {
    title: 'Copies',
    text: 'Several copies may lie on one donation. Everyone scores it with the own data and the own limit.',
  },
  'CG-DON-11': {
    title: 'Human Resources departments',
    text: '3 VP for each of your Human Resources departments.',
  },
  'CG-DON-12': {
    title: 'Management departments',
    text: '3 VP for each of your Management departments.',
  },
  'CG-DON-13': {
    title: 'Construction departments',
    text: '3 VP for each of your Construction departments.',
  },
  'CG-DON-14': {
    title: 'R&D departments',
    text: '3 VP for each of your R&D departments.',
  },
  'CG-DON-15': {
    title: 'All departments',
    text: '1 VP for each of your departments.',
  },
  'CG-DON-16': {
    title: 'Infrastructure projects',
    text: '4 VP for each of your infrastructure projects.',
  },
  'CG-DON-17': {
    title: 'Industry projects',
    text: '3 VP for each of your industry projects.',
  },
  'CG-DON-18': {
    title: 'Housing and commerce projects',
    text: '2 VP for each of your housing projects and 2 VP for each of your commerce projects.',
  },
  'CG-DON-19': {
    title: 'Railroad regions',
    text: '3 VP for each region in which your transport level is railroad.',
  },
  'CG-DON-20': {
    title: 'Own donations',
    text: '2 VP for each of your donations, this one and copies included.',
  },
  'CG-DON-21': {
    title: 'Seven points',
    text: '7 VP.',
  },
  'CG-DON-22': {
    title: 'Goods given',
    text: '2 VP for each good you pay in final scoring.',
  },
  'CG-DON-23': {
    title: 'Money given',
    text: '2 VP for every $5 you pay in final scoring.',
  },
  'CG-DON-24': {
    title: 'Money and goods given',
    text: '4 VP for every $5 together with 1 good you pay in final scoring.',
  },
  'CG-DON-25': {
    title: 'Active employees',
    text: '1 VP for each of your active employees.',
  },
  'CG-DON-26': {
    title: 'Projects in the East',
    text: '2 VP for each of your projects in the East.',
  },
  'CG-DON-27': {
    title: 'Projects in the Midwest',
    text: '2 VP for each of your projects in the Midwest.',
  },
  'CG-DON-28': {
    title: 'Projects in the South',
    text: '2 VP for each of your projects in the South.',
  },
  'CG-DON-29': {
    title: 'Projects in the West',
    text: '2 VP for each of your projects in the West.',
  },
  'CG-DON-30': {
    title: 'Projects in small towns',
    text: '2 VP for each of your projects in small towns, in all regions.',
  },
  'CG-DON-31': {
    title: 'What is a department',
    text: 'For education count all departments on your board, start departments and New Lobby included. The lobby you began with and an unbuilt tile in your reserve are none. At the start you have 1 Human Resources, 2 Management, 1 Construction and 1 R&D department.',
  },
  'CG-DON-32': {
    title: 'Who is active',
    text: 'For the donation for active employees neither missions nor the permanent employee count.',
  },
  'CG-DON-33': {
    title: 'Welfare payments',
    text: 'You pay for the three welfare donations only in final scoring. Each good and each dollar serves one donation, and a payment that would add no VP because of your limit is refused. With a limit of 15, the eighth good still adds 1 VP.',
  },
}
