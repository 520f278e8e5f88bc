import { PROJECT_GOODS, PROJECTS } from '../../components/index.ts'
import { unitOf } from '../../scoring.ts'
import { dollars } from '../book.ts'
import type { MoveWords } from '../catalogue.ts'
import { donation, gain, goods, list, place, research, reward, slot, steps, taken, town } from './grammar.ts'
import { names as book } from './names.ts'

const STATES = {
  inactive: 'Inaktiver Mitarbeiter',
  used: 'Genutzter Mitarbeiter',
  unused: 'Aktiver Mitarbeiter',
  permanent: 'Dauerhafter Mitarbeiter',
} as const

export const moves: MoveWords = {
  'choose-sides': (sides) => `Seiten: ${PROJECTS.map((id) => `${book.projects[id]} ${sides[id]}`).join(', ')}`,
  'first-housing': ({ slot: id }) => `Erstes Projekt: ${slot(id)}`,
  'pick-department': ({ tile }) => `„${book.departments[tile]}“ in den Vorrat nehmen`,
  step: ({ at, towards, employee }) => `${STATES[employee]}: ${place(at)} → ${place(towards)}`,
  'end-steps': () => 'Fertig bewegt',
  'choose-action': ({ action, row, income, donation: donates }) => {
    const parts = [...(income ? [`Einkommen ${book.regions[income].in}`] : []), ...(donates ? ['Spenden'] : [])]
    const flip = row === action ? '' : `, dreht ${book.actions[row]} um`
    return `${book.actions[action]}: ${list(parts)}${flip}`
  },
  return: ({ region, count, newLobby, gain: brings }) => {
    const where = newLobby > 0 ? `, davon ${newLobby} an den Neuen Empfang` : ''
    return `${count} ${book.regions[region].from} zurückholen${where}: ${gain(brings)} und dein Projekteinkommen`
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
  trade: ({ department, goods: number }) => {
    const name = book.departments[department]
    if (department === 'supply-chain') return `${name}: ${goods(number)} für ${dollars(number)} kaufen`
    if (department === 'sales') return `${name}: ${goods(number)} für ${dollars(6 * number)} verkaufen`
    return `${name}: ${goods(number)} für ${dollars(3 * number)} und ${number} SP liefern`
  },
  'build-department': ({ tile, onto, goods: cost }) =>
    `„${book.departments[tile]}“ bauen: ${place(onto)}, ${goods(cost)}`,
  assign: ({ at, employee }) => `${STATES[employee]} von: ${place(at)}`,
  'assign-nobody': () => 'Niemanden versetzen',
  'build-project': ({ department, project, slot: id, mission }) => {
    const cost = goods(PROJECT_GOODS[project])
    const how = mission ? `Außeneinsatz ${book.regions[mission].to}` : `${dollars(3)}, kein Außeneinsatz`
    return `${book.departments[department]}: ${book.projects[project]} in ${town(id)} für ${cost}, ${how}`
  },
  develop: ({ project, cost, reward: brings }) =>
    cost === null
      ? `${book.projects[project]} entwickeln`
      : `${book.projects[project]} für ${research(cost)} entwickeln: ${reward(brings)}`,
  advance: ({ region, cost, income }) => {
    const price = cost === null ? '' : ` für ${research(cost)}`
    return `Transport ${book.regions[region].in}${price} verbessern${income ? `: Einkommen ${gain(income)}` : ''}`
  },
  'copy-donation': ({ donation: id, mission, cost }) =>
    `Karitative Zwecke: ${donation(id)} für ${dollars(cost)} kopieren, Außeneinsatz ${book.regions[mission].to}`,
  'end-turn': () => 'Zug beenden',
  'sell-good': () => `1 Ware für ${dollars(1)} verkaufen`,
  activate: ({ at, cost }) => `Aktivieren: ${place(at)}, ${cost > 0 ? dollars(cost) : 'kostenlos'}`,
  'end-activation': () => 'Fertig aktiviert',
  pay: ({ donation: id }) => {
    const unit = unitOf(id)
    const parts = [...(unit.money ? [dollars(unit.money)] : []), ...(unit.goods ? [goods(unit.goods)] : [])]
    return `${list(parts)} zahlen für ${donation(id)}`
  },
  'end-payments': () => 'Fertig gezahlt',
}
