export const tra = {
  'CG-TRA-01': {
    title: 'Your discs',
    text: 'You have one disc on each of the four tracks, beginning on space 1.',
  },
  'CG-TRA-02': {
    title: 'Steps',
    text: 'One step takes your disc one space to the right. From space 1 on the steps cost: West 2, 1, 4, 5; Midwest 1, 3, 3, 5; East 3, 2, 2, 5; South 1, 3, 3, 5 research points. Discs never move back and skip nothing.',
  },
  'CG-TRA-03': {
    title: 'Levels',
    text: 'West: wagon on space 1, stagecoach on 2 and 3, railroad on 4 and 5. Midwest and South: wagon on 1, stagecoach on 2, railroad from 3 on. East: stagecoach on 1, railroad from 2 on.',
  },
  'CG-TRA-04': {
    title: 'The last space',
    text: 'Spaces 1 to 4 hold any number of discs, but space 5 only one for the whole game.',
  },
  'CG-TRA-05': {
    title: 'Reward',
    text: 'Whoever reaches space 5 receives at once: 3 goods in the West and in the South, $10 in the Midwest and in the East.',
  },
  'CG-TRA-06': {
    title: 'The end',
    text: 'From space 5 there is no further step.',
  },
  'CG-TRA-07': {
    title: 'Telegraph',
    text: 'With an active employee in Telegraph Operators (16) each transport step costs 1 point less, but at least 1.',
  },
}
