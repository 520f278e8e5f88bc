import type { Words } from '../index.ts'
import { chapters } from './chapters.ts'

export const course: Words['course'] = {
  title: 'Your first game',
  line: 'The first year step by step; then you play on, and a coach looks over your shoulder.',
  chapters,
  coach: {
    takeover: {
      title: 'Count the votes',
      text: 'Somebody has as many votes in your company as you, or more. At the next election they can take your chair. Buy shares, let the company buy packets back, or take your profit in time. On a tie whoever holds the most shares decides.',
    },
    ending: {
      title: 'The end is near',
      text: 'When a company has 25 points after a market, the game is over at once, without another meeting. From now on ask: which shares will be worth more then, and are they in my hand?',
    },
    lastHalf: {
      title: 'The last half-year',
      text: 'Works and goods are worth nothing at the end. Build only what pays for itself in this market, and sell works that stand idle: each brings 3.',
    },
    supply: {
      title: 'Electricity does not keep',
      text: 'What is left of it after this phase is lost. Use it, or sell it in the market before.',
    },
    overfull: {
      title: 'The warehouse is full',
      text: 'Ten goods, no more. Give up what is cheapest to replace. And sell more next time.',
    },
    fine: {
      title: 'You do not have that',
      text: 'You offer more than you have or are buying. If the offer comes up, the company pays a fine of 1 and gets nothing.',
    },
    tooDear: {
      title: 'Too far to the right',
      text: 'Everything to the left sells first, and each sale pulls demand one cell to the left. If all of it sells, there is no demand left for this cell. Take one further left.',
    },
    broke: {
      title: 'Can you pay for that?',
      text: 'A ship costs 17 to import. If the cash does not reach, you have to help out, or the company must sell a works for 2.',
    },
  },
  done: {
    title: 'Your first game is over',
    text: 'Look at the result: shares usually make up most of it. Who held the companies that rose? And whose company cash was shared out among whom? That is where the next game begins.',
  },
}
