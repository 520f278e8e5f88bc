import type { Seat } from '@boardroom/kernel'
import { type Given, given } from './given.ts'
import type { CompanyPosition, Position } from './position.ts'

/** A company executes the project in slot I and may use its tiles before it pays. */
export function inProject(seat: Seat, company: CompanyPosition, position: Position = {}): Given {
  return given(
    { at: 'execute', slot: 'I' },
    {
      slots: { I: { project: 'project-20', winner: seat, markers: { tr: seat } } },
      ...position,
      companies: { ...position.companies, [seat]: company },
    },
  )
}
