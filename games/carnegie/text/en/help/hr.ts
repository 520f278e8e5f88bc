export const hr = {
  'CG-HR-01': {
    title: 'Steps',
    text: 'The start Human Resources department gives 3 steps for its permanent employee and 3 for each active employee in it: at least 3.',
  },
  'CG-HR-02': {
    title: 'Counted at the beginning',
    text: 'The number is fixed when you begin the department. Moving its own employees away afterwards costs you nothing.',
  },
  'CG-HR-03': {
    title: 'Split freely',
    text: 'Distribute the steps as you like over your employees in the company, active or inactive.',
  },
  'CG-HR-04': {
    title: 'No pooling',
    text: 'Steps belong to the department that gave them. Several uses of one department add up, so two uses of Recruiting make 8 steps, but what is left lapses when you begin another department or end your turn.',
  },
  'CG-HR-05': {
    title: 'No activation',
    text: 'Moving never activates anybody; that waits for the end of the round.',
  },
  'CG-HR-06': {
    title: 'Who cannot move',
    text: 'Employees on missions and in your supply cannot be moved.',
  },
}
