export const aut = {
  'BS-AUT-01': {
    title: 'Automating',
    text: 'Choose a factory with at least one Worker. Move its leftmost remaining Automation token from the octagons below onto the space of one of its Workers; the Worker leaves that space.',
  },
  'BS-AUT-02': {
    title: 'Where the Worker goes',
    text: 'You decide: the automated Worker either moves to another open Worker space of the same company, in the same or another factory, or returns to the most expensive open space of the Job Market. If the market is full, the Worker goes to the General Supply instead.',
  },
  'BS-AUT-03': {
    title: 'For good',
    text: 'An automated space counts as filled for the rest of the game. Automation tokens never go back.',
  },
  'BS-AUT-04': {
    title: 'The extra Good',
    text: 'When all Automation tokens of a factory have been used, a symbol is uncovered: from now on this factory makes 1 additional Good each time it produces. The tokens before the last one give nothing extra.',
  },
  'BS-AUT-05': {
    title: 'Double automation',
    text: 'You choose two Workers who were employed before the action, both in one factory or one in each of two, and replace them at the same time. Only then do the two move to open spaces or return to the Job Market (see BS-AUT-02). A Worker who moves cannot be automated again by the same action.',
  },
} as const
