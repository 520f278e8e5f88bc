import { PROJECT_GOODS, PROJECTS } from '../../components/index.ts'
import { unitOf } from '../../scoring.ts'
import { dollars } from '../book.ts'
import type { MoveWords } from '../catalogue.ts'
import { donation, gain, goods, list, place, research, reward, slot, steps, taken, town } from './grammar.ts'
import { names as book } from './names.ts'

const STATES = { inactive: 'an inactive', used: 'a used', unused: 'an active', permanent: 'the permanent' } as const

export const moves: MoveWords = {
  'choose-sides': (sides) => `Sides: ${PROJECTS.map((id) => `${book.projects[id]} ${sides[id]}`).join(', ')}`,
  'first-housing': ({ slot: id }) => `First project: ${slot(id)}`,
  'pick-department': ({ tile }) => `Reserve ${book.departments[tile]}`,
  step: ({ at, towards, employee }) => `Move ${STATES[employee]} employee from ${place(at)} to ${place(towards)}`,
  'end-steps': () => 'Done moving',
  'choose-action': ({ action, row, income, donation: donates }) => {
    const parts = [...(income ? [`income ${book.regions[income].in}`] : []), ...(donates ? ['donations'] : [])]
    const flip = row === action ? '' : `, flipping ${book.actions[row]}`
    return `${book.actions[action]}: ${list(parts)}${flip}`
  },
  return: ({ region, count, newLobby, gain: brings }) => {
    const where = newLobby > 0 ? `, ${newLobby} of them to the New Lobby` : ''
    return `Return ${count} ${book.regions[region].from}${where}: ${gain(brings)} and your project income`
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
  trade: ({ department, goods: number }) => {
    const name = book.departments[department]
    if (department === 'supply-chain') return `${name}: buy ${goods(number)} for ${dollars(number)}`
    if (department === 'sales') return `${name}: sell ${goods(number)} for ${dollars(6 * number)}`
    return `${name}: deliver ${goods(number)} for ${dollars(3 * number)} and ${number} VP`
  },
  'build-department': ({ tile, onto, goods: cost }) =>
    `Build ${book.departments[tile]} on ${place(onto)} for ${goods(cost)}`,
  assign: ({ at, employee }) => `Assign ${STATES[employee]} employee from ${place(at)}`,
  'assign-nobody': () => 'Assign nobody',
  'build-project': ({ department, project, slot: id, mission }) => {
    const cost = goods(PROJECT_GOODS[project])
    const how = mission ? `mission ${book.regions[mission].to}` : `${dollars(3)}, no mission`
    return `${book.departments[department]}: ${book.projects[project]} in ${town(id)} for ${cost}, ${how}`
  },
  develop: ({ project, cost, reward: brings }) =>
    cost === null
      ? `Develop ${book.projects[project]}`
      : `Develop ${book.projects[project]} for ${research(cost)}: ${reward(brings)}`,
  advance: ({ region, cost, income }) => {
    const price = cost === null ? '' : ` for ${research(cost)}`
    return `Advance transport ${book.regions[region].in}${price}${income ? `: income ${gain(income)}` : ''}`
  },
  'copy-donation': ({ donation: id, mission, cost }) =>
    `Charitable Giving: copy ${donation(id)} for ${dollars(cost)}, mission ${book.regions[mission].to}`,
  'end-turn': () => 'End your turn',
  'sell-good': () => `Sell 1 good for ${dollars(1)}`,
  activate: ({ at, cost }) =>
    `Activate an employee in ${place(at)} ${cost > 0 ? `for ${dollars(cost)}` : 'free of charge'}`,
  'end-activation': () => 'Done activating',
  pay: ({ donation: id }) => {
    const unit = unitOf(id)
    const parts = [...(unit.money ? [dollars(unit.money)] : []), ...(unit.goods ? [goods(unit.goods)] : [])]
    return `Pay ${list(parts)} for ${donation(id)}`
  },
  'end-payments': () => 'Done paying',
}
