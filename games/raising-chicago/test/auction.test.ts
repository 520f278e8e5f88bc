import type { Seat } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { tollFor } from '../model/auction.ts'
import { type Given, given } from './given.ts'
import { BLUE, GREEN, PURPLE, place, useTile, WHITE } from './moves.ts'
import type { CompanyPosition, Position } from './position.ts'

const TJM = { squares: ['timber', 'jackscrew', 'masonry'] } as const

/** Blue is to bid; the others have fewer markers. */
function blueBids(blue: CompanyPosition, slots: NonNullable<Position['slots']>): Given {
  const companies = { [BLUE]: { auction: 3, ...blue }, [PURPLE]: { auction: 2 }, [GREEN]: { auction: 2 } }
  return given({ at: 'bid' }, { companies, slots })
}

/** Everyone places markers on the next free resource square until all are placed. */
function bidOrder(table: Given): Seat[] {
  const order: Seat[] = []
  while (table.step() === 'bid') {
    const [seat = BLUE] = table.asked()
    order.push(seat)
    const [move] = table.moves(seat, 'place')
    table.table.play(seat, move)
  }
  return order
}

const FIVE_CARDS = { I: {}, II: {}, III: {}, IV: {}, V: {} }

describe('Phase 2: whose turn it is', () => {
  test('[RC-BID-02] [RC-EX-08] Most markers bids first, then the tie goes to the higher row', () => {
    const table = given(
      { at: 'bid' },
      {
        round: 2,
        companies: {
          [BLUE]: { prestige: 6, auction: 3 },
          [PURPLE]: { prestige: 3, auction: 4 },
          [GREEN]: { prestige: 3, auction: 5 },
        },
        slots: { II: { squares: ['jackscrew', 'timber', 'masonry'] } },
      },
    )
    expect(table.asked()).toEqual([GREEN])
    table.does(GREEN, place('II', 'tr'))
    expect(table.hold(GREEN)).toEqual({ jackscrew: 1 })
    expect(table.company(GREEN).auction).toBe(4)
    expect(table.slot('II').markers).toEqual([null, GREEN, null, null])
    expect(table.asked()).toEqual([PURPLE])
  })

  test('[RC-BID-02] [RC-BID-04] [RC-SC-005] Complete bidding order with 3, 4 and 5 markers', () => {
    const companies = { [BLUE]: { auction: 3 }, [PURPLE]: { auction: 4 }, [GREEN]: { auction: 5 } }
    const [b, p, g] = [BLUE, PURPLE, GREEN]
    expect(bidOrder(given({ at: 'bid' }, { companies, slots: FIVE_CARDS }))).toEqual([
      g,
      p,
      g,
      b,
      p,
      g,
      b,
      p,
      g,
      b,
      p,
      g,
    ])
  })

  test('[RC-BID-02] [RC-SC-006] Four companies with equal markers bid in row order', () => {
    const rows = [WHITE, GREEN, PURPLE, BLUE]
    const companies = Object.fromEntries(rows.map((seat) => [seat, { auction: 3 }]))
    const table = given({ at: 'bid' }, { seats: 4, rows, companies, slots: FIVE_CARDS })
    expect(bidOrder(table)).toEqual([...rows, ...rows, ...rows])
  })

  test('[RC-BID-04] [RC-SC-007] One company far ahead bids several times in a row', () => {
    const companies = {
      [BLUE]: { auction: 3 },
      [PURPLE]: { auction: 3 },
      [GREEN]: { auction: 3 },
      [WHITE]: { auction: 5 },
    }
    const [b, p, g, w] = [BLUE, PURPLE, GREEN, WHITE]
    expect(bidOrder(given({ at: 'bid' }, { seats: 4, companies, slots: FIVE_CARDS }))).toEqual([
      w,
      w,
      b,
      p,
      g,
      w,
      b,
      p,
      g,
      w,
      b,
      p,
      g,
      w,
    ])
  })

  test('[RC-BID-02] [RC-SC-008] Bidding out of turn is refused', () => {
    const companies = { [BLUE]: { auction: 3 }, [PURPLE]: { auction: 4 }, [GREEN]: { auction: 4 } }
    given({ at: 'bid' }, { companies, slots: { I: TJM } }).refuses(GREEN, place('I', 'tr'), 'RC-BID-02', {
      bidder: PURPLE,
    })
  })

  test('[RC-BID-03] [RC-SC-009] Prestige gained in phase 2 does not change the rows', () => {
    const table = given(
      { at: 'bid' },
      {
        companies: {
          [BLUE]: { prestige: 12, auction: 2 },
          [PURPLE]: { prestige: 11, auction: 2 },
          [GREEN]: { prestige: 11, auction: 3, tiles: ['outskirts-tile-03'] },
        },
        slots: { I: TJM },
      },
    ).does(GREEN, useTile(3), place('I', 'br'))
    expect(table.state.ranking).toEqual([GREEN, BLUE, PURPLE])
    expect(table.state.rows).toEqual([BLUE, PURPLE, GREEN])
    expect(table.asked()).toEqual([BLUE])
    expect(table.hold(GREEN)).toEqual({ masonry: 1 })
  })

  test('[RC-BID-01] The auction lasts until nobody has a marker on the auction board', () => {
    const table = given({ at: 'bid' }, { companies: { [BLUE]: { auction: 1 } }, slots: { I: TJM } })
    expect(table.state.phase).toBe('auction')
    table.does(BLUE, place('I', 'tr'))
    expect(table.state.phase).toBe('execute')
  })
})

