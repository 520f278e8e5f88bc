import { exportPrice } from '../../components/index.ts'
import { euros, votes } from '../../text/en/grammar.ts'
import { names as book } from '../../text/en/names.ts'
import { drillTerms } from '../drill-terms.ts'
import { contested } from '../drills/demand.ts'
import { rising } from '../drills/packets.ts'
import { cash, company, perShare, type Seen, toNextValue } from '../facts.ts'
import type { Words } from '../index.ts'

const { named, share, good, issuer } = drillTerms({
  book,
  company: 'the company',
  someVotes: 'some votes',
  votesOf: (own, all) => `${own} of ${votes(all)}`,
})

function away(sight: Seen): string {
  const id = rising(sight)
  if (!id) return 'It is close to its next share value.'
  const lacks = toNextValue(sight, id) ?? 0
  return `It lacks ${lacks === 1 ? 'a single point' : `${lacks} points`}; then a share is worth ${perShare(sight, id) + 1}.`
}

export const drills: Words['drills'] = {
  inputs: {
    title: 'What works eat',
    line: 'Buying in time what your works will need.',
    beats: {
      eats: {
        title: 'Recipes',
        text: 'Mines need electricity, a power plant coal, a steel mill iron ore and coal, a shipyard electricity and steel: one unit of each for every works. Quarries need nothing.',
      },
      later: {
        title: 'Buy one market ahead',
        text: 'A works can only use what lies in the warehouse in the *supply* phase. What you buy in this market is used in the next half-year. Look at your works and your warehouse.',
      },
      buy: {
        title: 'What is missing?',
        text: 'At least one of your works will stand still in the next half-year because a material is missing. Put a buy bid on it.',
        otherwise:
          'Selling comes later. First find the material that is missing, and bid on its buying field at the left.',
        others: {
          other: 'You have enough of that, or none of your works needs it. Compare recipes and warehouse once more.',
          end: 'Then a works stands still for half a year. Buy what it needs first.',
        },
      },
    },
    done: {
      title: 'It will run',
      text: 'An idle works earns nothing. Before each market go through your works: what do they eat, what is there? Buy before you think about selling.',
    },
  },
  demand: {
    title: 'How dear may it be?',
    line: 'Exports, demand, and the dearest cell that still sells.',
    beats: {
      row: {
        title: 'Demand begins at the right',
        text: (sight) =>
          `Look at the row of ${good(sight)}. You bid last, nobody buys here. Offers are exported from left to right, as long as the demand marker is above them or to their right.`,
      },
      pulls: {
        title: 'Each sale pulls it left',
        text: 'After the first export demand is at 10, after the second at 9, and so on. So count the offers to the left of a cell: with two of them the cell may be 9 at most.',
      },
      offer: {
        title: 'Find the best cell',
        text: (sight) => `Offer one ${good(sight)} where it sells surely and brings the most.`,
        otherwise: (sight) => `This is about ${good(sight)}.`,
        others: {
          dear: 'Too dear: when its turn comes demand is already to the left of it. It would fail.',
          cheap: (sight) =>
            `It sells there for ${exportPrice(contested(sight) ?? 'coal', 1)} or little more. There is a cell that pays more and still sells.`,
        },
      },
    },
    done: {
      title: 'Sold',
      text: 'Whoever bids last sees everything and picks the best cell. Whoever bids first does better to stay on the left: offers that come later push the right ones out.',
    },
  },
  dividends: {
    title: 'Dividends',
    line: 'From the company’s purse into yours, and who gets how much.',
    beats: {
      purses: {
        title: 'Company money is not yours',
        text: (sight) =>
          `${named(sight)} has ${euros(company(sight)?.cash ?? 0)}. As long as it lies there you cannot buy shares with it. You yourself have ${euros(cash(sight))}.`,
      },
      share: {
        title: 'By shares',
        text: (sight) =>
          `A dividend pays every issued share the same. You control ${share(sight)}. So most of it comes to you, the rest goes to the others who hold shares.`,
      },
      vote: {
        title: 'Your vote',
        text: 'The company can pay it and go on working. How do you vote?',
        otherwise:
          'Then the money stays in the company, and at the end it is shared out in the same way, but until then it buys you nothing. Most of it would be yours now.',
      },
    },
    done: {
      title: 'Paid out',
      text: 'In your own hand the money buys shares that rise. With few shares yes is usually right as well: what stays is shared out by shares at the end, so a no keeps nothing from the others. It only leaves the cash to the manager, who may embezzle it. Vote no if the cash lifts the share value sooner, or if other companies hold many of the shares: they are paid now, but not at the end.',
    },
  },
  packets: {
    title: 'Which shares?',
    line: 'Share values jump. Buy before they do.',
    beats: {
      value: {
        title: 'Four values',
        text: 'A share is worth 1 up to 8 points, 2 from 9 on, 3 from 17 on, 4 from 25 on. In between nothing changes. So the best share is the one just before a jump.',
      },
      price: {
        title: 'Size matters',
        text: (sight) =>
          `A packet costs its size times the present value. Look at ${issuer(sight)}. ${away(sight)} You may buy only one packet in this meeting, and have ${euros(cash(sight))}.`,
      },
      buy: {
        title: 'Buy',
        text: 'Which packet makes the most of your money?',
        otherwise: 'Look for the company that is nearest to its next share value, and buy a packet of it.',
        others: {
          smaller: 'The right company. But you may buy only once: take the largest packet you can pay.',
          other: 'That company is further from its next value. Compare the points on the viaduct.',
          pass: 'Cash is only worth itself. Shares that jump are worth more.',
        },
      },
    },
    done: {
      title: 'Well bought',
      text: 'Every share in it will gain a euro with the jump. Others do the same with your company: a manager whose company is about to jump should own as much of it as possible.',
    },
  },
  chair: {
    title: 'Taking the chair',
    line: 'Votes, elections, and how a company changes hands.',
    beats: {
      votes: {
        title: 'One share, one vote',
        text: (sight) =>
          `Now a manager of ${named(sight)} is elected. Only issued shares vote: your own, and those of companies you manage. You control ${share(sight)}. That is more than half.`,
      },
      office: {
        title: 'What the chair is worth',
        text: 'The manager decides everything: building, bids, buy-backs. The bank pays a bonus for works and for every packet that others buy. And the manager may embezzle.',
      },
      stand: {
        title: 'Do you stand?',
        text: 'Nobody can outvote you.',
        otherwise: 'You would leave the chair to somebody else, with your own votes in hand. Stand.',
      },
    },
    done: {
      title: 'You will be elected',
      text: 'Whoever sells shares sells votes. In your own company always know who holds how many, and keep more than the others together, or at least a buy-back in reserve.',
    },
  },
  ending: {
    title: 'The last half-year',
    line: 'How the game ends, and what is worth nothing then.',
    beats: {
      last: {
        title: 'The last market',
        text: 'After this half-year the game is over: no finance, no meeting. It may also end earlier, as soon as a company has 25 points after a market.',
      },
      worth: {
        title: 'What counts',
        text: 'Cash and shares count. The company’s cash is shared out among its shareholders; *works and goods are worth nothing*. What still produces something for this market is useful, the rest is not.',
      },
      sell: {
        title: 'Make money of it',
        text: 'One of your works has no material and will not produce any more. What do you do with it?',
        otherwise: 'Look for the works that stands idle.',
        others: {
          build: 'It would cost 3 and bring nothing any more.',
          running: 'That one can still produce for the last market. Another one cannot.',
          end: 'First sell what stands idle: it brings 3, later nothing.',
        },
      },
    },
    done: {
      title: 'Three more to share out',
      text: 'In the last half-year every decision is about money at the end: sell idle works, import nothing for later, and offer everything that still finds demand.',
    },
  },
}
