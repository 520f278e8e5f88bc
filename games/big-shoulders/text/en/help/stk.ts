export const stk = {
  'BS-STK-01': {
    title: 'Turn order',
    text: 'The holder of the Priority Deal marker begins. From there you take stock turns clockwise, round after round, until the phase ends (BS-STK-19).',
  },
  'BS-STK-02': {
    title: 'Too many certificates at the start',
    text: 'Before the first stock turn everyone above the certificate limit has to sell to the bank, clockwise from the holder of the Priority Deal marker. You sell until you hold as many certificates as the limit or fewer: one sale may take you below it, and you sell again if a Transfer of Directorship lifts you over the limit once more. All rules for selling apply. You still take your normal stock turn afterwards. This can only happen in the advanced game (see BS-DIR-12).',
  },
  'BS-STK-03': {
    title: 'A stock turn',
    text: 'On your turn you may first sell certificates, and then either buy one certificate or start one company. You can leave out either part. If you do neither, you pass.',
  },
  'BS-STK-04': {
    title: 'Sell before you buy',
    text: 'The order is fixed: once you have bought on your turn, you can no longer sell on that turn.',
  },
  'BS-STK-05': {
    title: 'What you may sell',
    text: 'You get one sale per turn, but it may include any number of your certificates from any number of companies. Certificates you bought on an earlier turn of the same phase may be sold too. For the Director’s Certificate see BS-STK-10 and BS-DIR-08.',
  },
  'BS-STK-06': {
    title: 'What you get for it',
    text: 'For each company the bank pays you the number of shares sold times the share value. The value before your sale counts for all of them. Example: three Common Certificates at $60 bring $180, even though the share value falls to $35 afterwards.',
  },
  'BS-STK-07': {
    title: 'Where sold certificates go',
    text: 'Certificates you sell go to the Bank Pool.',
  },
  'BS-STK-08': {
    title: 'Price drop',
    text: 'Once you have been paid, the share value of each company drops one step per share you sold in it: 1 step for a Common, 2 for a Preferred, 3 for a Director’s Certificate. It never falls below $10. Example: from $100, selling a Preferred takes it to $60. There are two exceptions: Price Protection (BS-AST-23) and the option “Friendly stock sales” (BS-VAR-03).',
  },
  'BS-STK-09': {
    title: 'Order within a sale',
    text: 'For each company the sale runs like this: you are paid, the certificates go to the Bank Pool, the use of Price Protection is decided and the share value drops; in the advanced game a Transfer of Directorship may follow. If you sell shares of several companies together, they do not affect each other.',
  },
  'BS-STK-10': {
    title: 'Director’s Certificate in the basic game',
    text: 'In the basic game you can never sell a Director’s Certificate. You may sell Common Certificates of your company and remain its Director, no matter how many shares anyone else owns.',
  },
  'BS-STK-11': {
    title: 'What you may buy',
    text: 'You buy exactly one certificate per turn: a Common or a Preferred Certificate, from a charter or from the Bank Pool.',
  },
  'BS-STK-12': {
    title: 'Availability',
    text: 'The certificate you want has to lie on the charter or in the Bank Pool. If there is one of that kind in both places, you choose where to take it from; this decides who gets your money (BS-STK-13).',
  },
  'BS-STK-13': {
    title: 'Price of a certificate',
    text: 'You pay the current share value times the number of shares on the certificate, so twice the share value for a Preferred. The money comes from your personal treasury. From the charter it goes into the company treasury, from the Bank Pool it goes to the bank.',
  },
  'BS-STK-14': {
    title: 'The Director’s Certificate is not for sale',
    text: 'You cannot buy the Director’s Certificate of a company that is already in play.',
  },
  'BS-STK-15': {
    title: 'No buying after selling',
    text: 'If you have sold any certificate of a company this Decade, you cannot buy certificates of that company until the next Decade. Certificates you had to sell because of the limit (BS-STK-02) count as well.',
  },
  'BS-STK-16': {
    title: 'Other limits on buying',
    text: 'Before you buy, three limits are checked: at most 6 shares of a company (BS-CRT-02), the certificate limit (BS-CRT-03), and never Director’s and Preferred together (BS-CRT-04). What you hold after this turn’s sale counts. So at the limit you can sell one certificate and then buy another.',
  },
  'BS-STK-17': {
    title: 'Buying does not move the price',
    text: 'A purchase never changes the share value, no matter who buys.',
  },
  'BS-STK-18': {
    title: 'Passing',
    text: 'Passing does not put you out of the phase: when your turn comes round again, you may act again. If you sell without buying, that is not a pass; you simply end your turn.',
  },
  'BS-STK-19': {
    title: 'End of the phase',
    text: 'The phase ends at once when there have been as many passes in a row as there are players. Any other turn sets the count back to 0. If everyone passes in the very first round, the phase is over after that round.',
  },
  'BS-STK-20': {
    title: 'Priority Deal',
    text: 'At the end of the phase the Priority Deal marker goes to the left neighbor of the player who was the last to sell, buy or start a company. Selling because of the certificate limit counts too. If nobody did any of this, the marker stays where it is.',
  },
  'BS-STK-21': {
    title: 'Sold-out companies',
    text: 'After the Priority Deal marker has been passed on, the share value of every company rises one step if players own all 10 of its shares, up to $450 at most. A single share on the charter or in the Bank Pool is enough to prevent this.',
  },
} as const
