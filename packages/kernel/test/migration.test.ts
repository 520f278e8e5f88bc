import { describe, expect, it } from 'vitest'
import { type Game, type Migration, migrateState, migrationProblems, pendingMigrations } from '../src/index.ts'
import { type Toy, toy } from './toy.ts'

const rename: Migration = {
  from: '1.1.0',
  to: '1.2.0',
  migrate: ({ gold, ...rest }) => ({ ...rest, coins: gold }),
}
const split: Migration = {
  from: '1.9.0',
  to: '1.10.0',
  migrate: (state) => ({ ...state, stalls: [] }),
}
const at = (rules: string, migrations: readonly Migration[]): Game<Toy> => ({ ...toy, rules, migrations })

describe('a state of older rules', () => {
  const game = at('1.10.1', [rename, split])

  it.each([
    ['1.0.0', { gold: 3 }, { coins: 3, stalls: [] }],
    ['1.1.0', { gold: 3 }, { coins: 3, stalls: [] }],
    ['1.2.0', { coins: 3 }, { coins: 3, stalls: [] }],
    ['1.9.0', { coins: 3 }, { coins: 3, stalls: [] }],
    ['1.10.0', { coins: 3, stalls: [1] }, { coins: 3, stalls: [1] }],
    ['1.10.1', { coins: 3, stalls: [1] }, { coins: 3, stalls: [1] }],
  ])('from %s goes through every change of shape it has not seen', (rules, state, present) => {
    expect(migrateState(game, rules, state)).toEqual(present)
  })

  it('of rules that are newer than these is not touched', () => {
    expect(() => migrateState(game, '2.0.0', {})).toThrow(/made under rules 2\.0\.0.*these are 1\.10\.1/)
  })

  it('needs nothing where no shape has changed', () => {
    expect(pendingMigrations(toy, '0.1.0')).toEqual([])
    expect(pendingMigrations(game, '1.5.0')).toEqual([split])
  })
})

describe('a list of migrations', () => {
  it('leads upwards to the present rules', () => {
    expect(migrationProblems(at('1.10.0', [rename, split]))).toEqual([])
    expect(migrationProblems(at('1.10.0', [split, rename]))).toHaveLength(1)
    expect(migrationProblems(at('1.9.0', [split]))).toEqual(['1.10.0 is newer than 1.9.0'])
    expect(migrationProblems(at('2.0.0', [{ ...rename, to: '1.1.0' }]))).toHaveLength(1)
  })
})
