export const shr = {
  'ME-SHR-01': {
    title: 'Two rounds',
    text: 'There are two rounds in company order. In each, a company makes one transaction or passes. Passing in the first round does not keep it from the second.',
  },
  'ME-SHR-02': {
    title: 'One purchase, one sale',
    text: 'Over both rounds a company makes at most one purchase and one sale.',
  },
  'ME-SHR-03': {
    title: 'Only with the bank',
    text: 'Packets are bought from the bank and sold to the bank, never between companies or players.',
  },
  'ME-SHR-04': {
    title: 'Buying',
    text: 'The company buys a packet of another company, also of the shadow company, from its bank stack. It pays the number of shares times the share value to the bank.',
  },
  'ME-SHR-05': {
    title: 'Not its own',
    text: 'A company may not buy packets of itself.',
  },
  'ME-SHR-06': {
    title: 'Not enough cash',
    text: 'If the company cannot pay, you may add your own money and one factory may be sold, provided the whole price comes together.',
  },
  'ME-SHR-07': {
    title: 'Selling',
    text: 'One packet of the company goes to its bank stack, and the bank pays shares times share value. It can be bought again at once.',
  },
  'ME-SHR-08': {
    title: 'Exchanging',
    text: 'Swap a packet for another one of the same company from the bank stack. A larger one costs the difference and counts as the purchase; a smaller one pays the difference and counts as the sale.',
  },
  'ME-SHR-09': {
    title: 'Purchase bonus',
    text: 'For every purchase, also an exchange for a larger packet, the bank pays the manager of the company whose shares are bought one share value, whatever the size. It is paid even if the same player manages both companies. Sales bring no bonus.',
  },
  'ME-SHR-10': {
    title: 'No bonus for shadow shares',
    text: 'The shadow company has no manager, so its packets bring no bonus.',
  },
  'ME-SHR-11': {
    title: 'The value right now',
    text: 'What counts is the share value at the moment of the transaction.',
  },
  'ME-SHR-12': {
    title: 'Bonus after the price',
    text: 'The bonus is paid after the full price, so it cannot help to pay it.',
  },
}
