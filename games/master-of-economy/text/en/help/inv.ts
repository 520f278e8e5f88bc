export const inv = {
  'ME-INV-01': {
    title: 'A company’s turn',
    text: 'In company order each company has one turn. Build and sell in any sequence, then end the turn; you may also do nothing.',
  },
  'ME-INV-02': {
    title: 'Three at most',
    text: 'A company builds at most 3 factories per investment phase.',
  },
  'ME-INV-03': {
    title: 'Two of a kind',
    text: 'At most 2 of them may be of the same type.',
  },
  'ME-INV-04': {
    title: 'Cost',
    text: 'A quarry costs 3 euro$. Every other factory costs 3 euro$ and 1 building material from the company’s own warehouse.',
  },
  'ME-INV-05': {
    title: 'Room',
    text: 'A company has 3 spaces for each type of factory, 18 in all; you need a free one. The number of spaces is reconstructed.',
  },
  'ME-INV-06': {
    title: 'A piece in the supply',
    text: 'You can only build what is left in the supply.',
  },
  'ME-INV-07': {
    title: 'Not enough cash',
    text: 'If the company cannot pay, you may add your own money, and one factory may be sold for 2 euro$; the whole price must come together that way. Nothing replaces the building material.',
  },
  'ME-INV-08': {
    title: 'Selling factories',
    text: 'A company may sell at most 2 factories per investment phase, for 3 euro$ each. They return to the supply, where anybody may build them again; the building material is gone.',
  },
  'ME-INV-09': {
    title: 'Separate limits',
    text: 'Selling gives you no further builds, and building takes no sales away. You may even sell a factory you built in this phase.',
  },
  'ME-INV-10': {
    title: 'Ready at once',
    text: 'A new factory can be supplied and produce in the same half-year.',
  },
  'ME-INV-11': {
    title: 'Only what you have',
    text: 'Only a factory that the company owns can be sold.',
  },
}
