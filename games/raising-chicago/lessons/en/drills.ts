import { COLUMN_REWARDS, POVERTY, projectOf, WARD_TILES, WARDS } from '../../components/index.ts'
import { slotAt } from '../../model/auction.ts'
import { wardStoreys } from '../../model/city.ts'
import { needFor } from '../../model/payment.ts'
import { amounts, holding, reward, storeys } from '../../text/en/grammar.ts'
import { disputed } from '../drills/ties.ts'
import { lagging } from '../drills/tracks.ts'
import { bestWard, wardGain } from '../drills/wards.ts'
import { own, running, type Seen, storeysToCome } from '../facts.ts'
import type { Words } from '../index.ts'

function need(sight: Seen): string {
  const project = running(sight)
  return project ? amounts(needFor(sight.view.seats, own(sight), project)) : 'nothing'
}

function column(sight: Seen): string {
  const track = lagging(sight)
  const pays = track && COLUMN_REWARDS[own(sight).tracks[track] + 1]
  return pays ? reward(pays) : 'nothing'
}

function wardSigns({ view }: Seen): string {
  const all = wardStoreys(view.board, view.seats)
  const signs = WARDS.flatMap((ward, place) => {
    const tile = view.board.wardTiles[place]
    if (!tile) return []
    const { most, second } = WARD_TILES[tile]
    return [`ward ${ward}: ${(all[place] ?? []).join('–')} storeys, pays ${most}/${second}`]
  })
  return signs.join('; ')
}

