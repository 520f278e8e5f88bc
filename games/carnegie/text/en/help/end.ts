export const end = {
  'CG-END-01': {
    title: 'Final scoring',
    text: 'After the activation of round 20 add the following to your direct VP.',
  },
  'CG-END-02': {
    title: 'Jokers',
    text: '3 VP for each joker you have not used.',
  },
  'CG-END-03': {
    title: 'Active employees',
    text: '1 VP for each active employee in your company, without missions and the permanent one.',
  },
  'CG-END-04': {
    title: 'Departments',
    text: '3 VP for each department you built in the top row, 2 VP for each in the other rows. Start departments and your reserve score nothing.',
  },
  'CG-END-05': {
    title: 'Tabs',
    text: 'The present end VP of your four tabs.',
  },
  'CG-END-06': {
    title: 'Connections',
    text: 'VP for connected major cities, at most 36.',
  },
  'CG-END-07': {
    title: 'Cities',
    text: 'For each of your projects the VP of its city, 0 to 3.',
  },
  'CG-END-08': {
    title: 'Donations',
    text: 'Your donations, each at most your limit.',
  },
  'CG-END-09': {
    title: 'Last payments',
    text: 'Now you decide and make the payments for your welfare donations, with the goods and money you have left. Before that you may sell goods for $1.',
  },
  'CG-END-10': {
    title: 'What scores nothing',
    text: 'Left-over money and goods and employees on missions score nothing.',
  },
  'CG-END-11': {
    title: 'Who wins',
    text: 'Most VP wins; tied leaders share the victory.',
  },
}
