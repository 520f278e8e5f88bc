export const sol = {
  'CG-SOL-01': {
    title: 'Your setup',
    text: 'You set up as in a game for two: 16 tiles on display, 18 neutral discs, no joker. Alone you carry out the first housing project, the department pick, the 6 steps and the activation.',
  },
  'CG-SOL-02': {
    title: 'Andrew',
    text: 'Andrew has no company, employees, tabs, money, goods or research points, and pays nothing.',
  },
  'CG-SOL-03': {
    title: 'His discs',
    text: 'Andrew has 30 discs: 4 on space 1 of the tracks and 26 for projects and donations. In setup he places none elsewhere and takes no tile.',
  },
  'CG-SOL-04': {
    title: 'VP cards',
    text: 'Five VP cards lie in a row: 0, 1, 3, 6 and 10 VP.',
  },
  'CG-SOL-05': {
    title: 'Levels',
    text: 'Andrew’s deck has 20 cards, drawn at random. Easy: 20 normal. Normal: 15 normal, 5 challenging. Hard: 10 and 10. Expert: 5 normal, 15 challenging.',
  },
  'CG-SOL-06': {
    title: 'Backs',
    text: 'The back of a normal card shows its main action, the back of a challenging card only a question mark.',
  },
  'CG-SOL-07': {
    title: 'Who chooses',
    text: 'You choose the action in odd rounds, Andrew in even ones.',
  },
  'CG-SOL-08': {
    title: 'New card',
    text: 'At the beginning of a round Andrew’s top card goes face down under the 0 VP card. You see the backs of this card and of the next one of the pile, but no faces.',
  },
  'CG-SOL-09': {
    title: 'Your choice',
    text: 'When you choose, the card stays hidden until you have chosen.',
  },
  'CG-SOL-10': {
    title: 'Andrew’s choice',
    text: 'When Andrew chooses, the card is turned up and its main action is taken. Finished rows are handled as usual.',
  },
  'CG-SOL-11': {
    title: 'Andrew acts first',
    text: 'Whoever chose, Andrew completes his event and his action before you begin your event step.',
  },
  'CG-SOL-12': {
    title: 'No income for Andrew',
    text: 'Andrew ignores income.',
  },
  'CG-SOL-13': {
    title: 'Andrew’s donation',
    text: 'If the event shows a donation, also in the final column, Andrew puts a disc on the donation of his card. If it is occupied or he has no disc left, his card shifts 1 to the right.',
  },
  'CG-SOL-14': {
    title: 'Andrew’s action',
    text: 'Then Andrew carries out the line of the chosen action on his card, also when you chose it.',
  },
  'CG-SOL-15': {
    title: 'Human Resources',
    text: 'The card shifts to the right by the printed number, 1 to 4.',
  },
  'CG-SOL-16': {
    title: 'Management',
    text: 'For each printed type Andrew takes the lowest-numbered tile of that type on display that he has not taken this turn. For each missing tile the card shifts 1. He may take a second copy of a tile from an earlier round.',
  },
  'CG-SOL-17': {
    title: 'Construction',
    text: 'In each city named, in order, Andrew places 1 disc on the first free space from the left, whatever its type. For each disc that cannot be placed, because the city is full or he has none, the card shifts 1. He gets no income from towns.',
  },
  'CG-SOL-18': {
    title: 'R&D',
    text: 'Andrew’s disc in the printed region moves right by the printed number, 1 to 4. For each step that is impossible, at the end of the track or because space 5 is taken, the card shifts 1. He gets no reward for space 5.',
  },
  'CG-SOL-19': {
    title: 'Not beyond 10',
    text: 'The card never shifts beyond the 10 VP card; what is left over is lost.',
  },
  'CG-SOL-20': {
    title: 'Your turn',
    text: 'You resolve the event, in the final column both parts, and use your departments as usual. Andrew’s discs occupy spaces, donations and the last spaces of tracks.',
  },
  'CG-SOL-21': {
    title: 'End of round',
    text: 'You activate, the marker advances, and Andrew’s card goes face down under the VP card it has reached. Then the other side chooses.',
  },
  'CG-SOL-22': {
    title: 'Twenty cards',
    text: 'The 20 rounds use the 20 cards; nothing is shuffled again.',
  },
  'CG-SOL-23': {
    title: 'You score first',
    text: 'You make your last payments and score before Andrew does.',
  },
  'CG-SOL-24': {
    title: 'Andrew’s cards',
    text: 'Each of Andrew’s 20 cards scores the VP of the card above it.',
  },
  'CG-SOL-25': {
    title: 'Andrew’s tiles',
    text: '2 VP for each tile he took.',
  },
  'CG-SOL-26': {
    title: 'Andrew’s tracks',
    text: '6 VP for each of his discs on space 5; nothing for connections.',
  },
  'CG-SOL-27': {
    title: 'Andrew’s projects',
    text: 'The VP of the city for each of his project discs.',
  },
  'CG-SOL-28': {
    title: 'Andrew’s donations',
    text: 'Each of his donations scores as if you had made it, with your data and your limit.',
  },
  'CG-SOL-29': {
    title: 'Andrew’s welfare payments',
    text: 'His donations for goods and money given use what you still have after your own last payments; it is spent automatically so that he scores most. Goods are not sold for it.',
  },
  'CG-SOL-30': {
    title: 'Andrew’s own donations',
    text: 'For “Own donations” he scores 2 VP for each of your donations and 2 VP for itself.',
  },
  'CG-SOL-31': {
    title: 'Who wins',
    text: 'The higher total wins; equal totals are a draw.',
  },
}
