export const ord = {
  'ME-ORD-01': {
    title: 'New managers, new markers',
    text: 'After the meetings of years 1 to 3 new managers take office and every player receives 1 relations marker. Another one goes straight to the company on the last place.',
  },
  'ME-ORD-02': {
    title: 'Supporting companies',
    text: 'Company by company, from the first place of the old order to the last, everyone says how many relations markers, from none to all, they lay there. They are laid at once.',
  },
  'ME-ORD-03': {
    title: 'Who speaks when',
    text: 'For every company the manager of place 1 speaks first, then those of places 2, 3 and 4: new managers, old places. You speak once, at the best place you manage. Players without a company come last, clockwise from the manager of place 1.',
  },
  'ME-ORD-04': {
    title: 'Any company',
    text: 'You may support any company, your own or another. Markers you do not use stay with you.',
  },
  'ME-ORD-05': {
    title: 'The new order',
    text: 'More markers come first. Companies with equally many keep their old sequence.',
  },
  'ME-ORD-06': {
    title: 'Markers are spent',
    text: 'All markers laid on companies return to the supply.',
  },
}
