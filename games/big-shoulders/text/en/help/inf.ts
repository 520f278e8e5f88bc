export const inf = {
  'BS-INF-01': {
    title: 'Buildings in hand',
    text: 'You see only your own Buildings. How many each player holds is known to all: 3 before the choice in the Building Phase, 1 after it.',
  },
  'BS-INF-02': {
    title: 'Choosing a Building',
    text: 'Until every player has chosen, the played Buildings lie face down and nobody sees those of the others. Who has already chosen is shown to everyone.',
  },
  'BS-INF-03': {
    title: 'Discarded Buildings',
    text: 'Which Building you discarded is known to you alone, and it stays that way for the rest of the game. With the option “Draft your buildings” others may have seen the tile itself as it was passed around.',
  },
  'BS-INF-04': {
    title: 'Draft',
    text: 'In the draft a Building that was passed on is known to the players who have held it. Nothing else is revealed.',
  },
  'BS-INF-05': {
    title: 'Decks',
    text: 'Nobody knows the order of the Building, Demand and Capital Asset decks. What can be in them is no secret: all tiles are listed, and all public discards can be looked through. In the Demand deck you also know the order of the levels (BS-SET-03).',
  },
  'BS-INF-06': {
    title: 'The bag',
    text: 'Every draw from the bag is pure chance and is decided only at the moment of drawing. What is in the bag can be worked out from the visible cubes, so it may be shown.',
  },
  'BS-INF-07': {
    title: 'Everything else is open',
    text: 'Everything not named in this chapter can be seen by all: money, certificates, charters, the Goals in play, exhausted Capital Assets, and which players may not buy shares of which companies this Decade (BS-STK-15).',
  },
  'BS-INF-08': {
    title: 'Chance',
    text: 'Chance decides who starts a company first and which Goals are in play, and it is at work in the shuffling of the Demand Tiles in each level, of the starting and the other Capital Assets and of the Buildings in each era, and in every draw from the bag. Nothing else is random.',
  },
} as const
