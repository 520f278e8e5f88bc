import { describe, expect, test } from 'vitest'
import type { AnyProjectId, Resource, Token } from '../components/index.ts'
import { type Given, given } from './given.ts'
import { BLUE, GREEN, PURPLE, useTile } from './moves.ts'
import type { CompanyPosition } from './position.ts'

/**
 * Blue pays for a project in slot I. The scenarios of the atlas set a cost of their own; here printed projects are paid
 * and what blue holds is raised by the difference, so that the same is over or lacking.
 */
function paying(project: AnyProjectId, company: CompanyPosition): Given {
  const position = { companies: { [BLUE]: company }, slots: { I: { project, winner: BLUE, markers: { tr: BLUE } } } }
  return given({ at: 'execute', slot: 'I' }, position)
}

function hold(timber: number, jackscrew: number, masonry: number, more: Partial<Record<Token, number>> = {}) {
  return { hold: { timber, jackscrew, masonry, ...more } }
}

const tiles = (plain: number, joker: number) => ({ plain, joker })

describe('Payment: plain resources, permanents and shortage', () => {
  test('[RC-PAY-11] [RC-PAY-12] [RC-EX-11] Paying with a permanent and one shortage', () => {
    const table = given(
      { at: 'execute', slot: 'I' },
      {
        round: 3,
        companies: {
          [PURPLE]: { ...hold(3, 2, 1), tracks: { timber: 1, jackscrew: 3, masonry: 1 } },
        },
        slots: { I: { project: 'project-11', winner: PURPLE, markers: { tr: PURPLE } } },
      },
    ).pays(PURPLE, { timber: tiles(3, 0), jackscrew: tiles(2, 0), masonry: 'short' })
    expect(table.hold(PURPLE)).toEqual({ masonry: 1 })
    expect(table.company(PURPLE).poverty).toBe(1)
    // The project goes on in full.
    expect(table.company(PURPLE).symbols.seal).toBe(1)
    expect(table.step()).toBe('raise')
  })

  test('[RC-PAY-11] [RC-SC-034] Two kinds short: two poverty steps, resources kept', () => {
    // project-22 costs 4, 4, 5.
    const table = paying('project-22', { ...hold(3, 3, 5), poverty: 1 }).pays(BLUE)
    expect(table.hold(BLUE)).toEqual({ timber: 3, jackscrew: 3 })
    expect(table.company(BLUE).poverty).toBe(3)
  })

  test('[RC-PAY-11] [RC-PAY-12] [RC-SC-035] Nothing can be paid at all: three steps and the project still goes on', () => {
    const table = paying('project-22', {})
    // There is nothing to decide, so nobody is asked.
    expect(table.company(BLUE).poverty).toBe(3)
    expect(table.company(BLUE).extensions).toBe(1)
    expect(table.step()).toBe('raise')
  })

  test('[RC-PAY-10] [RC-SC-036] Voluntary shortage is refused', () => {
    const table = paying('project-12', hold(3, 3, 3))
    table.refuses(BLUE, table.payment(BLUE, { timber: 'short' }), 'RC-PAY-10', { resource: 'timber' })
  })

  test('[RC-PAY-02] [RC-CMP-08] [RC-SC-038] Permanents and the last field', () => {
    // project-28 costs 4, 4, 7; two permanents each for timber and masonry, jackscrews are free.
    const table = paying('project-28', {
      ...hold(2, 0, 5),
      tracks: { timber: 6, jackscrew: 11, masonry: 6 },
    }).pays(BLUE)
    expect(table.hold(BLUE)).toEqual({ favour: 1 })
    expect(table.company(BLUE).poverty).toBe(0)
    expect(table.entries('paid')).toMatchObject([{ plain: { timber: 2, jackscrew: 0, masonry: 5 } }])
  })

  test('[RC-PAY-02] [RC-SC-039] Permanents cover a small cost completely', () => {
    // project-08 costs 1, 2, 1.
    const table = paying('project-08', { ...hold(0, 1, 0), tracks: { timber: 6, jackscrew: 3, masonry: 6 } })
    // Nothing to decide: 1 jackscrew is all that is left to pay.
    expect(table.hold(BLUE)).toEqual({})
    expect(table.company(BLUE).poverty).toBe(0)
    expect(table.step()).toBe('raise')
  })

  test('[RC-PAY-02] [RC-PAY-11] [RC-SC-129] Short after permanents: nothing of that kind is paid', () => {
    // project-22 costs 4, 4, 5; permanents 1, 1, 1.
    const table = paying('project-22', { ...hold(2, 3, 4), tracks: { timber: 3, jackscrew: 4, masonry: 3 } }).pays(BLUE)
    expect(table.hold(BLUE)).toEqual({ timber: 2 })
    expect(table.company(BLUE).poverty).toBe(1)
  })

  test('[RC-PAY-13] [RC-SC-045] The last poverty field is the end', () => {
    expect(paying('project-22', { poverty: 11 }).company(BLUE).poverty).toBe(12)
  })

  test('[RC-PAY-08] [RC-PAY-15] [RC-SC-043] Permanents count for both projects of a round', () => {
    // project-16 costs 2, 4, 3 and project-17 costs 3, 3, 4; permanents 2, 1, 1.
    const table = given(
      { at: 'execute', slot: 'I' },
      {
        companies: {
          [BLUE]: { ...hold(2, 5, 3), tracks: { timber: 6, jackscrew: 3, masonry: 3 } },
        },
        slots: {
          I: { project: 'project-16', winner: BLUE, markers: { tr: BLUE } },
          IV: { project: 'project-17', winner: BLUE, markers: { tr: BLUE } },
        },
      },
    )
    table.pays(BLUE).raises(BLUE, 'site-02')
    expect(table.hold(BLUE)).toEqual({ timber: 2, jackscrew: 2, masonry: 1 })
    table.pays(BLUE)
    expect(table.hold(BLUE)).toEqual({ timber: 1, masonry: 1 })
    expect(table.company(BLUE).poverty).toBe(1)
  })

  test('[RC-PAY-01] [RC-PAY-15] [RC-SC-044] Slot by slot: a joker from slot II pays in slot III', () => {
    // project-13 costs 3, 3, 2 and gives a joker; project-15 costs 2, 3, 5.
    const table = given(
      { at: 'execute', slot: 'I' },
      {
        companies: { [GREEN]: hold(5, 6, 6) },
        slots: {
          II: { project: 'project-13', winner: GREEN, markers: { tr: GREEN } },
          III: { project: 'project-15', winner: GREEN, markers: { tr: GREEN } },
        },
        banners: { 6: 'timber' },
      },
    )
    table.pays(GREEN).raises(GREEN, 'site-14')
    expect(table.hold(GREEN)).toEqual({ timber: 2, jackscrew: 3, masonry: 4, joker: 1 })
    table.pays(GREEN, { masonry: tiles(4, 1) })
    expect(table.hold(GREEN)).toEqual({})
    expect(table.company(GREEN)).toMatchObject({ poverty: 0, tracks: { timber: 1 } })
  })
})

