export const jok = {
  'CG-JOK-01': {
    title: 'What a joker does',
    text: 'With three or four players a joker lets you use, in your own turn, the departments of another action than the chosen one.',
  },
  'CG-JOK-02': {
    title: 'When',
    text: 'Play it at the beginning of your department turn, before using any department. It replaces the chosen action for your whole turn.',
  },
  'CG-JOK-03': {
    title: 'Another action',
    text: 'The action you name must differ from the chosen one.',
  },
  'CG-JOK-04': {
    title: 'Not the start player',
    text: 'The start player of the round cannot play a joker.',
  },
  'CG-JOK-05': {
    title: 'Only for you',
    text: 'A joker changes neither the event nor the markers nor anybody else’s turn.',
  },
  'CG-JOK-06': {
    title: 'Used or saved',
    text: 'A joker you have played leaves the game. One you keep scores 3 VP.',
  },
}
