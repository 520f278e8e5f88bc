import type { GuideText } from '@boardroom/board-kit'
import { Sign } from '../board/signs.tsx'
import { donationCost } from '../model/donations.ts'
import { names as book } from '../text/en/names.ts'
import type { Carnegie } from '../types.ts'
import { awayIn, cityCount, seatOf } from './facts.ts'
import type { SceneName } from './scenes.ts'

export const en: GuideText<Carnegie, SceneName> = {
  lead: 'An office block full of people, a railway map full of gaps, and one decision a round that everybody has to live with.',
  aim: [
    'You run a company in the age of steel and steam, and after exactly 20 rounds the one with the most victory points wins.',
    'Points come late: from projects that join the great cities, from a building full of departments and people at work, and from donations that reward whatever you did most of.',
    'Nearly everything is done by your employees, who walk to a desk, get to work, travel into the country to get something done, and only bring home the money when somebody calls their region.',
  ],
  round: {
    title: 'One of twenty rounds. One person chooses, everybody plays.',
    steps: [
      { name: 'Choose', who: 'start player', what: 'One action for all; its row also names the event.' },
      { name: 'Event', who: 'in turn order', what: 'Bring people home for income, or donate.' },
      { name: 'Departments', who: 'in turn order', what: 'Use every department of that action.' },
      { name: 'Activate', who: 'all at once', what: 'Pay to put people to work at desks.' },
    ],
    again: 'The locomotive goes to the next player',
  },
  chapters: [
    {
      title: 'One choice for everybody',
      body: [
        'The timeline has four rows, one for each action: Human Resources, Management, Construction, Research & Development. The start player names one of them, and everybody then uses their departments of that kind. {CG-ACT-01}',
        'But the row brings something else along. Right of its marker lies a cell with a region or a donation, and that cell happens first, to everybody. So you choose two things at once: what all of you will do, and who gets paid before. The best choice is one for which you are ready and the others are not. {CG-ACT-02}',
        'After the round the marker moves on by one cell. Each row has five, so each action comes about five times, and you can see everything that is still to come. If a row has run out it may still be chosen; then the next row below lends its event. {CG-ACT-04}',
      ],
      scene: 'timeline',
    },
    {
      title: 'Income: calling people home',
      body: [
        'Suppose the event is the South. If you have people out there, you may bring home as many as you like. Each of them pays what your disc on the *transport track* of the South stands on: a dollar at the beginning, later goods, research, people or points. {CG-INC-03}',
        'Then, once, however many came back, you get the income of every *project* that you have built, all over the country. That is why even one person in every region is worth having: without somebody to bring home you get nothing at all, neither from the track nor from the projects. {CG-INC-06} {CG-INC-08}',
        'Whoever comes home lies down in the lobby and has a long way back to a desk.',
      ],
      scene: 'income',
    },
    {
      title: 'The office: walk, then work',
      body: [
        'Your company is a building of four floors with four rooms each. Employees who lie are inactive; employees who stand on a desk are active, and only those do anything. A department can be used once for every active employee in it. {CG-USE-02}',
        '*Human Resources* moves people: three steps for the clerk who always sits there, and three more for each active employee beside him. A step takes one person to a neighbouring room. Somebody who was active and moves, lies down. {CG-HR-01} {CG-EMP-07}',
        'At the end of the round you pay to activate people in departments with a free desk, usually one or two dollars each. They then stay active, round after round, until you move them or send them away. {CG-ACV-02} {CG-EMP-15}',
      ],
      scene: 'company',
    },
    {
      title: 'Management: money, goods, rooms',
      body: [
        'Commerce & Finance turns people into means: $3 or one good for staying in; $6 or two goods if you send them on a *mission*, which means that they leave their desk for a region of your choice and wait there for income. {CG-MGT-01}',
        'Strategic Planning builds a new department on an empty space, for two goods, or only one if somebody of yours already stands there. That person can be put to work on the new desk at once. Your first department must be the one you picked before the game. {CG-MGT-02} {CG-MGT-05}',
        'There are 16 different departments; each of them does one thing better than your first five, and no company has the same one twice.',
      ],
    },
    {
      title: 'Construction: out into the country',
      body: [
        'To build a project, send an active employee of Construction into a region, pay one good for housing or commerce, two for industry or infrastructure, and put the disc from your project strip on a matching space of a city there. Small towns take every kind. {CG-CON-01} {CG-CON-02} {CG-CON-05}',
        'This does four things. The circle from which you took the disc is now *open* and pays at every income. The city counts its points at the end. Your network grows. And your employee waits in that region for the next event. {CG-CON-08}',
        'A small town with a transport symbol also pays the income of your track at once. {CG-CON-09}',
      ],
      scene: 'map',
    },
    {
      title: 'Research: better strips, faster trains',
      body: [
        'Every active researcher brings three points, which you spend in the same turn or lose. They push your project strips, which shows new discs to be built and in the end plain victory points, and they push your discs on the transport tracks, which raises what people bring home. {CG-RND-01} {CG-RND-05}',
        'Building uses up discs and research makes new ones. Whoever only builds stands in Construction one day with nothing to build. Only one disc in the whole game may reach the last space of each track. {CG-TRA-04}',
      ],
      scene: 'tabs',
    },
    {
      title: 'Donations: saying what you will be good at',
      body: [
        'Some cells of the timeline show a donation instead of a region. Everybody may then pay for one of twenty donations, each of which can be taken only once. The first costs $5, the second $10, the third $15, and so on. {CG-DON-01} {CG-DON-03}',
        'A donation is a promise to yourself: two points for every project in the West, three for every Research department, one for every active employee. It pays only at the end and at most 12 points, more if your strips have raised the limit. Take early what fits your plan; somebody else may want it too. {CG-DON-08}',
      ],
      scene: 'donations',
    },
  ],
  captions: {
    timeline: ({ board }) =>
      `Round ${board.round} of a real game. The markers show how often each action has been chosen; the cell right of a marker is the event that choosing this row would trigger.`,
    income: (view, names) => {
      const { region, count } = awayIn(view)
      return `The event is income ${book.regions[region].in}. ${names.seat(Number(view.viewer))} has ${count} employees there; each brings what the disc on that track stands on.`
    },
    company: (view, names) => {
      const player = seatOf(view)
      const active = player.active.reduce((sum, each) => sum + each, 0)
      return `${names.seat(Number(view.viewer))}’s office in round ${view.board.round}: ${active} employees stand at desks and can be used, the others lie and wait.`
    },
    map: (view, names) =>
      `Round ${view.board.round}: ${names.seat(Number(view.viewer))} has projects in ${cityCount(view)} cities. Lines between own cities join up; outlined spaces can be built on now.`,
    tabs: (view, names) =>
      `${names.seat(Number(view.viewer))} has ${view.board.turn?.research ?? 0} research points to spend. The number beside a strip is what its next step costs.`,
    donations: (view, names) =>
      `${names.seat(Number(view.viewer))}’s next donation would cost $${donationCost(seatOf(view))}. Spaces with a disc are gone.`,
  },
  scoring: {
    body: [
      'Most of your points are counted at the end, so look at this list before you start. {CG-END-01}',
      '*Connections*: cities with your projects, joined by printed lines, form a network. If it contains at least two of San Francisco, Chicago, New York and New Orleans, it scores by how many, and by your weakest transport level among their regions. All four with railroads are worth 36 points, two with wagons only 3. {CG-NET-05}',
      '*Company*: one point for every active employee, two for every department you built, three on the top floor. Nobody counts who lies down or is away. {CG-END-03} {CG-END-04}',
      '*Projects*: each of them counts the points of its city, and each strip the last value it has shown. *Donations*: each by its own words, up to your limit. An unused joker is worth three. Money and goods are worth nothing. {CG-END-10}',
    ],
    counted: 'This is how the game ended from which the pictures on this page are taken.',
  },
  firstTurn: [
    'Before the first round you place a housing project, pick a department, walk six steps and activate people. Put the project into a medium city on a line between two great ones, or into a great city itself. Choose a department that you understand: Purchasing, Advanced Design and Recruiting are never wrong.',
    'With the six steps, bring two people from the lobby to Construction and one to Research; pay to activate them, but keep a few dollars. Now look at the timeline. If you are start player, choose an action for which you have people standing and which the others cannot use so well. Early on that is mostly Management, because everyone needs goods, or Construction while you still have four of them.',
    'And whenever you send somebody away, ask: which region comes next in a row that people want to choose anyway? That is where to send them.',
  ],
  mistakes: [
    'Waiting for a region in which they have nobody. Without a person to bring home there is no income at all. {CG-INC-08}',
    'Sending everybody to one region. It may not come again for six rounds; look along the rows first.',
    'Emptying Construction in one go. Three projects in one round are splendid, and then nobody stands there for a long time.',
    'Forgetting to move people into rooms *before* Human Resources has passed. In most rounds nobody walks. {CG-HR-05}',
    'Spending the last dollar on goods and having none for activation. People who lie do nothing. {CG-ACV-02}',
    'Believing that activation must be paid again. Whoever stands, keeps standing. {CG-ACV-05}',
    'Saving research points for later. They lapse at the end of the turn. {CG-RND-05}',
    'Leaving gaps in the network. Two separate halves do not add up; only the better one counts. {CG-NET-06}',
    'Neglecting one transport track. The weakest level among your great cities decides for all of them. {CG-NET-04}',
    'Starting donations in the last rounds. The good ones are gone, and the third costs $15. {CG-DON-03}',
  ],
  aid: [
    {
      title: 'Actions',
      rows: [
        {
          sign: <Sign name="hr" size={18} />,
          name: 'Human Resources',
          text: '3 steps, and 3 more per active employee there',
        },
        {
          sign: <Sign name="management" size={18} />,
          name: 'Commerce & Finance',
          text: 'Each: $3 or 1 good; with a mission $6 or 2 goods',
        },
        {
          sign: <Sign name="management" size={18} />,
          name: 'Strategic Planning',
          text: 'Each: a department for 2 goods, 1 if somebody stands there',
        },
        {
          sign: <Sign name="construction" size={18} />,
          name: 'Construction',
          text: 'Each: a mission, goods, one project in that region',
        },
        {
          sign: <Sign name="rnd" size={18} />,
          name: 'Research',
          text: 'Each: 3 research points, to be spent this turn',
        },
      ],
    },
    {
      title: 'Costs',
      rows: [
        { sign: <Sign name="housing" size={18} />, name: 'Housing', text: '1 good' },
        { sign: <Sign name="commerce" size={18} />, name: 'Commerce', text: '1 good' },
        { sign: <Sign name="industry" size={18} />, name: 'Industry', text: '2 goods' },
        { sign: <Sign name="infrastructure" size={18} />, name: 'Infrastructure', text: '2 goods' },
        {
          sign: <Sign name="donation" size={18} />,
          name: 'Donation',
          text: '$5, $10, $15 … ; with Communications $3, $6, $9 …',
        },
        { name: 'Activating', text: 'The price at the desk, $1 or $2 in the first departments' },
        { name: 'Selling goods', text: '$1 each, at any time in your own turn' },
      ],
    },
    {
      title: 'Transport tracks: step costs and income per employee',
      rows: [
        {
          sign: <Sign name="west" size={18} />,
          name: 'West',
          text: 'Costs 2, 1, 4, 5. $1, $3, 1 good, 2 VP, 2 VP. End: 3 goods',
        },
        {
          sign: <Sign name="midwest" size={18} />,
          name: 'Midwest',
          text: 'Costs 1, 3, 3, 5. $1, $2, 3 research, 2 goods, 2 VP. End: $10',
        },
        {
          sign: <Sign name="east" size={18} />,
          name: 'East',
          text: 'Costs 3, 2, 2, 5. $1, $4, 1 employee, 2 VP, 2 VP. End: $10',
        },
        {
          sign: <Sign name="south" size={18} />,
          name: 'South',
          text: 'Costs 1, 3, 3, 5. $1, $2, $5, $7, 2 VP. End: 3 goods',
        },
      ],
    },
    {
      title: 'Connections (link points: San Francisco 2, others 1)',
      rows: [
        { sign: <Sign name="wagon" size={18} />, name: 'Wagon', text: '2: 3 · 3: 6 · 4: 12 · 5: 18' },
        { sign: <Sign name="stagecoach" size={18} />, name: 'Stagecoach', text: '2: 6 · 3: 12 · 4: 18 · 5: 24' },
        { sign: <Sign name="railroad" size={18} />, name: 'Railroad', text: '2: 9 · 3: 18 · 4: 27 · 5: 36' },
      ],
    },
    {
      title: 'Final scoring',
      rows: [
        { name: 'Active employees', text: '1 VP each, not on missions' },
        { name: 'Departments built', text: '2 VP each, 3 on the top floor' },
        { name: 'Strips', text: 'The last value shown; at most 6, 9, 12, 15' },
        { name: 'Cities', text: '0 to 3 VP per project' },
        { name: 'Donations', text: 'Each up to 12 VP, +3 for every strip that raised the limit' },
        { name: 'Joker', text: '3 VP if not used' },
        { name: 'Money, goods', text: 'Nothing' },
      ],
    },
    {
      title: 'Ongoing departments (with an active employee)',
      rows: [
        { name: 'Property Management', text: 'Move one employee onto a department just built' },
        { name: 'Communications', text: 'Donations for $3 instead of $5' },
        { name: 'Telegraph Operators', text: 'Transport steps cost 1 research less, at least 1' },
        { name: 'New Lobby', text: 'A second lobby; needs nobody' },
      ],
    },
  ],
}
