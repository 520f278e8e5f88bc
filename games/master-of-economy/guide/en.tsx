import type { GuideText } from '@boardroom/board-kit'
import { FactorySign } from '../board/signs.tsx'
import type { MasterOfEconomy } from '../types.ts'
import type { SceneName } from './scenes.ts'

export const en: GuideText<MasterOfEconomy, SceneName> = {
  lead: 'You found a company, build it up, get rich on its shares, and may yet be voted out of it by people who bought the rest.',
  aim: [
    'The richest player wins, and that means you, not your company: what counts is your private cash and the value of the shares in your own hands.',
    'A company becomes valuable by selling goods abroad: every export is a point, and points raise the value of each of its shares from 1 to 4.',
    'But a company belongs to its shareholders; whoever controls most votes decides who runs it next year, so you must make it worth owning without letting others own it.',
  ],
  round: {
    title: 'One year: two half-years of work, money business in between, a reckoning at the end.',
    steps: [
      { name: 'Invest', who: 'company order', what: 'Build up to three factories, sell up to two.' },
      { name: 'Supply', who: 'all', what: 'Put material on factories that need it.' },
      { name: 'Produce', who: 'by itself', what: 'Goods come into the warehouse, ten at most.' },
      { name: 'Trade', who: 'company order', what: 'Bids on the market; then it is settled.' },
      { name: 'Finance', who: 'company order', what: 'Interest, shares of others, loans.' },
      { name: 'Invest … Trade', who: 'second half-year', what: 'The same four phases once more.' },
      { name: 'Meetings', who: 'all players', what: 'Bonus, dividends, elections, own shares.' },
    ],
    again: 'At most four years, or until a company has 25 points',
  },
  chapters: [
    {
      title: 'Factories, and what they eat',
      body: [
        'In an investment phase a company builds up to three factories, at most two of one kind. A quarry costs 3; everything else costs 3 and one building material from its own warehouse, so quarries, or the three materials you start with, come first. {ME-INV-02} {ME-INV-04}',
        'Then you supply them. Quarries need nothing. Mines need electricity, a power plant needs coal, a steel mill coal and iron ore, a shipyard steel and electricity. Supplied mines, plants and mills give two goods, a shipyard one ship. You can only use what lies in the warehouse *now*. {ME-SUP-01} {ME-PRD-01}',
        'Two things to remember: *electricity does not keep*. What you do not use in the supply phase is gone. And a warehouse holds ten goods, no more. {ME-SUP-06} {ME-PRD-03}',
      ],
      scene: 'companies',
    },
    {
      title: 'The market: one marker, one unit',
      body: [
        'There is one row for each good. On the left is a field for importing at a fixed, dear price; to the right run eleven cells for selling, dearer and dearer. In company order each company places up to six markers, all at once and seen by the others: on the import field a bid to buy one unit, on a cell an offer to sell one. {ME-TRD-02} {ME-TRD-05} {ME-TRD-06}',
        'Rows are then settled from top to bottom. Buyers come first: each takes the *cheapest* offer of another company and pays its price; if there is none, it imports from the bank. What is left on the cells goes abroad, from left to right. The foreign demand marker starts above the right end and moves one cell left with each export; an offer to the right of it does not sell. {ME-TRD-11} {ME-TRD-16} {ME-TRD-18}',
        'So a high price is a gamble. A single offer sells even on cell 11. If there are two, the dearer one must stand on 10 or lower, of three the dearest on 9; who asks for too much goes home with the goods. An export pays the price of the cell and *one point*. A sale to another company pays, but brings no point. {ME-TRD-19} {ME-TRD-12}',
        'You may offer what you do not have yet, because purchases of a row come before its exports. If it is still missing when the offer comes up, the fine is 1. {ME-TRD-20}',
      ],
      scene: 'market',
    },
    {
      title: 'Finance: owning the others',
      body: [
        'In the middle of the year companies pay interest, may deal in shares of *other* companies, and may borrow 5, with two loans at most. Each company’s shares come in ten packets, from one share to ten. A packet costs its size times the present share value. {ME-LON-05} {ME-SHR-04}',
        'Whoever buys shares of your company pays the bank, and the bank pays you, its manager, a small bonus. That is pleasant until you count votes: your company began with your packet of ten, and there are 45 more to be had. {ME-SHR-09}',
      ],
      scene: 'shares',
    },
    {
      title: 'The meeting: six events',
      body: [
        'First the bank pays every manager a bonus by factories. Then comes *embezzlement*, quite within the rules: take any amount x out of the company into your own pocket; the company also pays x times its share value to the bank and loses x points. You may not let the share value fall by it. {ME-MTG-02} {ME-MTG-03} {ME-MTG-05}',
        'Then *dividends*: if the company has the cash, one euro for each share is always on the table, and any shareholder may move for more. One vote per share. It is the honest way to carry company money into private pockets, in proportion to who owns it. {ME-MTG-07} {ME-MTG-09}',
        'Next, the company may buy back its own packets, whether the holder likes it or not: the surest defence. Then the *election*: most votes get the manager’s chair for the next year. Shares held by companies you manage vote with you. At last players trade shares with their own money. {ME-MTG-30} {ME-MTG-43} {ME-MTG-61}',
        'After the meeting relations markers decide the company order of the next year. Being first matters most at the market. {ME-ORD-05}',
      ],
    },
  ],
  captions: {
    market: (view, names) =>
      `Second trade phase of year ${view.board.year} in a real game; ${names.seat(Number(view.viewer))} places bids. Import on the left, cells for selling on the right, the demand marker above them.`,
    companies: (view, names) =>
      `Year ${view.board.year}, supply: ${names.seat(Number(view.viewer))} decides which factories get material. Warehouse, factories and cash of all companies lie open.`,
    shares: (view, names) =>
      `Year ${view.board.year}, finance: who holds which packets. ${names.seat(Number(view.viewer))} is asked whether the company buys or sells one.`,
  },
  scoring: {
    body: [
      'The game ends after the trade phase in which a company reaches 25 points, or after year four. There is no last meeting. {ME-END-01}',
      'Share values follow from points: up to 8 points a share is worth 1, from 9 on 2, from 17 on 3, from 25 on 4. Companies first sell the shares they hold and settle their loans at 6 each. Then each company’s cash is shared out among its shareholders: so much per share, the rest per packet. {ME-GEN-07} {ME-SCO-03} {ME-SCO-04}',
      'Your result is all your shares at their final value, plus your cash, minus what you bid for the starting order. Factories and goods are worth nothing. {ME-SCO-07}',
    ],
    counted: 'This is how the game ended from which the pictures on this page are taken.',
  },
  firstTurn: [
    'You have 25 in the company, three building materials and not a single factory. Build three: two quarries and a power plant are a quiet beginning, a coal mine and a power plant feed each other once they run. Look at what those before you built; what everybody makes is cheap, what nobody makes must be imported dearly.',
    'In the first supply phase you have nothing to supply, which is no shame. In the first trade phase buy what your factories will need in the second half-year, one marker for each unit, and sell building materials on modest cells: each exported unit is a point.',
    'Keep at least 5 in the company’s cash. And at the first meeting, before you take any money out, count who could outvote you.',
  ],
  mistakes: [
    'Making the company rich instead of oneself. Its money is yours only as far as the shares are yours. {ME-GEN-03}',
    'Placing all offers on the far right. Every export pulls demand to the left, and one that fails takes those to its right along. {ME-TRD-18}',
    'Holding on to electricity. It is gone after the supply phase. {ME-SUP-06}',
    'Wanting to use in the same phase what is only being produced. Material must be there before. {ME-SUP-04}',
    'Building factories whose materials nobody makes. Imports often cost more than the product earns.',
    'Spending all building materials in the first phase and having none for the second. {ME-INV-04}',
    'Forgetting that rows are settled from top to bottom: money from ships comes too late to pay for coal. {ME-TRD-09}',
    'Watching calmly as somebody buys packet after packet of your company. The election comes at the end of the year. {ME-MTG-43}',
    'Embezzling down to the last coin. The points are gone, too, and so perhaps is the next share value. {ME-MTG-03}',
    'Planning for year four when somebody stands at 22 points. The game may be over after the next trade. {ME-END-01}',
  ],
  aid: [
    {
      title: 'Factories (cost 3, all but the quarry also 1 building material)',
      rows: [
        { sign: <FactorySign factory="quarry" size={18} />, name: 'Quarry', text: 'nothing → 1 building material' },
        { sign: <FactorySign factory="coal-mine" size={18} />, name: 'Coal mine', text: 'electricity → 2 coal' },
        {
          sign: <FactorySign factory="iron-ore-mine" size={18} />,
          name: 'Iron ore mine',
          text: 'electricity → 2 iron ore',
        },
        { sign: <FactorySign factory="power-plant" size={18} />, name: 'Power plant', text: 'coal → 2 electricity' },
        { sign: <FactorySign factory="steel-mill" size={18} />, name: 'Steel mill', text: 'iron ore + coal → 2 steel' },
        { sign: <FactorySign factory="shipyard" size={18} />, name: 'Shipyard', text: 'electricity + steel → 1 ship' },
        { name: 'Limits', text: 'Build 3 (2 of a kind), sell 2 at 3; 3 spaces per kind; warehouse 10' },
      ],
    },
    {
      title: 'Import prices',
      rows: [
        { name: 'Building materials', text: '3' },
        { name: 'Coal, iron ore, electricity', text: '4' },
        { name: 'Steel', text: '7' },
        { name: 'Ship', text: '17' },
      ],
    },
    {
      title: 'Trade',
      rows: [
        { name: 'Markers', text: '6; a seventh for a relations marker' },
        { name: 'Order', text: 'Row by row from the top; purchases before exports' },
        { name: 'Purchase', text: 'Cheapest offer of another company, else import' },
        { name: 'Export', text: 'Price of the cell, 1 point, demand 1 to the left' },
        { name: 'Fine', text: '1 for an offer without goods' },
      ],
    },
    {
      title: 'Finance',
      rows: [
        { name: 'Loans', text: '5 each, 2 at most; interest 1, repay 5' },
        { name: 'Shares', text: 'One purchase, one sale; size × share value' },
        { name: 'Bonus', text: 'Share value to the issuer’s manager' },
        { name: 'Share value', text: '0–8 points: 1 · 9–16: 2 · 17–24: 3 · 25–30: 4' },
      ],
    },
    {
      title: 'Meeting',
      rows: [
        { name: '1 Bonus', text: '1–5 factories 1, 6–10 2, 11–15 3, 16+ 5' },
        { name: '2 Embezzlement', text: 'x to you; company pays x more per share value, loses x points' },
        { name: '3 Dividend', text: 'If cash ≥ shares + 6 per loan; vote from the highest motion' },
        { name: '4 Buy-back', text: 'Shares × value + value; nobody can refuse' },
        { name: '5 Election', text: '1 vote per share' },
        { name: '6 Own shares', text: 'One purchase, one sale; without a company up to 3 deals' },
      ],
    },
    {
      title: 'End',
      rows: [
        { name: 'When', text: 'A company has 25 points after trade, or year 4 is over' },
        { name: 'Result', text: 'Own shares × final value + cash − bid for the order' },
      ],
    },
  ],
}
