import { LANGUAGES, viewOf } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { de } from '../board/words/de.ts'
import { en } from '../board/words/en.ts'
import { CARD_IDS, cardOf, SITES } from '../components/index.ts'
import { raisingChicago } from '../index.ts'
import type { Refused } from '../refusals.ts'
import { RULE_IDS } from '../rule-ids.ts'
import { given } from './given.ts'
import { BLUE, GREEN } from './moves.ts'

const names = { seat: (seat: number) => ['Mary', 'Thomas', 'Anna', 'Paul'][seat] ?? `seat ${seat}` }

describe.each([...LANGUAGES])('Text, %s', (language) => {
  test('has help for every rule, and says what is reconstructed', async () => {
    const text = await raisingChicago.text[language]()
    const rules = await text.rules()
    expect(Object.keys(rules).sort()).toEqual([...RULE_IDS].sort())
    for (const { title, text: help } of Object.values(rules)) {
      expect(title.length).toBeGreaterThan(2)
      expect(help).toMatch(/[.!]$/)
    }
    expect(text.edition.join(' ')).toMatch(language === 'en' ? /Reconstructed/ : /Rekonstruiert/)
  })
})

/** Lines of the atlas that we say just so; others name what is at stake beside it. */
test('The refusals of the atlas', async () => {
  const text = await raisingChicago.text.en()
  const says = (refusal: Refused): string => text.refusal(refusal, names)
  const toll = { timber: 1, jackscrew: 2, masonry: 0 }
  const lines: [Refused, string][] = [
    [{ rule: 'RC-GEN-13', phase: 'auction' }, 'You cannot do that now (Auction).'],
    [{ rule: 'RC-BID-02', bidder: 1 }, 'It is not your turn to bid: Thomas has the next marker to place.'],
    [{ rule: 'RC-BID-05' }, 'You must place your bid marker on a resource card in the project area.'],
    [{ rule: 'RC-BID-06', owner: 2 }, 'That space is already taken by Anna.'],
    [{ rule: 'RC-BID-06', owner: 'third' }, 'That space is already taken by the third colour.'],
    [{ rule: 'RC-BID-09', toll }, 'You cannot pay the toll for this space: 1 timber and 2 jackscrews.'],
    [{ rule: 'RC-PAY-05', have: 1 }, 'You do not have that many jokers, only 1.'],
    [
      { rule: 'RC-PAY-06' },
      'An exchange takes exactly 3 of your resources or jokers for 1 timber, jackscrew or masonry.',
    ],
    [{ rule: 'RC-PAY-07' }, 'You have no favour left.'],
    [{ rule: 'RC-PAY-09', resource: 'jackscrew' }, 'Jackscrews cost you nothing here.'],
    [{ rule: 'RC-PAY-16', resource: 'jackscrew', have: 1 }, 'You have only 1 jackscrew.'],
    [{ rule: 'RC-RAI-01' }, 'This project is not yours to raise.'],
    [{ rule: 'RC-RAI-05', site: 'site-07' }, 'There is already a building on site 7.'],
    [{ rule: 'RC-MOV-01' }, 'This project is not yours to move.'],
    [{ rule: 'RC-MOV-04', site: 'outskirts-site-3' }, 'That outskirts site has no tile left.'],
    [{ rule: 'RC-MOV-08' }, 'Choose one of the face-up prestige buildings.'],
    [{ rule: 'RC-MOV-09', site: 'site-09' }, 'A purple site is still free; the prestige building must go there.'],
    [{ rule: 'RC-OUT-02' }, 'You cannot use an outskirts tile now.'],
    [{ rule: 'RC-OUT-08' }, 'There is no such resource card in the project area.'],
    [{ rule: 'RC-OUT-14' }, 'Choose exactly 4 resources.'],
    [{ rule: 'RC-TWO-04' }, 'Third-colour markers are placed only with your last two markers.'],
  ]
  for (const [refusal, line] of lines) expect(says(refusal)).toBe(line)
})

test('Payments are told apart by what they spend', async () => {
  const table = given(
    { at: 'execute', slot: 'I' },
    {
      companies: { [BLUE]: { hold: { timber: 3, jackscrew: 1, masonry: 1, joker: 2, favour: 1 } } },
      slots: { I: { project: 'project-12', winner: BLUE, markers: { tr: BLUE } } },
    },
  )
  const move = {
    type: 'pay',
    timber: { plain: 3, joker: 0 },
    jackscrew: { plain: 1, joker: 2 },
    masonry: 'short',
  } as const
  const view = viewOf(table.table, BLUE)
  const [en, de] = [await raisingChicago.text.en(), await raisingChicago.text.de()]
  expect(en.move(move, view, names)).toBe('Pay 3 timber and 1 jackscrew with 2 jokers; short of masonry')
  expect(de.move(move, view, names)).toBe('3 Bauholz und 1 Hubspindel mit 2 Jokern zahlen; Mangel an Mauerwerk')
})

