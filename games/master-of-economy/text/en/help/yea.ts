export const yea = {
  'ME-YEA-01': {
    title: 'A year',
    text: 'There are at most four years. Each has ten phases: investment, material supply, production, trade, finance, then investment, material supply, production and trade again, and at last the shareholder meetings.',
  },
  'ME-YEA-02': {
    title: 'One phase after another',
    text: 'A phase begins when the one before is completely over.',
  },
  'ME-YEA-03': {
    title: 'The last year',
    text: 'Year 4 ends after its second trade phase, without meetings. So there are at most 8 trade phases, 4 finance phases and 3 rounds of meetings.',
  },
  'ME-YEA-04': {
    title: 'Into the next year',
    text: 'After the meetings of years 1 to 3 the company order for the next year is settled, and the new year begins with investment.',
  },
  'ME-YEA-05': {
    title: 'Counting trade phases',
    text: 'Trade phases are counted through the whole game: 1 and 2 in the first year, 3 and 4 in the second, and so on.',
  },
}
