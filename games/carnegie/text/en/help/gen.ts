export const gen = {
  'CG-GEN-01': {
    title: 'Aim and length',
    text: 'You play exactly 20 rounds, alone or with up to four players. Whoever has the most victory points (VP) at the end wins.',
  },
  'CG-GEN-02': {
    title: 'What is limited',
    text: 'Money and goods never run out. Everything else exists only in the number in the box: 15 employees and 30 discs per player, 32 department tiles and the action jokers.',
  },
  'CG-GEN-03': {
    title: 'Pay in full',
    text: 'You can never have less than nothing of anything, and nothing is paid in part: if you cannot cover the whole cost, you cannot do it.',
  },
  'CG-GEN-04': {
    title: 'Selling goods',
    text: 'Whenever you are asked to decide something you may sell as many of your goods as you like to the supply for $1 each, even in the middle of a payment. The last chance is before you confirm your payments in final scoring.',
  },
  'CG-GEN-05': {
    title: 'Selling is free',
    text: 'Selling goods at $1 takes no action, no employee and no department, and works in every phase.',
  },
  'CG-GEN-06': {
    title: 'Points now, points later',
    text: 'VP from income, from Safety & Quality (tile 3), Logistics (tile 7) and the transport tracks are scored at once. All other VP are counted only at the end of the game.',
  },
  'CG-GEN-07': {
    title: 'Open information',
    text: 'Everything is open: money, goods, reserves, boards. Hidden are only the order of Andrew’s pile, the face of his present card until it is turned up, and the tiles and strips put back into the box unseen.',
  },
  'CG-GEN-08': {
    title: 'What you must and may do',
    text: 'You may return employees, donate, play a joker, use departments, activate and sell goods, or leave it. You must choose an action when you are the start player, and in setup place your first housing project and pick a department.',
  },
  'CG-GEN-09': {
    title: 'Whose turn it is',
    text: 'Only the player whose step it is decides. Where everyone decides at once (sides of the tabs, activation, final payments), everybody who has not confirmed yet may act.',
  },
  'CG-GEN-10': {
    title: 'Spend at once',
    text: 'Whatever you gain you may spend immediately, in the same step or turn. Example: $10 for the last space of a track may pay for a donation you copy in the same turn.',
  },
  'CG-GEN-11': {
    title: 'Hiring',
    text: 'A new employee comes from your own supply. If it is empty, nobody is hired; where an income lets you choose, take the other thing instead. Recruiting (tile 2) cannot be used to hire then.',
  },
  'CG-GEN-12': {
    title: 'Discs',
    text: 'A donation takes 1 disc from your supply, a project takes the disc waiting on its tab, and a circle that comes into view takes 1 disc from your supply. Discs never come back.',
  },
  'CG-GEN-13': {
    title: 'No disc left',
    text: 'If your supply is empty when a circle comes into view, you may still take the step, but the circle stays empty for good: no project, no income from it.',
  },
}
