export const mgt = {
  'CG-MGT-01': {
    title: 'Commerce & Finance',
    text: 'For each active employee one of these: $3; 1 good; a mission and $6; a mission and 2 goods.',
  },
  'CG-MGT-02': {
    title: 'Strategic Planning',
    text: 'For each active employee one new department: 1 good if at least one own employee is on the space, otherwise 2 goods.',
  },
  'CG-MGT-03': {
    title: 'No mission',
    text: 'Whoever does the planning stays active; planning needs no mission.',
  },
  'CG-MGT-04': {
    title: 'Where to build',
    text: 'Build on a space of your company without a department. Lobby and start departments are no building sites.',
  },
  'CG-MGT-05': {
    title: 'The reserve first',
    text: 'The first department you build must be the tile you picked in setup; until then you can build no other.',
  },
  'CG-MGT-06': {
    title: 'From the display',
    text: 'Later departments come from the open display.',
  },
  'CG-MGT-07': {
    title: 'No doubles',
    text: 'Your company never has the same tile twice.',
  },
  'CG-MGT-08': {
    title: 'Price of the New Lobby',
    text: 'The New Lobby costs 2 goods more: 3 on a space with an own employee, 4 elsewhere.',
  },
  'CG-MGT-09': {
    title: 'Employees on the site',
    text: 'Employees on the space stay there, inactive, and may be activated at the new desks at the end of the round.',
  },
  'CG-MGT-10': {
    title: 'For good',
    text: 'Departments are never moved, replaced or removed. You can build ten at most.',
  },
  'CG-MGT-11': {
    title: 'Empty display',
    text: 'When the display is empty nothing more can be built, except your reserve.',
  },
}
