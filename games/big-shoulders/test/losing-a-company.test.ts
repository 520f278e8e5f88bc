import { describe, expect, test } from 'vitest'
import type { CompanyId } from '../components/index.ts'
import { certificatesOf, companiesOf } from '../model/players.ts'
import { type Companies, type Given, given, type Position } from './given.ts'
import { buy, endTurn, found, pass, sell } from './stock-moves.ts'

const [red, blue] = [0, 1]

/** A stock turn of the advanced game. */
const advanced = (seat: number, companies: Companies, position: Position = {}): Given =>
  given({ phase: 'stock', seat }, { options: { mode: 'advanced' }, ...position, companies })

describe('After losing a company', () => {
  const staffed = [{ workers: 1 }, { workers: 1 }]
  const fairbank = { director: red, factories: staffed, resources: { coal: 2, livestock: 1 } }

  /** Fairbank has produced in its first factory and produces in the second. */
  const produces = (position: Position): Given =>
    given(
      { phase: 'operating', company: 'fairbank', turn: { stage: 'production', produced: 1 } },
      { options: { mode: 'advanced' }, companies: { fairbank }, ...position },
    )
      .does(red, { type: 'produce', factory: 2 })
      .does(red, { type: 'end-production' })

  test('[BS-DIR-10] [EX-DV-20] The reserved Partner is regained with another company', () => {
    const table = produces({ players: { 0: { startingCompany: 'libby', partners: { reserved: 'pool' } } } })
    expect(table.state.players[red]?.partners).toMatchObject({ active: 3, reserved: 'gained' })
  })

  test('[BS-DIR-10] It is gained only once', () => {
    const table = produces({ players: { 0: { startingCompany: 'libby', partners: { reserved: 'gained' } } } })
    expect(table.state.players[red]?.partners).toMatchObject({ active: 3, reserved: 'gained' })
    expect(table.entries('partner')).toEqual([])
  })

  test('[BS-DIR-10] Giving up the starting company puts the Partner into the pool, unless it was gained before', () => {
    const after = (reserved: 'charter' | 'gained', startingCompany: CompanyId = 'swift'): unknown => {
      const position: Position = { players: { 0: { startingCompany, partners: { reserved } } } }
      return advanced(red, { swift: { director: red, common: { 1: 3 } }, libby: { director: red } }, position).does(
        red,
        sell('swift', { director: 1 }),
      ).state.players[red]?.partners
    }
    expect(after('charter')).toMatchObject({ active: 2, reserved: 'pool' })
    expect(after('gained')).toMatchObject({ active: 3, reserved: 'gained' })
    expect(after('charter', 'libby')).toMatchObject({ active: 2, reserved: 'charter' })
  })

  test('[BS-DIR-11] [EX-DV-99] A taken-over company gives its new Director no Partner', () => {
    const table = given(
      { phase: 'operating', company: 'spalding', turn: { stage: 'production', produced: 1 } },
      {
        options: { mode: 'advanced' },
        players: {
          0: { startingCompany: 'spalding', partners: { reserved: 'pool' } },
          1: { startingCompany: 'libby' },
        },
        companies: {
          libby: { director: blue },
          spalding: { director: blue, factories: [{}, { workers: 2 }], resources: { steel: 1, livestock: 1 } },
        },
      },
    )
      .does(blue, { type: 'produce', factory: 2 })
      .does(blue, { type: 'end-production' })
    expect(table.state.players[red]?.partners).toMatchObject({ active: 2, reserved: 'pool' })
    expect(table.state.players[blue]?.partners).toMatchObject({ active: 2, reserved: 'charter' })
  })

  test('[BS-DIR-11] A new Director whose own Partner waits in the pool gains that one', () => {
    const table = produces({
      players: {
        0: { startingCompany: 'libby', partners: { reserved: 'pool' } },
        1: { startingCompany: 'fairbank', partners: { reserved: 'pool' } },
      },
    })
    expect(table.state.players[red]?.partners).toMatchObject({ active: 3, reserved: 'gained' })
    expect(table.state.players[blue]?.partners).toMatchObject({ active: 2, reserved: 'pool' })
  })

  test('[BS-DIR-12] A transfer may lift the old Director above the limit; nothing is sold at once, nothing bought', () => {
    // Two players may hold ten certificates. Red loses Swift and gets three Common Certificates for it.
    const table = advanced(
      blue,
      {
        swift: { director: red, price: 50, common: { 1: 3 } },
        libby: { director: blue, common: { 0: 3, 1: 1 } },
        elgin: { director: blue, common: { 0: 3, 1: 1 } },
        doggett: { director: blue, common: { 0: 3 } },
      },
      { seats: 2, players: { 0: { cash: 100 }, 1: { cash: 50 } } },
    )
    expect(certificatesOf(table.state, red)).toBe(10)
    table.does(blue, buy('swift')).does(blue, endTurn)

    expect(certificatesOf(table.state, red)).toBe(12)
    expect(table.step()).toBe('stock-turn')
    table.refuses(red, buy('doggett'), 'BS-CRT-03', { limit: 10 }).does(red, pass).does(blue, pass)
    expect(table.state.phase).toBe('building')
    expect(certificatesOf(table.state, red)).toBe(12)
  })

  test('[BS-DIR-12] The next Stock Phase begins with the sell-down', () => {
    const table = given(
      { phase: 'cleanup' },
      {
        options: { mode: 'advanced' },
        seats: 2,
        companies: {
          swift: { director: blue, common: { 0: 3, 1: 1 } },
          libby: { director: blue, common: { 0: 3, 1: 1 } },
          elgin: { director: blue, common: { 0: 3, 1: 1 } },
          doggett: { director: blue, common: { 0: 3 } },
        },
      },
    )
    expect(table.step()).toBe('sell-down')
    table.refuses(red, pass, 'BS-STK-02', { excess: 2 })
  })

  test('[BS-DIR-13] A player may end up without a company, and found again', () => {
    const table = advanced(red, { swift: { director: red, price: 50, common: { 1: 3 } } }).does(
      red,
      sell('swift', { director: 1 }),
    )
    expect(companiesOf(table.state, red)).toEqual([])

    const later = advanced(red, { swift: { director: blue } }, { decade: 3, players: { 0: { cash: 105 } } })
    later.does(red, found('elgin', 35))
    expect(later.company('elgin').director).toBe(red)
    expect(later.state.players[red]?.startingCompany).toBeNull()
  })

  test('[BS-DIR-13] In the Action Phase a player without a company has only the pool', () => {
    const table = given({ phase: 'action', seat: red }, { companies: { swift: { director: blue } } })
    expect(table.moves(red)).toEqual([{ type: 'place', space: 'bank-pool', company: null }])
  })
})
