export const net = {
  'CG-NET-01': {
    title: 'Your network',
    text: 'Your network consists of the cities with at least one project of yours. Two of them are joined if a printed line connects them directly.',
  },
  'CG-NET-02': {
    title: 'Two major cities',
    text: 'A connected part counts only if it contains at least 2 of San Francisco, Chicago, New York and New Orleans.',
  },
  'CG-NET-03': {
    title: 'Link points',
    text: 'San Francisco gives 2 link points, the others 1 each. Add up all major cities of the part.',
  },
  'CG-NET-04': {
    title: 'Level',
    text: 'The level is the lowest of your transport levels in the regions of the connected major cities. Regions you merely cross do not matter.',
  },
  'CG-NET-05': {
    title: 'Points',
    text: 'VP for wagon, stagecoach, railroad. 2 link points: 3, 6, 9. 3 link points: 6, 12, 18. 4 link points: 12, 18, 27. 5 link points: 18, 24, 36.',
  },
  'CG-NET-06': {
    title: 'Only the best',
    text: 'If you have two separate parts, only the more valuable one counts.',
  },
  'CG-NET-07': {
    title: 'Nothing left out',
    text: 'You cannot leave out a major city of the part to get a higher level.',
  },
  'CG-NET-08': {
    title: 'Only your own',
    text: 'Discs of other players, neutral discs and Andrew’s discs connect nothing for you.',
  },
  'CG-NET-09': {
    title: 'In between',
    text: 'Small and medium cities give no link points, but you need them to connect the major ones.',
  },
}
