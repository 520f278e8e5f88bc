export const ccl = {
  'RC-CCL-01': {
    title: 'City council',
    text: 'You decide before the game whether the city council takes part. It changes only the set-up and the scoring.',
  },
  'RC-CCL-02': {
    title: 'Members',
    text: 'Four of the twelve council members are drawn, one for each of the spaces A to D. The other eight go to the box.',
  },
  'RC-CCL-03': {
    title: 'Which cards count',
    text: 'All resource cards you have collected count, those under your board and those in your pile.',
  },
  'RC-CCL-04': {
    title: 'Qualifying',
    text: 'You score a member if you have enough cards of its letter: 6 with two players, 4 with three, 3 with four.',
  },
  'RC-CCL-05': {
    title: 'Double points',
    text: 'With 9 cards of the letter (two players), 6 (three) or 5 (four) you gain that member’s points twice.',
  },
  'RC-CCL-06': {
    title: 'Everyone for themselves',
    text: 'Every company that qualifies scores the member, and you may qualify for several members.',
  },
  'RC-CCL-07': {
    title: 'Cards with all letters',
    text: 'A card with all four letters counts for one letter only. You choose which in this scoring, for each such card.',
  },
  'RC-CCL-08': {
    title: 'Members 1 to 4: wards',
    text: '3 prestige for each of your raised buildings in ward 1, 2, 3 or 4, final projects included, whatever their height. Prestige buildings do not count.',
  },
  'RC-CCL-09': {
    title: 'Member 5: outskirts',
    text: '2 prestige for each of your buildings at the outskirts.',
  },
  'RC-CCL-10': {
    title: 'Member 6: sets of symbols',
    text: '5 prestige for each complete set of five symbols, on top of the usual 3.',
  },
  'RC-CCL-11': {
    title: 'Member 7: permanents',
    text: '1 prestige for each permanent you have taken: at most 9, with four players 6.',
  },
  'RC-CCL-12': {
    title: 'Member 8: returned markers',
    text: '2 prestige for each of your markers that went back to the auction board in round 8.',
  },
  'RC-CCL-13': {
    title: 'Member 9: neighbourhoods',
    text: '1 prestige for each of your neighbourhood tiles.',
  },
  'RC-CCL-14': {
    title: 'Member 10: favours',
    text: '2 prestige for each favour you still have after your personal project.',
  },
  'RC-CCL-15': {
    title: 'Member 11: extensions',
    text: '3 prestige for each of your company extensions.',
  },
  'RC-CCL-16': {
    title: 'Member 12: ward control',
    text: '3 prestige for each ward control tile you took. In a ward with a tie for first place nobody takes it.',
  },
}
