import { PROJECT_GOODS, PROJECTS } from '../../components/index.ts'
import { capOf, donationCost } from '../../model/donations.ts'
import { networkVp } from '../../model/network.ts'
import { levelOf } from '../../model/tracks.ts'
import { goods, list, research as points, steps as stepsIn } from '../../text/en/grammar.ts'
import { names as book } from '../../text/en/names.ts'
import { bestGift, scoreNow } from '../drills/gifts.ts'
import { own, research, type Seen, steps } from '../facts.ts'
import type { Words } from '../index.ts'

/** What could be built if somebody stood in Construction. */
function ready(sight: Seen): string {
  const { tabs } = own(sight)
  const waiting = PROJECTS.filter((project) => tabs[project].waiting > 0 && PROJECT_GOODS[project] <= own(sight).goods)
  return list(waiting.map((project) => book.projects[project].toLowerCase()))
}

function levels(sight: Seen): string {
  const regions = ['west', 'midwest', 'east', 'south'] as const
  return regions.map((region) => `${book.regions[region].name} ${book.levels[levelOf(own(sight), region)]}`).join(', ')
}

export const drills: Words['drills'] = {
  missions: {
    title: 'Where to send them',
    line: 'Missions: sending employees so that they are soon home again.',
    beats: {
      twice: {
        title: 'Twice as much',
        text: 'In Commerce & Finance a person brings $3 or 1 good and stays, or $6 or 2 goods on a mission. Whoever is away does not work until a call brings them home; then they bring income, and your projects pay.',
      },
      rows: {
        title: 'Look right of the markers',
        text: 'After this round the marker of the chosen row moves on by one cell. Then go through the four rows: which region is *next*? What stands in two rows comes soon, whoever chooses.',
      },
      send: {
        title: 'Send somebody',
        text: 'Send one person from Finance to the region that most rows will call next. Nobody of yours is there yet.',
        otherwise: 'First Finance: send somebody on a mission.',
        others: {
          home: 'That is always possible, for half as much. The task is to send somebody: one region will very likely be called soon.',
          never: 'No row calls this region next. They would be away for a long time.',
          later: 'That region comes next in fewer rows. Count again, with the marker of this round one cell further.',
        },
      },
    },
    done: {
      title: 'Soon home again',
      text: 'Wherever two rows point at the same region somebody will choose one of them. And do not send everybody to the same place: your projects pay once per call, so two regions pay twice.',
    },
  },
  timing: {
    title: 'When to be paid',
    line: 'You choose the row: one that pays you, for an action you can use.',
    beats: {
      both: {
        title: 'Two choices in one',
        text: 'You are start player. A row is an action *and* an event. The event comes first and is for everybody who has people in that region; the action is for everybody who has people standing in its departments.',
      },
      who: {
        title: 'Read the rows',
        text: 'Each row says whose people are in the region it calls. The figure at its left end says how many of *your* people stand ready for its action.',
      },
      choose: {
        title: 'Choose a row',
        text: 'Find the row that brings people of yours home *and* lets others of yours work.',
        otherwise: 'Keep your goods. Choose a row.',
        others: {
          empty:
            'That brings your people home, but nobody of yours stands in its departments: you could only watch the others.',
          gift: 'Everybody may donate then, but your people stay away. Another row pays you.',
          unpaid:
            'You have people ready for that, but nobody in the region it calls: no income. Another row gives you both.',
        },
      },
    },
    done: {
      title: 'Paid, and at work',
      text: 'When you choose ask three things: which row pays me, for what do I have people standing, and what do the others get out of it? If no row gives you both, weigh: with four people at desks an action is often worth more than an income.',
    },
  },
  walk: {
    title: 'Back to the desks',
    line: 'Steps: whom to bring where when Human Resources comes.',
    beats: {
      lobby: {
        title: 'People in the lobby do nothing',
        text: 'Whoever comes home lies in the lobby. Only in a department with a free desk can they be put to work at the end of the round.',
      },
      rare: {
        title: 'Steps are rare',
        text: (sight) =>
          `Human Resources comes about five times in a game. You have ${stepsIn(steps(sight))} now; what is left lapses. Those who stand are better left standing: whoever moves lies down and must be paid for again.`,
      },
      first: {
        title: 'Where is somebody missing?',
        text: (sight) =>
          `You have ${goods(own(sight).goods)} and discs ready on your strips (${ready(sight)}), but one department is empty. Bring somebody from the lobby there by the shortest way.`,
        otherwise: 'That leads away from the empty department. It lies to the left, one floor above the lobby.',
        others: {
          working: 'That person stands at a desk and would lie down. Take one of those in the lobby.',
          end: 'You still have steps, and people lie in the lobby.',
        },
      },
      second: {
        title: 'One more step',
        text: 'Construction is right next to it now.',
        otherwise: 'The same person, one step further into Construction.',
        others: { end: 'Nearly there: one more step.' },
      },
    },
    done: {
      title: 'Ready to build',
      text: 'For $2 they get up at the end of the round, and you can build when Construction comes. Before each walk ask: which action will come next, and who stands there for me?',
    },
  },
  rooms: {
    title: 'New departments',
    line: 'What a department costs, where it goes, and who works in it.',
    beats: {
      planning: {
        title: 'Strategic Planning',
        text: 'Everybody who stands there builds one department and stays. It costs 2 goods on an empty space, but only *1 good* where one of your people already is. Your first one must be the tile in your reserve.',
      },
      desks: {
        title: 'People inside',
        text: 'A new department is worth nothing as long as nobody is at work in it. Whoever waits on the space can get up at the new desk in this very round. Each department counts 2 points at the end, on the top floor 3.',
      },
      build: {
        title: 'Find the space',
        text: (sight) => `You have ${goods(own(sight).goods)}. Where do you build?`,
        otherwise: 'Something else later. First build: Planning has somebody standing.',
        others: {
          lobby: 'The New Lobby costs 2 goods more and has no desk.',
          empty: 'There it costs 2 goods, and nobody is there to work in it. Somebody of yours waits elsewhere.',
        },
      },
    },
    done: {
      title: 'Cheap and staffed',
      text: 'When you walk think of the next department: a person on an empty space saves a good and a long way. Early on build close to the lobby, where it is easiest to fill. Late in the game, when nobody will work there any more, the top floor is better: 3 points instead of 2.',
    },
  },
  discs: {
    title: 'Strips and discs',
    line: 'What a step on a strip brings, and when you need it.',
    beats: {
      strip: {
        title: 'A strip slides',
        text: 'Research points push a strip one cell; the number below is the price. Up to the third or fourth step each cell shows a *circle*: one disc more to build, and income once it is built. After that come points and a higher donation limit.',
      },
      empty: {
        title: 'Nothing to build',
        text: (sight) =>
          `Somebody stands in Construction and you have ${goods(own(sight).goods)}, but no disc lies on any strip. If Construction comes now you have to sit it out.`,
      },
      develop: {
        title: 'Change that',
        text: (sight) => `You have ${points(research(sight))}. What do you spend them on?`,
        otherwise: 'That does not bring a disc.',
        others: {
          points: 'This cell brings points or a higher limit, but no disc. Another strip shows a circle.',
          track: 'Better transport is good, but then Construction still has nothing to build.',
          more: 'Good, more points.',
          end: 'The points would lapse, and Construction would have nothing to build.',
        },
      },
    },
    done: {
      title: 'Something to build',
      text: 'Building uses discs up, research makes new ones. The cheap first circles of each strip pay best: they pay at every income for the rest of the game. The ends of the strips, with up to 15 points, come later.',
    },
  },
  network: {
    title: 'Closing a gap',
    line: 'Joining great cities, and what that is worth.',
    beats: {
      chain: {
        title: 'Great cities',
        text: 'A chain counts if it holds at least two of San Francisco, Chicago, New York and New Orleans. In *every* city along the line you need a project of your own. Small towns take any disc.',
      },
      worth: {
        title: 'What it is worth',
        text: ({ view, seat }) =>
          `By link points (San Francisco 2, the others 1) and transport level: 2 are worth 3, 6 or 9; 3: 6, 12 or 18; 4: 12, 18 or 27; 5: 18, 24 or 36. Only your best chain counts. Yours is worth ${networkVp(view.board, seat)} now.`,
      },
      build: {
        title: 'Find the gap',
        text: 'One project in the right city joins what is separate. Where?',
        otherwise: 'First build: somebody stands ready.',
        others: {
          great: 'A great city, but nothing is joined by it. Look for a city that lies between two of yours.',
          elsewhere: 'Nothing is joined there. Follow the lines from your cities: where do two of them meet?',
        },
      },
    },
    done: {
      title: 'Joined',
      text: (sight) =>
        `Your network is worth ${networkVp(sight.view.board, sight.seat)} points now, and better transport can still multiply it. Mark the gaps early: in a city between two great ones others like to build as well, and its spaces are few.`,
    },
  },
  tracks: {
    title: 'The weakest link',
    line: 'Transport levels: where a step is worth the most.',
    beats: {
      income: {
        title: 'Two uses',
        text: (sight) =>
          `A disc further on makes everybody who comes home from that region bring more. And it has a level: wagon, stagecoach, railroad. You have: ${levels(sight)}.`,
      },
      level: {
        title: 'The lowest counts',
        text: ({ view, seat }) =>
          `Your network is worth ${networkVp(view.board, seat)} points. Its value depends on the *lowest* of your levels among the regions of its great cities; other regions do not matter.`,
      },
      step: {
        title: 'One step',
        text: (sight) => `You have ${points(research(sight))}. Which step raises your network?`,
        otherwise: 'Look at the four tracks.',
        others: {
          other:
            'That raises a level that does not hold your network back, or one that is not enough. Which region of a joined great city is the lowest?',
          strip: 'Good in itself. But one step on a track brings more points now.',
          more: 'Good, more points.',
          end: 'The points would lapse.',
        },
      },
    },
    done: {
      title: 'Everything rises',
      text: 'One step has raised the whole network. Railroad everywhere makes 36 out of 18. So bring the regions of your great cities up together rather than one of them to its end.',
    },
  },
  gifts: {
    title: 'Donations',
    line: 'Which one fits, what it costs, and how much it may bring.',
    beats: {
      price: {
        title: 'Dearer every time',
        text: (sight) =>
          `The first costs $5, the second $10, and so on; your next costs $${donationCost(own(sight))}. The small figure on each plaque is what it would bring you *as things stand*. What others have taken is gone.`,
      },
      limit: {
        title: 'The limit',
        text: (sight) =>
          `Each donation brings at most ${capOf(own(sight))} points. So one that is full already cannot grow any more, and one that counts what you do anyway still can.`,
      },
      give: {
        title: 'Choose one',
        text: 'Which donation brings you the most as things stand?',
        otherwise: 'Look at the wall of donations.',
        others: {
          paid: 'That one has to be paid for again at the end, with money or goods you still have then.',
          less: (sight) => {
            const best = bestGift(sight)
            return `That one brings less. The best brings ${best ? scoreNow(sight, best) : 'more'} points already.`
          },
          end: 'Money is worth nothing at the end. This is a good moment.',
          home: 'Right, take the income, too.',
        },
      },
    },
    done: {
      title: 'Well given',
      text: 'Count what you have most of: departments of a kind, projects of a kind, in a region, in small towns. Make the cheap first ones early. The dear ones come late, when money can no longer be put to work: at the end it is worth nothing.',
    },
  },
}
