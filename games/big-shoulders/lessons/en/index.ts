import type { LessonsText } from '@boardroom/board-kit'
import type { BigShoulders } from '../../types.ts'
import type { course } from '../course.ts'
import type { drills } from '../drills/index.ts'

export const en: LessonsText<BigShoulders, typeof course, typeof drills> = {
  course: {
    title: 'Your first game',
    line: 'A decade in Chicago, step by step; then you play on, and a coach looks over your shoulder.',
    chapters: {
      company: {
        title: 'Your company',
        beats: {
          aim: {
            title: 'Two purses',
            text: 'After five decades the richest *player* wins: cash in your own pocket, plus your shares at their price. A company has a purse of its own, and what is left in it counts for nothing. Your money goes in when you buy its shares, and comes out again as dividends: that circle is the whole game.',
          },
          city: {
            title: 'Chicago, 1875',
            text: 'Along the top runs the stock exchange, from $10 to $450. Every company stands there at the price of *one* of its ten shares.',
          },
          found: {
            title: 'Found a company',
            text: 'You have $175. Found *Fairbank* at *$35*: you pay three times the price into its treasury and hold three of its ten shares.',
            why: 'Fairbank makes two goods in its first factory with a single worker, and sells them at $40 each. A low price leaves you money for more of its shares, and they can only rise.',
            otherwise:
              'You can found that company, too. I recommend Fairbank for this first game: its factory needs only one worker and two coal.',
            others: {
              dearer:
                'A higher price gives the company more money, but leaves you too little to buy more of its shares. At $35 the first dividend lifts the price at once.',
            },
          },
        },
      },
    },
    coach: {},
    done: {
      title: 'Your first game is over',
      text: 'Compare: who had more shares of the companies that paid well? That is usually where the money came from.',
    },
  },
  drills: {},
}
