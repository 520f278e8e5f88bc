import { moveSchemas } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { raisingChicago } from '../index.ts'
import { RULE_IDS } from '../rule-ids.ts'
import { given } from './given.ts'
import { BLUE, GREEN, place, useTile } from './moves.ts'

const bidding = () =>
  given({ at: 'bid' }, { companies: { [BLUE]: { auction: 1, hold: { timber: 3 } } }, slots: { I: {}, II: {} } })

describe('Moves that are none', () => {
  test('What is no move at all is refused by the kernel', () => {
    const table = bidding()
    for (const junk of [null, 7, 'bid', [], {}, { type: 5 }, { type: 'steal' }]) table.refuses(0, junk, 'KERNEL-MOVE')
  })

  test('A misshapen move is refused by the rule of its kind', () => {
    bidding()
      .refuses(BLUE, { type: 'place' }, 'RC-BID-05')
      .refuses(BLUE, { type: 'place', marker: 'own', slot: 'I', square: 'middle' }, 'RC-BID-05')
      .refuses(BLUE, { ...place('I', 'tr'), extra: true }, 'RC-BID-05')
      .refuses(BLUE, { type: 'pay', timber: 3, jackscrew: null, masonry: null }, 'RC-PAY-04')
      .refuses(BLUE, { type: 'pay', timber: { plain: 1 }, jackscrew: null, masonry: null }, 'RC-PAY-04')
      .refuses(BLUE, { type: 'pay', timber: { plain: -1, joker: 0 }, jackscrew: null, masonry: null }, 'RC-PAY-04')
      .refuses(
        BLUE,
        { type: 'pay', timber: { plain: 1, joker: 0, gold: 1 }, jackscrew: null, masonry: null },
        'RC-PAY-04',
      )
      .refuses(BLUE, { type: 'give', timber: 4, jackscrew: 0, masonry: 0, joker: 0 }, 'RC-PAY-06')
      .refuses(BLUE, { type: 'raise', site: 'site-41' }, 'RC-RAI-05')
      .refuses(BLUE, { type: 'place-prestige', site: 'site-17', rotation: 30 }, 'RC-MOV-11')
      .refuses(BLUE, { type: 'complete-section', section: 'timber', with: 'short' }, 'RC-END-15')
  })

  test('Every kind of move comes from a rule of the atlas', () => {
    const rules = new Set<string>(RULE_IDS)
    const kinds = raisingChicago.steps.flatMap((step) => ('moves' in step ? step.moves : []))
    for (const kind of kinds) expect(rules).toContain(kind.rule)
    expect(Object.keys(moveSchemas(raisingChicago))).toHaveLength(21)
  })

  test('[RC-GEN-13] Moves of other steps and other seats are refused by the right rule', () => {
    bidding()
      .refuses(BLUE, { type: 'end-sections' }, 'RC-GEN-13', { phase: 'auction' })
      .refuses(BLUE, { type: 'raise', site: 'site-01' }, 'RC-RAI-01')
      .refuses(BLUE, { type: 'move', site: 'outskirts-site-1' }, 'RC-MOV-01')
      .refuses(BLUE, { type: 'exchange', get: 'timber' }, 'RC-GEN-13')
      .refuses(GREEN, place('I', 'tr'), 'RC-BID-02', { bidder: BLUE })
      .refuses(7, place('I', 'tr'), 'RC-BID-02')
    given({ at: 'over' }).refuses(BLUE, { type: 'pass' }, 'KERNEL-OVER')
    given({ at: 'scoring' }, { round: 8, companies: { [BLUE]: { hold: { favour: 1 } } } })
      .refuses(BLUE, useTile(3), 'RC-OUT-02')
      .refuses(GREEN, { type: 'end-sections' }, 'RC-GEN-13', { phase: 'scoring' })
  })
})
