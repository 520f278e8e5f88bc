export const crd = {
  'RC-CRD-01': {
    title: 'The card',
    text: 'After building you put the card of the slot on the leftmost space under your board. Cards already there move one space to the right.',
  },
  'RC-CRD-02': {
    title: 'Card spaces',
    text: 'You have 4 card spaces and 1 more for each company extension.',
  },
  'RC-CRD-03': {
    title: 'Pushed out',
    text: 'A card pushed beyond your last space goes face down to your pile and produces nothing any more.',
  },
  'RC-CRD-04': {
    title: 'New extension',
    text: 'An extension that you got from the same project already counts for its card. Cards in your pile do not come back.',
  },
  'RC-CRD-05': {
    title: 'No choice',
    text: 'You must take the card and cannot change the order of your cards.',
  },
  'RC-CRD-06': {
    title: 'Collected cards',
    text: 'Cards under your board and in your pile all count as collected; the city council looks at them.',
  },
}
