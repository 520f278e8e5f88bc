import { charterOf, companyName } from '../../components/index.ts'
import { names } from '../../text/en/names.ts'
import { hirer, missingCube } from '../drills/company.ts'
import { bestToFound } from '../drills/shares.ts'
import type { Words } from '../index.ts'
import { cashOf, operating, operatingName, ownName, payout, price, shares, treasury } from '../own.ts'

const cube = (sight: Parameters<typeof missingCube>[0]): string => names.resources[missingCube(sight) ?? 'coal']

export const drills: Words['drills'] = {
  which: {
    title: 'Which company first?',
    line: 'Read a charter, the wagons and the customers, and found what earns at once.',
    beats: {
      card: {
        title: 'Read the first line',
        text: 'Only the *first factory* counts now. What does it take, how many workers, how many goods, and what does one sell for? Goods times price is what it earns; workers cost about $40 each.',
      },
      cubes: {
        title: 'What lies on the wagons?',
        text: 'Cubes cost $30, $20 or $10. A company whose cubes are missing, or stand on X, has to swap two for one.',
      },
      customers: {
        title: 'Who buys it?',
        text: 'Every industry has its own row. A tile on the right that your goods fill brings $50 more; one company alone in a row sells in peace.',
      },
      found: {
        title: 'Your choice',
        text: 'Two others have founded already. Which company earns most in its first decade, after workers and cubes? Found it at a price that leaves you something: $35 or $40.',
        otherwise: (sight) =>
          `It would run, but another earns more at once. Compare goods times price with the cost of cubes and workers. A hint: look at ${names.industries[charterOf(bestToFound(sight)[0] ?? 'swift').industry]}.`,
        others: {
          dear: 'The right company. But at that price you could not buy another share, and a low price climbs faster. Try $35 or $40.',
          crowd:
            'Its first factory wants two workers. Two at $40 or $50 each eat up most of what the first decade brings.',
          poor: 'Its goods are cheap. Even all of them together bring little in the first decade.',
        },
      },
    },
    done: {
      title: 'A company that earns',
      text: 'Few workers, cubes within reach, goods that sell well, a row with room: that is what a first company needs. Everything else can come later.',
    },
  },
  where: {
    title: 'Where your money goes',
    line: 'The same share can fill your company’s treasury, or the bank’s.',
    beats: {
      purses: {
        title: 'The treasury is low',
        text: (sight) =>
          `${ownName(sight)} has $${treasury(sight)}, and you have $${cashOf(sight)}. You cannot simply give it money: a company gets your money only when you buy its shares.`,
      },
      sources: {
        title: 'Two piles of shares',
        text: 'Unsold shares lie on the company’s *charter*. Shares that somebody sold lie in the *bank pool*. They cost the same and pay the same. But the money goes to whoever sells.',
      },
      buy: {
        title: 'Help your company',
        text: (sight) => `Buy a share so that ${ownName(sight)} gets the money.`,
        otherwise: 'That does not bring a dollar into the treasury of your company.',
        others: {
          pool: 'From the pool you would pay the bank. The share is the same, but your company gets nothing.',
          stranger:
            'That fills the treasury of somebody else’s company. It may pay you dividends, but it does not help yours.',
          sell: 'Selling brings money to *you*, lowers the price, and the company gets nothing of it.',
          found: 'A new company has a treasury of its own. Money never goes from one company to another.',
        },
      },
    },
    done: {
      title: 'Into the right purse',
      text: 'From the charter to the company, from the pool to the bank. While your company needs money, buy from its charter; later it makes no difference.',
    },
  },
  order: {
    title: 'From left to right',
    line: 'Whom to hire first, and why a gap costs a decade.',
    beats: {
      row: {
        title: 'A chain of factories',
        text: (sight) =>
          `${companyName(hirer(sight)?.id ?? 'swift')} has two factories. They produce from left to right: the second runs only if the first has produced, and each only with *all* its workers.`,
      },
      hire: {
        title: 'Hire the right one',
        text: 'A worker is to be hired. In which factory does he earn something this decade?',
        otherwise: 'You are here to hire, and a place is open where it matters.',
        others: {
          behind:
            'The first factory still lacks a worker, so it stands still, and the second with it. This worker would wait for ten years.',
        },
      },
    },
    done: {
      title: 'No gaps',
      text: 'Fill the first factory, then the second. And once all factories of your first company produce in one turn, the partner waiting there joins you.',
    },
  },
  swap: {
    title: 'Two for one',
    line: 'A cube is missing and nobody sells it: Haymarket Square does.',
    beats: {
      lacks: {
        title: 'One cube short',
        text: (sight) =>
          `The next factory of ${operatingName(sight)} has its workers, but lacks *1 ${cube(sight)}*, and no wagon has any for sale.`,
      },
      market: {
        title: 'Haymarket Square',
        text: 'Here two cubes of one kind become one of another, if it lies there. At any time of your turn, as often as you like, and free of charge.',
      },
      trade: {
        title: 'Find the swap',
        text: (sight) => `Get the ${cube(sight)}, without giving away what the factory needs.`,
        otherwise: 'The factory would still lack a cube.',
        others: {
          needed: 'You would get the cube, but give away two that the same factory needs.',
          end: 'Then the factory stands still, the company sells nothing, and its price falls.',
          buy: 'None of the cubes for sale is the one that is missing. Look at what already lies on your charter.',
        },
      },
      produce: {
        title: 'And now',
        text: 'Everything is there. Let it produce.',
        otherwise: 'Everything is there; do not leave it lying.',
      },
    },
    done: {
      title: 'It runs',
      text: 'Cheap cubes are never useless: two of them are any other. Look at Haymarket before you say that something cannot be had.',
    },
  },
  tiles: {
    title: 'Fill a tile',
    line: 'The last good on a tile is worth more than all before it.',
    beats: {
      row: {
        title: 'Your row',
        text: (sight) =>
          `${operatingName(sight)} has ${operating(sight)?.company.goods ?? 0} goods. Each tile shows how many it still takes. Whoever fills one gets $50 in the right column, $20 in the middle, nothing on the left.`,
      },
      sell: {
        title: 'The best sale',
        text: 'You may sell in several portions. Which sale brings most for each good? Make that one first.',
        otherwise: 'Look at the row again.',
        others: {
          filled: 'That fills a tile, too, but another sale brings more for each good.',
          sale: 'It sells, but without a bonus, or with more goods than the bonus needs. How many goods does a tile need to be full?',
          early: 'The goods are not sold yet. What stays in the warehouse brings nothing.',
        },
      },
    },
    done: {
      title: 'Full',
      text: 'The bonus counts as revenue: it goes into the dividend and lifts the price. Sell the fewest goods that fill a tile, then the rest where there is room.',
    },
  },
  dividend: {
    title: 'Pay or keep?',
    line: 'What a payout does to the price, and what keeping costs.',
    beats: {
      compare: {
        title: 'The payout and the price',
        text: (sight) => {
          const { total, from } = payout(sight)
          return `${operatingName(sight)} stands at $${from} and could pay out $${total}. As much as the price: one step up. Twice as much: two. Three times, from $60 on: three. Less: it stays. *Keeping* everything: one step down.`
        },
      },
      pay: {
        title: 'Decide',
        text: (sight) => {
          const { yours, from, to, withheld } = payout(sight)
          return `Paying: $${yours} for you, and the price goes from $${from} to $${to}. Keeping: everything to the treasury, and the price falls to $${withheld}. What is better for *you*?`
        },
        otherwise: 'This does not decide anything yet.',
        others: {
          keep: (sight) => {
            const { to, withheld, yours } = payout(sight)
            return `Each of your shares would be worth $${to - withheld} less than if you paid, and $${yours} would not reach your pocket. A full treasury counts for nothing at the end.`
          },
        },
      },
    },
    done: {
      title: 'Paid',
      text: 'Pay when the payout reaches the price. Keep only when the company would otherwise stand still next decade, and even then only early in the game.',
    },
  },
  step: {
    title: 'One step more',
    line: 'Sometimes a single good lifts every share you hold.',
    beats: {
      ladder: {
        title: 'Just short',
        text: (sight) => {
          const { total, from, to } = payout(sight)
          return `Revenue would pay out $${total} now, at a price of $${from}${to > from ? `: up to $${to}` : ': no step'}. But there are goods left, and the next step is near.`
        },
      },
      sell: {
        title: 'Reach it',
        text: 'Find the sale that lifts the payout over the next step of the price.',
        otherwise: 'That is not enough yet for another step.',
        others: {
          early:
            'Then the price does not get that step. Another good, even on the left, would be worth more than it brings in dollars.',
          keep: 'Keeping would even cost a step.',
        },
      },
    },
    done: {
      title: 'A step for all shares',
      text: 'Before you decide, compare the payout with the price, with twice and three times the price. The last $10 are often worth the most.',
    },
  },
  appeal: {
    title: 'The avenue',
    line: 'Appeal brings workers, salespeople, machines, and a partner.',
    beats: {
      avenue: {
        title: 'Gifts by the way',
        text: 'Every second lamp has a gift: at 3 a worker, at 5 a salesperson, at 7 a machine, at *9 a partner*, at 11 a good every decade, at 13 a step of the price. The foremost company also operates first.',
      },
      advertise: {
        title: 'One step away',
        text: (sight) =>
          `${ownName(sight)} stands at 8 and has $${treasury(sight)}. What is the best use of your partner now?`,
        otherwise: 'Your partner can do something better.',
        others: {
          place:
            'That may be useful. But one step further up waits a partner who works for you in every decade to come, for $20.',
        },
      },
      bonus: {
        title: 'Take it',
        text: 'The partner, or $25?',
        otherwise: 'A partner does something for your companies in every decade. $25 are spent at once.',
      },
    },
    done: {
      title: 'One more partner',
      text: 'Whoever advertises may also become first in the turn order. Count the steps to the next gift before you place a partner.',
    },
  },
  machines: {
    title: 'Machines',
    line: 'Where an automation token does more than replace a worker.',
    beats: {
      token: {
        title: 'What a machine does',
        text: 'A token takes the place of a worker for good; he moves to another open place, or back to the market. And when *all* places of a factory are automated, it makes *one good more* every time.',
      },
      automate: {
        title: 'Where?',
        text: 'One worker is to be replaced. In which factory does it bring a good more?',
        otherwise: 'You would give away a machine.',
        others: {
          part: 'There a worker would be left, and the extra good only comes when the last place is automated, too.',
        },
      },
    },
    done: {
      title: 'One good more',
      text: 'A good more in every decade, for every price you can get. Finish one factory before you begin with the next.',
    },
  },
  last: {
    title: 'The last decade',
    line: 'A treasury scores nothing: how to get the money out.',
    beats: {
      treasury: {
        title: 'Worth nothing',
        text: (sight) =>
          `It is 1915. ${ownName(sight)} has $${treasury(sight)} in its treasury, and you hold ${shares(sight)} of its shares at $${price(sight)}. After this decade only your own cash and your shares are counted.`,
      },
      pay: {
        title: 'Your last partner',
        text: 'Where do you send him, so that the treasury becomes *your* money?',
        otherwise: 'This does not bring you any money.',
        others: {
          funds: 'The treasury is full already. More money in it is more money lost.',
          grow: 'That would help the company earn in decades that will not come. The money in the treasury would be lost.',
        },
      },
    },
    done: {
      title: 'Out with it',
      text: 'Extra dividends pay $10 a share and can lift the price as well. Keep only what the cubes of the last operating turn will cost.',
    },
  },
}
