export const evt = {
  'CG-EVT-01': {
    title: 'One event for all',
    text: 'Exactly one cell is triggered each round, and it applies to all players.',
  },
  'CG-EVT-02': {
    title: 'Income or donation',
    text: 'A region means income in that region; the donation symbol means donations.',
  },
  'CG-EVT-03': {
    title: 'The final column',
    text: 'A cell of the final column offers both: in your step you may take income, donate, do both in any order, or neither.',
  },
  'CG-EVT-04': {
    title: 'First come, first served',
    text: 'The event is resolved in turn order, so a donation taken by an earlier player is gone.',
  },
  'CG-EVT-05': {
    title: 'Before the departments',
    text: 'The event comes before any department is used. Employees who return now can be moved by steps in the same round.',
  },
}
