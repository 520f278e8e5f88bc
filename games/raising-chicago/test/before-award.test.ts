import { LANGUAGES, viewOf } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import type { OutskirtsTileId } from '../components/index.ts'
import { raisingChicago } from '../index.ts'
import { type Given, given } from './given.ts'
import { BLUE, GREEN, PURPLE, TWO, useTile } from './moves.ts'
import type { Position } from './position.ts'

const names = { seat: (seat: number) => ['Mary', 'Thomas', 'Anna'][seat] ?? `seat ${seat}` }
const storey = (site: 'site-09' | 'site-10') => ({ type: 'add-storey', site }) as const
const tilesWon = (table: Given) => table.state.companies.map(({ neighbourhoods }) => neighbourhoods.length)

/** Blue raises one storey on site 9 and encloses field 1; so many storeys of green stand beside it already. */
function raised(green: number, tiles: OutskirtsTileId[], more: Position = {}): Given {
  return given(
    { at: 'build', slot: 'I' },
    {
      companies: { [BLUE]: { prestige: 4, tiles }, [GREEN]: { prestige: 9 } },
      slots: { I: { project: 'project-06', winner: BLUE, markers: { tr: BLUE } } },
      city: {
        'site-01': { owner: GREEN, storeys: green },
        'site-02': { owner: PURPLE, storeys: 1 },
        'site-10': { prestige: 'prestige-01' },
      },
      banners: { 1: 'masonry' },
      fields: { 'field-01': 'neighbourhood-tile-01' },
      ...more,
    },
  ).raises(BLUE, 'site-09')
}

describe('Tiles between raising a building and awarding what it encloses', () => {
  test('[RC-OUT-02] [RC-OUT-11] [RC-NBH-04] Tile 7 under the new building decides the neighbourhood', () => {
    const table = raised(1, ['outskirts-tile-07'])
    expect(table.step()).toBe('before-award')
    expect(tilesWon(table)).toEqual([0, 0, 0])
    expect(table.moves(BLUE)).toEqual([useTile(7), { type: 'pass' }])
    table.does(BLUE, useTile(7), storey('site-09'))
    expect(table.site('site-09')).toMatchObject({ storeys: 2 })
    expect(tilesWon(table)).toEqual([1, 0, 0])
    expect(table.entries('neighbourhood')).toMatchObject([{ winner: BLUE, consoled: [GREEN, PURPLE] }])
    // The card follows; nobody is asked once more.
    expect(table.company(BLUE).cards).toHaveLength(1)
  })

  test('[RC-OUT-02] [RC-OUT-04] Whoever passes lets the award take its course', () => {
    const table = raised(1, ['outskirts-tile-07']).does(BLUE, { type: 'pass' })
    expect(tilesWon(table)).toEqual([0, 0, 1])
    expect(table.company(BLUE).tiles).toEqual(['outskirts-tile-07'])
  })

  test.each<[string, number, OutskirtsTileId[]]>([
    ['one more storey is not enough', 3, ['outskirts-tile-07']],
    ['one more storey only ties, and prestige stays behind', 2, ['outskirts-tile-07']],
    ['its tiles give neither storeys nor prestige', 1, ['outskirts-tile-01', 'outskirts-tile-09', 'outskirts-tile-11']],
    ['it has no tile', 1, []],
  ])('[RC-OUT-02] Nobody is asked where %s', (_why, green, tiles) => {
    const table = raised(green, tiles)
    expect(tilesWon(table)).toEqual([0, 0, 1])
  })

  test('[RC-OUT-02] Nobody is asked where the field is won anyway', () => {
    const more = { slots: { I: { project: 'project-06', winner: BLUE, markers: { tr: BLUE, bl: BLUE } } } } as const
    expect(tilesWon(raised(1, ['outskirts-tile-07'], more))).toEqual([1, 0, 0])
  })

  test('[RC-OUT-02] [RC-NBH-05] Prestige that breaks a tie decides as well, alone or with a storey', () => {
    const tied = raised(1, [], {
      companies: { [BLUE]: { prestige: 4, tiles: ['outskirts-tile-03'] }, [GREEN]: { prestige: 8 } },
    })
    expect(tied.step()).toBe('before-award')
    expect(tilesWon(tied.does(BLUE, useTile(3)))).toEqual([1, 0, 0])
    const both = raised(2, ['outskirts-tile-07', 'outskirts-tile-03'])
    both.does(BLUE, useTile(7), storey('site-09'))
    expect(both.step()).toBe('before-award')
    expect(tilesWon(both.does(BLUE, useTile(3)))).toEqual([1, 0, 0])
  })

  test('[RC-OUT-02] Only the company that raises is asked', () => {
    const table = raised(1, [], {
      companies: { [BLUE]: { prestige: 4 }, [PURPLE]: { tiles: ['outskirts-tile-07'] }, [GREEN]: { prestige: 9 } },
    })
    expect(tilesWon(table)).toEqual([0, 0, 1])
  })

  test('[RC-OUT-02] [RC-NBH-08] With several fields before each of them', () => {
    const table = raised(1, ['outskirts-tile-07'], {
      city: {
        'site-01': { owner: GREEN, storeys: 1 },
        'site-02': { owner: PURPLE, storeys: 1 },
        'site-10': { prestige: 'prestige-01' },
        'site-17': { owner: GREEN, storeys: 1 },
        'site-18': { prestige: 'prestige-02' },
      },
      fields: { 'field-01': 'neighbourhood-tile-01', 'field-05': 'neighbourhood-tile-02' },
    })
    table.does(BLUE, { type: 'pass' }, { type: 'choose-field', field: 'field-01' })
    expect(tilesWon(table)).toEqual([0, 0, 1])
    expect(table.step()).toBe('before-award')
    table.does(BLUE, useTile(7), storey('site-09'))
    expect(tilesWon(table)).toEqual([1, 0, 1])
  })

  test('[RC-OUT-02] [RC-TWO-19] A storey more takes a field from the third colour', () => {
    const position: Position = {
      seats: 2,
      companies: { [TWO.blue]: { tiles: ['outskirts-tile-07'] } },
      slots: { I: { project: 'project-06', winner: TWO.blue, markers: { tr: TWO.blue } } },
      city: {
        'site-01': { owner: 'third', storeys: 1 },
        'site-02': { prestige: 'prestige-02' },
        'site-10': { prestige: 'prestige-01' },
      },
      fields: { 'field-01': 'neighbourhood-tile-01' },
    }
    const table = given({ at: 'build', slot: 'I' }, position).raises(TWO.blue, 'site-09')
    expect(tilesWon(table.does(TWO.blue, useTile(7), storey('site-09')))).toEqual([0, 1])
  })

  test.each([...LANGUAGES])('[RC-OUT-02] The question names the neighbourhood at stake, %s', async (language) => {
    const table = raised(1, ['outskirts-tile-07'])
    const frame = table.table.current
    if (!frame) throw new Error('nobody is asked')
    const text = await raisingChicago.text[language]()
    const prompt = text.prompt(frame, BLUE, viewOf(table.table, BLUE), names)
    expect(prompt).toBe(
      language === 'en'
        ? 'Your outskirts tiles could still win you neighbourhood 1. Use them, or pass.'
        : 'Mit deinen Stadtrandplättchen kannst du Nachbarschaft 1 noch gewinnen. Nutze sie oder passe.',
    )
  })
})
