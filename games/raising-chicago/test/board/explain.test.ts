import { viewOf } from '@boardroom/kernel'
import { expect, test } from 'vitest'
import { explainer as german } from '../../board/explain/de.ts'
import { explainer as english } from '../../board/explain/en.ts'
import { given } from '../given.ts'
import { BLUE } from '../moves.ts'

const { table } = given({ at: 'window', phase: 'operate' }, {})
const names = { seat: (seat: number) => `seat ${seat}` }
const view = viewOf(table, BLUE)

test('what a final project brings at the end is told where one points at it', () => {
  const { project } = english.things
  expect(project('final-01', view, names).what).toContain(
    'At the end each of your symbol tiles with locomotive or lion brings 2 prestige.',
  )
  expect(german.things.project('final-01', view, names).what).toContain(
    'Am Ende bringt jedes deiner Symbolplättchen mit Lokomotive oder Löwe 2 Ansehen.',
  )
  expect(project('project-20', view, names).what).not.toContain('At the end')
})
