import { LANGUAGES, viewOf } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { raisingChicago } from '../index.ts'
import type { Refused } from '../refusals.ts'
import { RULE_IDS } from '../rule-ids.ts'
import { given } from './given.ts'
import { BLUE, GREEN } from './moves.ts'

const names = { seat: (seat: number) => ['Mary', 'Thomas', 'Anna', 'Paul'][seat] ?? `seat ${seat}` }

/** A sentence with something missing in it. */
const BAD = /undefined|NaN|null|\[object|\s\s/

function _check(sentence: string): void {
  expect(sentence).not.toMatch(BAD)
  expect(sentence.length).toBeGreaterThan(2)
}

describe.each([...LANGUAGES])('Text, %s', (language) => {
  test('has help for every rule, and says what is reconstructed', async () => {
    const text = await raisingChicago.text[language]()
    expect(Object.keys(text.rules).sort()).toEqual([...RULE_IDS].sort())
    for (const { title, text: help } of Object.values(text.rules)) {
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
