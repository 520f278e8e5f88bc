import { type Changed, reasonWords } from '@boardroom/game-kit'
import { count } from '@boardroom/game-kit/en'
import type { Counted } from '../../reasons.ts'
import type { Part } from '../../worth.ts'

const rounded = (worth: number): number => Math.round(10 * worth) / 10

const held =
  (one: string, many = one) =>
  ({ more, by, after }: Changed): string =>
    more ? `brings ${count(by, one, many)}` : `takes ${count(by, one, many)}, leaves ${after}`

const stepsOn =
  (track: string) =>
  ({ more, by }: Changed): string =>
    `${count(by, 'step')} ${more ? 'forward' : 'back'} on the ${track} track`

const owned =
  (one: string, many = `${one}s`) =>
  ({ more, by }: Changed): string =>
    `${count(by, one, many)} ${more ? 'more' : 'fewer'}`

export const reasons = reasonWords<Part, Counted>({
  amount: (worth) => `${rounded(worth)} prestige`,
  parts: {
    prestige: 'at once',
    poverty: 'poverty',
    city: 'wards and prestige buildings',
    hold: 'resources, jokers and favours',
    tracks: 'competence tracks',
    possessions: 'symbols, cards and tiles',
    projects: 'projects won or in sight',
    scoring: 'the final scoring',
  },
  counts: {
    prestige: ({ more, by }) => (more ? `brings ${by} prestige` : `costs ${by} prestige`),
    poverty: ({ more, by }) => `${count(by, 'poverty step')} ${more ? 'more' : 'fewer'}`,
    timber: held('timber'),
    jackscrew: held('jackscrew', 'jackscrews'),
    masonry: held('masonry'),
    joker: held('joker', 'jokers'),
    favour: held('favour', 'favours'),
    timberTrack: stepsOn('timber'),
    jackscrewTrack: stepsOn('jackscrew'),
    masonryTrack: stepsOn('masonry'),
    storeys: owned('storey of yours in the wards', 'storeys of yours in the wards'),
    slots: ({ more, by }) => `${more ? 'leads in' : 'gives up the lead in'} ${count(by, 'project')}`,
    tiles: owned('outskirts tile'),
    cards: owned('card'),
    symbols: owned('symbol'),
    extensions: owned('company extension'),
    neighbourhoods: owned('neighbourhood tile'),
    wards: owned('ward tile'),
  },
  results: {
    prestige: { name: () => 'your prestige' },
    poverty: { name: () => 'your poverty' },
    timber: { name: () => 'timber' },
    jackscrew: { name: () => 'jackscrews' },
    masonry: { name: () => 'masonry' },
    joker: { name: () => 'jokers' },
    favour: { name: () => 'favours' },
    timberTrack: { name: () => 'the timber track' },
    jackscrewTrack: { name: () => 'the jackscrew track' },
    masonryTrack: { name: () => 'the masonry track' },
    storeys: { name: () => 'storeys of yours in the wards' },
    tiles: { name: () => 'outskirts tiles' },
    cards: { name: () => 'cards' },
    symbols: { name: () => 'symbols' },
    extensions: { name: () => 'company extensions' },
    neighbourhoods: { name: () => 'neighbourhood tiles' },
    wards: { name: () => 'ward tiles' },
  },
})
