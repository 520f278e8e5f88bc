import { companyAt } from '../../model/companies.ts'
import { amounts, holding, list } from '../../text/en/grammar.ts'
import { own, type Seen, slotsWonBy } from '../facts.ts'
import type { Words } from '../index.ts'

function won(sight: Seen): string {
  const slots = slotsWonBy(sight)
  return slots.length === 1 ? `project ${slots[0]}` : `projects ${list(slots)}`
}

function cameBack(sight: Seen): string {
  const { auction } = own(sight)
  if (auction === 0) return 'None of your markers came back.'
  return auction === 1 ? 'One marker lost and came back.' : `${auction} markers lost and came back.`
}

function harvest({ news, seat }: Seen): string {
  const takes = news.find((entry) => entry.type === 'produced' && entry.seat === seat)
  return takes?.type === 'produced' ? `They just brought you ${amounts(takes.takes)}.` : 'Yours bring nothing yet.'
}

export const chapters: Words['course']['chapters'] = {
  auction: {
    title: 'The auction',
    beats: {
      aim: {
        title: 'Raise a city out of the mud',
        text: 'After eight rounds the most *prestige* wins. With bid markers you win a project. The same markers then stand under the house as its storeys, and every storey is prestige.',
      },
      city: {
        title: 'Chicago, 1858',
        text: 'Four wards with ten sites each. Whoever has the most *storeys* in a ward at the end is paid for it. So it counts where you build, and on how many markers.',
      },
      projects: {
        title: 'Five projects a round',
        text: 'Each notice is a house to be raised: its *cost* in timber, jackscrews and masonry, its symbol and its reward. Below hangs a card with four squares for bids.',
      },
      card: {
        title: 'What a card gives',
        text: 'Put a marker on a square with a resource and you take it at once, win or lose. The top left square is the *toll space*: it gives nothing and costs, but wins ties. The round picture is what the card brings its winner in the end.',
      },
      first: {
        title: 'Your first bid',
        text: (sight) =>
          `You have ${holding(own(sight).hold)}. Dearborn School costs 1 timber, 1 jackscrew and 2 masonry: you can pay that. Bid on card *I, top right*.`,
        why: 'It gives a fifth space for cards, and its card brings a jackscrew in every round to come. Top right comes second in ties, only the toll space is better.',
        otherwise:
          'You may bid there. For this first game I recommend card I: you can pay for it, and its card feeds you in every round.',
        others: {
          toll: 'The toll space costs one of every resource still open on the card. Now that would be three. Later, when others have covered the squares, it is cheap.',
          square: 'That wins card I as well. Top right is better in ties, and masonry is what houses need most.',
        },
      },
      turn: {
        title: 'Whose turn is it?',
        text: 'Always whoever has the *most* markers left; if tied, the higher row. Nobody passes: all markers are placed.',
      },
      second: {
        title: 'A bid that may lose',
        text: (_, names) =>
          `${names.seat(2)} sits on card III. Join in *top right* and take masonry. If nobody tops you, the better square wins. If somebody does, your marker comes back: then you have more bids in the next round.`,
        why: 'Losing costs nothing: you keep the resource and the marker. Only winning uses markers up.',
        otherwise: 'Also possible. I recommend card III: whatever happens there, you keep the masonry.',
        others: {
          same: 'One marker is enough there as long as nobody bids against you. A second one would make the house higher, but another card brings more now.',
        },
      },
      third: {
        title: 'Winning a tie',
        text: (_, names) =>
          `${names.seat(1)} has one marker on card V, bottom left. One of yours draws level, and then the *better square* wins: toll space, top right, bottom left, bottom right. Find the square that beats it.`,
        why: 'The corner block costs only 1 timber and 1 jackscrew and gives a joker. Its card brings timber and masonry every round.',
        otherwise:
          'You can do that. But card V can be had with a single marker: it costs almost nothing, gives a joker, and its card is the best one here.',
        others: {
          lower: 'Bottom right loses the tie against bottom left. Top right wins it.',
          toll: 'That wins, too, but costs 1 timber and 1 jackscrew. Top right wins the tie and gives you a resource.',
        },
      },
    },
  },
  raising: {
    title: 'Raise a house',
    beats: {
      award: {
        title: 'The auction is over',
        text: (sight) =>
          `You won ${won(sight)}, and took what nobody had covered on those cards. ${cameBack(sight)} Now the projects are built, from I to V.`,
      },
      pay: {
        title: 'Pay the project',
        text: 'The paper shows what it costs and what you have. Pay with your resources. What you cannot pay would lead into poverty; today you have enough.',
        why: 'Jokers stand for any resource, a favour for a whole kind. Keep both for dearer projects.',
        otherwise: 'You have enough of everything. Pay in full, then nothing is lost.',
        others: {
          exchange: 'Three tiles for one is a bad rate, and you lack nothing here. Pay directly.',
        },
      },
      reward: {
        title: 'Symbol and reward',
        text: 'First you take the symbol tile and the reward on the notice. Symbols count at the end: in sets of five, and for the final projects of round 8.',
      },
      site: {
        title: 'Choose a site',
        text: 'Any empty site is allowed. Take *site 19* in the middle: it pays 2 prestige at once, 1 more for your storey, and the *banner* above its column is a step on your masonry track.',
        why: 'Masonry is the dearest kind in most houses. Every third step on a track saves one of its kind in every project, for the rest of the game.',
        otherwise:
          'You may build there. The four sites in the middle give 2 prestige and are soon gone; I would take one first.',
        others: {
          middle:
            'Also 2 prestige, a good choice. Site 19 has a masonry banner above it, and masonry is what you will need most.',
          corner: 'A joker is good, too, and there are four such corners. The 2 prestige in the middle go faster.',
        },
      },
      again: {
        title: 'The card is yours',
        text: 'The card of your first house slid under your board. Now pay the second project in the same way.',
        otherwise: 'You have enough for this one. Pay it in full with plain resources, keep the jokers.',
      },
      corner: {
        title: 'A corner with a joker',
        text: 'The corners give a *joker*. Sites 8 and 40 lie in ward 4, which pays most at the end. Their banner is timber, a track on which you have not moved yet: when all three markers have reached a column, it pays as well.',
        why: 'Column 1 gives a joker, column 2 two prestige, and so on. Three tracks side by side earn more than one far ahead.',
        otherwise: 'Allowed. I would take a corner: a joker now is worth about as much as two prestige.',
        others: {
          middle:
            'Two prestige are about as good as a joker. Look at the banner above, too: at the corners it is timber, a track on which you have not moved yet.',
        },
      },
    },
  },
  markers: {
    title: 'The second round',
    beats: {
      cards: {
        title: 'Your cards work',
        text: (sight) =>
          `At the end of every round your cards produce. ${harvest(sight)} Some cards give something only once, in the round in which they were won.`,
      },
      more: {
        title: 'More markers',
        text: (sight) =>
          `Everybody gets three new markers on top of those that came back, up to five. You have *${own(sight).auction}*. More markers mean a longer say: whoever has the most bids first and often last.`,
      },
      blue: {
        title: 'A blue project',
        text: (sight) =>
          `Yellow houses are raised, blue ones are *moved* to the outskirts. Franklin House costs 3 timber, 3 jackscrews, 1 masonry; you have ${holding(own(sight).hold)}. Bid *top right*: what nobody covers on a card goes to its winner.`,
        why: 'Moving brings a strong tile, two competence steps, and a prestige building whose arrows can pay you at the end. Card I shows two jackscrews: exactly what you lack.',
        otherwise: 'Possible. But the blue project is worth most this round, and you can pay for it.',
        others: {
          square:
            'The right card. Take the top right square: it wins ties, and the jackscrews you leave open come to you if you win.',
        },
      },
      cheap: {
        title: 'The next one you can pay',
        text: 'Keep in mind what the blue house will take. Rush Medical College on card V is cheap and gives a timber step; its card gives a masonry step. Bid there.',
        why: 'Two projects that you can pay are better than three that lead into poverty.',
        otherwise: 'That works, too. I like card V: cheap, and two competence steps.',
        others: {
          dear: 'For that one you lack several resources, and the blue house wants paying first. Bid there only if you are content to be outbid.',
        },
      },
      harvest: {
        title: 'Take what you need',
        text: 'Now you choose. A card on which others fight gives you a resource, and your marker comes back. Or make sure of card V with a second marker.',
        otherwise: 'Fine. Remember: every project you win must be paid for.',
      },
      sure: {
        title: 'The last marker',
        text: 'A second marker on V makes the house higher: one more prestige, one more storey in a ward. And nobody takes it from you.',
        otherwise: 'All right. With two markers on V you would have been safe there.',
      },
    },
  },
  moving: {
    title: 'Move a house',
    beats: {
      pay: {
        title: 'Pay, and keep the jokers',
        text: 'Pay with plain resources as far as they go. A joker fits anywhere, so it is the last thing to give away.',
        otherwise: 'First see whether you can pay in full without it.',
        others: {
          jokers:
            'That pays it as well, but gives away more jokers or favours than needed. They will be worth more later.',
          short: 'Being short costs a step into poverty for each kind. You can pay this in full.',
        },
      },
      tile: {
        title: 'To the outskirts',
        text: 'Your house goes to the edge of the city and you take the *tile* that lies there. You use it once, whenever it suits you. For a first game take one with prestige: points are never wrong.',
        why: 'At this point of the game the others are worth about as much. If you still have to pay a house in this round and lack something, tiles with resources or jokers are better. Later, with many cards, Extra shift brings more than either.',
        otherwise: 'That tile is good, too, if you know what for. Prestige cannot go stale.',
      },
      prestige: {
        title: 'A prestige building',
        text: 'In its place you put up one of three prestige buildings. It belongs to nobody, but each *arrow* pays the owner of the house it points at. Take *Farwell Hall*: two arrows, 3 prestige each.',
        otherwise:
          'You may take that one. More arrows need more of your own houses around; Farwell Hall needs two in a row.',
        others: { tile: 'You can use it now or keep it.' },
      },
      arrows: {
        title: 'Aim the arrows',
        text: 'It must go to a purple site, turned as you like. Turn it so that an arrow points at *your* house and none at anybody else’s. Where an arrow points at an empty site you can build later.',
        why: 'An arrow at your house is 3 prestige at the end. One more competence step comes from the banner of the column, one from the prestige banner.',
        otherwise: 'There an arrow of yours goes to waste. Next to your own house it pays you.',
        others: {
          theirs: 'That arrow would pay somebody else at the end of the game.',
        },
      },
      raise: {
        title: 'Where now?',
        text: 'Three questions for every site: which *banner* do I need, in which *ward* do my storeys count, which houses stand next to it? Column 7 has a masonry banner and lies in ward 4, which pays most.',
        otherwise: 'Good enough. Ask the three questions each time: banner, ward, neighbours.',
      },
      window: {
        title: 'Use your tile',
        text: 'You may use tiles at certain moments: before the auction, on your turn, and here at the end of a round. Prestige is worth the same at any time, so take it now.',
        why: 'More prestige also decides ties around a neighbourhood.',
        otherwise: 'You can keep it. Just do not forget it: after round 8 it is worth nothing.',
      },
    },
  },
  alone: {
    title: 'On your own feet',
    beats: {
      dearer: {
        title: 'Houses get dearer',
        text: (sight) =>
          `A house now costs about ten resources. You have ${holding(own(sight).hold)}. Permanents on your tracks save one of their kind each; the notices already show what is left *for you*.`,
      },
      poverty: {
        title: 'If it does not suffice',
        text: 'A kind that you cannot pay may stay unpaid: one step into *poverty*, and you keep what you have of it. The house is built all the same. The first steps cost 1 prestige each at the end, later ones 3 or 4.',
        why: 'One step for a good house is cheap, a habit of it is not. Leave the kind unpaid that would cost you most.',
      },
      plan: {
        title: 'Make a plan for the auction',
        text: 'Choose two projects you can nearly pay, one at least for its card. Two markers each usually win. Put the others where you need the resource. Now it is your turn; I speak up when something new comes.',
      },
      fields: {
        title: 'Neighbourhoods',
        text: 'Between four sites lies a tile. When all four are built on, it goes to whoever has the *most storeys* around it, no matter who closed it. Everybody else with a house there gets 1 prestige. Look before you close one.',
      },
      farewell: {
        title: 'Now you know the game',
        text: (sight) =>
          `Think of the end: ward signs, arrows, symbols. ${companyAt(sight.view.board, 1).prestige > own(sight).prestige ? 'You are behind; there is time.' : 'You are well on your way.'} From here on I only speak when it is worth it.`,
      },
    },
  },
}