describe('Phase 2: placing a marker', () => {
  test('[RC-BID-05] There is no passing, and the marker goes on a card in the project area', () => {
    const table = blueBids({}, { I: TJM })
    expect(new Set(table.moves(BLUE).map(({ type }) => type))).toEqual(new Set(['place']))
    table
      .refuses(BLUE, { type: 'pass' }, 'RC-GEN-13')
      .refuses(BLUE, place('II', 'tr'), 'RC-BID-05')
      .refuses(BLUE, { type: 'place', marker: 'own', slot: 'VI', square: 'tr' }, 'RC-BID-05')
  })

  test('[RC-BID-06] [RC-SC-010] An occupied square is refused', () => {
    blueBids({}, { I: { ...TJM, markers: { tr: GREEN } } }).refuses(BLUE, place('I', 'tr'), 'RC-BID-06', {
      owner: GREEN,
    })
  })

  test.each([
    ['tr', 'timber'],
    ['bl', 'jackscrew'],
    ['br', 'masonry'],
  ] as const)('[RC-BID-07] The square %s gives what it shows', (square, resource) => {
    expect(blueBids({}, { I: TJM }).does(BLUE, place('I', square)).hold(BLUE)).toEqual({ [resource]: 1 })
  })

  test('[RC-BID-10] Several markers on one card and on several cards', () => {
    const table = given(
      { at: 'bid' },
      { companies: { [BLUE]: { auction: 4 } }, slots: { I: TJM, II: { squares: ['masonry', 'masonry', 'timber'] } } },
    ).does(BLUE, place('I', 'tr'), place('I', 'bl'), place('II', 'tr'))
    expect(table.slot('I').markers).toEqual([null, BLUE, BLUE, null])
    expect(table.slot('II').markers).toEqual([null, BLUE, null, null])
  })

  test('[RC-BID-12] Placed markers stay; outside the auction none is placed', () => {
    const table = given(
      { at: 'execute', slot: 'I' },
      {
        companies: { [BLUE]: { hold: { timber: 9, jackscrew: 9, masonry: 9 } } },
        slots: { I: { project: 'project-16', markers: { tr: BLUE }, winner: BLUE } },
      },
    )
    table.refuses(BLUE, place('I', 'tl'), 'RC-BID-12')
    expect(table.slot('I').markers).toEqual([null, BLUE, null, null])
  })

  test('[RC-BID-13] Tiles may be used before the own marker is placed', () => {
    const table = blueBids({ tiles: ['outskirts-tile-11'] }, { I: TJM })
    table.does(BLUE, useTile(11))
    expect(table.asked()).toEqual([BLUE])
    table.does(BLUE, place('I', 'tl'))
    expect(table.hold(BLUE)).toEqual({})
  })
})

