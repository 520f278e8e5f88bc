export const inc = {
  'CG-INC-01': {
    title: 'Returning employees',
    text: 'If you have at least 1 employee in the mission area of the region, you may return 1 or more of them, up to all.',
  },
  'CG-INC-02': {
    title: 'Only this region',
    text: 'Employees in other regions stay where they are.',
  },
  'CG-INC-03': {
    title: 'Transport income',
    text: 'Each returned employee brings the income printed at your present space of that region’s transport track.',
  },
  'CG-INC-04': {
    title: 'Exactly your space',
    text: 'You cannot choose the income of an earlier space.',
  },
  'CG-INC-05': {
    title: 'Named at once',
    text: 'You name all who return first. All of them are paid at the space you hold at that moment, even if you advance afterwards in the same step.',
  },
  'CG-INC-06': {
    title: 'Project income',
    text: 'After the transport income you receive the income of every open circle on all four tabs, wherever the projects stand.',
  },
  'CG-INC-07': {
    title: 'Once per round',
    text: 'Project income comes once per player and round, however many employees return.',
  },
  'CG-INC-08': {
    title: 'No return, no income',
    text: 'If nobody of yours returns, you get neither transport nor project income.',
  },
  'CG-INC-09': {
    title: 'Choices',
    text: 'A circle that offers two things is decided anew, circle by circle, at every income.',
  },
  'CG-INC-10': {
    title: 'Hiring by income',
    text: 'New employees from income lie down in a lobby. If your supply is empty, see CG-GEN-11.',
  },
  'CG-INC-11': {
    title: 'Research by income',
    text: 'Research points from income (space 3 in the Midwest: 3 per employee) must be spent in the same event step; what is left lapses.',
  },
  'CG-INC-12': {
    title: 'Take it all',
    text: 'Once employees have returned you take all money, goods and VP they bring; you can neither refuse nor postpone it.',
  },
  'CG-INC-13': {
    title: 'Transport income per space',
    text: 'From space 1 to 5. West: $1, $3, 1 good, 2 VP, 2 VP. Midwest: $1, $2, 3 research points, 2 goods, 2 VP. East: $1, $4, 1 new employee, 2 VP, 2 VP. South: $1, $2, $5, $7, 2 VP.',
  },
}
