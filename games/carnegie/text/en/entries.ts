import { dollars } from '@boardroom/game-kit/en'
import type { EntryWords, Names, Seat } from '@boardroom/kernel'
import { DONATIONS, type DonationId, PROJECTS, type SlotId, TRACK_END } from '../../components/index.ts'
import type { Entry } from '../../entries.ts'
import {
  card,
  count,
  donation,
  employees,
  gain,
  goods,
  list,
  place,
  research,
  reward,
  slot,
  spot,
  steps,
  taken,
  town,
} from './grammar.ts'
import { names as book } from './names.ts'

const who = (seat: Seat | 'andrew', names: Names): string => (seat === 'andrew' ? 'Andrew' : names.seat(seat))
const isDonation = (on: DonationId | SlotId): on is DonationId => Object.hasOwn(DONATIONS, on)

const SHIFTS = {
  donation: 'his donation is not possible',
  hr: 'Human Resources',
  tiles: 'tiles are missing',
  cities: 'discs cannot be placed',
  steps: 'steps are not possible',
} as const

export const entries: EntryWords<Entry> = {
  sides: ({ seat, sides }, names) =>
    `${names.seat(seat)} plays with ${list(PROJECTS.map((id) => `${book.projects[id]} ${sides[id]}`))}.`,
  'first-start-player': ({ seat, jokers }, names) => {
    const lucky = jokers.length > 0 ? ` Jokers: ${list(jokers.map((other) => names.seat(other)))}.` : ''
    return `${names.seat(seat)} is the first start player.${lucky}`
  },
  'neutral-disc': ({ on }) => `A neutral disc blocks ${isDonation(on) ? donation(on) : slot(on)}.`,
  'first-project': ({ seat, slot: id }, names) => `${names.seat(seat)} places the first project in ${town(id)}.`,
  reserved: ({ seat, tile }, names) => `${names.seat(seat)} reserves ${book.departments[tile]}.`,
  round: ({ round, chooser }, names) => `Round ${round}. ${who(chooser, names)} chooses the action.`,
  action: ({ chooser, action, flipped, income, donation: donates }, names) => {
    const flip = flipped ? ` The row is finished, so the ${book.actions[flipped]} marker is flipped.` : ''
    const parts = [...(income ? [`income ${book.regions[income].in}`] : []), ...(donates ? ['donations'] : [])]
    return `${who(chooser, names)} chooses ${book.actions[action]}.${flip} Event: ${list(parts)}.`
  },
  marker: ({ row, position }) => `The ${book.actions[row]} marker advances to ${position}.`,
  returned: ({ seat, region, count, newLobby }, names) => {
    const where = newLobby > 0 ? `, ${newLobby} of them to the New Lobby` : ''
    return `${names.seat(seat)} returns ${employees(count)} ${book.regions[region].from}${where}.`
  },
  'transport-income': ({ seat, gain: brings }, names) => `Transport income for ${names.seat(seat)}: ${gain(brings)}.`,
  'project-income': ({ seat, gain: brings }, names) => `Project income for ${names.seat(seat)}: ${gain(brings)}.`,
  'choice-income': ({ seat, project, take, amount }, names) =>
    `${names.seat(seat)} takes ${taken(take, amount)} from the ${book.projects[project]} tab.`,
  hired: ({ seat, lobby, count }, names) =>
    `${names.seat(seat)} hires ${employees(count)}${lobby === 'new-lobby' ? ' into the New Lobby' : ''}.`,
  'nobody-to-hire': ({ seat, lost }, names) =>
    `${names.seat(seat)} has only 15 employees: ${count(lost, 'new one')} ${lost === 1 ? 'is' : 'are'} lost.`,
  donated: ({ seat, donation: id, cost, copy }, names) =>
    `${names.seat(seat)} ${copy ? 'copies' : 'makes'} the donation ${donation(id)} for ${dollars(cost)}.`,
  lapsed: ({ seat, steps: left, research: points }, names) => {
    const lost = [...(left > 0 ? [steps(left)] : []), ...(points > 0 ? [research(points)] : [])]
    return `${names.seat(seat)} lets ${list(lost)} lapse.`
  },
  joker: ({ seat, action }, names) => `${names.seat(seat)} plays the joker and uses ${book.actions[action]}.`,
  used: ({ seat, department, mission, gain: brings, steps: got }, names) => {
    const sent = mission ? ` sends somebody ${book.regions[mission].to}` : ''
    const what = got > 0 ? steps(got) : gain(brings)
    return `${names.seat(seat)} uses ${book.departments[department]}${sent ? ` and${sent}` : ''}: ${what}.`
  },
  traded: ({ seat, department, times, gain: brings }, names) =>
    department === 'supply-chain'
      ? `${names.seat(seat)} buys ${gain(brings)} for ${dollars(times)} (${book.departments[department]}).`
      : `${names.seat(seat)} gives ${goods(times)} for ${gain(brings)} (${book.departments[department]}).`,
  stepped: ({ seat, from, to }, names) => `${names.seat(seat)} moves an employee from ${place(from)} to ${place(to)}.`,
  built: ({ seat, tile, space: id, goods: cost }, names) =>
    `${names.seat(seat)} builds ${book.departments[tile]} in ${spot(id)} for ${goods(cost)}.`,
  assigned: ({ seat, from, tile }, names) =>
    `${names.seat(seat)} assigns an employee from ${place(from)} to ${book.departments[tile]}.`,
  project: ({ seat, project, slot: id, mission, goods: cost, money }, names) => {
    const sent = mission ? `, sending somebody ${book.regions[mission].to}` : ''
    const price = money > 0 ? `${goods(cost)} and ${dollars(money)}` : goods(cost)
    return `${names.seat(seat)} builds ${book.projects[project]} in ${town(id)} for ${price}${sent}.`
  },
  'instant-income': ({ seat, gain: brings }, names) => `${names.seat(seat)}: ${gain(brings)} at once from the town.`,
  developed: ({ seat, project, cost, reward: brings, disc }, names) => {
    const what = disc ? reward(brings) : reward(brings, false)
    return `${names.seat(seat)} develops ${book.projects[project]} for ${research(cost)}: ${what}.`
  },
  advanced: ({ seat, region, space: to, cost }, names) =>
    `${names.seat(seat)} advances ${book.regions[region].in} to space ${to} for ${research(cost)}.`,
  'last-space': ({ seat, region, gain: brings }, names) =>
    `${names.seat(seat)} takes space ${TRACK_END} ${book.regions[region].in}: ${gain(brings)}.`,
  sold: ({ seat }, names) => `${names.seat(seat)} sells 1 good for ${dollars(1)}.`,
  activated: ({ seat, department, cost }, names) =>
    `${names.seat(seat)} activates an employee in ${book.departments[department]} for ${dollars(cost)}.`,
  'andrew-reveals': ({ card: id }) => `Andrew’s card is turned up: ${card(id)}.`,
  'andrew-donates': ({ donation: id }) => `Andrew makes the donation ${donation(id)}.`,
  'andrew-takes': ({ tile }) => `Andrew takes ${book.departments[tile]}.`,
  'andrew-builds': ({ slot: id }) => `Andrew places a disc in ${slot(id)}.`,
  'andrew-advances': ({ region, space: to }) => `Andrew advances ${book.regions[region].in} to space ${to}.`,
  'andrew-shifts': ({ reason, by }) => `Andrew’s card shifts ${by} to the right (${SHIFTS[reason]}).`,
  'andrew-files': ({ vp }) => `Andrew’s card of this round is worth ${vp} VP.`,
  paid: ({ seat, donation: id, vp }, names) => `${names.seat(seat)} pays for ${donation(id)}: ${vp} VP.`,
  score: ({ seat, score }, names) => `${names.seat(seat)} scores ${score} VP.`,
  'andrew-score': ({ score, outcome }) => {
    const verdict = { won: 'You win!', lost: 'Andrew wins.', draw: 'It is a draw.' }[outcome]
    return `Andrew scores ${score} VP. ${verdict}`
  },
  winners: ({ seats }, names) =>
    seats.length === 1
      ? `${names.seat(seats[0] ?? 0)} wins.`
      : `${list(seats.map((seat) => names.seat(seat)))} share the victory.`,
}
