export const tab = {
  'CG-TAB-01': {
    title: 'Project tabs',
    text: 'A tab has 8 cells: the start cell and 7 steps. A step slides it one cell and gives what comes into view. The cells are reconstructed.',
  },
  'CG-TAB-02': {
    title: 'In order',
    text: 'Steps are taken in order; the cost of the next one is printed on the present cell.',
  },
  'CG-TAB-03': {
    title: 'A circle',
    text: 'If a circle comes into view, place 1 disc from your supply on it: a project ready to be built.',
  },
  'CG-TAB-04': {
    title: 'End VP',
    text: 'If VP come into view, the tab scores that value at the end. A later value replaces the earlier one.',
  },
  'CG-TAB-05': {
    title: 'Higher limit',
    text: 'Once per tab the limit of all your donations rises by 3 VP.',
  },
  'CG-TAB-06': {
    title: 'Highest values',
    text: 'At most a tab scores 6 VP for housing, 9 for commerce, 12 for industry and 15 for infrastructure.',
  },
  'CG-TAB-07': {
    title: 'Complete',
    text: 'After step 7 a tab is complete and takes no more points.',
  },
  'CG-TAB-08': {
    title: 'Circles',
    text: 'There are 4 circles on the housing, commerce and industry tabs and 3 on the infrastructure tab (reconstructed).',
  },
  'CG-TAB-09': {
    title: 'Waiting discs',
    text: 'You may develop a tab although discs still wait on it; they wait as long as you like.',
  },
}
