export const cmp = {
  'RC-CMP-01': {
    title: 'Competence tracks',
    text: 'You have three tracks, for timber, jackscrews and masonry, each with fields 0 to 11 and one marker. Fields with the same number form a column.',
  },
  'RC-CMP-02': {
    title: 'Advancing',
    text: 'Your marker advances field by field to the right. After every single step you get what that field and its column bring.',
  },
  'RC-CMP-03': {
    title: 'Taking a permanent',
    text: 'If your marker reaches a field with a permanent, you take it to your resource space of that kind.',
  },
  'RC-CMP-04': {
    title: 'What a permanent does',
    text: 'Each permanent lowers the cost of its kind by 1 in every project you execute, from your next payment on.',
  },
  'RC-CMP-05': {
    title: 'Column reward',
    text: 'When after a step all three of your markers stand in the column just reached or further right, you take its reward: 1 joker in odd columns, 2 prestige in even ones. Each column pays you once.',
  },
  'RC-CMP-06': {
    title: 'Several columns',
    text: 'If you advance several steps at once, every column you complete on the way pays.',
  },
  'RC-CMP-07': {
    title: 'End of the track',
    text: 'On field 11 the track ends. Further steps on it are lost.',
  },
  'RC-CMP-08': {
    title: 'What the last field does',
    text: 'Once your marker is on the last field, you never pay resources of that kind again: not for projects, not as toll. Its section of your personal project is complete.',
  },
  'RC-CMP-09': {
    title: 'Columns before the start',
    text: 'The column of your starting field and those left of it never pay. With four players that is columns 1 to 3.',
  },
  'RC-CMP-10': {
    title: 'Two tracks at once',
    text: 'If you advance on two tracks at once, you do it one after the other. The order makes no difference.',
  },
}
