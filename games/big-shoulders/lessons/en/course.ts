import type { Words } from '../index.ts'
import { cashOf, operatingName, ownName, payout, price, shares, treasury } from '../own.ts'
import { coach } from './coach.ts'

export const course: Words['course'] = {
  title: 'Your first game',
  line: 'Ten years of Chicago step by step, ten more with a hand on your shoulder, then a coach while you play on.',
  chapters: {
    company: {
      title: 'Your company',
      beats: {
        aim: {
          title: 'What you want here',
          text: 'After five decades the richest *player* wins: your own cash, plus your shares at their price. A company has a purse of its own, and what is left in it counts for nothing. Your money goes in when you buy shares and comes back as dividends: turn that circle as often as you can.',
        },
        exchange: {
          title: 'The exchange',
          text: 'This is what *one* share costs. Every company has ten shares and stands here at its price. A company that pays well moves to the right, and all its shares become dearer.',
        },
        charter: {
          title: 'Ten companies',
          text: 'Each line of a card is a factory: what it takes, how many workers it needs, how many goods it makes. The first number in dollars is what one good sells for.',
          why: 'A good first company runs early: one worker, few cubes, a decent price. Dear goods that need a crowd of workers are for later.',
        },
        found: {
          title: 'Found Fairbank',
          text: 'You have $175. Found *Fairbank* at *$40*: you pay three times the price into its treasury and hold three of its ten shares. The company has $120 to work with, and you keep $55.',
          why: 'Two coal and a single worker make two goods of $40: no other first factory runs so easily and earns so much. At $40 your $55 still buy one more share.',
          otherwise:
            'That would be a company, too. For this first game I recommend Fairbank: its first factory needs one worker and two coal, and makes two goods of $40.',
          others: {
            cheaper:
              'At $35 the treasury gets only $105. Workers and coal would eat that up, and a little later money is what the company lacks most.',
            dearer:
              'At $50 you would have $25 left, too little for another share. A cheap share also climbs faster: the same dividend moves a low price further.',
          },
        },
      },
    },
    shares: {
      title: 'Shares',
      beats: {
        ten: {
          title: 'Ten shares each',
          text: 'Everybody may buy shares of every company, one certificate a turn, until all pass. Buying never moves the price; each share that is sold lowers it by a step.',
        },
        buy: {
          title: 'Buy one more share',
          text: (sight) =>
            `Buy a *Common* certificate of ${ownName(sight)} for $${price(sight)}. You pay it into the company’s own treasury, so it does two things at once: you earn more of every dividend, and the company can buy coal.`,
          why: 'Money in your pocket earns nothing until the next stock phase. Buying from the charter is the only way to get your own money into your company.',
          otherwise: 'Nothing else helps you more now than one more share of your own company.',
          others: {
            strangers:
              'Shares of others are fine later, when you see who earns. Now your own company needs the money, and only a purchase from its charter brings it in.',
            pass: 'Your cash would lie idle for ten years. One more share earns a tenth of every dividend, and the money helps your company.',
          },
        },
        bought: {
          title: 'It went in there',
          text: (sight) =>
            `The treasury of ${ownName(sight)} now holds $${treasury(sight)}, and you own ${shares(sight)} of its ten shares. One purchase a turn: end yours.`,
          otherwise: 'End your turn first.',
        },
        pass: {
          title: 'Enough for now',
          text: (sight) =>
            `With $${cashOf(sight)} you can buy nothing more. Pass; when all have passed, the phase is over.`,
          otherwise: 'There is nothing left that would help you. Pass.',
          others: {
            sell: 'Selling lowers the price by a step for each share, and you may not buy that share back this decade. Sell only when you need the money for something better.',
          },
        },
      },
    },
    buildings: {
      title: 'A house of your own',
      beats: {
        hand: {
          title: 'Your street',
          text: 'This is your street. Each decade you put up one building here. Everyone may use it, and whoever does pays *you*, the player. Even your own company.',
        },
        build: {
          title: 'Build Appeal +2',
          text: 'Play *Appeal +2*, discard *Wood and Steel*, keep the third for later. All choose in secret.',
          why: 'Whoever uses it pays you $30, and appeal brings a salesperson soon. The two others bring their owner $20 from the bank, and Fairbank needs no steel.',
          otherwise:
            'Wood and coal can be had elsewhere. Appeal +2 earns you $30 a use, and your own company wants it, too: money from its treasury into your pocket.',
          others: {
            keeps: 'Good. I would have kept Wood and Coal, because Fairbank burns coal; but that is a detail.',
          },
        },
      },
    },
    actions: {
      title: 'Send your partners',
      beats: {
        partners: {
          title: 'Two partners',
          text: 'You have two partners and send them out one by one, in turns. Each does one thing for your company, and the *company* pays. Spaces with ∞ are always open; all others take one partner a decade.',
        },
        houses: {
          title: 'Everybody’s houses',
          text: 'The players’ buildings are spaces, too. The sign at the bottom says who pays the owner: the company that uses it, or the bank.',
        },
        hire: {
          title: 'Hire workers',
          text: 'Without workers nothing runs. Send a partner to *Hire Workers*: one partner may hire as many as you have room for, and each is paid singly.',
          why: 'The fewer wait in the job market, the dearer they are. The others have hired before you, so a worker costs $50 now; later in the decade it does not get cheaper.',
          otherwise: 'Whatever you do with it, a factory without workers makes nothing. Hire first.',
          others: {
            appeal:
              'A good idea, but second: without a worker Fairbank makes nothing this decade, and a company without revenue falls in price.',
            manager: 'A manager helps a factory that runs. Yours has no worker yet.',
            dividend: 'That would empty the treasury before the company has a single worker.',
          },
        },
        first: {
          title: 'The first factory',
          text: 'Factories produce *from left to right*. A gap stops everything behind it, so the first factory comes first.',
          otherwise: 'A worker in the second factory is of no use until the first one is staffed.',
        },
        second: {
          title: 'And the second',
          text: 'Hire one for the second factory as well. It will not run yet, but from the next decade on it can.',
          why: 'When *all* factories of your first company produce in one turn, the partner who waits on the last one joins you for good. A third partner is worth more than anything else now.',
          otherwise: 'Hire for the second factory.',
          others: {
            stop: 'That saves $50 now. But both factories together bring you a third partner for the rest of the game; the earlier, the better.',
          },
        },
        confirm: {
          title: 'End your turn',
          text: 'Your partner is placed. You could still trade cubes at Haymarket Square; there is nothing to trade yet, so end your turn.',
          otherwise: 'End your turn.',
        },
        funds: {
          title: 'The purse is light',
          text: (sight) =>
            `${ownName(sight)} has $${treasury(sight)} left, and coal costs $30 a cube now. *Fundraising* brings $40 from the bank: dull, but it pays for the cubes.`,
          why: 'Count before you act: two coal cost $60. What is left over buys cheap cubes that can be swapped for coal, for the second factory.',
          otherwise: (sight) =>
            `Can ${ownName(sight)} afford it? It needs $60 for two coal this decade. Without them it makes nothing, and its price falls.`,
          others: {
            appeal:
              'Fine: $30 into your own pocket and a salesperson. But watch the treasury, there is just enough left for the coal.',
          },
        },
        over: {
          title: 'Who goes first',
          text: 'Now the companies operate, the most appealing first. Fairbank leads on Michigan Avenue, so it has first pick of cubes and customers. End your turn.',
          otherwise: 'End your turn.',
        },
      },
    },
    operating: {
      title: 'The money machine',
      beats: {
        machine: {
          title: 'Four steps',
          text: (sight) =>
            `${operatingName(sight)} operates, always in this order: it *buys* cubes, *produces*, *sells*, and then *pays* or keeps the money. What it did not buy before producing, it goes without.`,
        },
        buy: {
          title: 'Buy coal',
          text: 'The wagons stand at $30, $20 and $10; what is on X is not for sale yet. Your first factory needs *two coal*. Take the cheapest there are.',
          otherwise: 'First what the factory needs: coal.',
          others: {
            other: 'That cube is not what the first factory needs. Coal first; what is left may go into other cubes.',
            end: 'Without coal the factory stands still. Nothing made is nothing sold, and then the price falls.',
          },
        },
        ahead: {
          title: 'Buy ahead',
          text: 'Wood is $10, and two cubes of one kind can be swapped for any other at *Haymarket Square*. Buy the cheap wood: it becomes coal for the second factory.',
          why: 'And look who comes after you: Brunswick builds its goods from wood. What you take, it lacks.',
          otherwise:
            'You may do that. Two wood for $20 would become a coal, and coal is what your second factory lacks.',
          others: { produce: 'Fine. You keep $20; you only miss a cheap coal for next time.' },
        },
        swap: {
          title: 'Two for one',
          text: 'Now swap *two wood for one coal*. Cubes keep: it waits on the charter for the next decade.',
          otherwise: 'The swap costs nothing, and the coal will not run away.',
          others: { produce: 'Fine. The wood keeps; you can swap it another time.' },
        },
        produce: {
          title: 'Produce',
          text: 'One worker, two coal: let the first factory produce its *two goods*.',
          otherwise: 'Everything is there. Let it produce first.',
        },
        end: {
          title: 'Goods in the warehouse',
          text: 'The second factory lacks coal, so that is all for this decade. End production, and off to the customers.',
          otherwise: 'Nothing more can be made. End production.',
        },
        customers: {
          title: 'Customers',
          text: 'Your goods go to your own row only. A tile shows how many it still takes. Whoever puts the *last* good on a tile in the right column gets *$50* more, in the middle $20.',
        },
        sell: {
          title: 'Sell',
          text: 'First where a tile becomes full in the right column: one good brings its price *and* $50. The other goes where there is room.',
          otherwise: 'That sells, too. But look at the bonus first.',
          others: {
            sale: 'The same good would bring $50 more on the tile that it fills. Such a tile is gone when somebody else has filled it.',
            early: 'There are goods left, and room for them. What is unsold brings nothing this decade.',
          },
        },
        dividend: {
          title: 'Pay or keep?',
          text: (sight) => {
            const { perShare, yours, kept, from, to } = payout(sight)
            return `*Pay*: $${perShare} a share, so $${yours} for you and $${kept} for the treasury, which holds the unsold shares. And the price climbs from $${from} to *$${to}*.`
          },
          why: (sight) =>
            `The payout is compared with the price: as much as the price, one step; twice as much, two. Keeping everything would fill the treasury, but the price would fall to $${payout(sight).withheld}.`,
          otherwise: 'Pay now: it will hardly ever lift the price as far again.',
          others: {
            withhold: (sight) =>
              `The treasury would get it all, but the price would fall to $${payout(sight).withheld} in place of climbing to $${payout(sight).to}. Each of your shares would be worth $${payout(sight).to - payout(sight).withheld} less.`,
          },
        },
        risen: {
          title: 'That is the circle',
          text: (sight) =>
            `You founded it at $40 a share, and now it stands at *$${price(sight)}*. Your ${shares(sight)} shares are worth $${shares(sight) * price(sight)}, and you have $${cashOf(sight)} in cash. End the turn, and watch what the others make of theirs.`,
          otherwise: 'End the turn of your company.',
        },
      },
    },
    second: {
      title: 'The second decade',
      beats: {
        look: {
          title: 'Ten years later',
          text: (sight) =>
            `A new decade, the same five phases. ${ownName(sight)} stands at $${price(sight)} and has $${treasury(sight)}; you have $${cashOf(sight)}. From here on I advise, and you choose.`,
        },
        share: {
          title: 'Put your cash to work',
          text: (sight) =>
            `Another share of ${ownName(sight)} would be worth it: it brings a tenth of every dividend to come, climbs with the price, and fills the treasury.`,
          why: 'Cash that is left when the phase ends waits ten years. At the end you count cash *and* shares, and only shares grow by themselves.',
          otherwise:
            'You can do that. I would buy a share of the company that I direct myself: there I decide what is paid.',
          others: {
            stranger:
              'A share of somebody else: fair enough. They do the work and you get your part. Look whether its factories are staffed.',
            pass: 'Your money would do nothing for ten years. Buy whatever you think will pay.',
            sell: 'Each share sold costs a step of the price, for all your other shares, too, and you cannot buy it back this decade.',
          },
        },
        house: {
          title: 'Which house?',
          text: 'Fairbank burns coal, and coal is scarce this decade. Build the house that brings *Coal and Steel*: the bank pays you $20 each time, and workers come to town.',
          otherwise: 'Ask two things of a house: will my company use it, and who pays me? Coal answers both.',
          others: { coal: 'Coal is coal. The other one would have brought two workers to the market, too.' },
        },
        turn: {
          title: 'Back to the others',
          text: 'Your partner is placed; trading makes no sense now. End your turn.',
          otherwise: 'All right. Cubes keep, too.',
        },
        coal: {
          title: 'Fetch the coal',
          text: 'Send a partner to your own coal house: the company gets the cubes from Haymarket Square, and the bank pays *you* $20.',
          otherwise: (sight) =>
            `It is your choice. But ${ownName(sight)} needs two coal to produce at all; look whether the wagons have any.`,
        },
        appeal: {
          title: 'Appeal brings gifts',
          text: 'Two things you want: appeal and coal. Begin with *Appeal +2*, for the others want it, too: the company pays $30 into your pocket and climbs to 5, where a salesperson waits.',
          otherwise:
            'It is your choice. A salesperson at the office costs $70; on the avenue you would get one and $30 for yourself.',
          others: {
            coal: 'Good, too. You may have to do without the appeal then: whoever comes first takes it, and pays you $30 for it.',
          },
        },
        bonus: {
          title: 'Take the bonus',
          text: 'A salesperson lifts the price of all your goods, now and in every decade to come. $25 are spent quickly.',
          otherwise: 'A salesperson earns more than $25 within two decades.',
          others: {
            cash: 'With two goods a decade the salesperson brings $20 every decade, and more when the second factory runs.',
          },
        },
        lastTurn: {
          title: 'Both are out',
          text: 'Now the companies operate. Is everything there that the first factory needs? End your turn.',
          otherwise: 'All right. Cubes keep, too.',
        },
        buy: {
          title: 'Your turn to operate',
          text: 'You know the steps: what do the factories lack, and where is it cheapest? Buy for *both* before the first one produces: afterwards nothing can be bought any more.',
          otherwise: 'All right. I would first buy what the next factory lacks, and then let it produce.',
        },
        sell: {
          title: 'Where to sell?',
          text: 'Look for a tile that your goods fill: the right column brings $50, the middle $20.',
          otherwise: 'Sold. Another tile would have brought more for the same goods.',
        },
        dividend: {
          title: 'And now?',
          text: (sight) => {
            const { total, from, to, yours } = payout(sight)
            return `A payout of $${total} at a price of $${from}: ${to > from ? `the price would climb to $${to}` : 'not enough for a step, but the price stays'}. You would get $${yours}.`
          },
          otherwise: 'Kept. The treasury is full and the price has fallen; put the money to work soon.',
        },
      },
    },
    alone: {
      title: 'On your own',
      beats: {
        partner: {
          title: 'Look at the goals',
          text: 'At the end each goal brings *$200* to whoever is ahead in it; more than many a dividend. See which of them you reach along the way, and which cost too much.',
        },
        letGo: {
          title: 'Now it is yours',
          text: 'Three decades are left. Keep the circle turning: run all factories, sell where bonuses wait, pay when it lifts the price, buy shares of what pays. I only speak up when something is worth a thought; in *Chapters* you can silence me.',
        },
      },
    },
  },
  coach,
  done: {
    title: 'Your first game is over',
    text: 'Look at the lines of the score: most of it is shares, not cash. Who held many shares of companies that paid every decade? Which company would you have liked to hold more of?',
  },
}
