import { LETTERS, neighbourhoodReward, type OutskirtsTileId, RESOURCES } from '../../components/index.ts'
import type { Payment } from '../../model/payment.ts'
import type { Words } from '../catalogue.ts'
import type { SiteFacts, TrackStep } from '../facts.ts'
import {
  amounts,
  banner,
  capitalized,
  favours,
  field,
  holding,
  jokers,
  list,
  outskirts,
  reward,
  site,
  some,
  storeys,
  track,
} from './grammar.ts'
import { names as book } from './names.ts'

const SQUARE = { tl: 'toll space', tr: 'top right', bl: 'bottom left', br: 'bottom right' } as const

const ARROWS = { N: 'up', E: 'right', S: 'down', W: 'left' } as const

/** What the tiles do, in short. */
export const TILE_EFFECTS = {
  'outskirts-tile-01': '2 favours',
  'outskirts-tile-02': '1 favour and 1 joker',
  'outskirts-tile-03': '3 prestige',
  'outskirts-tile-04': 'what lies open on one card',
  'outskirts-tile-05': 'the round spaces of all cards in the project area',
  'outskirts-tile-06': 'the round spaces of all cards under your board',
  'outskirts-tile-07': 'a storey under one of your buildings and 1 prestige',
  'outskirts-tile-08': '3 steps on one track',
  'outskirts-tile-09': 'any 4 resources',
  'outskirts-tile-10': '2 prestige, and swap two banners',
  'outskirts-tile-11': '3 jokers',
  'outskirts-tile-12': 'the rewards of two neighbourhood tiles',
} as const

/** Of tile 12 perhaps only half is left. */
function tileDoes(tile: OutskirtsTileId, copies: number): string {
  if (tile === 'outskirts-tile-12' && copies === 1) return 'the reward of the last neighbourhood tile'
  return TILE_EFFECTS[tile]
}

function payment(ways: Payment): string {
  const paid: string[] = []
  const short: string[] = []
  for (const resource of RESOURCES) {
    const way = ways[resource]
    if (way === null) continue
    if (way === 'short') short.push(book.resources[resource])
    else if (way === 'favour') paid.push(`a favour for ${book.resources[resource]}`)
    else if (way.joker === 0) paid.push(some(way.plain, resource))
    else if (way.plain === 0) paid.push(`${jokers(way.joker)} for ${book.resources[resource]}`)
    else paid.push(`${some(way.plain, resource)} with ${jokers(way.joker)}`)
  }
  const pays = paid.length > 0 ? `Pay ${list(paid)}` : 'Pay nothing'
  return short.length > 0 ? `${pays}; short of ${list(short)}` : pays
}

function stepOn({ track: id, field: to }: TrackStep): string {
  return to === null ? `${track(id)} already at its end` : `${track(id)} to field ${to}`
}

function brings({ reward: gives, steps, encloses }: SiteFacts): string {
  const parts = [...(gives ? [reward(gives)] : []), ...steps.map(stepOn)]
  const fields = encloses.map((enclosed) => `${field(enclosed.field)} (${reward(enclosed.reward)})`)
  const closes = fields.length > 0 ? `; encloses ${list(fields)}` : ''
  return `${list(parts)}${closes}`
}

export const moves: Words['moves'] = {
  place: ({ marker, slot, square, takes, toll }) => {
    const what = marker === 'third' ? 'Third colour: ' : ''
    const effect = takes ? `take ${some(1, takes)}` : toll ? `toll ${amounts(toll)}` : 'no toll'
    return capitalized(`${what}card ${slot}, ${SQUARE[square]}: ${effect}`)
  },
  'pay-toll': ({ timber, jackscrew, masonry, jokers: rest }) =>
    `Pay ${holding({ timber, jackscrew, masonry, joker: rest })}`,
  exchange: ({ get }) => `Exchange 3 tiles for ${some(1, get)}`,
  give: ({ timber, jackscrew, masonry, joker }) => `Give ${holding({ timber, jackscrew, masonry, joker })}`,
  pay: ({ timber, jackscrew, masonry }) => payment({ timber, jackscrew, masonry }),
  raise: ({ site: id, ...facts }) => `Raise on ${site(id)}: ${brings(facts)}`,
  move: ({ site: id, tile }) =>
    tile ? `Move to ${outskirts(id)}: ${book.tiles[tile]} (${TILE_EFFECTS[tile]})` : `Move to ${outskirts(id)}`,
  'choose-prestige': ({ building, arrows, value }) =>
    `${book.prestigeBuildings[building]}: ${value} prestige per arrow (${arrows.map((arrow) => ARROWS[arrow]).join(', ')})`,
  'place-prestige': ({ site: id, rotation, ...facts }) =>
    `${capitalized(site(id))}, ${rotation === 0 ? 'not turned' : `turned by ${rotation}°`}: ${brings(facts)}`,
  'choose-field': ({ field: id, tile, winner }, names) =>
    `${capitalized(field(id))}${tile ? `: ${book.neighbourhoods[tile]} (${reward(neighbourhoodReward(tile))}) for ${winner === null ? 'nobody' : names.seat(winner)}` : ''}`,
  'use-tile': ({ tile, copies }) => `Use ${book.tiles[tile]}: ${tileDoes(tile, copies)}`,
  pass: () => 'Pass',
  'choose-card': ({ slot, takes }) => `Card ${slot}: ${amounts(takes)}`,
  'add-storey': ({ site: id, storeys: height }) => `${capitalized(site(id))}: from ${height} to ${storeys(height + 1)}`,
  train: ({ track: id, field: at, to }) =>
    capitalized(at === to ? `${track(id)}: already at its end` : `${track(id)}: from field ${at} to field ${to}`),
  'take-four': ({ timber, jackscrew, masonry }) => `Take ${amounts({ timber, jackscrew, masonry })}`,
  'swap-banners': ({ spaces, tracks }) =>
    `Swap ${list(spaces.map((id, i) => `${banner(id)} (${book.resources[tracks[i] ?? 'timber']})`))}`,
  'copy-tile': ({ field: id, tile, lost }) =>
    `${capitalized(field(id))}${tile ? `: ${book.neighbourhoods[tile]} (${lost ? 'lost' : reward(neighbourhoodReward(tile))})` : ''}`,
  'complete-section': ({ section, with: way }) => {
    if (way === 'favour') return `Complete ${book.resources[section]} with ${favours(1)}`
    return `Complete ${book.resources[section]} with ${holding({ [section]: way.plain, joker: way.joker })}`
  },
  'end-sections': () => 'Done with your personal project',
  'assign-letters': (letters) =>
    list(LETTERS.filter((letter) => letters[letter] > 0).map((letter) => `${letters[letter]} × ${letter}`)),
}
