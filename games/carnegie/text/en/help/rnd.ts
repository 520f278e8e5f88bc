export const rnd = {
  'CG-RND-01': {
    title: 'Research & Development',
    text: 'The start R&D department gives 3 research points for each active employee used.',
  },
  'CG-RND-02': {
    title: 'One pool',
    text: 'The points of all R&D departments you use in a turn form one pool.',
  },
  'CG-RND-03': {
    title: 'What points buy',
    text: 'Spend points at any time of your turn on steps of project tabs and transport tracks, several of each and in any order.',
  },
  'CG-RND-04': {
    title: 'Paid at once',
    text: 'Each step is paid completely at once.',
  },
  'CG-RND-05': {
    title: 'The rest lapses',
    text: 'Points left at the end of your turn are lost.',
  },
  'CG-RND-06': {
    title: 'Nothing else',
    text: 'Research points cannot be exchanged for anything else.',
  },
  'CG-RND-07': {
    title: 'No mission',
    text: 'R&D needs no mission, except for Advanced Research (13) and Charitable Giving (15).',
  },
  'CG-RND-08': {
    title: 'Points from an event',
    text: 'Points gained in the event are spent in that step and lapse at its end; they never carry over to your departments.',
  },
}
