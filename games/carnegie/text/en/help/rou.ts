export const rou = {
  'CG-ROU-01': {
    title: 'Four phases',
    text: 'Every round has four phases: choose the action, event, use departments, activate employees and end of round.',
  },
  'CG-ROU-02': {
    title: 'In turn order',
    text: 'Event and departments are resolved from the start player clockwise. Each finishes the own step before the next begins, and all events come before the first department. In the solo game Andrew comes first.',
  },
  'CG-ROU-03': {
    title: 'End of round',
    text: 'One action marker advances one cell. Then the locomotive and the timeline marker go to the next player clockwise.',
  },
  'CG-ROU-04': {
    title: 'End of the game',
    text: 'The game ends after round 20, when all four markers have reached the end of their rows (position 5).',
  },
}
