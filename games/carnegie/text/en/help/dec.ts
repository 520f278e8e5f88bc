export const dec = {
  'CG-DEC-01': {
    title: 'Decision: sides',
    text: 'In setup everyone chooses at the same time side A or B of each of the four tabs. The choices of the others are hidden until all are in.',
  },
  'CG-DEC-02': {
    title: 'Decision: first housing',
    text: 'In setup, counter-clockwise with the start player last, you choose the space of your first housing project.',
  },
  'CG-DEC-03': {
    title: 'Decision: reserve',
    text: 'In the same order you pick a tile from the display for your reserve.',
  },
  'CG-DEC-04': {
    title: 'Decision: six steps',
    text: 'In turn order you choose up to 6 steps, each with an employee and a direction.',
  },
  'CG-DEC-05': {
    title: 'Decision: activation',
    text: 'At the end of setup and of every round you choose which employees to activate, department by department.',
  },
  'CG-DEC-06': {
    title: 'Decision: the action',
    text: 'The start player chooses one of the four actions; in the solo game you do so in odd rounds, without seeing the face of Andrew’s card.',
  },
  'CG-DEC-07': {
    title: 'Decision: returning',
    text: 'At an income you choose how many employees return, from none to all, and with the New Lobby to which lobby each goes.',
  },
  'CG-DEC-08': {
    title: 'Decision: choice circles',
    text: 'For each open circle with a choice you say which of the two you take.',
  },
  'CG-DEC-09': {
    title: 'Decision: research income',
    text: 'With research points from income or a town you choose the steps on tabs and tracks.',
  },
  'CG-DEC-10': {
    title: 'Decision: donation',
    text: 'At a donation event you choose a free donation, or none.',
  },
  'CG-DEC-11': {
    title: 'Decision: final column',
    text: 'In the final column you choose income first, donation first, only one of them, or neither.',
  },
  'CG-DEC-12': {
    title: 'Decision: joker',
    text: 'Before your departments you choose whether to play your joker, and for which action; not if you are the start player.',
  },
  'CG-DEC-13': {
    title: 'Decision: departments',
    text: 'In your turn you choose the next department, or end your turn.',
  },
  'CG-DEC-14': {
    title: 'Decision: functions',
    text: 'For each active employee you choose the function, and for a mission its region.',
  },
  'CG-DEC-15': {
    title: 'Decision: steps',
    text: 'For each step you choose the employee and the direction, or you stop.',
  },
  'CG-DEC-16': {
    title: 'Decision: planning',
    text: 'You choose the tile (the first time your reserve), the space, and with Property Management whom to assign, or nobody.',
  },
  'CG-DEC-17': {
    title: 'Decision: project',
    text: 'You choose type, city and space of a project; the region of the mission follows from it.',
  },
  'CG-DEC-18': {
    title: 'Decision: research',
    text: 'With research points you choose order and kind of the steps.',
  },
  'CG-DEC-19': {
    title: 'Decision: goods',
    text: 'With tiles 6, 7 and 11 you choose 1 to 3 goods.',
  },
  'CG-DEC-20': {
    title: 'Decision: copying',
    text: 'With Charitable Giving you choose the region of the mission and the donation to copy.',
  },
  'CG-DEC-21': {
    title: 'Decision: selling',
    text: 'At any decision of yours you may choose to sell goods at $1.',
  },
  'CG-DEC-22': {
    title: 'Decision: last payments',
    text: 'In final scoring you choose how much to pay for each welfare donation.',
  },
  'CG-DEC-23': {
    title: 'Decision: lobby',
    text: 'With the New Lobby you choose the lobby of each new employee.',
  },
  'CG-DEC-24': {
    title: 'Decision: who goes',
    text: 'When you take a step or assign somebody from a space with employees in different states, you choose an inactive, a used or an unused one.',
  },
  'CG-DEC-25': {
    title: 'Decision: level',
    text: 'Before a solo game you choose Andrew’s level; the order of his cards is hidden.',
  },
}
