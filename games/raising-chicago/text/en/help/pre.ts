export const pre = {
  'RC-PRE-01': {
    title: 'Prestige',
    text: 'Prestige starts at 0 and is shown by your disc on the prestige track. During the eight rounds it only rises; only poverty takes some away at the end.',
  },
  'RC-PRE-02': {
    title: 'Arriving discs',
    text: 'A disc that comes to an occupied field goes on top of the stack there.',
  },
  'RC-PRE-03': {
    title: 'Ranking',
    text: 'More prestige ranks higher; on the same field the disc higher in the stack does. So no two companies ever rank equal.',
  },
  'RC-PRE-04': {
    title: 'Gaining nothing',
    text: 'Who gains 0 prestige does not move and keeps the place in the stack.',
  },
  'RC-PRE-05': {
    title: 'Every gain at once',
    text: 'Each gain moves your disc immediately, also when several follow one another.',
  },
  'RC-PRE-06': {
    title: 'Gains at the same time',
    text: 'If several companies gain prestige at the same time, the lowest-ranked moves first and the highest-ranked last. Companies that meet on one field keep their order and lie above the discs already there.',
  },
  'RC-PRE-07': {
    title: 'Beyond 99',
    text: 'The track ends at 99. Whoever goes further starts round again and counts 100 more; the full number decides the ranking.',
  },
  'RC-PRE-08': {
    title: 'Third colour without prestige',
    text: 'With two players the third colour has no prestige disc and no place in the ranking.',
  },
}
