export const fnd = {
  'BS-FND-01': {
    title: 'Choice of company',
    text: 'You may start any company whose charter is not yet in play.',
  },
  'BS-FND-02': {
    title: 'Initial share value',
    text: 'You decide how much a share is worth at the start: $35, $40, $50 or $60. A company token goes onto that space of the Stock track.',
  },
  'BS-FND-03': {
    title: 'Price of the Director’s Certificate',
    text: 'You pay three times the initial share value from your personal treasury into the treasury of the new company, and you take its Director’s Certificate. Example: at $40 you pay $120, and the company starts out with exactly these $120.',
  },
  'BS-FND-04': {
    title: 'Certificate limit',
    text: 'The Director’s Certificate counts as one certificate. If you are already at your certificate limit (BS-CRT-03), you cannot start a company.',
  },
  'BS-FND-05': {
    title: 'The other certificates',
    text: 'The Preferred Certificate and the five Common Certificates of the new company lie on its charter, where they can be bought.',
  },
  'BS-FND-06': {
    title: 'Appeal token',
    text: 'The company’s Appeal token goes to the starting Appeal space shown on the charter. If tokens already lie there, the new one slides underneath all of them, even under those of your own companies.',
  },
  'BS-FND-07': {
    title: 'No Appeal Bonus at the start',
    text: 'A company gets no bonus for its starting Appeal space or for any space below it. Fairbank and Swift start on 3, so they never receive the Worker bonus of that space.',
  },
  'BS-FND-08': {
    title: 'Automation tokens',
    text: 'Every factory gets one Automation token for each of its Worker spaces. The tokens wait on the octagons below the factory.',
  },
  'BS-FND-09': {
    title: 'Empty start',
    text: 'A new company starts with empty hands: no Workers, Managers or Salespeople, no resources or Goods, no Capital Assets. All it has is the money you paid for the Director’s Certificate.',
  },
  'BS-FND-10': {
    title: 'Founding in the Stock Phase',
    text: 'From Decade 2 on you can start a further company on your stock turn. It takes the place of buying a certificate, and you may sell first (BS-STK-03). In the Stock Phase of Decade 1 this is not possible; nobody would have the money for it anyway.',
  },
  'BS-FND-11': {
    title: 'More than one company',
    text: 'You may direct any number of companies. Only the one you started during setup is your starting company; later ones carry no reserved Partner.',
  },
  'BS-FND-12': {
    title: 'Active right away',
    text: 'A company you start in a Stock Phase is in business in the same Decade: you can act for it in the Action Phase, and it operates in the Operating Phase.',
  },
} as const
