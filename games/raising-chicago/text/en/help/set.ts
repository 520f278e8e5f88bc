export const set = {
  'RC-SET-01': {
    title: 'Table',
    text: 'Board, auction board and the common supply are laid out.',
  },
  'RC-SET-02': {
    title: 'Project stacks',
    text: 'Projects 1–5, 6–10 and so on up to 31–35 are shuffled separately into seven stacks, face up: only the top tile of each can be seen. Project 36 has a space of its own.',
  },
  'RC-SET-03': {
    title: 'Final projects',
    text: 'Four of the ten final projects are drawn and lie face up on their spaces 1 to 4 in the order drawn. The other six go to the box.',
  },
  'RC-SET-04': {
    title: 'Resource deck',
    text: 'The 54 resource cards form a shuffled deck. Two or three players use the red side, four players the yellow one. Only the top card can be seen.',
  },
  'RC-SET-05': {
    title: 'Outskirts tiles',
    text: 'One outskirts tile lies face up on each of the 8 outskirts sites. The other 4 of the 12 go to the box.',
  },
  'RC-SET-06': {
    title: 'Prestige buildings',
    text: 'The ten prestige buildings form a face-down stack; three of them lie face up beside it, not turned, with the number at the top left. The rulebook once speaks of twelve; there are ten.',
  },
  'RC-SET-07': {
    title: 'Ward control tiles',
    text: 'Each ward gets one of the four control tiles, at random and face up.',
  },
  'RC-SET-08': {
    title: 'Banners',
    text: 'One of the nine banners lies above each of the 8 columns and one in the prestige area, at random and face up.',
  },
  'RC-SET-09': {
    title: 'Neighbourhood tiles',
    text: 'Each of the 18 neighbourhood fields gets a neighbourhood tile, at random and face up.',
  },
  'RC-SET-10': {
    title: 'Personal project',
    text: 'Everyone has one personal project, face up. All four do the same, so it does not matter which.',
  },
  'RC-SET-11': {
    title: 'Your pieces',
    text: 'Each company has its board, 25 bid markers, 3 competence markers, 9 permanents and 2 discs.',
  },
  'RC-SET-12': {
    title: 'Start of the tracks',
    text: 'With two or three players all competence markers start on field 0, with four players on field 3.',
  },
  'RC-SET-13': {
    title: 'Permanents on the tracks',
    text: 'With two or three players permanents lie on fields 3, 6 and 9 of each track, 9 in all. With four players they lie on fields 6 and 9; the other 3 go to the box.',
  },
  'RC-SET-14': {
    title: 'Start of poverty',
    text: 'Everyone starts on the top field of the poverty track. The order there means nothing.',
  },
  'RC-SET-15': {
    title: 'Starting resources',
    text: 'Each company starts with 2 timber, 2 jackscrews and 2 masonry; with four players with 1 of each. Nobody has a joker or a favour.',
  },
  'RC-SET-16': {
    title: 'First stack of discs',
    text: 'The prestige discs lie on field 0 in a random stack. The top disc counts as the highest prestige, the bottom one as the lowest.',
  },
  'RC-SET-17': {
    title: 'Third colour',
    text: 'With two players the bid markers of a third colour lie beside the auction board.',
  },
  'RC-SET-18': {
    title: 'City council',
    text: 'If you play with the city council, its four members are drawn as well.',
  },
}
