export const sup = {
  'BS-SUP-01': {
    title: 'The spaces',
    text: 'From left to right the Supply Chain has the spaces X, $30, $20 and $10. Cubes only ever move to the right, so they keep getting cheaper.',
  },
  'BS-SUP-02': {
    title: 'At the end of a company’s turn',
    text: 'If $10 is empty, all cubes from $20 move there; then, if $20 is empty, all from $30; then, if $30 is empty, all from X; and if X is empty, new cubes are drawn from the bag onto it. This is repeated until no space is empty; if nothing is left to draw, see BS-SUP-06. Example: if $10 and $20 have been bought empty, everything moves up twice and cubes are drawn twice.',
  },
  'BS-SUP-03': {
    title: 'Never onto an occupied space',
    text: 'Cubes move only onto a completely empty space, and then all of them move together. A single cube left behind holds up everything to its left.',
  },
  'BS-SUP-04': {
    title: 'How many cubes are drawn',
    text: 'Each draw onto X takes 3 cubes in Decade 1, 4 in Decades 2 and 3, 5 in Decade 4 and 6 in Decade 5.',
  },
  'BS-SUP-05': {
    title: 'Empty bag',
    text: 'If the bag runs out during a draw, all cubes from Haymarket Square go into it and the draw continues. When this draw is complete, 2 cubes of each type are searched out of the bag, as far as it has them, and placed in Haymarket Square. If a draw just happens to take the very last cube, the bag is refilled only at the next draw.',
  },
  'BS-SUP-06': {
    title: 'Not enough cubes',
    text: 'If the bag and Haymarket Square together do not have enough cubes, whatever is there is drawn. When nothing more can be drawn, the cubes that lie in the Supply Chain still move to the right as far as they can (see BS-SUP-02); then it stops.',
  },
  'BS-SUP-07': {
    title: 'When the Supply Chain changes',
    text: 'The Supply Chain changes only in three ways: through purchases, at the end of each company’s turn, and in Cleanup.',
  },
} as const
