export const fin = {
  'ME-FIN-01': {
    title: 'Three steps',
    text: 'Interest and repayment, then share trading by companies, then new loans. Each step is done for all companies in order before the next begins.',
  },
  'ME-FIN-02': {
    title: 'First year',
    text: 'In year 1 there is no interest and no repayment, because nobody can have a loan.',
  },
  'ME-FIN-03': {
    title: 'Loans come last',
    text: 'A new loan comes too late to pay for interest or shares of the same phase.',
  },
}
