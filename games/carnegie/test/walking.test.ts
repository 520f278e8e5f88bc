import { Table } from '@boardroom/kernel'
import { expect, test } from 'vitest'
import { walk } from '../board/moving.ts'
import { SPACES, spaceOf, stepsBetween } from '../components/index.ts'
import { carnegie } from '../index.ts'

test('a walk takes the fewest steps and ends where it should', () => {
  for (const from of SPACES) {
    for (const to of SPACES) {
      const steps = walk(from, to, 'unused')
      expect(steps).toHaveLength(stepsBetween(spaceOf(from), spaceOf(to)))
      expect(steps.map((step) => step.from)).toEqual([from, ...steps.map((step) => step.to)].slice(0, steps.length))
      if (from !== to) expect(steps.at(-1)?.to).toBe(to)
      // Whoever moves lies down, so only the first step is somebody standing (CG-EMP-08).
      expect(steps.slice(1).every((step) => step.employee === 'inactive')).toBe(true)
    }
  }
})

test('[CG-SET-16] six steps of setup can be walked at once, a seventh is refused', () => {
  const table = Table.start(carnegie, { seats: 1, options: {}, seed: 'walk' })
  while (table.current?.step !== 'six-steps') {
    const [move] = table.legal(0)
    if (move) table.play(0, move)
  }
  // From the lobby to the far corner of the board: three rows up, two columns to the right.
  for (const step of walk('r4c2', 'r1c4', 'inactive')) expect(table.play(0, step)).toBeNull()
  expect(table.state.players[0]?.inactive[spaceOf('r1c4')]).toBe(1)
  for (const step of walk('r4c2', 'r4c3', 'inactive')) expect(table.play(0, step)).toBeNull()
  const [seventh] = walk('r4c2', 'r4c3', 'inactive')
  expect(seventh && table.play(0, seventh)?.rule).toBe('CG-SET-16')
})
