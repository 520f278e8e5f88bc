export const out = {
  'RC-OUT-01': {
    title: 'Used once',
    text: 'You use an outskirts tile of your own once; then it goes to the box.',
  },
  'RC-OUT-02': {
    title: 'When',
    text: 'You may use tiles in phase 1 before new bid markers are added, in phase 2 on your own turn before your marker is placed, in phase 4 during your own project before you pay, before each choice of a site or prestige building and, when your building encloses a neighbourhood, before that is awarded, and in phase 5 after production. Before an award you are asked only if your tiles could still win it for you, such as tile 7 under the new building. At each moment you may use as many as you like, a tile just taken from the next moment on. The rulebook is unclear here; this is how we read it.',
  },
  'RC-OUT-03': {
    title: 'Order of the holders',
    text: 'In phases 1 and 5 holders are asked by rank, the highest first; the order stays fixed even if prestige changes. Each uses any number of tiles and then passes.',
  },
  'RC-OUT-04': {
    title: 'Voluntary',
    text: 'You need not use a tile. If you do, its whole effect takes place; what cannot be given is lost.',
  },
  'RC-OUT-05': {
    title: 'Tile 1: two favours',
    text: 'Take 2 favours.',
  },
  'RC-OUT-06': {
    title: 'Tile 2: favour and joker',
    text: 'Take 1 favour and 1 joker.',
  },
  'RC-OUT-07': {
    title: 'Tile 3: prestige',
    text: 'Gain 3 prestige.',
  },
  'RC-OUT-08': {
    title: 'Tile 4: resources of one card',
    text: 'Choose a card still in the project area and take 1 resource for each resource square without a marker. In phase 4 markers that have gone back or already stand as storeys cover nothing, and your own card is there until you take it.',
  },
  'RC-OUT-09': {
    title: 'Tile 5: round spaces of the projects',
    text: 'Get what the round spaces of all cards still in the project area show, recurring or one-time, once each, from slot I to V.',
  },
  'RC-OUT-10': {
    title: 'Tile 6: round spaces of your cards',
    text: 'Get what the round spaces of all cards under your board show, also one-time rewards you have had before, from left to right. Your pile does not count.',
  },
  'RC-OUT-11': {
    title: 'Tile 7: one more storey',
    text: 'Put 1 bid marker from your supply under one of your raised buildings in a ward and gain 1 prestige. Buildings at the outskirts are excluded, and no neighbourhood is checked.',
  },
  'RC-OUT-12': {
    title: 'Tile 8: three steps',
    text: 'Choose a competence track and advance 3 steps on it. Every column completed on the way pays.',
  },
  'RC-OUT-13': {
    title: 'Tile 8 at the end of a track',
    text: 'You may choose any track; steps beyond the last field are lost.',
  },
  'RC-OUT-14': {
    title: 'Tile 9: four resources',
    text: 'Take exactly 4 resources, timber, jackscrews and masonry in any mix.',
  },
  'RC-OUT-15': {
    title: 'Tile 10: swap banners',
    text: 'Gain 2 prestige, then swap two different banners. The one in the prestige area may be one of them.',
  },
  'RC-OUT-16': {
    title: 'Tile 11: three jokers',
    text: 'Take 3 jokers.',
  },
  'RC-OUT-17': {
    title: 'Tile 12: copy neighbourhoods',
    text: 'Choose two different neighbourhood tiles that still lie in the wards and get both rewards one after the other; the tiles stay. If only one is left, you get that one; if none is left, you cannot use the tile.',
  },
  'RC-OUT-18': {
    title: 'Unused tiles',
    text: 'Tiles you have not used by the end of round 8 are worth nothing.',
  },
}
