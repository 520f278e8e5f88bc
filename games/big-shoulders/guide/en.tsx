import { type GuideText, Icon } from '@boardroom/board-kit'
import type { BigShoulders } from '../types.ts'
import type { SceneName } from './scenes.ts'

export const en: GuideText<BigShoulders, SceneName> = {
  lead: 'Chicago, 1875: a meat packer, a shoemaker, a mail-order house. You run them, own pieces of all of them, and only your own pocket counts.',
  aim: [
    'After five decades the richest player wins: your personal cash, your shares at their final price, and $200 for each goal you reached.',
    'Your companies are tools for that. They earn money for those who hold their shares, and a company that pays out well becomes dearer, so every share you hold rises with it.',
    'What lies in a company’s own treasury at the end is worth nothing, and yet without it nothing can be built: the whole game is about when to leave money in and when to take it out.',
  ],
  round: {
    title: 'One of five decades. Players act in the first three phases, companies in the fourth.',
    steps: [
      { name: 'Stock', who: 'in turn', what: 'Sell, then buy one certificate or found.' },
      { name: 'Building', who: 'all, in secret', what: 'Play one building, drop one, keep one.' },
      { name: 'Action', who: 'in turn', what: 'Send partners to work for a company.' },
      { name: 'Operating', who: 'by appeal', what: 'Buy, produce, sell, pay or withhold.' },
      { name: 'Cleanup', who: 'by itself', what: 'New demand, new resources, partners home.' },
    ],
    again: 'Five decades; the last one has no cleanup',
  },
  chapters: [
    {
      title: 'Two purses',
      body: [
        'Keep this apart and half the game is clear. *You* have money, and a *company* has money. Yours buys certificates and nothing else. Everything that happens in the city, hiring, advertising, machines, resources, is paid by the company. {BS-GEN-02}',
        'Money goes from you to a company only when you buy its certificates from its charter. It comes back only as dividends. That is the circle that you want to turn as often as possible. {BS-STK-13} {BS-DIV-04}',
      ],
    },
    {
      title: 'Stock: what a share is worth',
      body: [
        'A company has ten shares: the Director’s certificate with three, the Preferred with two, and five Common ones. Whoever founded it directs it; in the advanced game whoever holds the most. {BS-CRT-01} {BS-DIR-01}',
        'On your turn you may first sell as much as you like, then buy *one* certificate or found a company. Selling lowers the price, one step for each share. Buying never raises it. What you have sold you cannot buy back in the same decade. {BS-STK-03} {BS-STK-08} {BS-STK-15}',
        'Founding means choosing a charter, setting a price of $35 to $60 and paying three times as much into its treasury. A high price means a rich company and a poor founder. {BS-FND-02} {BS-FND-03}',
      ],
      scene: 'exchange',
    },
    {
      title: 'Building: everybody’s street, your rent',
      body: [
        'Each decade you play one of three buildings onto your block. From then on it is a place where *everyone* may send a partner, and often you are paid for it, out of the company’s treasury into your personal pocket, even by your own company. {BS-BLD-03} {BS-ACT-13}',
        'Buildings also bring workers to the job market. The more of them wait there, the cheaper they are. {BS-BLD-07} {BS-ACT-20}',
      ],
    },
    {
      title: 'Action: what the company needs',
      body: [
        'You begin with two partners and send them out one by one, in turns, each for one company that you direct. Green spaces with an infinity sign take any number; all others take one partner a decade, so the order matters. {BS-ACT-02} {BS-ACT-08} {BS-ACT-09}',
        'Hire workers, or no factory runs. A *manager* costs $60 and adds a bonus whenever that factory produces. A *salesperson* costs $70 and raises the price of everything the company sells. Advertising costs $20, moves the company up the appeal track and lets you take the first place in the turn order. If the treasury is empty, fundraising brings $40. {BS-ACT-29} {BS-ACT-30} {BS-ACT-22} {BS-ACT-27}',
        'Appeal is the quiet engine. Its spaces give a worker, a salesperson, a machine, another partner, goods, even a step of the share price, and the most appealing company operates first. {BS-APL-03} {BS-OPR-01}',
      ],
      scene: 'city',
    },
    {
      title: 'Operating: the money machine',
      body: [
        'Each company operates once. First it buys resources from the supply chain at $30, $20 or $10 a cube; what stands on X cannot be bought yet. Then its factories produce from left to right, each of them only if it is fully staffed, has its resources, and the one before it has produced. {BS-OPR-08} {BS-OPR-13}',
        'Then it sells goods to the demand tiles of its own industry. Each good brings the company’s sale price; whoever puts the last good on a tile gets $50 more in the right column, $20 in the middle. {BS-DST-01} {BS-DST-06}',
        'Now comes the decision of the game. *Pay*: a tenth of the revenue for every share, to whoever holds it; shares still on the charter pay the company. If the payout reaches the share price, the price rises one step, at twice the price two. *Withhold*: everything goes to the treasury, and the price falls one step. {BS-DIV-01} {BS-DIV-03} {BS-PRC-02} {BS-PRC-06}',
      ],
      scene: 'charter',
    },
  ],
  captions: {
    exchange: (view, names) =>
      `Decade ${view.board.decade} of a real game, stock phase: ${names.seat(Number(view.viewer))} may sell and then buy one certificate. Every company stands at its share price.`,
    city: (view, names) =>
      `Decade ${view.board.decade}, action phase: ${names.seat(Number(view.viewer))} sends a partner. Houses are the buildings that players have put up so far.`,
    charter: (view, names) =>
      `Decade ${view.board.decade}: the desk of ${names.seat(Number(view.viewer))} while a company produces, factory by factory from left to right.`,
  },
  scoring: {
    body: [
      'When all companies have operated in the fifth decade, it is over. Count your cash, then each share at the final price, then $200 for each goal in which nobody is ahead of you. {BS-END-01} {BS-END-02}',
      'Six shares at $160 are $960, more than most players ever hold in cash. That is why the price is worth so much: a step from $140 to $160 is $20 for each of your shares. {BS-PRC-01}',
      'Treasuries, goods, machines and resources score nothing, so in the last decade a company should pay out whatever it can. {BS-END-03}',
    ],
    counted: 'This is how the game ended from which the pictures on this page are taken.',
  },
  firstTurn: [
    'You begin with $175 and found a company before the first decade. A price of $40 costs $120 and leaves you $55, enough for one more certificate; $50 costs $150 and gives the company more to work with. Choose a charter whose first factory needs few workers and resources that lie in the supply chain cheaply.',
    'In the first stock phase buy one more share of your own company: the money goes into its treasury, where you need it. In the first action phase hire exactly the workers that the first factory needs, and use your second partner for a building or for advertising.',
    'Then buy only the cubes you can use, produce, and sell to the right column if you can fill a tile. A small first dividend that reaches the share price is better than a full treasury.',
  ],
  mistakes: [
    'Treating the company’s treasury as one’s own. It is worth nothing at the end. {BS-END-03}',
    'Withholding too often. Each time the price falls, and with it everything you own. {BS-PRC-06}',
    'Never withholding. A company that cannot pay for workers stays small; early on one withheld decade may be right.',
    'Hiring workers for the second factory first. Factories run from left to right, and a gap stops everything behind it. {BS-OPR-13}',
    'Producing more than the demand row can take. Unsold goods wait, and at the end they are worthless. {BS-DST-13}',
    'Overlooking the fill bonus. One good on the right tile can bring $50. {BS-DST-06}',
    'Paying just below the share price. With $10 more the price would rise. {BS-PRC-05}',
    'Buying only own shares. A neighbour’s company that pays well pays you, too. {BS-DIV-04}',
    'Selling in haste. The price drops, and this decade you cannot buy back. {BS-STK-15}',
    'Forgetting the certificate limit. Small certificates fill it as fast as large ones. {BS-CRT-03}',
  ],
  aid: [
    {
      title: 'Stock phase',
      rows: [
        {
          sign: <Icon name="share" size={18} />,
          name: 'Turn',
          text: 'Sell any number, then buy 1 certificate or found',
        },
        { name: 'Certificates', text: 'Director 3 shares, Preferred 2, five Common 1 each' },
        { name: 'Limits', text: '6 shares per company; 10, 12, 14 certificates with 2, 3, 4 players' },
        { name: 'Founding', text: '$35, $40, $50 or $60; pay three times as much' },
        { name: 'Selling', text: 'Price −1 step per share; no buying back this decade' },
        { name: 'Sold out', text: 'All 10 shares with players: +1 step at the end' },
      ],
    },
    {
      title: 'Action spaces',
      rows: [
        {
          sign: <Icon name="worker" size={18} />,
          name: 'Workers',
          text: '$20, $30, $40 or $50 each by the job market',
        },
        { sign: <Icon name="manager" size={18} />, name: 'Manager', text: '$60, once a decade' },
        { sign: <Icon name="salesperson" size={18} />, name: 'Salesperson', text: '$70, once a decade' },
        {
          sign: <Icon name="appeal" size={18} />,
          name: 'Advertising',
          text: '$20: 1 appeal, and first place if you like',
        },
        { sign: <Icon name="asset" size={18} />, name: 'Capital asset', text: '$40 to $80' },
        {
          sign: <Icon name="money" size={18} />,
          name: 'Fundraising',
          text: '$40; from decade 3 $60 once; decade 5 $80 once',
        },
        { name: 'Extra dividend', text: '$100 from the treasury, $10 per share' },
      ],
    },
    {
      title: 'Operating',
      rows: [
        { sign: <Icon name="cube" size={18} />, name: '1 Buy', text: 'Cubes at $30, $20, $10; not from X' },
        { name: '2 Produce', text: 'From left to right; fully staffed; bonus of the manager' },
        {
          sign: <Icon name="good" size={18} />,
          name: '3 Sell',
          text: 'Own row; last good on a tile: right $50, middle $20',
        },
        { name: '4 Decide', text: 'Pay a tenth per share, or withhold all' },
        { name: 'Haymarket', text: 'Two cubes of one kind for one of another' },
      ],
    },
    {
      title: 'Share price',
      rows: [
        { name: 'Payout ≥ price', text: '+1 step' },
        { name: '≥ twice', text: '+2 steps' },
        { name: '≥ three times', text: '+3 steps from $60 on' },
        { name: 'Withheld', text: '−1 step' },
        { name: 'Track', text: '10 15 20 25 35 40 50 60 80 100 120 140 160 190 220 250 280 320 360 400 450' },
      ],
    },
    {
      title: 'Appeal (or $25 each)',
      rows: [
        { name: '3 · 5 · 7', text: 'Worker · salesperson · automation' },
        { name: '9', text: 'Partner' },
        { name: '11 · 15', text: 'A good every decade' },
        { name: '13 · 16', text: 'Price +1 step' },
      ],
    },
    {
      title: 'End',
      rows: [
        { name: 'Score', text: 'Cash + shares × price + $200 per goal' },
        { name: 'Nothing for', text: 'Treasuries, goods, cubes' },
      ],
    },
  ],
}
