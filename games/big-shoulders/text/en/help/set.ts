export const set = {
  'BS-SET-01': {
    title: 'Markers',
    text: 'The Decade marker starts on 1875, which is Decade 1, and the Phase marker on the Stock Phase.',
  },
  'BS-SET-02': {
    title: 'Demand Tiles by player count',
    text: 'Demand Tiles marked for more players than you are go back into the box. That leaves 15 tiles with 2 players, 19 with 3 and all 24 with 4.',
  },
  'BS-SET-03': {
    title: 'Demand deck',
    text: 'The Demand Tiles come in four levels. Each level is shuffled on its own, then they are stacked face down: level 1 on top, below it 2 and 3, and level 4 at the very bottom.',
  },
  'BS-SET-04': {
    title: 'Demand area',
    text: 'Twelve Demand Tiles are laid out face up: first the right column from top to bottom, then the middle one, then the left one. From top to bottom the rows belong to Food and Dairy, Dry Goods, Meat Packing and Shoes.',
  },
  'BS-SET-05': {
    title: 'Capital Assets',
    text: 'Five tiles are always there at the start. Brilliant Marketing lies on the $80 space; Cincinnati Steel, Michigan Lumber, Pennsylvania Coal and Union Stockyards are shuffled and placed face up on $70, $60, $50 and $40. The other 11 tiles form a shuffled face-down deck.',
  },
  'BS-SET-06': {
    title: 'Goals',
    text: 'With the option “Public goals” the 10 Goal Tiles are shuffled; 5 are laid out face up and the other 5 are removed. Without the option you play with no Goal Tiles at all.',
  },
  'BS-SET-07': {
    title: 'Buildings by player count',
    text: 'Buildings marked for more players than you are stay in the box. The rest are shuffled separately by era. For Eras I, II and III that makes 6, 8 and 8 tiles with 2 players, 9, 12 and 12 with 3, and 12, 16 and 16 with 4.',
  },
  'BS-SET-08': {
    title: 'Haymarket Square and bag',
    text: 'Haymarket Square starts with 2 cubes of each resource. The other 62 cubes go into the bag: 18 Livestock, 16 Steel, 14 Wood and 14 Coal.',
  },
  'BS-SET-09': {
    title: 'Supply Chain',
    text: 'Each of the four Supply Chain spaces, the X space included, gets 3 cubes drawn at random from the bag. 50 cubes stay in the bag.',
  },
  'BS-SET-10': {
    title: 'Job Market',
    text: 'Four Workers wait on the four $40 spaces of the Job Market. The $30 and $20 spaces are still empty.',
  },
  'BS-SET-11': {
    title: 'Starting money',
    text: 'You start with $175 in your personal treasury.',
  },
  'BS-SET-12': {
    title: 'Partners',
    text: 'You own 6 Partners, but only 2 of them are active at the start. One is reserved for the charter of your starting company and waits in the Bank Pool until you have started it. One stands on Appeal space 9, one on the third Building space of your color, and the last one is your marker on the turn order track.',
  },
  'BS-SET-13': {
    title: 'First Buildings',
    text: 'You are dealt 3 Era I Buildings face down; with that the Era I deck is used up. Have a look at yours before you start your first company.',
  },
  'BS-SET-14': {
    title: 'Order of founding',
    text: 'A randomly chosen player starts a company first, then the others follow counter-clockwise. Everyone must start exactly one company; how it works is explained from BS-FND-01 on. An initial share value of $60 is out of reach for now: it would cost $180, and you have $175.',
  },
  'BS-SET-15': {
    title: 'Reserved Partner',
    text: 'When you start your first company, your reserved Partner goes onto the Partner symbol in the last factory of its charter. You gain it once all factories of that company have produced in one operating turn (BS-OPR-22).',
  },
  'BS-SET-16': {
    title: 'Priority Deal and turn order',
    text: 'Whoever starts a company last gets the Priority Deal marker and space 1 of the turn order track. The other players follow clockwise on spaces 2, 3 and 4. So the player who was first to choose a company is last in turn order.',
  },
  'BS-SET-17': {
    title: 'Start of play',
    text: 'Decade 1 begins with the Stock Phase, and the holder of the Priority Deal marker takes the first turn.',
  },
} as const
