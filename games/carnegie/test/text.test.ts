import { viewOf } from '@boardroom/kernel'
import { expect, test } from 'vitest'
import { DIFFICULTIES } from '../components/index.ts'
import { carnegie } from '../index.ts'
import { COMPONENTS } from '../meta.ts'
import type { Refused } from '../refusals.ts'
import { given } from './given.ts'

const names = { seat: (seat: number) => ['Mary', 'Thomas', 'Anna', 'Paul'][seat] ?? `seat ${seat}` }

test('It is said what is reconstructed', async () => {
  const [en, de] = await Promise.all([carnegie.text.en(), carnegie.text.de()])
  expect(en.edition.join(' ')).toMatch(/Reconstructed/)
  expect(de.edition.join(' ')).toMatch(/Rekonstruiert/)
})

test('The refusals of the atlas, word for word', async () => {
  const text = await carnegie.text.en()
  const says = (refusal: Refused): string => text.refusal(refusal, names).replaceAll('’', "'")
  const lines: [Refused, string][] = [
    [{ rule: 'CG-GEN-03', what: 'goods', cost: 1, have: 0 }, 'You cannot afford this: it costs 1 good, you have 0.'],
    [{ rule: 'CG-GEN-03', what: 'money', cost: 5, have: 4 }, 'You cannot afford this: it costs $5, you have $4.'],
    [{ rule: 'CG-GEN-04' }, 'You have no goods left to sell.'],
    [{ rule: 'CG-GEN-09' }, 'It is not your turn to decide.'],
    [{ rule: 'CG-GEN-11' }, 'All 15 of your employees are already hired.'],
    [{ rule: 'CG-GEN-12' }, 'You have no discs left.'],
    [{ rule: 'CG-SET-06' }, 'The side of a project tab is fixed after setup.'],
    [{ rule: 'CG-SET-13' }, 'Your first project must go on a free housing space of a medium or major city.'],
    [{ rule: 'CG-SET-15' }, 'Choose a department tile from the display.'],
    [{ rule: 'CG-SET-16' }, 'You have no steps left.'],
    [{ rule: 'CG-EMP-06' }, 'Employees move one space up, down, left or right per step.'],
    [{ rule: 'CG-EMP-09' }, 'The permanent employee cannot be moved.'],
    [{ rule: 'CG-EMP-11', department: 'training' }, 'Send an active employee of this very department.'],
    [{ rule: 'CG-EMP-12' }, 'You cannot complete this function, so nobody is sent.'],
    [{ rule: 'CG-ACT-01' }, 'Choose one of the four actions.'],
    [{ rule: 'CG-ACT-09' }, 'The action of this round is already chosen.'],
    [{ rule: 'CG-INC-01', region: 'west', have: 0 }, 'You have no employees on a mission in the West.'],
    [{ rule: 'CG-INC-02', region: 'west' }, 'Only employees in the West return this round.'],
    [{ rule: 'CG-INC-04' }, 'You receive exactly the income of your current transport space.'],
    [{ rule: 'CG-DON-01' }, 'Only one donation per event.'],
    [{ rule: 'CG-DON-02' }, 'This donation is already taken.'],
    [{ rule: 'CG-DON-03', cost: 15, have: 12 }, 'Your next donation costs $15, you have $12.'],
    [{ rule: 'CG-DON-09' }, 'You already made this donation.'],
    [{ rule: 'CG-DON-33', why: 'cap', cap: 15 }, 'This donation is already at its limit of 15 VP.'],
    [{ rule: 'CG-USE-02', department: 'recruiting' }, 'No active employee left to use in Recruiting.'],
    [{ rule: 'CG-USE-04', department: 'start-finance' }, 'You already finished with Commerce & Finance this turn.'],
    [{ rule: 'CG-USE-08', action: 'management' }, 'Only Management departments can be used this turn.'],
    [{ rule: 'CG-USE-10', department: 'telegraph' }, 'Telegraph Operators works on its own and is not used.'],
    [{ rule: 'CG-HR-03' }, 'You have no steps left.'],
    [{ rule: 'CG-HR-06' }, 'Only employees on your company board can move.'],
    [{ rule: 'CG-MGT-02', goods: 2, have: 1 }, 'Building here costs 2 goods, you have 1.'],
    [{ rule: 'CG-MGT-04' }, 'Choose a company space without a department.'],
    [{ rule: 'CG-MGT-05', tile: 'telegraph' }, 'Build your reserved department Telegraph Operators first.'],
    [{ rule: 'CG-MGT-06' }, 'This tile is not in the display.'],
    [{ rule: 'CG-MGT-07', tile: 'sales' }, 'Your company already has Sales.'],
    [{ rule: 'CG-MGT-10' }, 'There is no free space left in your company.'],
    [{ rule: 'CG-CON-02', goods: 2, have: 1 }, 'This project costs 2 goods, you have 1.'],
    [{ rule: 'CG-CON-03', city: 'denver', region: 'midwest' }, 'Denver is not in the Midwest.'],
    [{ rule: 'CG-CON-04' }, 'This space is occupied.'],
    [{ rule: 'CG-CON-05', project: 'commerce' }, 'This space only takes Commerce projects.'],
    [{ rule: 'CG-CON-06', project: 'infrastructure' }, 'You have no developed Public Infrastructure project.'],
    [{ rule: 'CG-RND-04', cost: 4, have: 3 }, 'This step costs 4 research, you have 3.'],
    [{ rule: 'CG-TAB-07' }, 'This tab is fully developed.'],
    [{ rule: 'CG-TRA-04' }, 'The last space of this track is already taken.'],
    [{ rule: 'CG-TRA-06' }, 'Your disc is at the end of this track.'],
    [{ rule: 'CG-DEP-06' }, 'Sell 1 to 3 goods per use.'],
    [{ rule: 'CG-DEP-07' }, 'Deliver 1 to 3 goods per use.'],
    [{ rule: 'CG-DEP-08' }, 'Property Management has no active employee.'],
    [{ rule: 'CG-DEP-11' }, 'Buy 1 to 3 goods per use.'],
    [{ rule: 'CG-DEP-15' }, 'Copy a donation of another player that you have not made yourself.'],
    [{ rule: 'CG-JOK-02' }, 'Play the joker before using any department.'],
    [{ rule: 'CG-JOK-03' }, 'Name another action than the chosen one.'],
    [{ rule: 'CG-JOK-04' }, "You chose this round's action yourself."],
    [{ rule: 'CG-JOK-06' }, 'You have no joker left.'],
    [{ rule: 'CG-ACV-01', department: 'start-rnd' }, 'No free desk in Research & Development.'],
    [{ rule: 'CG-ACV-02', cost: 5, have: 0 }, 'This desk costs $5, you have $0.'],
    [{ rule: 'CG-ACV-03' }, 'Only employees in a department with desks can be activated.'],
  ]
  for (const [refusal, line] of lines) expect(says(refusal)).toBe(line)
})

test('Every group of components has its source', () => {
  const sources = Object.fromEntries(COMPONENTS.map(({ id, source }) => [id, source]))
  expect(sources).toMatchObject({
    donations: 'rulebook',
    departments: 'published',
    'company-spaces': 'reconstructed',
    'project-tabs': 'reconstructed',
  })
  expect(DIFFICULTIES).toHaveLength(4)
})

test('German says regions with their case', async () => {
  const text = await carnegie.text.de()
  const table = given({ at: 'event', seat: 0, income: 'midwest' }, { players: { 0: { missions: { midwest: 2 } } } })
  const frame = table.table.current
  if (!frame) throw new Error('nobody is asked')
  expect(text.prompt(frame, 0, viewOf(table.table, 0), names)).toContain('aus dem Mittleren Westen')
})
