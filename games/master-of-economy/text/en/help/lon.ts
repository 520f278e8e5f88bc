export const lon = {
  'ME-LON-01': {
    title: 'Interest',
    text: 'The company pays the bank 1 euro$ for each of its loans, loan by loan.',
  },
  'ME-LON-02': {
    title: 'Interest and empty purse',
    text: 'If it cannot pay, the rules for a cash shortage apply. What is still missing is waived, and the loan stays.',
  },
  'ME-LON-03': {
    title: 'Repaying',
    text: 'Right afterwards you may repay any number of the company’s loans for 5 euro$ each. This phase’s interest is owed for them, too.',
  },
  'ME-LON-04': {
    title: 'Only here',
    text: 'Loans can be repaid only in this step; those left are settled at the end of the game.',
  },
  'ME-LON-05': {
    title: 'A new loan',
    text: 'In the last step of the finance phase each company may take 1 loan and receives 5 euro$.',
  },
  'ME-LON-06': {
    title: 'Two loans at most',
    text: 'A company never has more than 2 loans. One that was repaid in this phase may be replaced.',
  },
  'ME-LON-07': {
    title: 'What loan money is for',
    text: 'Loan money may be spent on anything but dividends; the reserve of 6 euro$ per loan sees to that.',
  },
}
