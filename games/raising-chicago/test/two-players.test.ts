import { describe, expect, test } from 'vitest'
import { given } from './given.ts'
import { place, TWO, useTile } from './moves.ts'
import type { Position } from './position.ts'
import { newTable } from './whole-game.ts'

const { purple, blue } = TWO

const TJM = ['timber', 'jackscrew', 'masonry'] as const
const JTM = ['jackscrew', 'timber', 'masonry'] as const

const bidding = (position: Position) => given({ at: 'bid' }, { seats: 2, ...position })

describe('Two players: the third colour bids', () => {
  test('[RC-TWO-01] Two companies, and markers that belong to nobody', () => {
    const { state } = newTable(2)
    expect(state.companies).toHaveLength(2)
    expect(state.ranking).toHaveLength(2)
    expect(state.companies.map(({ third }) => third)).toEqual([2, 2])
    expect(newTable(3).state.companies.map(({ third }) => third)).toEqual([0, 0, 0])
  })

  test('[RC-TWO-02] [RC-ANN-08] [RC-EX-07] Third-colour markers in round 1', () => {
    const table = given({ at: 'markers' }, { seats: 2, round: 1, ranking: [purple, blue] })
    expect(table.state.rows).toEqual([purple, blue])
    for (const seat of [purple, blue]) expect(table.company(seat)).toMatchObject({ auction: 3, third: 2, supply: 22 })
  })

  test('[RC-TWO-02] [RC-ANN-06] [RC-SC-143] Third-colour markers again in a later round', () => {
    const table = given(
      { at: 'markers' },
      {
        seats: 2,
        round: 3,
        companies: { [purple]: { prestige: 8, auction: 3, third: 0 }, [blue]: { prestige: 9 } },
        city: { 'site-01': { owner: purple, storeys: 3 }, 'site-02': { owner: blue, storeys: 6 } },
      },
    )
    expect(table.company(purple)).toMatchObject({ auction: 5, supply: 17, third: 2 })
    expect(table.company(blue)).toMatchObject({ auction: 3, supply: 16, third: 2 })
    expect(table.state.rows).toEqual([blue, purple])
  })

  test('[RC-TWO-03] [RC-TWO-04] [RC-SC-095] Earlier markers are placed alone', () => {
    const table = bidding({
      rows: [purple, blue],
      companies: { [blue]: { auction: 4 }, [purple]: { auction: 3 } },
      slots: { I: { squares: JTM } },
    })
    table.refuses(blue, place('I', 'tr', 'third'), 'RC-TWO-04').does(blue, place('I', 'tr'))
    expect(table.company(blue)).toMatchObject({ auction: 3, third: 2 })
    expect(table.hold(blue)).toEqual({ jackscrew: 1 })
    expect(table.asked()).toEqual([purple])
  })

  test('[RC-TWO-05] [RC-EX-09] Own and third-colour marker in one turn', () => {
    const table = bidding({
      rows: [blue, purple],
      ranking: [blue, purple],
      companies: { [blue]: { auction: 2 }, [purple]: { auction: 2 } },
      slots: {
        I: { squares: ['timber', 'masonry', 'jackscrew'] },
        III: { squares: ['masonry', 'jackscrew', 'timber'] },
      },
    }).does(blue, place('I', 'tr'), place('III', 'bl', 'third'))
    expect(table.hold(blue)).toEqual({ timber: 1, jackscrew: 1 })
    expect(table.slot('I').markers).toEqual([null, blue, null, null])
    expect(table.slot('III').markers).toEqual([null, null, 'third', null])
    expect(table.company(blue)).toMatchObject({ auction: 1, third: 1 })
    expect(table.company(purple)).toMatchObject({ auction: 2, third: 2 })
    expect(table.asked()).toEqual([purple])
  })

  test('[RC-TWO-06] [RC-SC-094] The third-colour marker cannot be forgotten', () => {
    const table = bidding({
      rows: [blue, purple],
      companies: { [blue]: { auction: 2 }, [purple]: { auction: 2 } },
      slots: { I: { squares: JTM } },
    }).does(blue, place('I', 'tr'))
    expect(table.asked()).toEqual([blue])
    expect(table.moves(blue)).toEqual([place('I', 'bl', 'third'), place('I', 'br', 'third')])
    table.refuses(blue, place('I', 'bl'), 'RC-TWO-06').refuses(purple, place('I', 'bl'), 'RC-BID-02')
  })

  test('[RC-TWO-09] [RC-OUT-02] No outskirts tile between the two markers of a turn', () => {
    bidding({
      rows: [blue, purple],
      companies: { [blue]: { auction: 2, tiles: ['outskirts-tile-11'] }, [purple]: { auction: 2 } },
      slots: { I: { squares: JTM } },
    })
      .does(blue, place('I', 'tr'))
      .refuses(blue, useTile(11), 'RC-OUT-02')
      .does(blue, place('I', 'bl', 'third'))
  })

  test('[RC-TWO-07] Both markers on one card', () => {
    const table = bidding({
      rows: [blue, purple],
      companies: { [blue]: { auction: 1 }, [purple]: { auction: 1 } },
      slots: { I: { squares: TJM } },
    }).does(blue, place('I', 'tr'), place('I', 'bl', 'third'))
    expect(table.slot('I').markers).toEqual([null, blue, 'third', null])
    expect(table.hold(blue)).toEqual({ timber: 1, jackscrew: 1 })
  })

  test('[RC-TWO-07] [RC-BID-06] [RC-SC-142] Both markers of a turn on one square', () => {
    const table = bidding({
      rows: [purple, blue],
      companies: { [blue]: { auction: 2 }, [purple]: { auction: 2 } },
      slots: { II: { squares: TJM } },
    })
      .does(purple, place('II', 'tr'))
      .refuses(purple, place('II', 'tr', 'third'), 'RC-BID-06', { owner: purple })
    expect(table.hold(purple)).toEqual({ timber: 1 })
    expect(table.company(purple).third).toBe(2)
  })

  test('[RC-TWO-08] [RC-SC-141] Toll for a third-colour marker is paid by the company', () => {
    const table = bidding({
      rows: [purple, blue],
      companies: { [purple]: { auction: 1, hold: { timber: 1, joker: 1 } }, [blue]: { auction: 1 } },
      slots: { II: { squares: TJM, markers: { br: blue } }, V: { squares: ['masonry', 'timber', 'timber'] } },
    }).does(purple, place('V', 'tr'), place('II', 'tl', 'third'))
    expect(table.hold(purple)).toEqual({ masonry: 1 })
    expect(table.slot('II').markers).toEqual(['third', null, null, blue])
    expect(table.slot('V').markers).toEqual([null, purple, null, null])
    expect(table.company(purple)).toMatchObject({ auction: 0, third: 0 })
    expect(table.asked()).toEqual([blue])
  })

  test('[RC-TWO-08] [RC-BID-09] A toll that cannot be paid closes the space to the third colour too', () => {
    bidding({
      rows: [purple, blue],
      companies: { [purple]: { auction: 1 }, [blue]: { auction: 1 } },
      slots: { II: { squares: TJM }, V: { squares: ['timber', 'timber', 'timber'] } },
    })
      .does(purple, place('V', 'tr'))
      .refuses(purple, place('II', 'tl', 'third'), 'RC-BID-09', { toll: { timber: 1, jackscrew: 1, masonry: 1 } })
  })

  test('[RC-TWO-08] [RC-TWO-09] [RC-SC-093] Third-colour marker first makes the own toll cheaper', () => {
    const table = bidding({
      rows: [blue, purple],
      companies: { [blue]: { auction: 2, hold: { timber: 1, masonry: 1 } }, [purple]: { auction: 1 } },
      slots: { I: { squares: JTM } },
    })
    table.refuses(blue, place('I', 'tl'), 'RC-BID-09')
    table.does(blue, place('I', 'tr', 'third'), place('I', 'tl'))
    expect(table.hold(blue)).toEqual({ jackscrew: 1 })
    expect(table.slot('I').markers).toEqual([blue, 'third', null, null])
  })

  test('[RC-TWO-23] It never runs out of markers', () => {
    const table = given(
      { at: 'markers' },
      { seats: 2, city: { 'site-01': { owner: 'third', storeys: 13 }, 'site-02': { owner: 'third', storeys: 14 } } },
    )
    expect(table.state.companies.map(({ third }) => third)).toEqual([2, 2])
  })
})
