import { type Chance, chanceFrom, type GameText, LANGUAGES, type Language, Table, viewOf } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { fieldStanding, nextBidders } from '../board/leads.ts'
import { fallFor, spentBy } from '../board/papers/ways.ts'
import { de } from '../board/words/de.ts'
import { en } from '../board/words/en.ts'
import { FIELDS, fieldOf, POVERTY } from '../components/index.ts'
import type { Entry } from '../entries.ts'
import { raisingChicago } from '../index.ts'
import type { RaisingChicago, RaisingChicagoMove } from '../types.ts'
import { type After, checkMove, names, questionOf } from './forecast/sentences.ts'
import { type Given, given } from './given.ts'
import { BLUE, GREEN, useTile } from './moves.ts'
import { inProject } from './tile-moment.ts'
import { pick, SETTINGS } from './whole-game.ts'

type Texts = Readonly<Record<Language, GameText<RaisingChicago>>>

/** Everything that was said before a move is compared with what the move did, in every language. */
async function foretold(seats: number, options: object, seed: string): Promise<number> {
  const texts: Texts = { en: await raisingChicago.text.en(), de: await raisingChicago.text.de() }
  const table = Table.start(raisingChicago, { seats, options, seed })
  const chance = chanceFrom(`${seed}/moves`)
  let checked = 0
  while (!table.over) checked += step(table, texts, chance)
  return checked
}

function step(table: Table<RaisingChicago>, texts: Texts, chance: Chance): number {
  const seat = chance.pick(table.asked())
  const legal = table.legal(seat) as RaisingChicagoMove[]
  const move = pick(legal, chance) as RaisingChicagoMove
  const view = viewOf(table, seat)
  const frame = table.current
  if (!frame) throw new Error('nobody is asked')
  const said = LANGUAGES.map((language) => ({
    language,
    prompt: texts[language].prompt(frame, seat, view, names),
    move: texts[language].move(move, view, names),
  }))
  for (const { language, prompt } of said) questionOf(language, frame.step, prompt, view, seat, legal)
  const bidders = view.board.phase === 'auction' ? nextBidders(view.board, 5) : []
  const standing = FIELDS.map((field) => fieldStanding(view.board, field).leader)
  table.entries = []
  table.apply(seat, move)
  const after: After = {
    seat,
    before: view,
    now: viewOf(table, seat),
    entries: table.entries.map(({ entry }) => entry as Entry),
  }
  let checked = 0
  for (const { language, prompt, move: sentence } of said) {
    checked += checkMove(language, sentence, prompt, move, after)
  }
  checkBidders(bidders, after)
  checkStanding(standing, move, after)
  if (move.type === 'pay') checkPoverty(move, after)
  return checked
}

/** Whoever is shown first places the next own marker. */
function checkBidders(bidders: readonly number[], { entries }: After): void {
  const own = entries.find((entry) => entry.type === 'placed' && entry.marker !== 'third')
  if (own?.type === 'placed') expect(own.seat).toBe(bidders[0])
}

/** The ring around a neighbourhood shows who wins it if nothing changes there. */
function checkStanding(
  standing: readonly (number | 'third' | null)[],
  move: RaisingChicagoMove,
  { entries }: After,
): void {
  if (move.type !== 'choose-field') return
  const [awarded] = entries
  if (awarded?.type !== 'neighbourhood') throw new Error('nothing was awarded')
  const leader = standing[fieldOf(move.field).index] ?? null
  expect(awarded.winner).toBe(leader === 'third' ? null : leader)
}

/** What the desk says about a payment: what it spends, and how far it leads down. */
function checkPoverty(move: Extract<RaisingChicagoMove, { type: 'pay' }>, { seat, before, now, entries }: After): void {
  const { spent, short } = spentBy(move)
  const [was, is] = [before.board.companies[seat], now.board.companies[seat]]
  if (!was || !is) throw new Error(`nobody sits at ${seat}`)
  const { steps, loss } = fallFor(was.poverty, short)
  const paid = entries.find((entry) => entry.type === 'paid')
  if (paid?.type !== 'paid') throw new Error('nothing was paid')
  expect({ joker: spent.joker ?? 0, favour: spent.favour ?? 0 }).toEqual({
    joker: paid.jokers,
    favour: paid.favours.length,
  })
  const later = entries.findLast((entry) => entry.type === 'poverty' && entry.seat === seat)
  if (short > 0) expect(later).toMatchObject({ field: was.poverty + steps })
  expect(loss).toBe((POVERTY[was.poverty + steps] ?? 0) - (POVERTY[was.poverty] ?? 0))
}

describe('What is said before a move is what happens', () => {
  test.each(SETTINGS)('in whole games, $name', async ({ seats, options }) => {
    let checked = 0
    for (let game = 0; game < 4; game++) checked += await foretold(seats, options, `forecast/${game}`)
    expect(checked).toBeGreaterThan(1000)
  })
})