describe('Payment: jokers, favours and exchanges', () => {
  test('[RC-PAY-05] [RC-SC-032] Jokers fill up a kind', () => {
    const table = paying('project-22', hold(2, 4, 5, { joker: 3 })).pays(BLUE, { timber: tiles(2, 2) })
    expect(table.hold(BLUE)).toEqual({ joker: 1 })
    expect(table.company(BLUE).poverty).toBe(0)
  })

  test('[RC-PAY-03] [RC-PAY-11] [RC-SC-033] Jokers need not be used', () => {
    const table = paying('project-22', hold(2, 4, 5, { joker: 3 })).pays(BLUE, { timber: 'short' })
    expect(table.hold(BLUE)).toEqual({ timber: 2, joker: 3 })
    expect(table.company(BLUE).poverty).toBe(1)
  })

  test('[RC-PAY-04] [RC-SC-128] Jokers may be spent to save plain resources', () => {
    const table = paying('project-12', hold(3, 3, 3, { joker: 2 })).pays(BLUE, { timber: tiles(1, 2) })
    expect(table.hold(BLUE)).toEqual({ timber: 2 })
  })

  test('[RC-PAY-07] [RC-SC-029] A favour replaces a whole kind and keeps the own resources', () => {
    const table = paying('project-15', hold(2, 3, 2, { favour: 1 })).pays(BLUE, { masonry: 'favour' })
    expect(table.hold(BLUE)).toEqual({ masonry: 2 })
    expect(table.company(BLUE).poverty).toBe(0)
  })

  test('[RC-PAY-07] [RC-SC-030] Two favours in one project', () => {
    const table = paying('project-22', hold(1, 1, 5, { favour: 3 })).pays(BLUE, {
      timber: 'favour',
      jackscrew: 'favour',
    })
    expect(table.hold(BLUE)).toEqual({ timber: 1, jackscrew: 1, favour: 1 })
  })

  test('[RC-PAY-07] [RC-SC-031] A favour that is not there', () => {
    const table = paying('project-22', hold(1, 4, 5))
    table.refuses(BLUE, table.payment(BLUE, { timber: 'favour' }), 'RC-PAY-07')
  })

  test('[RC-PAY-06] [RC-SC-025] Exchange 3:1 covers the last masonry', () => {
    const table = paying('project-22', hold(7, 4, 4))
      .exchanges(BLUE, { timber: 3 }, 'masonry')
      .pays(BLUE)
    expect(table.hold(BLUE)).toEqual({})
    expect(table.company(BLUE).poverty).toBe(0)
  })

  test('[RC-PAY-06] [RC-SC-026] Mixed exchange with a joker', () => {
    const table = paying('project-22', hold(5, 5, 4, { joker: 1 }))
      .exchanges(BLUE, { timber: 1, jackscrew: 1, joker: 1 }, 'masonry')
      .pays(BLUE)
    expect(table.hold(BLUE)).toEqual({})
    expect(table.company(BLUE).poverty).toBe(0)
  })

  test('[RC-PAY-06] [RC-SC-027] Two for one is not an exchange', () => {
    paying('project-22', hold(6, 4, 4))
      .does(BLUE, { type: 'exchange', get: 'masonry' })
      .refuses(BLUE, { type: 'give', timber: 2, jackscrew: 0, masonry: 0, joker: 0 }, 'RC-PAY-06')
      .refuses(BLUE, { type: 'give', timber: 0, jackscrew: 0, masonry: 0, joker: 3 }, 'RC-PAY-06')
  })

  test('[RC-PAY-06] [RC-SC-028] A joker cannot be taken in an exchange, and favours cannot be given', () => {
    paying('project-22', hold(7, 4, 4)).refuses(BLUE, { type: 'exchange', get: 'joker' }, 'RC-PAY-06')
    paying('project-22', hold(1, 1, 0, { favour: 2 })).refuses(BLUE, { type: 'exchange', get: 'masonry' }, 'RC-PAY-06')
  })

  test('[RC-PAY-06] [RC-PAY-10] [RC-SC-037] Exchanging away a resource can make it short', () => {
    const table = paying('project-22', hold(5, 4, 4))
      .exchanges(BLUE, { timber: 3 }, 'masonry')
      .pays(BLUE)
    expect(table.hold(BLUE)).toEqual({ timber: 2 })
    expect(table.company(BLUE).poverty).toBe(1)
  })

  test('[RC-PAY-14] [RC-SC-135] An outskirts tile used before the payment', () => {
    const table = paying('project-12', { ...hold(1, 3, 3), tiles: ['outskirts-tile-11'] })
    table.does(BLUE, useTile(11)).pays(BLUE, { timber: tiles(1, 2) })
    expect(table.hold(BLUE)).toEqual({ joker: 1 })
    expect(table.company(BLUE)).toMatchObject({ poverty: 0, tiles: [] })
  })
})

