export const con = {
  'CG-CON-01': {
    title: 'Building a project',
    text: 'For each active employee one project: send the employee to a region, pay the goods and place the disc in that region.',
  },
  'CG-CON-02': {
    title: 'Goods',
    text: 'Housing and commerce cost 1 good, industry and infrastructure 2. The values for commerce and infrastructure are reconstructed.',
  },
  'CG-CON-03': {
    title: 'City and region',
    text: 'The city must lie in the region to which the employee is sent.',
  },
  'CG-CON-04': {
    title: 'Free space',
    text: 'The project space must be free.',
  },
  'CG-CON-05': {
    title: 'Symbol',
    text: 'In medium and major cities the symbol of the space must match the type of your project. Small towns take every type.',
  },
  'CG-CON-06': {
    title: 'A disc on the tab',
    text: 'The tab of that type must hold a disc. The rightmost one is used, so circles open in the order 1, 2, 3, 4.',
  },
  'CG-CON-07': {
    title: 'Several in one city',
    text: 'You may have several projects in one city, on different spaces.',
  },
  'CG-CON-08': {
    title: 'For good',
    text: 'Projects are permanent. The circle that opens pays from the next income on.',
  },
  'CG-CON-09': {
    title: 'Small towns with the symbol',
    text: 'A project in a small town with the transport symbol brings once, at once, the transport income of your present space in that region, whichever department built it.',
  },
  'CG-CON-10': {
    title: 'Only once',
    text: 'This income does not depend on the number of your employees and brings no project income.',
  },
  'CG-CON-11': {
    title: 'Research from a town',
    text: 'Research points from such a town can be used until the end of this turn.',
  },
  'CG-CON-12': {
    title: 'Nobody goes in vain',
    text: 'If goods, disc or space are missing, nobody is sent.',
  },
}
