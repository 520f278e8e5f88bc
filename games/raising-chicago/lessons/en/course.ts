import { lossAt, own, povertyCost, tollAt } from '../facts.ts'
import type { Words } from '../index.ts'
import { chapters } from './chapters.ts'

export const course: Words['course'] = {
  title: 'Your first game',
  line: 'Two rounds step by step, a third almost alone; then you play on, and a coach looks over your shoulder.',
  chapters,
  coach: {
    unbid: {
      title: 'A card without a bid',
      text: 'You lead. If a card gets no bid at all, the leader goes a step into poverty. Your last marker can prevent that. But whoever alone bids there wins the house and has to pay for it: if you cannot, one step is the smaller evil.',
    },
    full: {
      title: 'Your card spaces are full',
      text: (sight) =>
        `The next card you win pushes out the one on the far right. You have ${own(sight).cards.length}. Early, a card was income for many rounds; now look more at the house and its reward.`,
    },
    wards: {
      title: 'Count the wards',
      text: 'Each ward pays at the end: the signs show the value for most and second most storeys. Look for a ward where this house moves you up a place. A lead that nobody can reach any more needs no more storeys; markers on cards that are still to be built are storeys to come.',
    },
    symbols: {
      title: 'The final projects',
      text: 'The office on the right shows the four final projects of round 8. Each pays 2 prestige for every symbol tile you own of the two kinds it shows. From now on collect the symbols of one of them.',
    },
    finale: {
      title: 'The last auction',
      text: 'Nothing is kept for later: spend what you have. A final project counts your symbols. For the one you need even a dear toll space can be worth it: it beats top right. And markers that come back now count once more: most 5 prestige, second most 2.',
    },
    sections: {
      title: 'Your personal project',
      text: 'Everything left may go in here: five of a kind, or one favour, make 2 prestige. All three kinds make 9. What you do not use is worth nothing.',
    },
    short: {
      title: 'Not enough',
      text: (sight) =>
        `Not everything can be paid. Each kind left unpaid is a step; the next one costs you ${povertyCost(sight, 1)} prestige at the end. As long as that is only 1, keep your jokers. Leave the kind unpaid that would cost you most.`,
    },
    toll: {
      title: 'An expensive square',
      text: (sight) => {
        const tolls = sight.moves.flatMap((move) =>
          move.type === 'place' && move.square === 'tl' ? [tollAt(sight, move.slot)] : [],
        )
        return `The toll space takes one of every resource still open on its card, here up to ${Math.max(0, ...tolls)}. Once others have covered the squares it costs less. If nobody sits on it, top right wins ties as well.`
      },
    },
    poor: {
      title: 'It could be paid',
      text: (sight) =>
        `You stand on field ${own(sight).poverty} (−${lossAt(own(sight).poverty)}). The next step costs ${povertyCost(sight, 1)} more, two cost ${povertyCost(sight, 2)}. There is a way to pay with fewer steps: jokers or a favour may be worth it.`,
    },
    theirs: {
      title: 'Somebody else gets the tile',
      text: 'That house closes a neighbourhood in which another company has more storeys. They take the tile; you get 1 prestige. Elsewhere it may be worth more to you.',
    },
    unused: {
      title: 'Now or never',
      text: 'After this round outskirts tiles are worth nothing. Use what you have left.',
    },
  },
  done: {
    title: 'Your first game is over',
    text: (sight) => {
      const { prestige, poverty } = own(sight)
      return `You have ${prestige} prestige; poverty took ${lossAt(poverty)}. Compare in the final scoring: wards, arrows and final projects usually decide. Next time plan for them from round 5 on.`
    },
  },
}
