import { activeEmployees } from '../../model/company.ts'
import { capOf, donationCost } from '../../model/donations.ts'
import { networkVp } from '../../model/network.ts'
import { lying, own } from '../facts.ts'
import type { Words } from '../index.ts'
import { chapters } from './chapters.ts'

export const course: Words['course'] = {
  title: 'Your first game',
  line: 'Setup and four rounds step by step, one for each action; then you play on, and a coach looks over your shoulder.',
  chapters,
  coach: {
    lastCell: {
      title: 'The last cell of a row',
      text: 'It calls a region *and* lets everybody donate, in either order: first the income, then a donation from it. Choose it when you have people there and money at hand.',
    },
    rowOver: {
      title: 'A row has run out',
      text: 'You may still choose its action. Then the next row below lends its event and moves on. So a finished row lets you pick an action *and* the event of another.',
    },
    crowd: {
      title: 'The lobby is full',
      text: (sight) =>
        `${lying(sight, 'r4c2')} of your people lie there. They do nothing, and at the end they score nothing; those who stand score a point each. Human Resources brings them to desks, but its row does not last for ever.`,
    },
    half: {
      title: 'Half of the game',
      text: 'Ten rounds to go. Which great cities do you still want to join, and what is missing: discs, cities in between, transport levels? Count whether builders and rounds suffice: half a chain is worth nothing. And which donations fit what you have?',
    },
    gift: {
      title: 'Another donation?',
      text: (sight) =>
        `It costs $${donationCost(own(sight))} now, and counts at most ${capOf(own(sight))} points. Point at a donation to see what it would bring you. Money itself is worth nothing at the end.`,
    },
    noDiscs: {
      title: 'Nothing to build',
      text: 'No strip of yours holds a disc. Whenever Construction comes you will stand there with empty hands. Develop a strip that still shows a circle.',
    },
    hire: {
      title: 'A new employee, or money?',
      text: 'In the first half somebody new is worth much more: they work, are paid for on missions, and score a point if they stand at the end. Near the end take the money.',
    },
    last: {
      title: 'The last rounds',
      text: 'Money and goods will be worth nothing: donate, build, activate. Whoever is away or lies at the end scores no point, so send nobody away without need, and put people to work.',
    },
    unpaid: {
      title: 'That does not pay you',
      text: 'You have nobody in the region that this row calls, but people in one that another row calls. Is the action worth it?',
    },
    stay: {
      title: 'Nobody comes home?',
      text: 'Then you get no income, not even from your projects. Bringing home a single person is enough for that.',
    },
    farOff: {
      title: 'That may take long',
      text: 'No row calls this region next. Your person may be away for many rounds. Look at the cells right of the markers.',
    },
    lapse: {
      title: 'Research points lapse',
      text: 'You still have some, and something can be had for them. A cheap step is better than none.',
    },
    unused: {
      title: 'Somebody has not been used',
      text: 'Somebody at a desk can still bring you something and would even stay there.',
    },
    idle: {
      title: 'Somebody lies at a free desk',
      text: 'You can pay for it. Whoever lies does nothing in the next round, and standing people stay standing.',
    },
  },
  done: {
    title: 'Your first game is over',
    text: (sight) =>
      `Your network is worth ${networkVp(sight.view.board, sight.seat)} points, ${activeEmployees(own(sight))} of your people stand, and you made ${own(sight).donations.length === 1 ? '1 donation' : `${own(sight).donations.length} donations`}. Compare with the others in the final scoring: mostly network and donations decide. Plan both from round 5 on next time.`,
  },
}
