export const div = {
  'BS-DIV-01': {
    title: 'The decision',
    text: 'After distribution the Director decides what happens to the whole revenue: Pay Dividends or Withhold. You cannot split it.',
  },
  'BS-DIV-02': {
    title: 'When you must Withhold',
    text: 'A company must Withhold if it sold no Good this turn. With the option “No dividends without factory production” (standard with the 2020 rules) it must also Withhold if none of its factories produced this turn. Goods from Appeal Bonus Goods tokens and from Production Buildings are not factory production.',
  },
  'BS-DIV-03': {
    title: 'Earnings per share',
    text: 'Divide the revenue by 10 and round down: that is what each share earns. The remainder is lost. Example: a revenue of $155 makes $15 per share.',
  },
  'BS-DIV-04': {
    title: 'What players get',
    text: 'For each share you own, the bank pays the earnings per share into your personal treasury. Example: 5 shares at $18 bring you $90.',
  },
  'BS-DIV-05': {
    title: 'What the company gets',
    text: 'For each share still on its charter, the bank pays the earnings per share into the company treasury. Example: 3 unsold shares at $18 bring the company $54.',
  },
  'BS-DIV-06': {
    title: 'Shares in the Bank Pool',
    text: 'Shares in the Bank Pool earn nothing for anyone.',
  },
  'BS-DIV-07': {
    title: 'Withhold',
    text: 'The bank pays the whole revenue into the company treasury, without any rounding. The players receive nothing.',
  },
  'BS-DIV-08': {
    title: 'What counts as revenue',
    text: 'Revenue is the sum of the Goods sold (at full and at half price), the bonuses for filled tiles and spaces, and the catalogs activated in this turn.',
  },
  'BS-DIV-09': {
    title: 'A company that does nothing',
    text: 'Each operating turn contains exactly one Pay Dividends or Withhold. A company that does nothing at all withholds $0, and its share value drops one step.',
  },
} as const
