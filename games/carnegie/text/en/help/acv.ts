export const acv = {
  'CG-ACV-01': {
    title: 'Activating',
    text: 'After all department turns everyone may activate any number of inactive employees who are in a department with a free desk.',
  },
  'CG-ACV-02': {
    title: 'Price',
    text: 'Each activation costs the price at the desk; a desk without a price is free.',
  },
  'CG-ACV-03': {
    title: 'Who cannot',
    text: 'Employees in lobbies, on empty spaces and on missions cannot be activated.',
  },
  'CG-ACV-04': {
    title: 'The printed desk',
    text: 'The desk of the permanent employee can be used by nobody else.',
  },
  'CG-ACV-05': {
    title: 'Only once',
    text: 'Employees who are already active cost nothing again.',
  },
  'CG-ACV-06': {
    title: 'All at once',
    text: 'Your activations do not affect anybody else, so everyone activates at the same time. The phase ends when all have confirmed.',
  },
  'CG-ACV-07': {
    title: 'Newcomers too',
    text: 'Who came into a department this round, by moving, by Property Management or because it was built around them, may be activated this round.',
  },
  'CG-ACV-08': {
    title: 'Also at the end',
    text: 'Activation also takes place in round 20, before final scoring, and once at the end of setup.',
  },
}
