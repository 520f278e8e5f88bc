export const cln = {
  'BS-CLN-01': {
    title: 'Supply Chain',
    text: 'Cleanup runs by itself at the end of Decades 1 to 4. First, all cubes on the $10 space go to Haymarket Square. Then the Supply Chain moves up and is refilled (see BS-SUP-02), still with the number of cubes of the Decade just played.',
  },
  'BS-CLN-02': {
    title: 'Capital Assets',
    text: 'The tile on $40 leaves the game. What follows depends on the option “Capital Asset row refill”: with the 2020 rules the row slides as in BS-AST-12 until $40 is filled again; with the 2018 rules every tile moves one space to the right and a new one is turned up on $80.',
  },
  'BS-CLN-03': {
    title: 'Ready again',
    text: 'Every exhausted Capital Asset on a charter becomes ready again.',
  },
  'BS-CLN-04': {
    title: 'Filled Demand Tiles',
    text: 'Every completely filled Demand Tile leaves the game, and its Goods go back to the supply. The X tile leaves together with the filled tiles in the first Cleanup, so its row is shifted and refilled in that same Cleanup.',
  },
  'BS-CLN-05': {
    title: 'Printed spaces',
    text: 'A printed middle space with 6 Goods on it is emptied. If there are fewer, they stay where they are.',
  },
  'BS-CLN-06': {
    title: 'Shifting to the right',
    text: 'In each row the remaining tiles move to the right until there is no gap to their right. They keep their order and the Goods on them. From now on a tile earns the bonus of its new column.',
  },
  'BS-CLN-07': {
    title: 'New Demand Tiles',
    text: 'Empty positions are filled from the deck: first the right column from top to bottom, then the middle, then the left. When the deck is empty, positions stay empty and their printed spaces come into play (see BS-DST-09 to BS-DST-11). Used tiles never come back.',
  },
  'BS-CLN-08': {
    title: 'Partners come home',
    text: 'All Partners return to their owners from the action spaces, and from the Bank Pool if they earned $25 there (see BS-ACT-17). Reserved Partners in the Bank Pool (see BS-DIR-10) stay.',
  },
  'BS-CLN-09': {
    title: 'Next Decade',
    text: 'The Decade marker moves on. The next Stock Phase begins with the holder of the Priority Deal marker.',
  },
} as const