describe('Payment: what is refused', () => {
  test('[RC-PAY-09] [RC-SC-040] No favour for a kind that costs nothing', () => {
    // project-08 costs 1, 2, 1; a permanent covers the timber.
    const table = paying('project-08', { ...hold(0, 2, 1, { favour: 1 }), tracks: { timber: 3 } })
    table.refuses(BLUE, table.payment(BLUE, { timber: 'favour' }), 'RC-PAY-09', { resource: 'timber' })
  })

  test('[RC-PAY-09] [RC-PAY-17] [RC-SC-133] No shortage for a kind that costs nothing', () => {
    const table = paying('project-08', { ...hold(0, 2, 1), tracks: { timber: 3 } })
    table.refuses(BLUE, table.payment(BLUE, { timber: 'short' }), 'RC-PAY-09')
  })

  test('[RC-PAY-04] [RC-SC-041] Overpaying is refused', () => {
    const table = paying('project-12', hold(5, 3, 3))
    table.refuses(BLUE, table.payment(BLUE, { timber: tiles(4, 0) }), 'RC-PAY-04', { resource: 'timber', need: 3 })
  })

  test('[RC-PAY-05] [RC-SC-042] More jokers than held is refused', () => {
    const table = paying('project-12', hold(1, 3, 3, { joker: 1 }))
    table.refuses(BLUE, table.payment(BLUE, { timber: tiles(1, 2) }), 'RC-PAY-05', { have: 1 })
  })

  test('[RC-PAY-16] [RC-SC-132] Paying resources that are not there', () => {
    const table = paying('project-12', hold(2, 3, 3, { joker: 1 }))
    table.refuses(BLUE, table.payment(BLUE, { timber: tiles(3, 0) }), 'RC-PAY-16', { resource: 'timber', have: 2 })
  })

  test('[RC-PAY-05] [RC-PAY-17] [RC-SC-134] The same joker cannot pay two kinds', () => {
    const table = paying('project-12', hold(2, 3, 2, { joker: 1 }))
    table.refuses(BLUE, table.payment(BLUE, { timber: tiles(2, 1), masonry: tiles(2, 1) }), 'RC-PAY-05', { have: 0 })
  })

  test('[RC-PAY-17] The first failure in the order of the kinds is shown, and for a kind jokers before resources', () => {
    const table = paying('project-12', hold(2, 2, 3))
    const refused = (
      ways: Partial<Record<Resource, ReturnType<typeof tiles> | 'favour' | 'short'>>,
      rule: 'RC-PAY-05' | 'RC-PAY-07' | 'RC-PAY-10',
    ) => table.refuses(BLUE, table.payment(BLUE, ways), rule)
    refused({ timber: tiles(3, 1), jackscrew: 'favour' }, 'RC-PAY-05')
    refused({ jackscrew: 'favour', masonry: 'short' }, 'RC-PAY-07')
    refused({ masonry: 'short' }, 'RC-PAY-10')
  })
})

