export const sup = {
  'RC-SUP-01': {
    title: 'Unlimited tiles',
    text: 'Timber, jackscrews, masonry, jokers and favours never run out.',
  },
  'RC-SUP-02': {
    title: 'Six extensions',
    text: 'There are exactly 6 company extensions. When they are gone, a reward of one gives nothing.',
  },
  'RC-SUP-03': {
    title: 'Symbol tiles',
    text: 'There are 36 symbol tiles, one for each of the projects 1 to 36: 7 each of locomotive, lion, book, seal and Y, and 1 star. They always suffice.',
  },
  'RC-SUP-04': {
    title: '25 bid markers',
    text: 'Each company has 25 bid markers: at most 3 new ones in each of 8 rounds and 1 for outskirts tile 7. They always suffice.',
  },
  'RC-SUP-05': {
    title: 'Resource cards',
    text: 'Five cards are drawn each round, 40 of the 54 in a whole game. The deck always suffices.',
  },
  'RC-SUP-06': {
    title: 'Room for every move',
    text: 'There are 8 move projects, 8 outskirts sites, 8 stands and 10 prestige buildings. Every move project finds an outskirts tile, a stand and three prestige buildings to choose from.',
  },
  'RC-SUP-07': {
    title: 'Room for every building',
    text: 'The wards have 40 sites, for at most 32 raised buildings and 8 prestige buildings. An empty site is always left.',
  },
}