test('Losses are told with a minus', async () => {
  const text = await raisingChicago.text.en()
  const lost = text.entry({ type: 'scored', category: 'poverty', points: [-17, -4, 0] }, names)
  expect(lost).toBe('Poverty: Mary −17, Thomas −4 and Anna 0.')
})

test('German bends its words', async () => {
  const text = await raisingChicago.text.de()
  const table = given(
    { at: 'build', slot: 'I' },
    { slots: { I: { project: 'project-16', winner: GREEN, markers: { tr: GREEN, bl: GREEN } } } },
  )
  const frame = table.table.current
  if (!frame) throw new Error('nobody is asked')
  expect(text.prompt(frame, GREEN, viewOf(table.table, GREEN), names)).toContain('mit 2 Stockwerken')
})

describe('Words on the board', () => {
  test('a slot whose project is built is done', () => {
    expect([en.slotEmpty, de.slotEmpty]).toEqual(['done', 'erledigt'])
  })

  test('costs are said with what they are for the reader', () => {
    expect(de.costOf('Bauholz', 1, 1, false)).toBe('Bauholz: Kosten 1, für dich 1')
    expect(de.costOf('Bauholz', 3, 2, true)).toBe('Bauholz: Kosten 3, für dich 2; so viel hast du nicht')
    expect(de.costOf('Bauholz', 3, null, false)).toBe('Bauholz: Kosten 3')
  })

  test('one jackscrew is one, in both languages', () => {
    expect([en.exchangeFor(3, 'jackscrew'), de.exchangeFor(3, 'jackscrew')]).toEqual([
      'Exchange 3 for 1 jackscrew',
      '3 : 1 gegen 1 Hubspindel tauschen',
    ])
    expect(de.giveFor(3, 'jackscrew')).toBe('Welche 3 Plättchen gibst du für 1 Hubspindel?')
  })
})

/** Every German sentence that needs no facts. */
async function germanSentences(): Promise<string[]> {
  const { rules, edition, options } = await raisingChicago.text.de()
  const board = Object.values(de).flatMap((word) => (typeof word === 'string' ? [word] : []))
  return [
    ...Object.values(await rules()).flatMap(({ title, text }) => [title, text]),
    ...edition,
    options['council']?.help ?? '',
    ...board,
  ]
}

describe('German', () => {
  test('says one thing in one way', async () => {
    const sentences = await germanSentences()
    const said = (what: RegExp): string[] => sentences.filter((sentence) => what.test(sentence))
    expect(said(/3 zu 1|3:1|3 gegen 1/)).toEqual([])
    expect(said(/3 : 1/).length).toBeGreaterThan(2)
    expect(said(/\blila\b/)).toEqual([])
    expect(said(/Abschnitt.*erfüll|erfüll.*Abschnitt/)).toEqual([])
    expect(said(/plättchen.*einsetzen/i)).toEqual([])
    expect(said(/gewinnt \d+ Ansehen/)).toEqual([])
  })

  test('prestige is received, not won', async () => {
    const text = await raisingChicago.text.de()
    expect(text.entry({ type: 'storeys', seat: 0, prestige: 1 }, names)).toBe(
      'Mary erhält 1 Ansehen für die Stockwerke.',
    )
  })
})

test('The edition says what is not known', async () => {
  const [english, german] = [await raisingChicago.text.en(), await raisingChicago.text.de()].map(({ edition }) =>
    edition.join(' '),
  )
  expect(english).not.toMatch(/fit every rule/)
  expect(german).not.toMatch(/zu jeder Regel/)
  expect(english).toMatch(/six cards show one kind three times.*purple sites/)
  expect(german).toMatch(/sechs Karten dreimal dieselbe Sorte.*lilafarbenen Bauplätze/)
  for (const side of ['red', 'yellow'] as const) {
    expect(CARD_IDS.filter((id) => new Set(cardOf(id)[side].squares).size === 1)).toHaveLength(6)
  }
  expect(SITES.filter(({ ward, purple }) => purple && ward === 2)).toHaveLength(2)
})
