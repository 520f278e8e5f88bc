import { BUILD_GOODS, builtVp, JOKER_VP, LOBBY, START } from '../../components/index.ts'
import { gain, goods } from '../../text/en/grammar.ts'
import { con } from '../../text/en/help/con.ts'
import { dep } from '../../text/en/help/dep.ts'
import { don } from '../../text/en/help/don.ts'
import { hr } from '../../text/en/help/hr.ts'
import { mgt } from '../../text/en/help/mgt.ts'
import { rnd } from '../../text/en/help/rnd.ts'
import { names as book } from '../../text/en/names.ts'
import { en as words } from '../words/en.ts'
import { explainerOf } from './explainer.ts'

const BUILT = `Built for ${goods(BUILD_GOODS.staffed)} where an own employee is, else ${BUILD_GOODS.empty}.`

/** The table of Carnegie in English. */
export const explainer = explainerOf({
  words,
  book,
  rules: { ...con, ...dep, ...don, ...hr, ...mgt, ...rnd },
  gain,
  actionKind: 'Action',
  actions: {
    hr: 'Everybody uses their Human Resources departments: mostly steps, to move employees through the house.',
    management: 'Everybody uses their Management departments: money, goods, and new departments.',
    construction: 'Everybody uses their Construction departments: projects in the cities of the map.',
    rnd: 'Everybody uses their R&D departments: research points for tabs and transport tracks.',
  },
  actionWhen: 'The start player chooses one action for all. First its next event happens, in turn order.',
  event: (income, donation) =>
    income
      ? {
          name: donation ? `Income ${income}, and a donation` : `Income ${income}`,
          kind: 'Event',
          what: `Who has employees on a mission ${income} may bring them home: each brings the transport income of the region, and then all open circles of the tabs pay once.${donation ? ' You may donate as well.' : ''}`,
          when: 'When its action is chosen and the marker stands just before it.',
        }
      : {
          name: 'Donation',
          kind: 'Event',
          what: 'Everybody may make one donation, in turn order.',
          when: 'When its action is chosen and the marker stands just before it.',
        },
  departmentKind: (start, type) => (start ? `Start department, ${type}` : `Department tile, ${type}`),
  department: (start, desks, cost) => ({
    cost: [start ? '' : BUILT, desks > 0 ? `$${cost} to activate somebody at a desk.` : ''].filter(Boolean).join(' '),
    when: desks > 0 ? 'Once for each active employee, when its action is chosen.' : undefined,
  }),
  donation: (formula) => ({
    cost: `$5 for your first donation, $10 for the second and so on. It scores ${formula}, up to your limit.`,
    when: 'At a donation event. Each can be taken once; it scores at the end.',
  }),
  city: (takes, vp, link, symbol) => ({
    what: [
      takes ? 'A space for a project of yours.' : 'A city for projects.',
      vp > 0 ? `Each project here is worth ${vp} VP at the end.` : '',
      link > 0 ? `${words.link(link)} for a network that joins major cities.` : '',
      symbol ? 'A project here brings your transport income of the region at once.' : '',
    ]
      .filter(Boolean)
      .join(' '),
    cost: takes ? 'The goods of its tab, and an employee sent to this region.' : undefined,
    when: takes ? 'With Construction departments. Cities of yours that are joined by lines form a network.' : undefined,
  }),
  region: (where) => ({
    kind: 'Region',
    what: `Employees on a mission ${where} stand here. They come home, and bring income, only when the timeline shows this region.`,
  }),
  station: (number, level, income, step) => ({
    kind: `Transport track, space ${number}`,
    what: `Each employee who comes home from here brings ${income}. ${level} counts for networks.`,
    cost: step === null ? undefined : `${words.research(step)} for the step to the next space.`,
    when: 'With research points. The last space takes one disc in the whole game.',
  }),
  project: (needed) => ({
    kind: 'Project tab',
    what: 'A disc in sight is a project ready to be built. Built, it opens a circle, which pays at every income. Steps with research points bring more circles, points and a higher limit for donations.',
    cost: `${goods(needed)} for each project; research points for each step of the tab.`,
  }),
  parts: {
    'start-player': {
      name: 'Start player',
      what: 'Chooses the action of this round. The locomotive goes on clockwise.',
    },
    ready: {
      name: 'Ready employees',
      what: 'Your active employees in departments of this action: so often you could use them now.',
    },
    returning: {
      name: 'Who is there',
      what: 'Employees on a mission in that region. They can come home with this event.',
    },
    links: {
      name: 'Cities joined',
      what: 'What a network is worth: link points of its major cities, by the lowest transport level of their regions. Only your best network counts.',
      when: 'At the end of the game.',
    },
    lobby: { name: 'Lobby', what: 'New and returning employees lie down here. Steps lead them into departments.' },
    'empty-room': {
      name: 'Room for a department',
      what: `A department built here is worth ${builtVp(0)} VP in the top row, else ${builtVp(LOBBY)}.`,
      cost: BUILT,
    },
    standing: {
      name: 'Active employee',
      what: 'At a desk, ready to use the department. Stays active until moved or sent on a mission.',
    },
    lying: {
      name: 'Inactive employee',
      what: 'Has no desk yet. In a department with a free desk they can be activated at the end of the round.',
    },
    used: { name: 'Used this turn', what: 'This employee has worked already; again next time the action is chosen.' },
    permanent: {
      name: 'Permanent employee',
      what: 'Printed in Human Resources: always active, never moves, gives 3 steps.',
    },
    desk: {
      name: 'Free desk',
      what: 'Somebody lying in this room can be activated here.',
      cost: 'The number on it.',
      when: 'At the end of each round.',
    },
    steps: {
      name: 'Steps',
      what: 'One step takes one employee to the next room. What is left at the end of the turn lapses.',
    },
    research: { name: 'Research points', what: 'For steps of project tabs and transport tracks. What is left lapses.' },
    money: { name: 'Money', what: 'For desks, donations and some departments. It scores nothing by itself.' },
    goods: { name: 'Goods', what: 'Pay for projects and departments. You may sell them for $1 each at any time.' },
    score: { name: 'Points', what: 'Your victory points if the game ended now.' },
    'to-hire': { name: 'Employees to hire', what: `In your supply. You begin with ${START.inLobby} in the lobby.` },
    discs: { name: 'Discs', what: 'For projects, donations and tabs. When none is left, new circles stay empty.' },
    'next-donation': {
      name: 'Your next donation',
      what: 'What it will cost, and the most points that each of your donations can score.',
      when: 'The limit rises by 3 with each tab that shows it.',
    },
    donations: { name: 'Donations', what: 'How many you have made. Each scores at the end, by what you have then.' },
    joker: {
      name: 'Joker',
      what: `Use the departments of another action in your turn. Unused it scores ${JOKER_VP} VP.`,
      when: 'Before your departments, if you are not the start player.',
    },
    sides: {
      name: 'Side of a tab',
      what: 'The two sides bring the same things in another order. You play with one of each.',
      when: 'Chosen once, before the game.',
    },
    'last-space': { name: 'Reward of the last space', what: 'Only one disc ever comes there, and gets this at once.' },
    andrew: { name: 'Andrew', what: 'Your opponent in the solo game. He pays nothing; a card says what he does.' },
    'andrew-card': {
      name: 'Andrew’s card',
      what: 'One line for each action, and a donation. What he cannot do shifts the card to more points.',
    },
    'vp-cards': { name: 'VP cards', what: 'Andrew’s card ends under one of them and scores that much.' },
    active: { name: 'Active employees', what: 'All employees at a desk. Each is worth 1 VP at the end.' },
  },
  icons: {
    hr: { name: 'Human Resources', what: 'An action, and the departments of its kind.' },
    management: { name: 'Management', what: 'An action, and the departments of its kind.' },
    construction: { name: 'Construction', what: 'An action, and the departments of its kind.' },
    rnd: { name: 'Research & Development', what: 'An action, and the departments of its kind.' },
    housing: { name: 'Housing', what: 'A type of project.' },
    commerce: { name: 'Commerce', what: 'A type of project.' },
    industry: { name: 'Industry', what: 'A type of project.' },
    infrastructure: { name: 'Public infrastructure', what: 'A type of project.' },
    west: { name: 'West', what: 'A region: its missions, its income.' },
    midwest: { name: 'Midwest', what: 'A region: its missions, its income.' },
    east: { name: 'East', what: 'A region: its missions, its income.' },
    south: { name: 'South', what: 'A region: its missions, its income.' },
    wagon: { name: 'Wagon', what: 'The lowest level of transport. In a small town: transport income at once.' },
    stagecoach: { name: 'Stagecoach', what: 'The middle level of transport.' },
    railroad: { name: 'Railroad', what: 'The highest level of transport; beside a name, the start player.' },
    joined: { name: 'Link points', what: 'Of a major city in a network.' },
    whole: { name: 'The whole', what: 'Everything at one glance.' },
    donation: { name: 'Donation', what: 'Everybody may make one now.' },
    vp: { name: 'Victory point', what: 'Whoever has most at the end wins.' },
    bulb: { name: 'Research point', what: 'For tabs and transport tracks.' },
    steps: { name: 'Step', what: 'Takes an employee to the next room.' },
    mission: { name: 'Mission', what: 'The employee leaves for a region.' },
    cap: { name: 'Higher limit', what: 'Each of your donations may score so much more.' },
    joker: { name: 'Joker', what: 'Another action for you in this turn.' },
    tile: { name: 'Department', what: 'A tile to build in your company.' },
    permanent: { name: 'Ready employee', what: 'Active, and not used in this turn yet.' },
    good: { name: 'Good', what: 'Pays for projects and departments.' },
    employee: { name: 'Employee', what: 'One of your people.' },
    dot: { name: 'Small town', what: 'Takes every type of project.' },
    home: { name: 'Lobby', what: 'Where new and returning employees arrive.' },
  },
})
