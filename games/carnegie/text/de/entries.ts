import { dollars } from '@boardroom/game-kit/de'
import type { EntryWords, Names, Seat } from '@boardroom/kernel'
import { DONATIONS, type DonationId, PROJECTS, type SlotId, TRACK_END } from '../../components/index.ts'
import type { Entry } from '../../entries.ts'
import {
  card,
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
  donation: 'seine Spende ist nicht möglich',
  hr: 'Personal',
  tiles: 'Plättchen fehlen',
  cities: 'Scheiben lassen sich nicht setzen',
  steps: 'Schritte sind nicht möglich',
} as const

export const entries: EntryWords<Entry> = {
  sides: ({ seat, sides }, names) =>
    `${names.seat(seat)} spielt mit ${list(PROJECTS.map((id) => `${book.projects[id]} ${sides[id]}`))}.`,
  'first-start-player': ({ seat, jokers }, names) => {
    const lucky = jokers.length > 0 ? ` Joker: ${list(jokers.map((other) => names.seat(other)))}.` : ''
    return `${names.seat(seat)} beginnt.${lucky}`
  },
  'neutral-disc': ({ on }) => `Eine neutrale Scheibe blockiert ${isDonation(on) ? donation(on) : slot(on)}.`,
  'first-project': ({ seat, slot: id }, names) => `${names.seat(seat)} setzt das erste Projekt nach ${town(id)}.`,
  reserved: ({ seat, tile }, names) => `${names.seat(seat)} reserviert „${book.departments[tile]}“.`,
  round: ({ round, chooser }, names) => `Runde ${round}. ${who(chooser, names)} wählt die Aktion.`,
  action: ({ chooser, action, flipped, income, donation: donates }, names) => {
    const flip = flipped ? ` Die Zeile ist zu Ende, der Aktionsstein ${book.actions[flipped]} wird umgedreht.` : ''
    const parts = [...(income ? [`Einkommen ${book.regions[income].in}`] : []), ...(donates ? ['Spenden'] : [])]
    return `${who(chooser, names)} wählt ${book.actions[action]}.${flip} Ereignis: ${list(parts)}.`
  },
  marker: ({ row, position }) => `Der Aktionsstein ${book.actions[row]} rückt auf ${position} vor.`,
  returned: ({ seat, region, count, newLobby }, names) => {
    const where = newLobby > 0 ? `, davon ${newLobby} an den Neuen Empfang` : ''
    return `${names.seat(seat)} holt ${employees(count)} ${book.regions[region].from} zurück${where}.`
  },
  'transport-income': ({ seat, gain: brings }, names) => `Transporteinkommen für ${names.seat(seat)}: ${gain(brings)}.`,
  'project-income': ({ seat, gain: brings }, names) => `Projekteinkommen für ${names.seat(seat)}: ${gain(brings)}.`,
  'choice-income': ({ seat, project, take, amount }, names) =>
    `${names.seat(seat)} nimmt ${taken(take, amount)} vom Streifen ${book.projects[project]}.`,
  hired: ({ seat, lobby, count }, names) =>
    `${names.seat(seat)} stellt ${employees(count)} ein${lobby === 'new-lobby' ? ' (Neuer Empfang)' : ''}.`,
  'nobody-to-hire': ({ seat, lost }, names) =>
    `${names.seat(seat)} hat nur 15 Mitarbeiter: ${lost === 1 ? '1 neuer entfällt' : `${lost} neue entfallen`}.`,
  donated: ({ seat, donation: id, cost, copy }, names) =>
    `${names.seat(seat)} ${copy ? 'kopiert' : 'leistet'} die Spende ${donation(id)} für ${dollars(cost)}.`,
  lapsed: ({ seat, steps: left, research: points }, names) => {
    const lost = [...(left > 0 ? [steps(left)] : []), ...(points > 0 ? [research(points)] : [])]
    return `${names.seat(seat)} lässt ${list(lost)} verfallen.`
  },
  joker: ({ seat, action }, names) => `${names.seat(seat)} spielt den Joker und nutzt ${book.actions[action]}.`,
  used: ({ seat, department, mission, gain: brings, steps: got }, names) => {
    const sent = mission ? `, Außeneinsatz ${book.regions[mission].to}` : ''
    const what = got > 0 ? steps(got) : gain(brings)
    return `${names.seat(seat)} nutzt „${book.departments[department]}“${sent}: ${what}.`
  },
  traded: ({ seat, department, times, gain: brings }, names) =>
    department === 'supply-chain'
      ? `${names.seat(seat)} kauft ${gain(brings)} für ${dollars(times)} („${book.departments[department]}“).`
      : `${names.seat(seat)} gibt ${goods(times)} ab und erhält ${gain(brings)} („${book.departments[department]}“).`,
  stepped: ({ seat, from, to }, names) =>
    `${names.seat(seat)} bewegt einen Mitarbeiter: ${place(from)} → ${place(to)}.`,
  built: ({ seat, tile, space: id, goods: cost }, names) =>
    `${names.seat(seat)} baut „${book.departments[tile]}“ in ${spot(id)} für ${goods(cost)}.`,
  assigned: ({ seat, from, tile }, names) =>
    `${names.seat(seat)} versetzt einen Mitarbeiter: ${place(from)} → „${book.departments[tile]}“.`,
  project: ({ seat, project, slot: id, mission, goods: cost, money }, names) => {
    const sent = mission ? `, Außeneinsatz ${book.regions[mission].to}` : ''
    const price = money > 0 ? `${goods(cost)} und ${dollars(money)}` : goods(cost)
    return `${names.seat(seat)} realisiert ein Projekt in ${town(id)} (${book.projects[project]}) für ${price}${sent}.`
  },
  'instant-income': ({ seat, gain: brings }, names) =>
    `${names.seat(seat)} erhält sofort ${gain(brings)} von der Kleinstadt.`,
  developed: ({ seat, project, cost, reward: brings, disc }, names) => {
    const what = disc ? reward(brings) : reward(brings, false)
    return `${names.seat(seat)} entwickelt ${book.projects[project]} für ${research(cost)}: ${what}.`
  },
  advanced: ({ seat, region, space: to, cost }, names) =>
    `${names.seat(seat)} rückt ${book.regions[region].in} auf Feld ${to} vor (${research(cost)}).`,
  'last-space': ({ seat, region, gain: brings }, names) =>
    `${names.seat(seat)} erreicht Feld ${TRACK_END} ${book.regions[region].in}: ${gain(brings)}.`,
  sold: ({ seat }, names) => `${names.seat(seat)} verkauft 1 Ware für ${dollars(1)}.`,
  activated: ({ seat, department, cost }, names) =>
    `${names.seat(seat)} aktiviert einen Mitarbeiter in „${book.departments[department]}“ für ${dollars(cost)}.`,
  'andrew-reveals': ({ card: id }) => `Andrews Karte wird aufgedeckt: ${card(id)}.`,
  'andrew-donates': ({ donation: id }) => `Andrew leistet die Spende ${donation(id)}.`,
  'andrew-takes': ({ tile }) => `Andrew nimmt „${book.departments[tile]}“.`,
  'andrew-builds': ({ slot: id }) => `Andrew setzt eine Scheibe nach ${slot(id)}.`,
  'andrew-advances': ({ region, space: to }) => `Andrew rückt ${book.regions[region].in} auf Feld ${to} vor.`,
  'andrew-shifts': ({ reason, by }) => `Andrews Karte rückt ${by} nach rechts (${SHIFTS[reason]}).`,
  'andrew-files': ({ vp }) => `Andrews Karte dieser Runde ist ${vp} SP wert.`,
  paid: ({ seat, donation: id, vp }, names) => `${names.seat(seat)} zahlt für ${donation(id)}: ${vp} SP.`,
  score: ({ seat, score }, names) => `${names.seat(seat)} hat ${score} SP.`,
  'andrew-score': ({ score, outcome }) => {
    const verdict = { won: 'Du gewinnst!', lost: 'Andrew gewinnt.', draw: 'Unentschieden.' }[outcome]
    return `Andrew hat ${score} SP. ${verdict}`
  },
  winners: ({ seats }, names) =>
    seats.length === 1
      ? `${names.seat(seats[0] ?? 0)} gewinnt.`
      : `${list(seats.map((seat) => names.seat(seat)))} teilen sich den Sieg.`,
}
