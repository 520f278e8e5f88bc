import { euros } from '../../text/en/grammar.ts'
import { cash, company, ownCompany, points, type Seen } from '../facts.ts'
import type { Words } from '../index.ts'

function ownPoints(sight: Seen): number {
  const id = ownCompany(sight)
  return id ? points(sight, id) : 0
}

export const chapters: Words['course']['chapters'] = {
  founding: {
    title: 'Your company',
    beats: {
      aim: {
        title: 'You get rich, not the company',
        text: 'The richest *player* wins: your own cash and your shares. A company that exports goods gains points, and points raise the value of every share. So build up a company, and own what rises.',
      },
      viaduct: {
        title: 'The viaduct of success',
        text: 'Each export is one point. From 9 points on a share is worth 2, from 17 on 3, from 25 on 4. You begin with a packet of ten shares: nine points make you 10 richer.',
      },
      choose: {
        title: 'Choose a company',
        text: 'All four are alike. Take *Blue Eyes* for this first game.',
        otherwise: 'They are all alike. With Blue Eyes I can show you everything at its place.',
      },
    },
  },
  factories: {
    title: 'Build works',
    beats: {
      purse: {
        title: 'Two purses',
        text: (sight) =>
          `Your company has ${euros(company(sight)?.cash ?? 0)} and 3 building materials. You yourself have nothing yet. The two purses are never mixed; how money gets from one to the other comes later.`,
      },
      recipes: {
        title: 'What works eat',
        text: 'A works costs 3 and one building material, a quarry only 3. A coal mine turns 1 electricity into 2 coal, a power plant 1 coal into 2 electricity. Each half-year every supplied works produces once.',
      },
      coal: {
        title: 'A coal mine',
        text: 'Build a *coal mine*. Together with a power plant it feeds itself, with one coal and one electricity left over to sell in every half-year.',
        why: 'Two goods that nobody else makes sell at the best prices. Quarries are safe, but everybody has them, and building materials are cheap.',
        otherwise: 'You can do that. For this first game I recommend coal mine and power plant.',
        others: {
          quarry:
            'A quarry needs nothing and gives one building material. But the others build quarries, too, and the price is soon spoilt.',
          dear: 'Steel and ships bring more, but need materials that nobody makes yet, and importing them is dear. Later.',
        },
      },
      power: {
        title: 'And a power plant',
        text: 'Now the *power plant*. One unit of each to start with, and the two keep each other running.',
        otherwise: 'Without power the mine stands still, and importing electricity costs 4 each time.',
      },
      stop: {
        title: 'Enough for now',
        text: 'You may build three works a phase, but money and a building material in hand are useful: you still have to buy the first coal and electricity. End the turn.',
        otherwise: 'Better keep the money. The market comes next.',
        others: {
          more: 'A third works would use your last building material, and there is nothing to supply it with yet.',
        },
      },
    },
  },
  market: {
    title: 'The market',
    beats: {
      rows: {
        title: 'One row for each good',
        text: 'Left you *buy*, on the cells you *sell*; one marker is one unit. Six markers in all. You bid last and see what the others did. Rows are settled from top to bottom.',
      },
      coal: {
        title: 'Buy coal',
        text: 'Nobody offers coal, so your bid imports one for 4. Put *one* marker there: the power plant needs it in the next half-year.',
        otherwise: 'First what your works need: one coal.',
      },
      power: {
        title: 'Buy electricity',
        text: 'And *one* for the coal mine. Electricity does not keep: what is not used in the next supply phase is lost. One is enough.',
        otherwise: 'The coal mine needs one electricity. Without it half of your works stand still.',
      },
      demand: {
        title: 'Demand moves',
        text: 'Exports are settled from left to right, and each pulls the demand marker one cell to the left. An offer to the right of it does not sell. So the left cells pay little, but surely, and *every* export is a point.',
      },
      cheap: {
        title: 'A point for a euro',
        text: 'The others offer building materials on cheap cells. A bid takes the cheapest offer, here for 1 each. Buy *two*, and export two yourself in the same row: you pay a euro for a point.',
        why: 'Nine points double the value of your ten shares. And what you buy away from the others they cannot export.',
        otherwise: 'Possible. But a point for a euro is a bargain as long as others sell at 1.',
        others: { offer: 'All right, first the offers.' },
      },
      offer: {
        title: 'Offer on the left',
        text: 'Now two offers of building materials on the cells furthest left (*1 to 3*). They pay nothing, but they sell first, and each is a point. Purchases in a row come before its exports, so you may offer what you are just buying.',
        why: 'You have one building material and get two more. One stays for the next works.',
        otherwise: 'First the two offers. Each is a point.',
        others: {
          right: 'Further right pays more, but many offers lie before it. By then demand may be gone.',
          nothing: 'You do not have that good. If the offer comes up, you pay a fine of 1.',
        },
      },
      confirm: {
        title: 'Confirm',
        text: 'That is all you need. Nothing can be changed afterwards: confirm your bids, and watch the market being settled row by row.',
        otherwise: 'You may add more. Do not offer what you do not have, and keep some money.',
      },
    },
  },
  finance: {
    title: 'Packets and loans',
    beats: {
      settled: {
        title: 'What came of it',
        text: (sight) =>
          `You have ${ownPoints(sight)} points and ${euros(company(sight)?.cash ?? 0)} in the company. Coal and electricity are waiting for your works.`,
      },
      packets: {
        title: 'Companies deal in shares',
        text: 'Each company has packets of 1 to 10 shares. In the middle of the year companies may buy packets of *others*, at size times share value. The money goes to the bank, not to that company.',
      },
      pass: {
        title: 'Not yet',
        text: 'Your company needs its cash for goods and works, and for a dividend at the end of the year. *Pass*. Later, with cash to spare, shares just before their next value can be worth it.',
        otherwise:
          'You may. But what your company spends now is missing for the dividend that goes into your own pocket.',
      },
      again: {
        title: 'Second round',
        text: 'Everybody is asked twice. I would pass again.',
        otherwise: 'Fine. Watch the cash: a dividend needs 1 for each issued share.',
      },
      loan: {
        title: 'A loan?',
        text: 'A loan brings 5, costs 1 interest every year from the next on, and 6 at the end. Take one if you can build something with it that earns more. *Not now*.',
        otherwise: 'Possible. Remember: loan money may not be paid out as a dividend; 6 for each loan must stay.',
      },
    },
  },
  second: {
    title: 'The works run',
    beats: {
      wait: {
        title: 'Second half-year',
        text: 'The same four phases once more. Your two works are enough for this year; keep the cash for the dividend. *End the turn*.',
        why: 'A dividend of 1 per share needs 10 in the company, and all of it goes to you: you hold all ten issued shares.',
        otherwise: 'You can build. But below 10 in cash there is no dividend this year.',
      },
      feed: {
        title: 'Supply your works',
        text: 'Put material on *both*: electricity on the coal mine, coal on the power plant. Only what lies in the warehouse now can be used.',
        otherwise: 'Supply both works first.',
        others: { end: 'Not yet: a works that is not supplied produces nothing, and unused electricity is lost.' },
      },
      fed: {
        title: 'Done',
        text: 'Both are supplied. Finish: then two coal and two electricity are produced.',
        otherwise: 'Finish supplying when everything is in its place.',
      },
      alone: {
        title: 'Alone in the row',
        text: 'Nobody else offers coal. A *single* offer sells even on the last cell, *11*, for 3. Offer one coal there; the other one stays for the power plant.',
        why: 'Demand begins above cell 11. Only other offers to your left would pull it away, and you bid last.',
        otherwise: 'You may do something else first. The coal sells best on cell 11.',
        others: { lower: 'It sells there, too, but for less. Nobody else is in this row.' },
      },
      power: {
        title: 'The same with electricity',
        text: 'One electricity on the dearest cell that still sells. The second one stays for the coal mine next year.',
        otherwise: 'Nobody else offers electricity: the last cell pays 3.',
      },
      keep: {
        title: 'Keep what you need',
        text: 'One coal and one electricity stay in the warehouse: with them both works run again next year, without importing anything. Confirm when you are content.',
        otherwise: 'You can do that. Just keep one coal and one electricity for your works.',
        others: {
          material: 'A point more, if it sells. But the last building material is what the next works is made of.',
        },
      },
    },
  },
  meeting: {
    title: 'The meeting',
    beats: {
      purses: {
        title: 'Now it is about your own purse',
        text: (sight) =>
          `Once a year the shareholders meet. The bank has paid you a bonus for your works; you have ${euros(cash(sight))} of your own, the company has ${euros(company(sight)?.cash ?? 0)}.`,
      },
      embezzle: {
        title: 'Embezzle?',
        text: 'You may take money out of the company: for each euro it also pays its share value to the bank and loses a *point*. Take *nothing*: you own all its shares, and the dividend brings you the same money without a loss.',
        why: 'It pays for someone who holds few shares of a company or is about to lose it, and sometimes early: if the company has cash to spare and its next share value is far away, money in your own hand buys shares now.',
        otherwise: 'Allowed. But each euro costs the company two and a point, and it is your own shares that lose.',
      },
      dividend: {
        title: 'A dividend',
        text: '1 per share for all issued shares: that is 10 for you. It is the honest way from the company’s purse into yours. Vote *yes*.',
        otherwise: 'If you vote no, the money stays in the company. There it buys works, but no shares for you.',
      },
      keep: {
        title: 'Buy-back',
        text: 'A company may buy back its own packets, even against the holder’s will, for one share value more per packet. That is a defence against takeovers. Nobody threatens you yet: *done*.',
        otherwise: 'Only if somebody holds too many votes. Now it would just make your share smaller.',
      },
      stand: {
        title: 'Elections',
        text: 'For each company a manager is elected, one vote per share. Here it is about a company in which you have no votes: standing would be pointless.',
        otherwise: 'You may stand. Without votes nobody will elect you.',
      },
      invest: {
        title: 'Buy what rises',
        text: (sight) =>
          `Now you buy with your own ${euros(cash(sight))}. Yellow Submarines have ${points(sight, 'yellow-submarines')} points: at 9 each share is worth 2 instead of 1. Buy the *largest* packet you can pay.`,
        why: 'Eight shares for 8 will soon be worth 16. You may buy only once, so take a large packet.',
        otherwise: 'Possible. Ask of each company how far it is from its next share value.',
        others: {
          own: 'Your own company rises, too, but more slowly, and its votes are safe. Yellow Submarines are nearest to the next value.',
          small: 'You have one purchase a year. A larger packet makes more of it.',
          pass: 'Cash earns nothing. Shares of a company that rises do.',
        },
      },
      support: {
        title: 'The order for the next year',
        text: 'Relations markers decide the order. Lay *yours* on your company. Early is good for building, late for the market, where one sees the bids of others. Whoever has none stays behind.',
        otherwise: 'You may keep it. It also buys a seventh marker at the market.',
      },
      farewell: {
        title: 'The second year is yours',
        text: 'The game ends at the latest after year 4, at once when a company has 25 points after a market. Add a works whenever you can feed it, export every half-year, pay yourself dividends, and count the votes. I speak up when it matters.',
      },
    },
  },
}
