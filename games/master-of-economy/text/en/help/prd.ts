export const prd = {
  'ME-PRD-01': {
    title: 'Yields',
    text: 'Every quarry yields 1 building material. Of the supplied factories a shipyard yields 1 ship and every other one 2 of its goods. Without material there is nothing. It all happens by itself, in company order.',
  },
  'ME-PRD-02': {
    title: 'Supply runs out',
    text: 'Goods come from the supply. If too few are left, the company gets those and the rest is lost; the material is used up all the same.',
  },
  'ME-PRD-03': {
    title: 'Ten in the warehouse',
    text: 'A warehouse holds 10 goods, all kinds together. If there are more after production, you choose at once which goods, old or new, go back to the supply until 10 are left; only then does the next company produce.',
  },
  'ME-PRD-04': {
    title: 'Used material',
    text: 'When all companies have produced, the material on the factories returns to the supply. Nobody can produce it anew in the same phase.',
  },
  'ME-PRD-05': {
    title: 'Keeping goods',
    text: 'Goods may stay in the warehouse as long as you like, except electricity.',
  },
}
