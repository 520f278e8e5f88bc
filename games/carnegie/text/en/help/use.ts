export const use = {
  'CG-USE-01': {
    title: 'Your departments',
    text: 'In turn order each player may use all own departments of the chosen action, in any order.',
  },
  'CG-USE-02': {
    title: 'Once per active employee',
    text: 'A department may be used once for each active employee in it.',
  },
  'CG-USE-03': {
    title: 'Not all at once',
    text: 'You need not use every active employee; you may skip departments or the whole phase.',
  },
  'CG-USE-04': {
    title: 'One after the other',
    text: 'Finish with one department before you begin the next. You cannot come back to a department this turn.',
  },
  'CG-USE-05': {
    title: 'One function each',
    text: 'If a department has several functions, choose one for each active employee.',
  },
  'CG-USE-06': {
    title: 'Present and unused',
    text: 'Each use needs an employee who is active in that department at that moment and has not been used this turn. Who was moved away before gives no use; only the start Human Resources department counts beforehand (CG-HR-02).',
  },
  'CG-USE-07': {
    title: 'Staying at the desk',
    text: 'Who is used without a mission stays active at the desk.',
  },
  'CG-USE-08': {
    title: 'Other actions',
    text: 'Departments of other actions cannot be used this turn.',
  },
  'CG-USE-09': {
    title: 'Ongoing tiles',
    text: 'Property Management (8), Communications (12) and Telegraph Operators (16) are not used; they work in every phase while somebody active is in them. The New Lobby (4) works without anybody.',
  },
  'CG-USE-10': {
    title: 'Nothing to choose',
    text: 'Tiles 4, 8, 12 and 16 have no function to be chosen in this phase.',
  },
  'CG-USE-11': {
    title: 'New departments',
    text: 'A department built this turn cannot be used this turn, since nobody in it is active yet.',
  },
  'CG-USE-12': {
    title: 'End of your turn',
    text: 'Your turn ends when you say so. Unspent steps and research points lapse.',
  },
}
