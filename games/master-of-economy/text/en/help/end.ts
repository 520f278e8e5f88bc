export const end = {
  'ME-END-01': {
    title: '25 points',
    text: 'If at least one company managed by a player has 25 points or more after a trade phase, the game ends.',
  },
  'ME-END-02': {
    title: 'To the end of the phase',
    text: 'The trade phase is always played to its end; several companies may pass 25.',
  },
  'ME-END-03': {
    title: 'After four years',
    text: 'The game ends after the second trade phase of year 4 in any case.',
  },
  'ME-END-04': {
    title: 'Nothing follows',
    text: 'After that there is neither finance nor a meeting: it is time to score.',
  },
  'ME-END-05': {
    title: 'Shadow points',
    text: 'The points of the shadow company never end the game.',
  },
}