describe('Phase 2: the toll', () => {
  test('[RC-BID-08] [RC-SC-011] Toll on an untouched card is three resources', () => {
    const table = blueBids(
      { hold: { timber: 3, jackscrew: 1, masonry: 1 } },
      { IV: { squares: ['timber', 'timber', 'masonry'] } },
    )
    const toll = tollFor(table.state, table.company(BLUE), table.slot('IV'))
    expect(toll).toEqual({ timber: 2, jackscrew: 0, masonry: 1 })
    table.does(BLUE, place('IV', 'tl'))
    expect(table.hold(BLUE)).toEqual({ timber: 1, jackscrew: 1 })
    expect(table.slot('IV').markers).toEqual([BLUE, null, null, null])
    expect(table.company(BLUE).auction).toBe(2)
  })

  test('[RC-BID-08] [RC-SC-012] Toll counts only uncovered squares', () => {
    const table = given(
      { at: 'bid' },
      {
        companies: {
          [BLUE]: { auction: 2 },
          [PURPLE]: { auction: 3, hold: { jackscrew: 1 } },
          [GREEN]: { auction: 2 },
        },
        slots: { II: { squares: ['masonry', 'jackscrew', 'timber'], markers: { tr: BLUE, br: GREEN } } },
      },
    ).does(PURPLE, place('II', 'tl'))
    expect(table.hold(PURPLE)).toEqual({})
    expect(table.slot('II').markers[0]).toBe(PURPLE)
  })

  test('[RC-BID-08] [RC-BID-11] [RC-SC-013] Toll is 0 when all resource squares are covered', () => {
    const table = given(
      { at: 'bid' },
      {
        seats: 4,
        companies: {
          [BLUE]: { auction: 1 },
          [PURPLE]: { auction: 1 },
          [GREEN]: { auction: 1 },
          [WHITE]: { auction: 1 },
        },
        slots: {
          V: { squares: ['masonry', 'jackscrew', 'timber'], markers: { tr: BLUE, bl: WHITE, br: GREEN } },
        },
      },
    ).does(BLUE, place('V', 'tl'))
    expect(table.hold(BLUE)).toEqual({})
    expect(table.slot('V').markers).toEqual([BLUE, BLUE, WHITE, GREEN])
  })

  test('[RC-BID-11] Without any tile there is a legal placement: every resource square is free to use', () => {
    expect(blueBids({}, { I: TJM }).moves(BLUE, 'place')).toEqual([
      place('I', 'tr'),
      place('I', 'bl'),
      place('I', 'br'),
    ])
  })

  test('[RC-BID-09] [RC-SC-014] Permanents do not pay a toll', () => {
    blueBids({ tracks: { timber: 6, jackscrew: 6, masonry: 6 }, hold: { timber: 1, masonry: 1 } }, { I: TJM }).refuses(
      BLUE,
      place('I', 'tl'),
      'RC-BID-09',
      { toll: { timber: 1, jackscrew: 1, masonry: 1 } },
    )
  })

  test('[RC-BID-09] [RC-SC-015] A favour does not pay a toll', () => {
    const slots = { I: { squares: ['masonry', 'masonry', 'masonry'], markers: { bl: GREEN, br: PURPLE } } } as const
    blueBids({ hold: { favour: 2 } }, slots).refuses(BLUE, place('I', 'tl'), 'RC-BID-09')
  })

  test('[RC-BID-09] [RC-SC-016] Jokers stand in for toll resources', () => {
    const table = blueBids({ hold: { timber: 1, joker: 2 } }, { I: TJM }).does(BLUE, place('I', 'tl'))
    expect(table.hold(BLUE)).toEqual({})
    expect(table.slot('I').markers[0]).toBe(BLUE)
  })

  test('[RC-BID-09] [RC-PAY-06] [RC-SC-017] An exchange can make a toll affordable', () => {
    const table = blueBids(
      { hold: { timber: 4 } },
      { I: { squares: ['jackscrew', 'timber', 'masonry'], markers: { br: GREEN } } },
    ).does(BLUE, place('I', 'tl'))
    expect(table.step()).toBe('toll')
    table
      .exchanges(BLUE, { timber: 3 }, 'jackscrew')
      .does(BLUE, { type: 'pay-toll', timber: 1, jackscrew: 1, masonry: 0 })
    expect(table.hold(BLUE)).toEqual({})
  })

  test('[RC-BID-09] An exchange that would leave the toll unpaid is refused', () => {
    const table = blueBids({ hold: { timber: 3, jackscrew: 1, masonry: 1, joker: 1 } }, { I: TJM }).does(
      BLUE,
      place('I', 'tl'),
    )
    table.does(BLUE, { type: 'exchange', get: 'timber' })
    table.refuses(BLUE, { type: 'give', timber: 0, jackscrew: 1, masonry: 1, joker: 1 }, 'RC-BID-09')
  })

  test('[RC-BID-09] [RC-CMP-08] [RC-SC-018] The last field of a track frees from toll of that kind', () => {
    const table = blueBids(
      { tracks: { masonry: 11 }, hold: { timber: 1 } },
      { I: { squares: ['masonry', 'masonry', 'timber'] } },
    ).does(BLUE, place('I', 'tl'))
    expect(table.hold(BLUE)).toEqual({})
  })

  test('[RC-BID-09] [RC-SC-140] The company says what is paid in plain resources', () => {
    const table = blueBids({ hold: { timber: 1, jackscrew: 1, joker: 2 } }, { I: TJM })
      .does(BLUE, place('I', 'tl'))
      .refuses(BLUE, { type: 'pay-toll', timber: 0, jackscrew: 0, masonry: 0 }, 'RC-BID-09')
      .does(BLUE, { type: 'pay-toll', timber: 1, jackscrew: 0, masonry: 0 })
    expect(table.hold(BLUE)).toEqual({ jackscrew: 1 })
  })
})
