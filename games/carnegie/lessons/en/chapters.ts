import { donationCost } from '../../model/donations.ts'
import { gain, goods, research } from '../../text/en/grammar.ts'
import { awayIn, own, research as points, type Seen } from '../facts.ts'
import type { Words } from '../index.ts'

/** What the projects have just paid. */
function projectPay({ news, seat }: Seen): string {
  const paid = news.find((entry) => entry.type === 'project-income' && entry.seat === seat)
  return paid?.type === 'project-income' ? gain(paid.gain) : 'nothing yet'
}

export const chapters: Words['course']['chapters'] = {
  company: {
    title: 'Your company',
    beats: {
      aim: {
        title: 'Out into the country and home again',
        text: 'After twenty rounds the most *points* win. Your people work at desks, travel into the country to get something done, and bring home income when their region is called. Points come at the end: from great cities joined by your projects, from donations, and from a house full of people at work.',
      },
      house: {
        title: 'The house',
        text: 'Four floors with four rooms each. You begin with five departments: Human Resources, Commerce & Finance, Strategic Planning, Construction, Research. Whoever *stands* at a desk works; whoever lies does nothing yet.',
      },
      country: {
        title: 'The country',
        text: 'Four regions. San Francisco, Chicago, New York and New Orleans are the *great cities*. If you join them by a chain of cities with projects of yours, that is worth up to 36 points.',
      },
      sides: {
        title: 'Four project strips',
        text: 'Housing, commerce, industry, public infrastructure: each strip holds discs that become projects. Each has two sides. Take *side A* everywhere for this first game.',
        why: 'Side B of commerce and industry begins with a better income, but later brings less. The difference is small. A is easier to read: money, goods, people.',
        otherwise: 'You may mix. With A everywhere all I say fits your strips.',
      },
      city: {
        title: 'A first project',
        text: (_, names) =>
          `Everybody places a housing project free of charge. ${names.seat(2)} sits in Chicago, ${names.seat(1)} in San Francisco. Take *New Orleans*: a great city, 3 points at the end, and a pillar of your network.`,
        why: 'Each great city has only one or two spaces for housing. Those for commerce and industry can be had later.',
        otherwise:
          'Possible. Medium cities on the line between two great ones are useful, too. But a network only counts great cities, and their spaces go first.',
        others: { great: 'Also a great city, and a good place. I shall lead you from New Orleans.' },
      },
      tile: {
        title: 'A department in reserve',
        text: 'Sixteen kinds of departments are on offer; each can do one thing better than those you have. Take *Advanced Design*: three desks, and everybody there brings 4 research points without leaving the house.',
        why: 'Your own Research brings 3 per person and has only two desks. Research makes new discs, faster transport and points, all through the game.',
        otherwise: 'That one has its uses, too. Advanced Design is easy to use and never wrong.',
      },
    },
  },
  people: {
    title: 'People at desks',
    beats: {
      lobby: {
        title: 'Six steps',
        text: 'In each department one person already stands. Five more lie in the *lobby*. Before the first round you may walk six steps in all: one step takes one person to a neighbouring room.',
      },
      builder: {
        title: 'Somebody for Construction',
        text: 'Construction lies one floor up on the left. Begin with one step from the lobby to the left.',
        why: 'In Construction everybody builds one project. Two people there, two projects in one round.',
        otherwise: 'All your people may go where you like. First let me show you a good start.',
      },
      upstairs: {
        title: 'And one step up',
        text: 'Now from there up into *Construction*. Two steps used, four left.',
        otherwise: 'You can go elsewhere; a second person in Construction is worth a second project.',
      },
      walkers: {
        title: 'Somebody who moves the others',
        text: 'One person to *Human Resources*. Whenever that action comes you get three steps, and three more for each one who stands there.',
        otherwise: 'Fine, too. But without steps nobody gets back to a desk later.',
      },
      finance: {
        title: 'Somebody who earns',
        text: 'One person to *Commerce & Finance* on the right: money and goods come from there.',
        otherwise: 'Possible. But goods and money are what everything else is paid with.',
      },
      waiting: {
        title: 'Two wait in an empty room',
        text: 'Let the last two go up into the *empty room* above the lobby. Advanced Design will be built there, and they will already be in it.',
        why: 'A department costs 2 goods, but only 1 where one of your people is. And nobody has to walk there afterwards.',
        otherwise: 'Possible. Just above the lobby a new department is easiest to reach for everybody who comes home.',
      },
      arrived: {
        title: 'All have arrived',
        text: 'No steps left. End your walk.',
        otherwise: 'There is nothing else to do here.',
      },
      desks: {
        title: 'To work',
        text: (sight) =>
          `Now whoever lies in a department may get up at a free desk, for the price at the desk. You have $${own(sight).money}. Put all three to work. The two in the empty room have no desk yet.`,
        why: 'Each costs $1 or $2 once. Whoever stands stays standing until you move or send them.',
        otherwise: 'Those who lie do nothing, whatever is chosen. Put them to work first.',
      },
      ready: {
        title: 'Ready',
        text: (sight) =>
          `You keep $${own(sight).money} and ${goods(own(sight).goods)}. Confirm, and the first round begins.`,
        otherwise: 'Keep your goods; at $1 each they are sold badly.',
      },
    },
  },
  management: {
    title: 'One choice for everybody',
    beats: {
      timeline: {
        title: 'The timeline',
        text: 'Each round one player chooses one of *four actions*, and everybody uses their departments of that kind. You begin; in the next round it is your neighbour’s turn. So you choose every third time, and live with the choice of others in between.',
      },
      event: {
        title: 'Every row has its event',
        text: 'Right of each marker stands what happens *first*, to all: a region calls people home, or everybody may donate. After the round the marker of that row moves on. Everything to come lies open.',
      },
      choose: {
        title: 'Choose Management',
        text: 'Everybody needs goods and money, and you want to build your department. Choose *Management*. Its event, the Midwest, pays nobody yet: nobody is there.',
        why: 'You have two people in Finance and one in Planning: three uses. That is more than any other action gives you now.',
        otherwise: 'You may. With Management you have the most to do right now: three people at desks.',
        others: {
          construction:
            'Two projects at once, not bad. But then your goods are gone and your two designers wait longer for their room.',
        },
      },
      calls: {
        title: 'Whoever is away waits for a call',
        text: 'On a *mission* people leave their desk, go to a region, and come home when it is called. So look ahead: after this round Management and Research call the East, Construction calls the South.',
      },
      east: {
        title: 'Send somebody away',
        text: 'In Finance a person brings $3 or 1 good, or twice as much on a mission. Send one to the *East for $6*: two rows call the East next.',
        why: 'When called they bring income once more. Whoever is away does not work, so it matters that the call comes soon.',
        otherwise: 'Possible. I recommend the East for $6.',
        others: {
          home: 'That brings half as much, and they stay at their desk. For now I would send them: whoever is away also brings home income later.',
          elsewhere:
            'Look at the cells right of the markers: after this round the East is next in two rows, so this person will be home soon. A region that is not called keeps people for many rounds.',
        },
      },
      south: {
        title: 'And another one elsewhere',
        text: 'Send the second to the *South for 2 goods*: Construction calls the South, and somebody will want to build soon. With people in two regions two different calls pay you.',
        why: 'Per call your projects pay once, no matter how many come home. Two calls are better than one.',
        otherwise: 'Possible. I recommend the South for 2 goods.',
        others: {
          home: 'Then the desk stays taken, for half as much. In the South this person is paid twice: now, and when called.',
          elsewhere:
            'You already have somebody in the East, and the West and Midwest are called less soon. The South comes with Construction.',
        },
      },
      build: {
        title: 'A new department',
        text: 'Strategic Planning builds. Put *Advanced Design* into the room where your two people wait: 1 good instead of 2.',
        why: 'A built department also counts 2 points at the end, on the top floor 3.',
        otherwise: 'First build: the good is well spent, and your designers are waiting.',
        others: {
          empty: 'There it costs 2 goods, and your people have to walk. Take the room where they already are.',
        },
      },
      done: {
        title: 'That was your turn',
        text: 'Nobody else can be used. End your turn; the others now do the same with theirs.',
        otherwise: 'Keep your goods: you will need them for projects.',
      },
      designers: {
        title: 'Two at new desks',
        text: (sight) =>
          `At the end of each round you may put people to work. Both designers get up for $3 each; you have $${own(sight).money}. From now on Research brings you 8 points more, every time.`,
        otherwise: 'You can wait, but whoever lies brings nothing if Research is chosen next.',
      },
      close: {
        title: 'The round is over',
        text: 'The marker of Management moves on: next it calls the East. Two of yours are on their way, one in the East, one in the South. Now somebody else chooses.',
        otherwise: 'Keep your goods for projects.',
      },
    },
  },
  projects: {
    title: 'Income and projects',
    beats: {
      home: {
        title: 'They call your region',
        text: 'The event of this round is a region in which you have somebody. *Bring them home*: each pays what your disc on that track stands on, and then all your projects pay, once.',
        why: 'Without anybody to bring home there is no income at all, neither from the track nor from projects.',
        otherwise: 'Bring them home: you get the income, and they can work again.',
        others: { nobody: 'Then you get nothing at all. Who knows when this region comes again.' },
      },
      paid: {
        title: 'Paid twice',
        text: (sight) =>
          `The track paid for whoever came home. Your projects paid ${projectPay(sight)}: your first one has opened the first circle of the housing strip. Every further project opens another, and it pays at *every* income from then on.`,
      },
      onward: {
        title: 'Back in the lobby',
        text: 'Whoever comes home lies down in the lobby and has to walk to a desk again. That is the circle of this game: desk, country, lobby, desk. Go on.',
        otherwise: 'Keep your goods. You are about to need them.',
      },
      ladder: {
        title: 'What a project costs',
        text: (sight) =>
          `Housing and commerce cost 1 good, industry and infrastructure 2. You have ${goods(own(sight).goods)}, and a disc ready on commerce and on industry. A disc goes onto a space with the same sign; small towns take any.`,
        why: 'Housing pays money and people, commerce money, industry goods. Infrastructure begins without a disc, but its strip ends with 15 points, the others with 6, 9 and 12.',
      },
      next: {
        title: 'Building sends people away',
        text: 'Whoever builds goes to the region of the city and waits there. So look at the timeline before you choose a city: the *East* is next in almost every row. Whoever goes there will be home soon.',
      },
      first: {
        title: 'New York',
        text: 'Build *commerce in New York*: a great city, 3 points at the end, and your person waits in the East.',
        why: 'New York is your second great city. Commerce pays $2 at every income.',
        otherwise: 'Possible. New York is worth 3 points and belongs into every large network.',
        others: {
          east: 'The right region. New York is a great city, though, and its spaces go fast.',
          elsewhere: 'Then your person waits where nobody calls for a while. The East comes next in most rows.',
        },
      },
      second: {
        title: 'A link of the chain',
        text: '*Industry in Pittsburgh*, 2 goods. A line joins Pittsburgh and New York, and another one Pittsburgh and Chicago. With a project in Chicago you will have joined two great cities.',
        why: 'Cities only count as joined if you have a project in each of them and a printed line runs between them.',
        otherwise: 'You may build there. But a chain needs neighbours: Pittsburgh lies between New York and Chicago.',
        others: {
          east: 'That city counts a point more, but leads nowhere. Pittsburgh lies between New York and Chicago.',
          stop: 'You have goods, a disc and somebody at a desk. A project more pays at every income.',
        },
      },
      open: {
        title: 'Two more circles open',
        text: 'From now on each income pays you $2 for housing, $2 for commerce and 1 good for industry. Construction is empty now, though, and so are your strips. End your turn.',
        otherwise: 'Nobody is left to be used. End your turn.',
      },
    },
  },
  giving: {
    title: 'A gift and a walk',
    beats: {
      what: {
        title: 'Everybody may donate',
        text: (sight) =>
          `Twenty donations, each for one player only. Each counts something of yours at the *end*, at most 12 points. Your first costs $${donationCost(own(sight))}, the next $5 more each time. One per event.`,
      },
      give: {
        title: 'Choose what you have anyway',
        text: 'Take *Management departments*: 3 points for each. You began with two, so 6 points are sure, and with two more it is full.',
        why: 'Good donations fit what you do anyway. The first is cheapest, so make it early; and what others want as much as you goes first.',
        otherwise: 'Possible, if you have a plan for it. Count: what would it bring now, and what at the end?',
        others: {
          later: 'It may bring much at the end, but little so far. Management departments bring you 6 already.',
          nothing: 'Your first donation costs only $5 and brings 6 points or more. There are few cheaper points.',
        },
      },
      given: {
        title: 'A promise to yourself',
        text: 'The limit of 12 rises by 3 for each strip that you develop far enough. Go on to Human Resources.',
        otherwise: 'Keep your goods and go on.',
      },
      nine: {
        title: 'Nine steps',
        text: 'Three steps for the clerk who always sits there, three for each of your two. Use *Human Resources*.',
        otherwise: 'Whoever came home lies in the lobby. Now is the time to walk; the next one may be far off.',
      },
      designer: {
        title: 'One step to a desk',
        text: 'Whoever came home goes up *one step* into Advanced Design. A third desk is free there.',
        why: 'Three designers and one researcher make 15 research points in one go.',
        otherwise: 'Fine. See to it that nobody is left in the lobby: people there do nothing.',
        others: { step: 'Fine. See to it that everybody gets to a free desk.' },
      },
      builder: {
        title: 'Construction is empty',
        text: 'One of your two from Human Resources may go up into *Construction*. Whoever stood lies down on the way; but the nine steps are counted already.',
        why: 'For the clerk alone there are three steps. And without anybody in Construction you build nothing when it is chosen.',
        otherwise: 'You can leave Construction empty for now. Then nothing is built there in the next rounds.',
        others: { step: 'That works as well. Just remember: Construction is empty.' },
      },
      enough: {
        title: 'Anything else?',
        text: 'The steps that are left lapse, but nobody else has to go anywhere. Look around, or end your turn.',
        otherwise: 'Good. End your turn when everybody is where you want them.',
      },
      desks: {
        title: 'Back to work',
        text: (sight) =>
          `You have $${own(sight).money}. The designer costs $3, the builder $2. Both will be needed soon.`,
        why: 'It does not matter that little money remains: the next income is near.',
        otherwise: 'You can save the money, but whoever lies brings nothing in the next round.',
      },
      evening: {
        title: 'Three rounds played',
        text: 'You have seen Management, Construction and Human Resources. Now you choose again.',
        otherwise: 'Keep your goods and go on.',
      },
    },
  },
  research: {
    title: 'Research',
    beats: {
      rows: {
        title: 'What comes now?',
        text: (sight) =>
          `Before you choose ask three things. Which row *pays me*? For which action do I have people *standing*? And who else profits? In all four rows the East is next, and you have ${awayIn(sight, 'east')} people there.`,
      },
      choose: {
        title: 'So choose by the action',
        text: 'Three designers and a researcher stand ready, and your strips are empty. What do you choose?',
        why: 'Research: 15 points. In Construction you have nothing to build, in Finance nobody at a desk. If the rows call different regions, weigh: an income is worth some $5 and a good; four people at work are mostly worth more.',
        otherwise:
          'Possible. But most of your people at desks are researchers, and without new discs you cannot build.',
      },
      home: {
        title: 'Not all at once',
        text: 'Your projects pay *once* per call, however many come home. Bring *one* home now. The other two will be called soon again: the East is next in the other rows, too, and then your projects pay a second time.',
        why: 'And you will move your disc on the track of the East today: then each of them brings $4 instead of $1.',
        otherwise: 'Bring one home.',
        others: {
          more: 'Each brings $1 now. If one stays until the next call, your projects pay again, and the track will be better by then.',
          nobody: 'Then your projects pay nothing this time. One person is enough for that.',
        },
      },
      onward: {
        title: 'Income',
        text: (sight) =>
          `The projects paid ${projectPay(sight)}, for a single person who came home. Go on to your researchers.`,
        otherwise: 'Keep your goods.',
      },
      use: {
        title: 'Collect the points',
        text: (sight) =>
          `Use everybody in Advanced Design and Research. ${points(sight) > 0 ? `You have ${research(points(sight))} so far.` : 'They add up to one sum.'} What is not spent by the end of the turn is lost.`,
        otherwise: 'You may spend in between. Do not forget to use everybody.',
        others: { spend: 'You may spend in between.', end: 'Somebody still stands at a desk unused.' },
      },
      track: {
        title: 'Transport',
        text: 'Three points move your disc on the track of the *East*: from now on everybody who comes home from there brings $4. And the East is then at *railroad*, the best level for your network.',
        why: 'Some of yours are still out there: each of them will bring $3 more.',
        otherwise: 'Good, too. Do not forget the East: some of yours are there.',
        others: { end: 'What you do not spend is lost.' },
      },
      discs: {
        title: 'New discs',
        text: 'Your strips are empty. Three points push *commerce* one step: a new disc to build, and a circle that will pay a good or $3.',
        why: 'Building uses discs up, research makes new ones. Keep the two in balance.',
        otherwise: 'Good. Just see to it that you have something to build.',
        others: {
          other: 'Good. Just see to it that you have something to build.',
          end: 'What you do not spend is lost.',
        },
      },
      spend: {
        title: 'Spend the rest',
        text: (sight) =>
          `${research(points(sight))} left. Housing is the cheapest disc; industry brings goods; a step in the Midwest or South costs 1. You choose.`,
        otherwise: 'Good.',
        others: { end: 'You still have points, and they lapse. Something can be had for them.' },
      },
      done: {
        title: 'Spent',
        text: 'End your turn. In the next round the others choose again.',
        otherwise: 'All right.',
      },
    },
  },
  alone: {
    title: 'On your own feet',
    beats: {
      network: {
        title: 'Where points come from: the network',
        text: 'Two great cities joined are worth 3 to 9 points, three 6 to 18, all four 18 to 36; San Francisco counts double. Only your best chain counts. Plan it early: Chicago is next to Pittsburgh, and from Chicago one gets to New Orleans by St. Louis and Memphis.',
      },
      level: {
        title: 'The weakest track decides',
        text: 'How much the network pays depends on your *worst* level among the regions of its great cities: wagon, stagecoach or railroad. One neglected track spoils everything; the Midwest and South need two steps to railroad, the West three.',
      },
      house: {
        title: 'And the house',
        text: 'One point for everybody who *stands* at the end, 2 for each department built, 3 on the top floor. The strips end with up to 6, 9, 12 and 15 points. Donations up to 12 each. Money and goods: nothing.',
      },
      farewell: {
        title: 'Now you know the game',
        text: 'Keep the circle going: at desks, out to where the call comes soon, home, and back. Never leave all regions empty. From here on I only speak when it is worth it.',
      },
    },
  },
}
