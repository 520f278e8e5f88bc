import { dollars } from '@boardroom/game-kit/de'
import { PROJECTS } from '../../components/index.ts'
import { unitOf } from '../../scoring.ts'
import type { Words } from '../catalogue.ts'
import { donation, employees, gain, goods, list, place, research, reward, slot, steps, taken, town } from './grammar.ts'
import { names as book } from './names.ts'

const STATES = {
  inactive: 'Inaktiver Mitarbeiter',
  used: 'Schon genutzter Mitarbeiter',
  unused: 'Aktiver Mitarbeiter',
  permanent: 'Dauerhafter Mitarbeiter',
} as const

export const moves: Words['moves'] = {
  'choose-sides': (sides) => `Seiten: ${PROJECTS.map((id) => `${book.projects[id]} ${sides[id]}`).join(', ')}`,
  'first-housing': ({ slot: id }) => `Erstes Projekt: ${slot(id)}`,
  'pick-department': ({ tile }) => `„${book.departments[tile]}“ reservieren`,
  step: ({ at, towards, employee }) => `${STATES[employee]}: ${place(at)} → ${place(towards)}`,
  'end-steps': () => 'Bewegen beenden',
  'choose-action': ({ action, row, income, donation: donates, there, gain: brings, choices, ready }) => {
    const home = [gain(brings), ...(choices > 0 ? [`${choices}-mal zur Wahl`] : [])].join(', ')
    const yours = there > 0 ? `${there} von dir dort: ${home}` : 'niemand von dir dort'
    const parts = [
      ...(income ? [`Einkommen ${book.regions[income].in} (${yours})`] : []),
      ...(donates ? ['Spenden'] : []),
    ]
    const flip = row === action ? '' : `, dreht ${book.actions[row]} um`
    return `${book.actions[action]}: ${list(parts)}${flip}; ${ready > 0 ? employees(ready) : 'niemand'} bereit`
  },
  return: ({ region, count, newLobby, gain: brings, projects, choices }) => {
    const where = newLobby > 0 ? `, davon ${newLobby} an den Neuen Empfang` : ''
    const income = [
      `Transport ${gain(brings)}`,
      ...(Object.keys(projects).length > 0 ? [`Projekte ${gain(projects)}`] : []),
      ...(choices > 0 ? [`${choices}-mal zur Wahl`] : []),
    ]
    return `${count} ${book.regions[region].from} zurückholen${where}: ${income.join(', ')}`
  },
  'take-income': ({ take, amount }) => `${taken(take, amount)} nehmen`,
  'enter-lobby': ({ lobby }) => (lobby === 'lobby' ? 'An den Empfang' : 'An den Neuen Empfang'),
  donate: ({ donation: id, cost }) => `Für ${dollars(cost)} spenden: ${donation(id)}`,
  'end-event': () => 'Weiter',
  'play-joker': ({ action }) => `Joker spielen: ${book.actions[action]}`,
  use: ({ department, mission, gain: brings, steps: number }) => {
    const what = number > 0 ? steps(number) : gain(brings)
    const sent = mission ? `Außeneinsatz ${book.regions[mission].to}, ` : ''
    return `${book.departments[department]}: ${sent}${what}`
  },
  trade: ({ department, cost, gain: brings }) => {
    const name = book.departments[department]
    if (department === 'supply-chain') return `${name}: ${gain(brings)} für ${dollars(cost)} kaufen`
    const verb = department === 'sales' ? 'verkaufen' : 'liefern'
    return `${name}: ${goods(cost)} für ${gain(brings)} ${verb}`
  },
  'build-department': ({ tile, onto, goods: cost }) =>
    `„${book.departments[tile]}“ bauen: ${place(onto)}, ${goods(cost)}`,
  assign: ({ at, employee }) => `Versetzen: ${STATES[employee]} (${place(at)})`,
  'assign-nobody': () => 'Niemanden versetzen',
  'build-project': ({ department, project, slot: id, mission, goods: cost, money, instant }) => {
    const price = list([goods(cost), ...(money > 0 ? [dollars(money)] : [])])
    const how = mission ? `Außeneinsatz ${book.regions[mission].to}` : 'kein Außeneinsatz'
    const pays = instant ? `, sofort ${gain(instant)}` : ''
    return `${book.departments[department]}: ${book.projects[project]} in ${town(id)} für ${price}, ${how}${pays}`
  },
  develop: ({ project, cost, reward: brings, disc }) =>
    cost === null
      ? `${book.projects[project]} entwickeln`
      : `${book.projects[project]} für ${research(cost)} entwickeln: ${reward(brings, disc)}`,
  advance: ({ region, cost, income, reward: last }) => {
    const price = cost === null ? '' : ` für ${research(cost)}`
    return `Transport ${book.regions[region].in}${price} verbessern${income ? `: Einkommen ${gain(income)}` : ''}${last ? `, sofort ${gain(last)}` : ''}`
  },
  'copy-donation': ({ donation: id, mission, cost }) =>
    `Karitative Zwecke: ${donation(id)} für ${dollars(cost)} kopieren, Außeneinsatz ${book.regions[mission].to}`,
  'end-turn': () => 'Zug beenden',
  'sell-good': () => `1 Ware für ${dollars(1)} verkaufen`,
  activate: ({ at, cost }) => `Aktivieren: ${place(at)}, ${cost > 0 ? dollars(cost) : 'kostenlos'}`,
  'end-activation': () => 'Aktivieren beenden',
  pay: ({ donation: id, vp }) => {
    const unit = unitOf(id)
    const parts = [...(unit.money ? [dollars(unit.money)] : []), ...(unit.goods ? [goods(unit.goods)] : [])]
    return `${list(parts)} zahlen für ${donation(id)}: ${vp} SP`
  },
  'end-payments': () => 'Zahlungen beenden',
}
