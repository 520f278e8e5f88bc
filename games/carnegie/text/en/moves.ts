import { dollars } from '@boardroom/game-kit/en'
import { PROJECTS } from '../../components/index.ts'
import { unitOf } from '../../scoring.ts'
import type { Words } from '../catalogue.ts'
import {
  donation,
  employees,
  gain,
  goods,
  list,
  place,
  count as plural,
  research,
  reward,
  slot,
  steps,
  taken,
  town,
} from './grammar.ts'
import { names as book } from './names.ts'

const STATES = { inactive: 'an inactive', used: 'a used', unused: 'an active', permanent: 'the permanent' } as const

export const moves: Words['moves'] = {
  'choose-sides': (sides) => `Sides: ${PROJECTS.map((id) => `${book.projects[id]} ${sides[id]}`).join(', ')}`,
  'first-housing': ({ slot: id }) => `First project: ${slot(id)}`,
  'pick-department': ({ tile }) => `Reserve ${book.departments[tile]}`,
  step: ({ at, towards, employee }) => `Move ${STATES[employee]} employee from ${place(at)} to ${place(towards)}`,
  'end-steps': () => 'Done moving',
  'choose-action': ({ action, row, income, donation: donates, there, gain: brings, choices, ready }) => {
    const home = [gain(brings), ...(choices > 0 ? [plural(choices, 'choice')] : [])].join(', ')
    const yours = there > 0 ? `${there} of yours there: ${home}` : 'none of yours there'
    const parts = [
      ...(income ? [`income ${book.regions[income].in} (${yours})`] : []),
      ...(donates ? ['donations'] : []),
    ]
    const flip = row === action ? '' : `, flipping ${book.actions[row]}`
    return `${book.actions[action]}: ${list(parts)}${flip}; ${ready > 0 ? employees(ready) : 'nobody'} ready`
  },
  return: ({ region, count, newLobby, gain: brings, projects, choices }) => {
    const where = newLobby > 0 ? `, ${newLobby} of them to the New Lobby` : ''
    const income = [
      `transport ${gain(brings)}`,
      ...(Object.keys(projects).length > 0 ? [`projects ${gain(projects)}`] : []),
      ...(choices > 0 ? [plural(choices, 'choice')] : []),
    ]
    return `Return ${count} ${book.regions[region].from}${where}: ${income.join(', ')}`
  },
  'take-income': ({ take, amount }) => `Take ${taken(take, amount)}`,
  'enter-lobby': ({ lobby }) => (lobby === 'lobby' ? 'To the lobby' : 'To the New Lobby'),
  donate: ({ donation: id, cost }) => `Donate ${dollars(cost)}: ${donation(id)}`,
  'end-event': () => 'Go on',
  'play-joker': ({ action }) => `Play the joker: ${book.actions[action]}`,
  use: ({ department, mission, gain: brings, steps: number }) => {
    const what = number > 0 ? steps(number) : gain(brings)
    const sent = mission ? `send somebody ${book.regions[mission].to}, ` : ''
    return `${book.departments[department]}: ${sent}${what}`
  },
  trade: ({ department, cost, gain: brings }) => {
    const name = book.departments[department]
    if (department === 'supply-chain') return `${name}: buy ${gain(brings)} for ${dollars(cost)}`
    const verb = department === 'sales' ? 'sell' : 'deliver'
    return `${name}: ${verb} ${goods(cost)} for ${gain(brings)}`
  },
  'build-department': ({ tile, onto, goods: cost }) =>
    `Build ${book.departments[tile]} on ${place(onto)} for ${goods(cost)}`,
  assign: ({ at, employee }) => `Assign ${STATES[employee]} employee from ${place(at)}`,
  'assign-nobody': () => 'Assign nobody',
  'build-project': ({ department, project, slot: id, mission, goods: cost, money, instant }) => {
    const price = list([goods(cost), ...(money > 0 ? [dollars(money)] : [])])
    const how = mission ? `mission ${book.regions[mission].to}` : 'no mission'
    const pays = instant ? `, ${gain(instant)} at once` : ''
    return `${book.departments[department]}: ${book.projects[project]} in ${town(id)} for ${price}, ${how}${pays}`
  },
  develop: ({ project, cost, reward: brings, disc }) =>
    cost === null
      ? `Develop ${book.projects[project]}`
      : `Develop ${book.projects[project]} for ${research(cost)}: ${reward(brings, disc)}`,
  advance: ({ region, cost, income, reward: last }) => {
    const price = cost === null ? '' : ` for ${research(cost)}`
    return `Advance transport ${book.regions[region].in}${price}${income ? `: income ${gain(income)}` : ''}${last ? `, ${gain(last)} at once` : ''}`
  },
  'copy-donation': ({ donation: id, mission, cost }) =>
    `Charitable Giving: copy ${donation(id)} for ${dollars(cost)}, mission ${book.regions[mission].to}`,
  'end-turn': () => 'End your turn',
  'sell-good': () => `Sell 1 good for ${dollars(1)}`,
  activate: ({ at, cost }) =>
    `Activate an employee in ${place(at)} ${cost > 0 ? `for ${dollars(cost)}` : 'free of charge'}`,
  'end-activation': () => 'Done activating',
  pay: ({ donation: id, vp }) => {
    const unit = unitOf(id)
    const parts = [...(unit.money ? [dollars(unit.money)] : []), ...(unit.goods ? [goods(unit.goods)] : [])]
    return `Pay ${list(parts)} for ${donation(id)}: ${vp} VP`
  },
  'end-payments': () => 'Done paying',
}
