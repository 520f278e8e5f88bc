import type { EntryWords } from '@boardroom/kernel'
import { LETTERS, neighbourhoodReward } from '../../components/index.ts'
import type { Entry } from '../../entries.ts'
import {
  amounts,
  banner,
  capitalized,
  field,
  holding,
  list,
  markers,
  outskirts,
  owner,
  reward,
  signed,
  site,
  some,
  storeys,
  track,
} from './grammar.ts'
import { names as book } from './names.ts'

const SQUARE = { tl: 'the toll space', tr: 'the top right', bl: 'the bottom left', br: 'the bottom right' } as const

const SOURCES = {
  project: 'from the project',
  site: 'from the site',
  column: 'for a column of the tracks',
  card: 'from a card',
  tile: 'from the tile',
  neighbourhood: 'from the neighbourhood',
} as const

export const entries: EntryWords<Entry> = {
  round: ({ round, projects }) => `Round ${round}: ${list(projects.map((id) => book.projects[id]))}.`,
  markers: ({ added, rows }, names) =>
    `New markers; rows from the top: ${list(rows.map((seat) => `${names.seat(seat)} (+${added[seat]})`))}.`,
  placed: ({ seat, marker, slot, square, takes }, names) => {
    const what = marker === 'third' ? 'a third-colour marker' : 'a marker'
    const taken = takes ? ` and takes ${some(1, takes)}` : ''
    return `${names.seat(seat)} places ${what} on ${SQUARE[square]} of card ${slot}${taken}.`
  },
  toll: ({ seat, plain, jokers: spent }, names) =>
    `${names.seat(seat)} pays a toll of ${holding({ ...plain, joker: spent })}.`,
  exchanged: ({ seat, gave, got }, names) => `${names.seat(seat)} exchanges ${holding(gave)} for ${some(1, got)}.`,
  won: ({ slot, project, winner, back }, names) => {
    const returned = back.flatMap((number, seat) => (number > 0 ? [`${markers(number)} to ${names.seat(seat)}`] : []))
    const rest = returned.length > 0 ? ` Back on the auction board: ${list(returned)}.` : ''
    return `${slot}: ${owner(winner, names)} wins ${book.projects[project]}.${rest}`
  },
  uncovered: ({ seat, takes }, names) => `${names.seat(seat)} takes what is uncovered: ${amounts(takes)}.`,
  'no-bid': ({ slot, project, seat }, names) =>
    `${slot}: nobody bids for ${book.projects[project]}. It falls to ${names.seat(seat)}, who has the highest prestige.`,
  poverty: ({ seat, field: at }, names) => `${names.seat(seat)} moves to field ${at} of the poverty track.`,
  paid: ({ seat, project, plain, jokers: spent, favours, short }, names) => {
    const paid = holding({ ...plain, joker: spent, favour: favours.length })
    const lacks = short.length > 0 ? `, short of ${list(short.map((id) => book.resources[id]))}` : ''
    return `${names.seat(seat)} pays ${paid} for ${book.projects[project]}${lacks}.`
  },
  symbol: ({ seat, symbol }, names) => `${names.seat(seat)} takes a symbol tile: ${book.symbols[symbol]}.`,
  final: ({ seat, final }, names) => `${names.seat(seat)} has the final project ${book.projects[final]}.`,
  gained: ({ seat, reward: what, from }, names) => `${names.seat(seat)} gains ${reward(what)} ${SOURCES[from]}.`,
  'no-extension': ({ seat }, names) => `${names.seat(seat)} gets no company extension: none is left.`,
  advanced: ({ seat, track: id, field: at, permanent }, names) =>
    `${names.seat(seat)} advances to field ${at} of the ${track(id)}${permanent ? ' and gains a permanent' : ''}.`,
  'track-end': ({ seat, track: id }, names) => `${names.seat(seat)} is at the end of the ${track(id)} already.`,
  raised: ({ owner: who, project, site: id, storeys: height }, names) =>
    capitalized(`${owner(who, names)} raises ${book.projects[project]} on ${site(id)} with ${storeys(height)}.`),
  moved: ({ owner: who, project, site: id, storeys: height, tile }, names) => {
    const fate = who === 'third' ? `; ${book.tiles[tile]} goes to the box` : ` and takes ${book.tiles[tile]}`
    return capitalized(
      `${owner(who, names)} moves ${book.projects[project]} with ${storeys(height)} to ${outskirts(id)}${fate}.`,
    )
  },
  storeys: ({ seat, prestige }, names) => `${names.seat(seat)} gains ${prestige} prestige for storeys.`,
  'prestige-raised': ({ owner: who, building, site: id, rotation }, names) => {
    const turn = rotation === 0 ? '' : `, turned by ${rotation}°`
    return capitalized(`${owner(who, names)} places ${book.prestigeBuildings[building]} on ${site(id)}${turn}.`)
  },
  'prestige-revealed': ({ building }) => `New on display: ${book.prestigeBuildings[building]}.`,
  neighbourhood: ({ field: id, tile, winner, consoled }, names) => {
    const won =
      winner === null
        ? `${capitalized(field(id))} is enclosed, but nobody wins its tile.`
        : `${names.seat(winner)} wins ${field(id)}: ${book.neighbourhoods[tile]} (${reward(neighbourhoodReward(tile))}).`
    const others = consoled.length > 0 ? ` 1 prestige for ${list(consoled.map((seat) => names.seat(seat)))}.` : ''
    return `${won}${others}`
  },
  card: ({ owner: who, out }, names) => {
    if (who === 'third') return 'The card goes to the box.'
    return `${names.seat(who)} puts the card under the company board${out ? '; the oldest one is pushed out' : ''}.`
  },
  produced: ({ seat, takes }, names) => `${names.seat(seat)} produces ${amounts(takes)}.`,
  'used-tile': ({ seat, tile }, names) => `${names.seat(seat)} uses the outskirts tile ${book.tiles[tile]}.`,
  took: ({ seat, takes }, names) => `${names.seat(seat)} takes ${amounts(takes)}.`,
  'storey-added': ({ seat, site: id, storeys: height }, names) =>
    `${names.seat(seat)} adds a storey on ${site(id)}: now ${storeys(height)}.`,
  banners: ({ seat, spaces }, names) => `${names.seat(seat)} swaps the banners of ${list(spaces.map(banner))}.`,
  section: ({ seat, section, spent }, names) =>
    `${names.seat(seat)} completes the ${book.resources[section]} section of the personal project with ${holding(spent)}.`,
  letters: ({ seat, letters }, names) => {
    const parts = LETTERS.flatMap((letter) => (letters[letter] > 0 ? [`${letters[letter]} for ${letter}`] : []))
    return `${names.seat(seat)} counts cards with all letters: ${list(parts)}.`
  },
  'ward-tile': ({ seat, ward }, names) => `${names.seat(seat)} takes the control tile of ward ${ward}.`,
  scored: ({ category, points }, names) =>
    `${book.categories[category]}: ${list(points.map((number, seat) => `${names.seat(seat)} ${signed(number)}`))}.`,
  winners: ({ seats }, names) =>
    `${list(seats.map((seat) => names.seat(seat)))} ${seats.length === 1 ? 'wins' : 'win together'}.`,
}
