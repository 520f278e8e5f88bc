export const prc = {
  'BS-PRC-01': {
    title: 'The Stock track',
    text: 'The spaces are $10, $15, $20, $25, $35, $40, $50, $60, $80, $100, $120, $140, $160, $190, $220, $250, $280, $320, $360, $400 and $450. Any number of companies may share a space; their order there does not matter.',
  },
  'BS-PRC-02': {
    title: 'Payout of at least the share value',
    text: 'If the payout is at least as high as the share value, it rises 1 step. The payout is 10 times the earnings per share, and it is compared with the share value at the moment of payment. Example: a revenue of $35 pays $3 per share, so the payout is $30; at a share value of $35 nothing moves.',
  },
  'BS-PRC-03': {
    title: 'Payout of at least twice the value',
    text: 'If the payout is at least twice the share value, it rises 2 steps. Example: $80 paid out at $40 lifts it to $60.',
  },
  'BS-PRC-04': {
    title: 'Payout of at least three times the value',
    text: 'If the payout is at least three times the share value, it rises 3 steps – but only if it stands at $60 or more; below that it rises 2. Examples: $240 paid out at $80 lifts it to $140, but $150 at $50 only to $80.',
  },
  'BS-PRC-05': {
    title: 'Smaller payout',
    text: 'If the payout is less than the share value, nothing changes.',
  },
  'BS-PRC-06': {
    title: 'Withholding',
    text: 'If the company Withholds, its share value drops one step, no matter how high the revenue is. Only Price Protection can prevent that (see BS-AST-22).',
  },
  'BS-PRC-07': {
    title: 'Ends of the track',
    text: 'The share value never goes above $450 and never below $10. Steps beyond that are lost.',
  },
  'BS-PRC-08': {
    title: 'What else moves the share value',
    text: 'Besides dividends and withholding there are: sales of shares (BS-STK-08), sold-out companies (BS-STK-21), emergency fundraising (BS-OPR-06), extra dividends (BS-ACT-32 and BS-ACT-35), Appeal spaces 13 and 16 (BS-APL-15), and Backroom Deals and Popular Partners (BS-AST-21). Nothing else moves it.',
  },
} as const
