import { LETTERS, neighbourhoodReward, type OutskirtsTileId, RESOURCES } from '../../components/index.ts'
import type { Payment } from '../../model/payment.ts'
import type { Words } from '../catalogue.ts'
import type { SiteFacts, TrackStep } from '../facts.ts'
import {
  amounts,
  banner,
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

const SQUARE = { tl: 'Zollfeld', tr: 'oben rechts', bl: 'unten links', br: 'unten rechts' } as const

const ARROWS = { N: 'oben', E: 'rechts', S: 'unten', W: 'links' } as const

/** Was die Plättchen tun, kurz gesagt. */
export const TILE_EFFECTS = {
  'outskirts-tile-01': '2 Gunstmarker',
  'outskirts-tile-02': '1 Gunstmarker und 1 Joker',
  'outskirts-tile-03': '3 Ansehen',
  'outskirts-tile-04': 'was auf einer Karte offen liegt',
  'outskirts-tile-05': 'die runden Felder aller Karten im Projektbereich',
  'outskirts-tile-06': 'die runden Felder aller Karten unter deinem Tableau',
  'outskirts-tile-07': 'ein Stockwerk unter eines deiner Bauwerke und 1 Ansehen',
  'outskirts-tile-08': '3 Schritte auf einer Leiste',
  'outskirts-tile-09': '4 beliebige Ressourcen',
  'outskirts-tile-10': '2 Ansehen und zwei Banner tauschen',
  'outskirts-tile-11': '3 Joker',
  'outskirts-tile-12': 'die Belohnungen zweier Nachbarschaftsplättchen',
} as const

/** Von Plättchen 12 bleibt vielleicht nur die Hälfte. */
function tileDoes(tile: OutskirtsTileId, copies: number): string {
  if (tile === 'outskirts-tile-12' && copies === 1) return 'die Belohnung des letzten Nachbarschaftsplättchens'
  return TILE_EFFECTS[tile]
}

function payment(ways: Payment): string {
  const paid: string[] = []
  const short: string[] = []
  for (const resource of RESOURCES) {
    const way = ways[resource]
    if (way === null) continue
    if (way === 'short') short.push(book.resources[resource])
    else if (way === 'favour') paid.push(`1 Gunstmarker für ${book.resources[resource]}`)
    else if (way.joker === 0) paid.push(some(way.plain, resource))
    else if (way.plain === 0) paid.push(`${jokers(way.joker)} für ${book.resources[resource]}`)
    else paid.push(`${some(way.plain, resource)} mit ${jokers(way.joker, 'dative')}`)
  }
  const pays = paid.length > 0 ? `${list(paid)} zahlen` : 'Nichts zahlen'
  return short.length > 0 ? `${pays}; Mangel an ${list(short)}` : pays
}

function stepOn({ track: id, field: to }: TrackStep): string {
  return to === null ? `${track(id)} schon am Ende` : `${track(id)} auf Feld ${to}`
}

function brings({ reward: gives, steps, encloses }: SiteFacts): string {
  const parts = [...(gives ? [reward(gives)] : []), ...steps.map(stepOn)]
  const fields = encloses.map((enclosed) => `${field(enclosed.field)} (${reward(enclosed.reward)})`)
  const closes = fields.length > 0 ? `; schließt ${list(fields)} ein` : ''
  return `${list(parts)}${closes}`
}

export const moves: Words['moves'] = {
  place: ({ marker, slot, square, takes, toll }) => {
    const what = marker === 'third' ? 'Dritte Farbe: ' : ''
    const effect = takes ? `${some(1, takes)} nehmen` : toll ? `Zoll ${amounts(toll)}` : 'kein Zoll'
    return `${what}Karte ${slot}, ${SQUARE[square]}: ${effect}`
  },
  'pay-toll': ({ timber, jackscrew, masonry, jokers: rest }) =>
    `${holding({ timber, jackscrew, masonry, joker: rest })} zahlen`,
  exchange: ({ get }) => `3 : 1 gegen ${some(1, get)} tauschen`,
  give: ({ timber, jackscrew, masonry, joker }) => `${holding({ timber, jackscrew, masonry, joker })} geben`,
  pay: ({ timber, jackscrew, masonry }) => payment({ timber, jackscrew, masonry }),
  raise: ({ site: id, ...facts }) => `Auf ${site(id)} anheben: ${brings(facts)}`,
  move: ({ site: id, tile }) =>
    tile
      ? `Nach ${outskirts(id)} verschieben: „${book.tiles[tile]}“ (${TILE_EFFECTS[tile]})`
      : `Nach ${outskirts(id)} verschieben`,
  'choose-prestige': ({ building, arrows, value }) =>
    `„${book.prestigeBuildings[building]}“: ${value} Ansehen je Pfeil (${arrows.map((arrow) => ARROWS[arrow]).join(', ')})`,
  'place-prestige': ({ site: id, rotation, ...facts }) =>
    `${site(id)}, ${rotation === 0 ? 'nicht gedreht' : `um ${rotation}° gedreht`}: ${brings(facts)}`,
  'choose-field': ({ field: id, tile, winner }, names) =>
    `${field(id)}${tile ? `: „${book.neighbourhoods[tile]}“ (${reward(neighbourhoodReward(tile))}) für ${winner === null ? 'niemanden' : names.seat(winner)}` : ''}`,
  'use-tile': ({ tile, copies }) => `„${book.tiles[tile]}“ nutzen: ${tileDoes(tile, copies)}`,
  pass: () => 'Passen',
  'choose-card': ({ slot, takes }) => `Karte ${slot}: ${amounts(takes)}`,
  'add-storey': ({ site: id, storeys: height }) => `${site(id)}: von ${height} auf ${storeys(height + 1)}`,
  train: ({ track: id, field: at, to }) =>
    at === to ? `${track(id)}: schon am Ende` : `${track(id)}: von Feld ${at} auf Feld ${to}`,
  'take-four': ({ timber, jackscrew, masonry }) => `${amounts({ timber, jackscrew, masonry })} nehmen`,
  'swap-banners': ({ spaces, tracks }) =>
    `${list(spaces.map((id, i) => `${banner(id)} (${book.resources[tracks[i] ?? 'timber']})`))} tauschen`,
  'copy-tile': ({ field: id, tile, lost }) =>
    `${field(id)}${tile ? `: „${book.neighbourhoods[tile]}“ (${lost ? 'verfällt' : reward(neighbourhoodReward(tile))})` : ''}`,
  'complete-section': ({ section, with: way }) => {
    if (way === 'favour') return `${book.resources[section]} mit ${favours(1)} vollenden`
    return `${book.resources[section]} mit ${holding({ [section]: way.plain, joker: way.joker }, 'dative')} vollenden`
  },
  'end-sections': () => 'Mit dem persönlichen Projekt fertig',
  'assign-letters': (letters) =>
    list(LETTERS.filter((letter) => letters[letter] > 0).map((letter) => `${letters[letter]} × ${letter}`)),
}