/** What rarely happens at random is set up. */
describe('What cannot happen is not promised', () => {
  const both = async (table: Given, move: RaisingChicagoMove): Promise<string[]> => {
    const texts = await Promise.all(LANGUAGES.map((language) => raisingChicago.text[language]()))
    return texts.map((text) => text.move(move, viewOf(table.table, BLUE), names))
  }
  const prompts = async (table: Given): Promise<string[]> => {
    const frame = table.table.current
    if (!frame) throw new Error('nobody is asked')
    const texts = await Promise.all(LANGUAGES.map((language) => raisingChicago.text[language]()))
    return texts.map((text) => text.prompt(frame, BLUE, viewOf(table.table, BLUE), names))
  }

  test('[RC-CMP-07] a step beyond the last field', async () => {
    const slots = { I: { project: 'project-20', winner: BLUE, markers: { tr: BLUE } } } as const
    const table = given(
      { at: 'build', slot: 'I' },
      { slots, companies: { [BLUE]: { tracks: { timber: 11 } } }, banners: { 3: 'timber', 4: 'masonry' } },
    )
    const raise = (site: 'site-03' | 'site-04') => both(table, { type: 'raise', site })
    expect(await raise('site-03')).toEqual([
      'Raise on site 3: timber track already at its end',
      'Auf Bauplatz 3 anheben: Bauholzleiste schon am Ende',
    ])
    expect(await raise('site-04')).toEqual([
      'Raise on site 4: masonry track to field 1',
      'Auf Bauplatz 4 anheben: Mauerwerksleiste auf Feld 1',
    ])
  })

  test('[RC-OUT-13] [RC-OUT-17] [RC-SUP-02] three steps near the end, and rewards that are used up', async () => {
    const table = inProject(
      BLUE,
      { tracks: { timber: 10, masonry: 11 }, tiles: ['outskirts-tile-08', 'outskirts-tile-12'] },
      {
        companies: { [GREEN]: { extensions: 6 } },
        fields: { 'field-02': 'neighbourhood-tile-16', 'field-03': 'neighbourhood-tile-08' },
      },
    ).does(BLUE, useTile(8))
    expect(await both(table, { type: 'train', track: 'timber' })).toEqual([
      'Timber track: from field 10 to field 11',
      'Bauholzleiste: von Feld 10 auf Feld 11',
    ])
    expect(await both(table, { type: 'train', track: 'masonry' })).toEqual([
      'Masonry track: already at its end',
      'Mauerwerksleiste: schon am Ende',
    ])
    table.does(BLUE, { type: 'train', track: 'jackscrew' }, useTile(12))
    expect(
      (await both(table, { type: 'copy-tile', field: 'field-02' })).every((say) => /lost|verfällt/.test(say)),
    ).toBe(true)
    expect(
      (await both(table, { type: 'copy-tile', field: 'field-03' })).every((say) => /lost|verfällt/.test(say)),
    ).toBe(true)
  })

  test('[RC-OUT-17] two rewards where one tile is left', async () => {
    const table = inProject(BLUE, { tiles: ['outskirts-tile-12'] }, { fields: { 'field-02': 'neighbourhood-tile-16' } })
    expect(await both(table, useTile(12))).toEqual([
      'Use Neighbourly help: the reward of the last neighbourhood tile',
      '„Nachbarschaftshilfe“ nutzen: die Belohnung des letzten Nachbarschaftsplättchens',
    ])
  })

  test('[RC-OUT-11] tiles that do nothing now', async () => {
    const idle = inProject(BLUE, { tiles: ['outskirts-tile-07'], hold: { timber: 9 } })
    expect((await prompts(idle)).some((say) => /outskirts tile|Stadtrandplättchen/.test(say))).toBe(false)
    const useful = inProject(BLUE, { tiles: ['outskirts-tile-11'], hold: { timber: 9 } })
    expect((await prompts(useful)).every((say) => /outskirts tile|Stadtrandplättchen/.test(say))).toBe(true)
  })

  test('[RC-PAY-13] poverty beyond its last field', () => {
    expect(fallFor(11, 3)).toEqual({ steps: 1, loss: 5 })
    expect(fallFor(12, 2)).toEqual({ steps: 0, loss: 0 })
    expect([en.poorer(0, 0), de.poorer(0, 0)]).toEqual(['you cannot get any poorer', 'ärmer kannst du nicht werden'])
    expect([en.poorer(1, 5), de.poorer(1, 5)]).toEqual([
      '1 step into poverty (−5 prestige at the end)',
      '1 Schritt in die Armut (am Ende −5 Ansehen)',
    ])
  })
})
