export const crt = {
  'BS-CRT-01': {
    title: 'Certificates of a company',
    text: 'Every company has 10 shares on 7 certificates: the Director’s Certificate with 3 shares, the Preferred Certificate with 2, and five Common Certificates with 1 share each. One share is 10% of the company.',
  },
  'BS-CRT-02': {
    title: 'Sixty percent at most',
    text: 'You may own at most 6 shares of one company. With 5 shares, for example, you can still buy a Common Certificate, but not the Preferred.',
  },
  'BS-CRT-03': {
    title: 'Certificate limit',
    text: 'With 2 players you may own up to 10 certificates, with 3 players up to 12, with 4 players up to 14. Each certificate counts as one, no matter how many shares it is worth. At or above the limit you can neither buy nor start a company.',
  },
  'BS-CRT-04': {
    title: 'Director’s or Preferred, never both',
    text: 'You can never hold the Director’s Certificate and the Preferred Certificate of the same company. As Director you therefore cannot buy its Preferred.',
  },
  'BS-CRT-05': {
    title: 'The Preferred is bought whole',
    text: 'You buy the Preferred Certificate in a single purchase for twice the share value. Trading in Common Certificates for it is never possible.',
  },
  'BS-CRT-06': {
    title: 'Where certificates are',
    text: 'There are three places for a certificate: with a player, on its company’s charter or in the Bank Pool. Only the Director’s Certificate of a company in play is always with a player.',
  },
  'BS-CRT-07': {
    title: 'Companies never buy',
    text: 'A certificate that has left its charter never goes back there. Companies cannot buy certificates at all, neither their own nor those of others.',
  },
  'BS-CRT-08': {
    title: 'Size of the Bank Pool',
    text: 'The Bank Pool has room for any number of certificates of any companies.',
  },
} as const
