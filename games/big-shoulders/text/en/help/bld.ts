export const bld = {
  'BS-BLD-01': {
    title: 'All at once',
    text: 'Everyone chooses at the same time and in secret. There is no turn order in this phase.',
  },
  'BS-BLD-02': {
    title: 'New Buildings',
    text: 'In Decade 1 nothing is dealt, as you got 3 Era I Buildings during setup. In Decades 2 and 3 you are dealt 2 Era II Buildings, in Decades 4 and 5 you are dealt 2 Era III Buildings. With the one you kept you always choose from 3.',
  },
  'BS-BLD-03': {
    title: 'Play one, discard one, keep one',
    text: 'Of your three Buildings you choose one to play and another one to discard; the third stays in your hand for the next Decade. You have to do both, you cannot skip either choice.',
  },
  'BS-BLD-04': {
    title: 'Your own hand only',
    text: 'You can only choose Buildings that are in your own hand.',
  },
  'BS-BLD-05': {
    title: 'Placing and revealing',
    text: 'The Building you play goes face down onto your own Building space for this Decade, the one showing its number. Once the last player has chosen, all of them are turned over together.',
  },
  'BS-BLD-06': {
    title: 'Discards stay secret',
    text: 'Discarded Buildings leave the game face down. They are never shown to anyone.',
  },
  'BS-BLD-07': {
    title: 'New Workers',
    text: 'Each Worker symbol on the Buildings played this Decade brings one new Worker from the General Supply to the Job Market. The new Workers fill the most expensive open spaces first, $40, then $30, then $20. The market holds 12; any Workers beyond that are not placed. Example: with 4 Workers in the market and 3 symbols, three of the $30 spaces fill up.',
  },
  'BS-BLD-08': {
    title: 'Partner in Decade 3',
    text: 'In Decade 3 your Building covers the third Building space, and you take the Partner that stands there. You can use it in the Action Phase of that same Decade.',
  },
  'BS-BLD-09': {
    title: 'Buildings stay',
    text: 'A Building that has been played is an action space for the rest of the game. It belongs to the player who placed it, whatever becomes of the companies.',
  },
  'BS-BLD-10': {
    title: 'Decks run out',
    text: 'Each era deck comes out exactly: the last Era I Building is dealt during setup, the last of Era II in Decade 3, the last of Era III in Decade 5. Where a deck has run out, its space becomes a Fundraising space (BS-ACT-28).',
  },
  'BS-BLD-11': {
    title: 'Last Decade',
    text: 'In Decade 5 you make the same choice once more, although the Building you keep is of no further use.',
  },
} as const
