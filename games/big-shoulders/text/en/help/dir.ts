export const dir = {
  'BS-DIR-01': {
    title: 'Basic game',
    text: 'In the basic game you remain Director of every company you start until the end of the game. All the other rules of this chapter apply only in the advanced game.',
  },
  'BS-DIR-02': {
    title: 'Advanced game',
    text: 'In the advanced game the player with the most shares of a company is its Director. If someone merely draws level, the current Director stays. Nobody gets credit for shares on the charter or in the Bank Pool.',
  },
  'BS-DIR-03': {
    title: 'Takeover by purchase',
    text: 'As soon as a purchase gives you more shares than the Director has, you take over the company: the Transfer of Directorship happens right away, before your turn ends. Having just as many is not enough.',
  },
  'BS-DIR-04': {
    title: 'Loss by sale',
    text: 'If you are Director and sell Common Certificates so that you own fewer shares than another player, you lose the company at once. The Transfer of Directorship goes to the player with the most shares.',
  },
  'BS-DIR-05': {
    title: 'Exchange of certificates',
    text: 'The old Director hands over the Director’s Certificate. In return the new Director gives the Preferred plus one Common Certificate if they own the Preferred, otherwise three Common Certificates. There is nothing to choose and nothing to pay, and both players own as many shares as before.',
  },
  'BS-DIR-06': {
    title: 'The charter changes hands',
    text: 'The new Director gets the charter with everything on it: its treasury with money, resources, Goods and unsold certificates, all employees, Automation tokens and Appeal Bonus Goods tokens, and its Capital Assets, which stay ready or exhausted as they were. The share value and the place on the Appeal track stay the same, and so does who may not buy the company’s shares this Decade (BS-STK-15).',
  },
  'BS-DIR-07': {
    title: 'Tie for the succession',
    text: 'If several players could take over with equally many shares, go clockwise from the old Director: the first of them you come to gets the company.',
  },
  'BS-DIR-08': {
    title: 'Selling the Director’s Certificate: condition',
    text: 'As Director you can sell the Director’s Certificate only while someone else owns at least 3 shares of the company.',
  },
  'BS-DIR-09': {
    title: 'Selling the Director’s Certificate: procedure',
    text: 'You sell to the bank for three times the share value, never to a player, and you do not pick your successor. The new Director is whoever owns the most shares among the others, even if you keep just as many yourself (for a tie see BS-DIR-07). They receive the Director’s Certificate, and the certificates they give up for it under BS-DIR-05 go straight to the Bank Pool. The share value drops 3 steps; Common Certificates you sell on the same turn belong to the same sale. Example: at $120 you get $360 and the share value falls to $60; with two Common Certificates on top it is $600 and a fall to $40.',
  },
  'BS-DIR-10': {
    title: 'Reserved Partner after a loss',
    text: 'If you lose or give up your starting company before you have gained its reserved Partner, that Partner goes to the Bank Pool. You gain it the next time any company you direct produces in all of its factories in one operating turn.',
  },
  'BS-DIR-11': {
    title: 'No inherited Partner',
    text: 'When you take over a company, you never gain the old Director’s reserved Partner. Producing in all factories of that company gives you a Partner only if your own reserved Partner is waiting in the Bank Pool.',
  },
  'BS-DIR-12': {
    title: 'Certificate limit after a transfer',
    text: 'Losing a company can lift you above the certificate limit, because you get two or three certificates for one. You do not have to sell at once; that comes at the start of the next Stock Phase (BS-STK-02). As long as you are at or above the limit, you can neither buy nor start a company (BS-CRT-03).',
  },
  'BS-DIR-13': {
    title: 'No company left',
    text: 'You may end up directing no company at all; BS-ACT-17 tells you what that means for the Action Phase. In a later Stock Phase you may start a new one.',
  },
} as const
