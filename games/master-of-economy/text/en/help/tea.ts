export const tea = {
  'ME-TEA-01': {
    title: 'Two pairs',
    text: 'Four players play in two pairs, seats 1 and 2 against seats 3 and 4 if you agree on nothing else. All other rules stay the same.',
  },
  'ME-TEA-02': {
    title: 'No transfers',
    text: 'Partners may talk like everybody else, but they give each other nothing and see no more of what is hidden.',
  },
  'ME-TEA-03': {
    title: 'Ranking',
    text: 'The pair with the higher sum takes ranks 1 and 2, the other pair 3 and 4. Within a pair the better result comes first; rank 1 wins.',
  },
  'ME-TEA-04': {
    title: 'Equal sums',
    text: 'If both pairs have the same sum, all four are ranked by their own results and the best one wins.',
  },
  'ME-TEA-05': {
    title: 'Equal results',
    text: 'Equal results at one place share it.',
  },
}
