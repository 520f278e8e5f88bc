export const mov = {
  'RC-MOV-01': {
    title: 'Moving',
    text: 'Who wins a move project (blue) moves it to the outskirts and raises a prestige building. You can decline neither.',
  },
  'RC-MOV-02': {
    title: 'Symbol',
    text: 'First you take a symbol tile with the symbol shown, the star for project 36. Move projects have no other printed reward.',
  },
  'RC-MOV-03': {
    title: 'Storeys',
    text: 'All your markers on the card become storeys of the building at the outskirts.',
  },
  'RC-MOV-04': {
    title: 'Choosing an outskirts site',
    text: 'You choose an outskirts site on which a tile still lies.',
  },
  'RC-MOV-05': {
    title: 'Taking the tile',
    text: 'You take that tile, face up and unused, and put the building in its place.',
  },
  'RC-MOV-06': {
    title: 'Prestige for storeys',
    text: 'You gain 1 prestige for each storey of this building.',
  },
  'RC-MOV-07': {
    title: 'Storeys outside',
    text: 'Storeys at the outskirts count for no ward and no neighbourhood, only if victory is tied. Council member 5 counts the building.',
  },
  'RC-MOV-08': {
    title: 'Choosing a prestige building',
    text: 'You choose one of the face-up prestige buildings.',
  },
  'RC-MOV-09': {
    title: 'Purple sites first',
    text: 'As long as a purple site is empty, the prestige building must go to an empty purple site.',
  },
  'RC-MOV-10': {
    title: 'Then any site',
    text: 'If all purple sites are taken, it goes to any other empty site.',
  },
  'RC-MOV-11': {
    title: 'Turning it',
    text: 'You may turn the prestige building by quarter turns before you place it. It keeps that direction.',
  },
  'RC-MOV-12': {
    title: 'Reward of the site',
    text: 'You get the reward of its site just as when raising: 2 prestige on sites 19 to 22, 1 joker in the corners of the city.',
  },
  'RC-MOV-13': {
    title: 'Two banners',
    text: 'You advance 1 step on the track of the banner in the prestige area and 1 step on that of the banner above the prestige building’s column. If they match, you take both steps on one track.',
  },
  'RC-MOV-14': {
    title: 'Refilling',
    text: 'The top prestige building of the stack is turned up on the empty space. If the stack is used up, the space stays empty.',
  },
  'RC-MOV-15': {
    title: 'Neighbourhoods',
    text: 'Last, the neighbourhoods next to the prestige building are checked.',
  },
  'RC-MOV-16': {
    title: 'What a prestige building is',
    text: 'A prestige building belongs to nobody and has 0 storeys. It occupies its site and counts as a building when a neighbourhood is enclosed.',
  },
}
