export const gen = {
  'RC-GEN-01': {
    title: 'Eight rounds',
    text: 'Two, three or four companies play exactly eight rounds. Whoever has the most prestige after the final scoring wins.',
  },
  'RC-GEN-02': {
    title: 'Five phases',
    text: 'Each round has five phases: announce projects, auction, end the auction, execute projects, operate the company. One phase is finished before the next begins.',
  },
  'RC-GEN-03': {
    title: 'Together or in turn',
    text: 'Phases 1 and 5 are played by all companies together; phases 2, 3 and 4 one after the other. Where an order still matters in phase 1 or 5, the ranking gives it.',
  },
  'RC-GEN-04': {
    title: 'Resources, jokers, favours, permanents',
    text: 'There are three resources: timber, jackscrews and masonry. A joker counts as 1 resource of any kind when you spend it. A favour replaces everything of one kind in one payment or in one section of your personal project. A permanent lowers costs and is never spent.',
  },
  'RC-GEN-05': {
    title: 'Ties',
    text: 'A tie is decided for the tied company with more prestige, and at equal prestige for the one whose disc lies higher in the stack. Rules of their own apply to the winner of a project, to shared places in the scoring and to the winner of the game.',
  },
  'RC-GEN-06': {
    title: 'Rewards',
    text: 'You must take rewards, at once and from left to right. What cannot be given, such as an extension when none is left or a step beyond the last field, is lost; you still get the rest.',
  },
  'RC-GEN-07': {
    title: 'The box',
    text: 'What goes to the box is out of the game and never comes back.',
  },
  'RC-GEN-08': {
    title: 'Chance',
    text: 'There is chance only in the set-up. Once the game has begun nothing is shuffled or drawn by lot any more.',
  },
  'RC-GEN-09': {
    title: 'Storeys and buildings',
    text: 'Every bid marker under a building is one storey. A building belongs to the company whose markers lie under it and has at least 1 storey. A prestige building belongs to nobody and has 0 storeys.',
  },
  'RC-GEN-10': {
    title: 'Buildings stay',
    text: 'A building once placed is never moved, removed or handed over.',
  },
  'RC-GEN-11': {
    title: 'Open holdings',
    text: 'Everyone may see what every company has: resources, jokers, favours, permanents, tracks, cards under the board, tiles, extensions and markers. Hidden are only what lies below the top of the stacks, the face-down prestige buildings and the pile of cards that were pushed out, which its owner may look through.',
  },
  'RC-GEN-12': {
    title: 'No trading',
    text: 'Companies cannot trade with each other, nor give or lend anything.',
  },
  'RC-GEN-13': {
    title: 'Who may act',
    text: 'Only the company that is asked may act, and only with what is being asked for.',
  },
  'RC-GEN-14': {
    title: 'One reason at a time',
    text: 'If something breaks several rules, you are told one of them: first whether it is your turn, then whether you have the tile, then your choices in the order you make them.',
  },
}