describe('Payment: what is offered', () => {
  test('[RC-PAY-03] Every legal way is offered, the cheapest sensible one first', () => {
    const table = paying('project-12', hold(3, 3, 2, { joker: 1, favour: 1 }))
    const [first, ...others] = table.moves(BLUE, 'pay')
    // One joker for the last masonry is cheaper than a favour or a step on the poverty track.
    expect(first).toEqual({ type: 'pay', timber: tiles(3, 0), jackscrew: tiles(3, 0), masonry: tiles(2, 1) })
    // Masonry with the joker: timber and jackscrews plain, or one of them by favour: 3. Masonry by favour: both plain, or
    // the joker for one of them: 3. Masonry short: plain, joker and favour for the others, each used at most once: 7.
    expect(others).toHaveLength(3 + 3 + 7 - 1)
  })

  test('[RC-PAY-03] With enough of everything the plain payment comes first', () => {
    const [first] = paying('project-12', hold(4, 4, 4, { joker: 2, favour: 1 })).moves(BLUE, 'pay')
    expect(first).toEqual({ type: 'pay', timber: tiles(3, 0), jackscrew: tiles(3, 0), masonry: tiles(3, 0) })
  })

  test('[RC-PAY-03] [RC-PAY-10] Where two kinds are short and little is at hand, shortage is offered for both', () => {
    const ways = paying('project-22', hold(1, 1, 5)).moves(BLUE, 'pay')
    expect(ways).toEqual([{ type: 'pay', timber: 'short', jackscrew: 'short', masonry: tiles(5, 0) }])
  })
})
