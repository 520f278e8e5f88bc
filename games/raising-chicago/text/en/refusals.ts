import type { Words } from '../catalogue.ts'
import { amounts, count, owner, site, some } from './grammar.ts'
import { names as book } from './names.ts'

export const refusals: Words['refusals'] = {
  'RC-GEN-13': ({ phase }) => `You cannot do that now (${book.phases[phase]}).`,
  'RC-BID-02': ({ bidder }, names) => `It is not your turn to bid: ${names.seat(bidder)} has the next marker to place.`,
  'RC-BID-05': () => 'You must place your bid marker on a resource card in the project area.',
  'RC-BID-06': ({ owner: who }, names) => `That space is already taken by ${owner(who, names)}.`,
  'RC-BID-09': ({ toll }) => `You cannot pay the toll for this space: ${amounts(toll)}.`,
  'RC-BID-12': () => 'Placed bid markers cannot be moved, and there are none to place now.',
  'RC-PAY-04': ({ resource, need }) => `The payment does not match the cost of ${some(need, resource)}.`,
  'RC-PAY-05': ({ have }) =>
    have === 0 ? 'You have no joker left for that.' : `You do not have that many jokers, only ${have}.`,
  'RC-PAY-06': () => 'An exchange takes exactly 3 of your resources or jokers for 1 timber, jackscrew or masonry.',
  'RC-PAY-07': () => 'You have no favour left.',
  'RC-PAY-09': ({ resource }) =>
    `${resource === 'jackscrew' ? 'Jackscrews cost' : `This ${book.resources[resource]} costs`} you nothing here.`,
  'RC-PAY-10': ({ resource, need, have }) => `You must pay ${some(need, resource)}: you have ${have}, which is enough.`,
  'RC-PAY-16': ({ resource, have }) => `You have only ${some(have, resource)}.`,
  'RC-RAI-01': () => 'This project is not yours to raise.',
  'RC-RAI-05': ({ site: id }) => `There is already a building on ${site(id)}.`,
  'RC-MOV-01': () => 'This project is not yours to move.',
  'RC-MOV-04': () => 'That outskirts site has no tile left.',
  'RC-MOV-08': () => 'Choose one of the face-up prestige buildings.',
  'RC-MOV-09': () => 'A purple site is still free; the prestige building must go there.',
  'RC-MOV-10': ({ site: id }) => `There is already a building on ${site(id)}.`,
  'RC-NBH-08': () => 'Choose one of the neighbourhoods you have just enclosed.',
  'RC-OUT-01': ({ tile }) => `You do not have the outskirts tile ${book.tiles[tile]}.`,
  'RC-OUT-02': () => 'You cannot use an outskirts tile now.',
  'RC-OUT-08': () => 'There is no such resource card in the project area.',
  'RC-OUT-09': () => 'There is no resource card in the project area.',
  'RC-OUT-10': () => 'You have no resource card under your board.',
  'RC-OUT-11': () => 'Choose one of your own buildings in a ward.',
  'RC-OUT-14': () => 'Choose exactly 4 resources.',
  'RC-OUT-15': () => 'Choose two different banners.',
  'RC-OUT-17': () => 'Choose different neighbourhood tiles that still lie in the wards.',
  'RC-TWO-04': () => 'Third-colour markers are placed only with your last two markers.',
  'RC-TWO-06': () => 'With each of your last two markers you also place one third-colour marker.',
  'RC-END-14': ({ section }) => `The ${book.resources[section]} section is already complete.`,
  'RC-END-15': ({ section }) => `You need 5 ${book.resources[section]} (jokers count) or a favour for this section.`,
  'RC-END-16': ({ section }) => `Your ${section} track is at its end, so this section is complete without payment.`,
  'RC-CCL-07': ({ cards }) =>
    `Each card with all four letters counts for exactly one letter; you have ${count(cards, 'such card')}.`,
}
