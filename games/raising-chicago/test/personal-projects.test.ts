import { describe, expect, test } from 'vitest'
import type { CompleteSection } from '../steps/end/personal-project.ts'
import type { RaisingChicagoMove } from '../types.ts'
import { given } from './given.ts'
import { BLUE, GREEN } from './moves.ts'
import type { CompanyPosition } from './position.ts'

const personal = (company: CompanyPosition) => given({ at: 'personal' }, { companies: { [BLUE]: company } })

function section(kind: 'timber' | 'jackscrew' | 'masonry', way: CompleteSection['with']): RaisingChicagoMove {
  return { type: 'complete-section', section: kind, with: way }
}

const five = { plain: 5, joker: 0 }

describe('Personal projects', () => {
  test('[RC-END-14] [RC-END-15] [RC-END-18] [RC-SC-111] With resources, jokers and a favour', () => {
    const table = personal({ hold: { timber: 6, jackscrew: 3, masonry: 1, joker: 2, favour: 1 } }).does(
      BLUE,
      section('timber', five),
      section('jackscrew', { plain: 3, joker: 2 }),
      section('masonry', 'favour'),
    )
    expect(table.scored('personal')).toEqual([9, 0, 0])
    expect(table.hold(BLUE)).toEqual({ timber: 1, masonry: 1 })
  })

  test('[RC-END-14] Each section once', () => {
    personal({ hold: { timber: 10, jackscrew: 5 } })
      .does(BLUE, section('timber', five))
      .refuses(BLUE, section('timber', five), 'RC-END-14')
  })

  test('[RC-END-15] Nobody has to complete a section', () => {
    const table = personal({ hold: { timber: 5 } }).does(BLUE, { type: 'end-sections' })
    expect(table.scored('personal')).toEqual([0, 0, 0])
    expect(table.hold(BLUE)).toEqual({ timber: 5 })
  })

  test('[RC-END-15] Companies decide independently, in any order', () => {
    const table = given(
      { at: 'personal' },
      { companies: { [BLUE]: { hold: { timber: 5 } }, [GREEN]: { hold: { favour: 1 } } } },
    )
    expect(table.asked()).toEqual([BLUE, GREEN])
    table.does(GREEN, section('masonry', 'favour')).does(BLUE, section('timber', five))
    expect(table.scored('personal')).toEqual([2, 0, 2])
  })

  test('[RC-END-16] [RC-SC-112] Last field completes a section', () => {
    const table = personal({ tracks: { masonry: 11 }, hold: { timber: 5, jackscrew: 4 } })
      .refuses(BLUE, section('masonry', 'favour'), 'RC-END-16')
      .does(BLUE, section('timber', five))
    expect(table.scored('personal')).toEqual([4, 0, 0])
    expect(table.hold(BLUE)).toEqual({ jackscrew: 4 })
  })

  test('[RC-END-16] [RC-END-18] Three last fields are worth 9 without any payment', () => {
    const table = personal({ tracks: { timber: 11, jackscrew: 11, masonry: 11 }, hold: { favour: 1 } })
    expect(table.scored('personal')).toEqual([9, 0, 0])
    expect(table.hold(BLUE)).toEqual({ favour: 1 })
  })

  test('[RC-END-15] [RC-END-17] [RC-SC-113] Permanents do not count', () => {
    // The jackscrews are there so that blue is asked at all.
    const table = personal({ tracks: { timber: 9 }, hold: { timber: 2, jackscrew: 5 } })
      .refuses(BLUE, section('timber', five), 'RC-END-15', { section: 'timber' })
      .refuses(BLUE, section('timber', { plain: 2, joker: 0 }), 'RC-END-15')
      .refuses(BLUE, section('timber', { plain: 2, joker: 3 }), 'RC-END-15')
      .refuses(BLUE, section('timber', 'favour'), 'RC-END-15')
      .refuses(BLUE, { type: 'complete-section', section: 'timber', with: 'short' }, 'RC-END-15')
    expect(table.hold(BLUE)).toEqual({ timber: 2, jackscrew: 5 })
  })

  test('[RC-END-15] [RC-PAY-06] [RC-SC-114] After an exchange', () => {
    const table = personal({ hold: { timber: 8, jackscrew: 4 } })
      .exchanges(BLUE, { timber: 3 }, 'jackscrew')
      .does(BLUE, section('timber', five), section('jackscrew', five))
    expect(table.scored('personal')).toEqual([4, 0, 0])
    expect(table.hold(BLUE)).toEqual({})
  })
})
