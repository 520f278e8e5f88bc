export const rai = {
  'RC-RAI-01': {
    title: 'Raising',
    text: 'Who wins a raise project (yellow) raises it as a building in a ward. You cannot decline. All final projects are raise projects.',
  },
  'RC-RAI-02': {
    title: 'Symbol',
    text: 'First you take a symbol tile with the symbol shown (projects 1 to 36).',
  },
  'RC-RAI-03': {
    title: 'Printed rewards',
    text: 'Then you take the printed reward: joker, favour, prestige, 1 competence step on the track shown, or a company extension.',
  },
  'RC-RAI-04': {
    title: 'Final projects',
    text: 'A final project gives no symbol tile, only its prestige. It stays yours for the final scoring.',
  },
  'RC-RAI-05': {
    title: 'Choosing a site',
    text: 'You choose any empty site in any ward, also a purple one.',
  },
  'RC-RAI-06': {
    title: 'Storeys',
    text: 'All your markers on the card become storeys of the building. They never come back.',
  },
  'RC-RAI-07': {
    title: 'Reward of the site',
    text: 'Some sites reward you at once: the four central ones of wards 2 and 3 (19 to 22) with 2 prestige, the four corners of the city (1, 8, 33, 40) with 1 joker.',
  },
  'RC-RAI-08': {
    title: 'Banner of the column',
    text: 'You advance 1 step on the track of the banner above the column of your site.',
  },
  'RC-RAI-09': {
    title: 'Prestige for storeys',
    text: 'You gain 1 prestige for each storey of this building.',
  },
  'RC-RAI-10': {
    title: 'Neighbourhoods',
    text: 'Last, the neighbourhoods next to the site are checked.',
  },
}
