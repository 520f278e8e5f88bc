export const emp = {
  'CG-EMP-01': {
    title: 'Company board',
    text: 'Your company has 4 rows of 4 spaces: one lobby, five start departments and ten empty spaces. Which space holds what is reconstructed.',
  },
  'CG-EMP-02': {
    title: 'One place each',
    text: 'Each of your employees is in exactly one place: in your supply, on a space of your company, or in the mission area of a region.',
  },
  'CG-EMP-03': {
    title: 'Active',
    text: 'Only an employee on a desk of a department is active, and a desk seats one.',
  },
  'CG-EMP-04': {
    title: 'Room for all',
    text: 'Any number of inactive employees may be on a space or in a lobby, and any number in a mission area.',
  },
  'CG-EMP-05': {
    title: 'New employees',
    text: 'New employees arrive inactive in your lobby. If you have built the New Lobby, you choose for each of them which of the two.',
  },
  'CG-EMP-06': {
    title: 'One step',
    text: 'One step takes one employee to the space above, below, left or right. Every space may be entered and crossed, empty or not, the lobby included.',
  },
  'CG-EMP-07': {
    title: 'Moving an active one',
    text: 'An active employee who moves lies down at once and frees the desk.',
  },
  'CG-EMP-08': {
    title: 'Moving an inactive one',
    text: 'An inactive employee who moves stays inactive.',
  },
  'CG-EMP-09': {
    title: 'The permanent employee',
    text: 'The employee printed in your Human Resources department is always active and has a desk of its own. It never moves, goes on no mission and counts only for the steps of that department and for Safety & Quality, not at the end of the game.',
  },
  'CG-EMP-10': {
    title: 'Missions',
    text: 'Who is sent on a mission leaves the desk for the mission area of a region. You choose the region freely, unless the function ties it to a place, as projects do.',
  },
  'CG-EMP-11': {
    title: 'Who is sent',
    text: 'You send the very employee whose use you are spending, from that department.',
  },
  'CG-EMP-12': {
    title: 'No empty missions',
    text: 'Nobody is sent if the function cannot be carried out completely, for instance because goods are missing.',
  },
  'CG-EMP-13': {
    title: 'On a mission',
    text: 'Employees on missions are not active and can neither be moved nor activated. They come back only through an income event of their region.',
  },
  'CG-EMP-14': {
    title: 'Coming home',
    text: 'Who returns lies down in your lobby, or in the New Lobby; you choose for each one.',
  },
  'CG-EMP-15': {
    title: 'Staying active',
    text: 'An active employee stays active, round after round, until moved or sent on a mission.',
  },
  'CG-EMP-16': {
    title: 'Fifteen at most',
    text: 'You never have more than 15 employees in play.',
  },
  'CG-EMP-17': {
    title: 'All alike',
    text: 'Your employees are interchangeable; it only matters how many are where and in which state. Within your turn it is also noted how many of a department you have used.',
  },
  'CG-EMP-18': {
    title: 'Who leaves a mixed space',
    text: 'If employees in different states are on one space, you say which one moves: an inactive one, an active one you have used this turn, or an active one not used yet. If you say nothing, inactive ones go first, then used ones. The same holds for Property Management (tile 8).',
  },
}
