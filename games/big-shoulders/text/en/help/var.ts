export const variants = {
  'BS-VAR-01': {
    title: 'Draft: procedure',
    text: 'With the option “Draft your buildings” there is a draft in every Building Phase, right after the deal; the Building you kept from the previous Decade is part of it. You secretly keep one of your 3 Buildings and pass on 2, then keep one of the 2 you receive and pass on 1, and take the last one you receive. With these 3 Buildings you go on as in BS-BLD-03.',
  },
  'BS-VAR-02': {
    title: 'Draft: direction',
    text: 'In Decades 1, 3 and 5 you pass Buildings to the left, in Decades 2 and 4 to the right.',
  },
  'BS-VAR-03': {
    title: 'Friendly stock sales',
    text: 'With the option “Friendly stock sales” your sale lowers the share value of a company by exactly one step, however many shares you sell, as long as you are not its Director when the sale begins. When the Director sells, it is still one step per share. Example: at $100 you sell three shares and the share value falls to $80; if the Director sold them, it would fall to $50.',
  },
  'BS-VAR-04': {
    title: 'Without goals',
    text: 'Without the option “Public goals” no goals are scored. The first tie-break falls away as well, so a tie means a shared victory (BS-END-08).',
  },
  'BS-VAR-05': {
    title: 'Buying resources during production',
    text: 'With the option “Buy resources during production” your company may buy resources (BS-OPR-08) not only beforehand but also between its factories, until the Production step ends.',
  },
  'BS-VAR-06': {
    title: '2018 and 2020 rules',
    text: 'With the 2018 rules five things differ: you may pass in the Action Phase (BS-ACT-04), the Capital Asset row closes up after every purchase instead of sliding only when the $40 space is empty (BS-AST-13), a company may pay dividends even if its factories produced nothing, as long as it sold Goods (BS-DIV-02), there are no half-price sales just because the row is full (BS-DST-08), and a player without a company earns no $25 per Partner (BS-ACT-17). With the 2020 rules each of these is the other way round. Each of the five can also be set on its own; everything else is the same in both.',
  },
} as const
