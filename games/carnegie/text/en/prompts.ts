import { dollars } from '@boardroom/game-kit/en'
import type { Words } from '../catalogue.ts'
import { either, employees, goods, place, research, steps, taken } from './grammar.ts'
import { names as book } from './names.ts'

/** What the departments of an action are for. */
const USES = {
  hr: 'use a department, then move your employees',
  management: 'build departments or earn money and goods',
  construction: 'build projects in cities',
  rnd: 'do research for tabs and transport',
} as const

export const prompts: Words['prompts'] = {
  sides: ({ alone }) => {
    const secret = alone ? '' : '; the others see it once everyone has chosen'
    return `Choose side A or B for each of your four project tabs${secret}.`
  },
  'first-housing': () =>
    'Place your first housing project, free of charge, on a housing space of a medium or major city.',
  'pick-department': () => 'Pick a department tile for your reserve; it will be the first you build.',
  'six-steps': ({ steps: left }) =>
    left === 0
      ? 'All your steps are taken: done moving, or undo?'
      : `Move your employees: ${steps(left)} left. Whoever moves lies down.`,
  'choose-action': ({ round, back }) => {
    const hint =
      back === null
        ? ''
        : back === '?'
          ? ' The back of Andrew’s card shows a question mark.'
          : ` The back of Andrew’s card shows ${book.actions[back]}.`
    return `Round ${round}: choose the action for everyone; its row also tells the event.${hint}`
  },
  event: ({ income, donation, there, turn, cost, money, goods: stock }) => {
    const means = money < cost ? `${dollars(money)} and ${goods(stock)} to sell` : dollars(money)
    const parts = [
      ...(income && there > 0
        ? [`return ${there === 1 ? 'your employee' : `any of your ${employees(there)}`} ${book.regions[income].from}`]
        : []),
      ...(donation ? [`donate for ${dollars(cost)} (you have ${means})`] : []),
      ...(turn.research > 0 ? [`spend ${research(turn.research)}`] : []),
    ]
    return parts.length > 0 ? `Event: you may ${either(parts)}, or go on.` : 'Event: confirm to go on.'
  },
  'income-choice': ({ project, options }) => {
    const takes = either(options.map(({ take, amount }) => taken(take, amount)))
    const left = options.length > 1 ? '' : '; nobody is left to hire'
    return `Income of your ${book.projects[project]} tab: take ${takes}${left}.`
  },
  'choose-lobby': () => 'Where does your new employee begin: in the lobby or in the New Lobby?',
  'department-turn': ({ action, turn, joker, ready, begun, empty }) => {
    const left = [
      ...(turn.steps > 0 ? [`move employees (${steps(turn.steps)} left)`] : []),
      ...(turn.research > 0 ? [`develop tabs or transport (${research(turn.research)} left)`] : []),
    ]
    const parts = [
      ...left,
      ...(ready > 0 && !empty
        ? [`${left.length > 0 ? 'use a department' : USES[action]} (${employees(ready)} ready)`]
        : []),
      ...(joker ? ['play your joker first'] : []),
    ]
    const none = empty ? 'no disc waits on your tabs to be built' : 'nobody is ready any more'
    const may = parts.length > 0 ? `${either(parts)}, or end your turn` : `${none}; end your turn`
    const first = begun && !empty ? ` Once you go on elsewhere, ${book.departments[begun.at]} is finished.` : ''
    return `${book.actions[action]}: ${may}.${first}`
  },
  assign: ({ there }) => `Property Management: move one employee into ${place(there)}, or nobody?`,
  activation: ({ money }) => `Activate employees at free desks; you have ${dollars(money)}.`,
  'final-payments': ({ money, goods: stock, cap }) =>
    `Last payments to your welfare donations, at most ${cap} VP each; you have ${dollars(money)} and ${goods(stock)}.`,
}
