export const sco = {
  'ME-SCO-01': {
    title: 'What counts',
    text: 'Share values follow from the final points. Factories, goods, relations markers and bid markers are worth nothing.',
  },
  'ME-SCO-02': {
    title: 'Companies sell their packets',
    text: 'First every company sells all packets it holds to the bank, at the final share value.',
  },
  'ME-SCO-03': {
    title: 'Loans are settled',
    text: 'Then it pays 6 euro$ for each loan. What it cannot pay is waived; nobody helps and no factory is sold.',
  },
  'ME-SCO-04': {
    title: 'By shares',
    text: 'Its cash is divided by the shares that players hold, rounded down. You receive that amount for each of your shares.',
  },
  'ME-SCO-05': {
    title: 'By packets',
    text: 'What is left is divided by the packets that players hold, rounded down. You receive that amount for each of your packets.',
  },
  'ME-SCO-06': {
    title: 'The rest',
    text: 'The last euro$ go to the manager of the company at the end of the game.',
  },
  'ME-SCO-07': {
    title: 'Your result',
    text: 'Your shares at their final value plus your cash minus your auction debt.',
  },
  'ME-SCO-08': {
    title: 'Who wins',
    text: 'The highest result wins. Equal results share their rank, and the ranks they fill are left out (1, 1, 3).',
  },
}
