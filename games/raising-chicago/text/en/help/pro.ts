export const pro = {
  'RC-PRO-01': {
    title: 'Production',
    text: 'You take the resources in the round spaces of all recurring cards under your board.',
  },
  'RC-PRO-02': {
    title: 'One-time cards',
    text: 'A one-time card pays only in the round in which you took it, and only if it is still under your board then.',
  },
  'RC-PRO-03': {
    title: 'Order',
    text: 'Cards pay from left to right, companies from the lowest to the highest rank. This matters only for the stacks on the prestige track.',
  },
  'RC-PRO-04': {
    title: 'Steps complete columns',
    text: 'Competence steps from one-time cards can complete columns.',
  },
  'RC-PRO-05': {
    title: 'Outskirts tiles in phase 5',
    text: 'After production holders of outskirts tiles may use them.',
  },
  'RC-PRO-06': {
    title: 'Next round',
    text: 'After rounds 1 to 7 the next round begins. Round 8 is also played to the end of phase 5; then comes the final scoring.',
  },
}
