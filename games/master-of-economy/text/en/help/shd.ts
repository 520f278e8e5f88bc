export const shd = {
  'ME-SHD-01': {
    title: 'A company without a manager',
    text: 'The shadow company is an option for 2 players, where it is recommended, or for 3.',
  },
  'ME-SHD-02': {
    title: 'Which company',
    text: 'It is a company that nobody chose: the one you agreed on, or else the first free one of blue, yellow, green, red. All its packets of 1 to 10 shares lie in its bank stack, and it starts with 0 points.',
  },
  'ME-SHD-03': {
    title: 'What it lacks',
    text: 'It has no cash, manager, place, factories, dividend, buy-back or election. Nobody can take control of it.',
  },
  'ME-SHD-04': {
    title: 'Shadow shares',
    text: 'Players and companies buy, sell and exchange its packets like any others. There is no purchase bonus, and its last packet may be sold.',
  },
  'ME-SHD-05': {
    title: 'Success markers',
    text: 'You get success markers 0, 1, 2 and 3 with two players, or 0, 1 and 2 with three. They are yours, whatever you manage.',
  },
  'ME-SHD-06': {
    title: 'Laying one',
    text: 'At the start of every trade phase, before any bid, all players secretly lay one of their success markers at the same time.',
  },
  'ME-SHD-07': {
    title: 'Not twice in a row',
    text: 'You must lay one, but not the one you played in the trade phase before.',
  },
  'ME-SHD-08': {
    title: 'When it comes back',
    text: 'A marker stays open on the table until the end of the following trade phase. Then you have it back.',
  },
  'ME-SHD-09': {
    title: 'Shadow points',
    text: 'At the end of the trade phase the markers are revealed and the shadow company gains their sum in points, up to 30.',
  },
  'ME-SHD-10': {
    title: 'Shadow markers',
    text: 'Before each of the first six trade phases a shadow marker is laid on the grey cell (column 6) of the next row, from building materials down to ships. It stays for the rest of the game.',
  },
  'ME-SHD-11': {
    title: 'A blocked cell',
    text: 'A shadow marker blocks its cell. Grey cells without one can be used like any other.',
  },
  'ME-SHD-12': {
    title: 'Nothing to buy',
    text: 'Buy bids ignore the shadow marker. They take the other offers, left or right of it, or import if there are none.',
  },
  'ME-SHD-13': {
    title: 'It uses up demand',
    text: 'When the exports reach column 6 and the demand marker is above or right of it, demand moves one cell to the left. The shadow company gets neither money nor a point, and its marker stays.',
  },
  'ME-SHD-14': {
    title: 'Grey cells otherwise',
    text: 'Without the shadow company grey cells are ordinary cells.',
  },
  'ME-SHD-15': {
    title: 'When it is fixed',
    text: 'The shadow company is settled after all players have chosen. If somebody chose the one you had agreed on, the first free one takes its place.',
  },
}