export const drills: Words['drills'] = {
  ties: {
    title: 'Counting markers',
    line: 'Who wins a card, and what a single marker on the right square can do.',
    beats: {
      count: {
        title: 'Most markers win',
        text: 'All the others have placed their markers; you have one left. Go from card to card and count: the most markers win the project, and the winner’s markers become its storeys.',
      },
      tie: {
        title: 'Ties',
        text: 'Where two companies have equally many, the *best square* decides: toll space (top left), then top right, bottom left, bottom right. One marker can be enough to turn a card.',
      },
      turn: {
        title: 'Turn a card',
        text: (sight) => {
          const slot = disputed(sight)
          const project = slot && slotAt(sight.view.board, slot).project
          return `With this last marker you can win a project that somebody else would get${project ? `, and you can pay for it: it costs ${amounts(projectOf(project).cost)}` : ''}. Which square is it?`
        },
        otherwise:
          'That takes a resource, but turns nothing. Look for a card on which you draw level and have the better square.',
        others: {
          lower: 'The right card, but not the right square: there you lose the tie.',
          mine: 'That card is yours already. It would only make the house higher.',
        },
      },
    },
    done: {
      title: 'Turned!',
      text: 'You drew level and had the better square. When you bid last, always check every card for this. And when you bid early, remember that others can do it to you.',
    },
  },
  tracks: {
    title: 'Competence tracks',
    line: 'How steps save resources, and why the slowest track matters most.',
    beats: {
      permanent: {
        title: 'Permanents',
        text: 'A permanent lies on fields 3, 6 and 9 of each track. Reach it, and every project costs you one less of that kind, for the rest of the game. On the last field that kind is free.',
      },
      column: {
        title: 'Columns',
        text: 'When all *three* markers have reached a column, it pays once: odd columns a joker, even ones 2 prestige. So the slowest track decides.',
      },
      banner: {
        title: 'Banners',
        text: 'The banner above a column of sites says on which track a house there moves you one step.',
      },
      step: {
        title: 'Find the step',
        text: (sight) => {
          const { tracks } = own(sight)
          return `You stand at timber ${tracks.timber}, jackscrews ${tracks.jackscrew}, masonry ${tracks.masonry}. One step would take a permanent *and* complete a column (${column(sight)}). Build where the banner gives it.`
        },
        otherwise:
          'That step goes ahead on another track. The column waits for the slowest marker; look for its banner.',
      },
    },
    done: {
      title: 'Two rewards for one step',
      text: 'A permanent and a column at once. Before you choose a site, look which track is last: its next step is often the best one.',
    },
  },
  favour: {
    title: 'Paying with a favour',
    line: 'Resources, jokers, favours: what to spend on what.',
    beats: {
      means: {
        title: 'Three ways to pay',
        text: (sight) =>
          `This house costs you ${need(sight)}, permanents taken off. You have ${holding(own(sight).hold)}. A kind is paid with its own resources and jokers, or by a favour, or not at all.`,
      },
      power: {
        title: 'A favour settles a whole kind',
        text: 'However much it is. So a favour is worth as many resources as it saves. Use it where it saves the most, and keep the jokers if you can: they fit anywhere.',
      },
      pay: {
        title: 'Pay in full, for as little as possible',
        text: 'Nothing may stay unpaid, and as much as possible should be left. Which kind does the favour settle?',
        otherwise: 'That pays it, but for more than needed. Compare what each way leaves you with.',
        others: {
          short: 'That leads into poverty. With the favour everything can be paid.',
          jokers: 'That pays it, but a joker goes, too. Try the favour on the kind that costs you most.',
          exchange: 'Three for one is a bad rate. You can pay without it.',
        },
      },
    },
    done: {
      title: 'Well paid',
      text: 'A favour belongs to the dearest kind you cannot pay otherwise. Saving it for the end brings 2 prestige in the personal project; in a dear house it usually saves more. Only where a poverty step costs just 1 is it better kept.',
    },
  },
  poverty: {
    title: 'Short of something',
    line: 'What poverty costs, and which kind to leave unpaid.',
    beats: {
      step: {
        title: 'The poverty track',
        text: `Every kind that you leave unpaid is one step. At the end the fields cost ${POVERTY.slice(0, 7).join(', ')} and so on: the further down, the dearer each step.`,
      },
      kinds: {
        title: 'A whole kind or nothing',
        text: 'A kind is never paid in part. If you are short of it, you keep all you have of it. So it does not matter whether you lack one or five: the step is the same.',
      },
      pay: {
        title: 'One step, and no more',
        text: (sight) =>
          `This house costs you ${need(sight)}; you have ${holding(own(sight).hold)}. You cannot pay everything. Pay so that it costs a *single* step and leaves you as much as possible.`,
        otherwise: 'Look for a payment with a single step.',
        others: {
          twice: 'That is more than one step. Jokers can close a small gap; leave only one kind unpaid.',
          dearer:
            'One step, right. But it leaves you less than possible: leave the kind unpaid that would cost you the most.',
          exchange: 'Three for one gives away a lot. One step is cheaper here.',
        },
      },
    },
    done: {
      title: 'As cheap as it gets',
      text: 'Early on a step costs only 1 prestige: less than two resources are worth, so do not spend jokers to avoid it. Further down it costs 2, 3 or 4. Five steps cost 8 prestige, the sixth 3 more.',
    },
  },
  fields: {
    title: 'Closing a neighbourhood',
    line: 'Who gets the tile, and when closing one helps somebody else.',
    beats: {
      field: {
        title: 'Four sites around a tile',
        text: 'As soon as all four sites around a tile are built on, it is awarded. Here more than one of them needs just a single house.',
      },
      storeys: {
        title: 'Storeys decide',
        text: (sight) =>
          `The tile goes to the company with the most *storeys* on the four sites; on a tie to the one with more prestige. Whoever closes it has no advantage. Your new house has ${storeys(storeysToCome(sight))}. The others there get 1 prestige.`,
      },
      close: {
        title: 'Close one that is yours',
        text: 'Add up the storeys around each field, your new house included. Where do you win the tile?',
        otherwise: 'That site closes nothing. Look for a field with three houses around it.',
        others: { theirs: 'You would close it, but another company has more storeys there and takes the tile.' },
      },
    },
    done: {
      title: 'Yours',
      text: 'Count before you build: your storeys, theirs, and who is ahead on a tie. If you cannot win a field, leave its last site to others, or settle for 1 prestige.',
    },
  },
  arrows: {
    title: 'Arrows',
    line: 'Where to put a prestige building, and how to turn it.',
    beats: {
      purple: {
        title: 'Purple sites first',
        text: 'A prestige building must go to an empty purple site as long as there is one. It belongs to nobody and has no storeys, but it counts for closing neighbourhoods.',
      },
      point: {
        title: 'Each arrow pays',
        text: 'At the end each arrow pays the owner of the house it points at, whoever that is. You choose the site and the turn, once and for all. Your own houses are marked.',
      },
      turn: {
        title: 'Aim well',
        text: 'Put it where as many arrows as possible point at *your* houses, and none at the others’.',
        otherwise: 'No arrow points at a house of yours there.',
        others: {
          theirs: 'An arrow there pays somebody else. Try another turn or another site.',
          fewer: 'That pays you, but there is a place that pays you more.',
        },
      },
    },
    done: {
      title: 'Well aimed',
      text: 'Blue projects pay twice: the tile at once, the arrows at the end. If you mean to move a house, first build two of your own next to a purple site.',
    },
  },
  wards: {
    title: 'Leading a ward',
    line: 'What storeys are worth at the end, and where the last house belongs.',
    beats: {
      values: {
        title: 'Most and second most',
        text: (sight) =>
          `Each ward pays the company with the most storeys and the one with the second most. Storeys of you and the others: ${wardSigns(sight)}.`,
      },
      ties: {
        title: 'Ties share',
        text: 'Whoever ties for first place shares both values, rounded up, and there is no second place. Drawing level can therefore be worth a lot; going from far ahead to further ahead is worth nothing.',
      },
      lead: {
        title: 'The last house',
        text: (sight) =>
          `Your last house has ${storeys(storeysToCome(sight))}. In which ward is it worth most? Compare what you get there before and after.`,
        otherwise: (sight) =>
          `It helps there, but less. In each ward ask: does it change my place? The best ward gains ${wardGain(sight, bestWard(sight) ?? 1)}.`,
        others: { nothing: 'There it changes no place: you get as much as before.' },
      },
    },
    done: {
      title: 'Decided by a house',
      text: 'One storey more or less decides between the higher and the lower value. From round 6 on count the wards before each site, and bid for storeys where a ward is close.',
    },
  },
  sections: {
    title: 'The final scoring',
    line: 'What is counted at the end, and the last decision of the game.',
    beats: {
      scoring: {
        title: 'What is counted',
        text: 'Wards, the markers that came back last, arrows at your houses, final projects, 3 for each set of five symbols. Then your personal project, and last the poverty is taken off.',
      },
      personal: {
        title: 'The personal project',
        text: (sight) =>
          `Three sections, one for each kind: 5 of it (jokers count) or 1 favour make 2 prestige. All three bring 3 more. You have ${holding(own(sight).hold)}.`,
      },
      first: {
        title: 'As many sections as you can',
        text: 'Which section do you complete with what? A favour is worth most where resources are missing.',
        otherwise: 'Nothing is kept after the game. Complete a section.',
        others: {
          waste:
            'That works, but you need it elsewhere: pay with plain resources where you have five, with the favour where you have not.',
          end: 'You can still complete a section. What is left over is worth nothing.',
        },
      },
      second: {
        title: 'And the next',
        text: (sight) => `You still have ${holding(own(sight).hold)}. One more section is possible.`,
        otherwise: 'Look once more: plain resources where you have five, the favour where you have not.',
        others: { end: 'Not yet: one more section can be completed.' },
      },
    },
    done: {
      title: 'Everything used',
      text: 'Two sections make 4 prestige, three make 9. So in the last round do not spend everything on a house that leads into poverty: five of a kind are worth something.',
    },
  },
}
