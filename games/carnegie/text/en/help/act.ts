export const act = {
  'CG-ACT-01': {
    title: 'Choose an action',
    text: 'The start player must choose Human Resources, Management, Construction or Research & Development.',
  },
  'CG-ACT-02': {
    title: 'The event of the round',
    text: 'The timeline marker goes directly to the right of the chosen row’s action marker. That cell is the event of this round.',
  },
  'CG-ACT-03': {
    title: 'Finished rows',
    text: 'An action may also be chosen when its marker has reached the end of its row (position 5).',
  },
  'CG-ACT-04': {
    title: 'Flipping a marker',
    text: 'In that case the action marker of the row below is flipped. Below R&D comes Human Resources.',
  },
  'CG-ACT-05': {
    title: 'Skipping finished rows',
    text: 'A marker at the end of its row cannot be flipped; go on to the next row below until one is found that is not finished. Before the end of round 20 there always is one.',
  },
  'CG-ACT-06': {
    title: 'Event of the flipped row',
    text: 'The event of the round is then the cell right of the flipped marker. The chosen row has no event of its own.',
  },
  'CG-ACT-07': {
    title: 'Departments of the chosen action',
    text: 'The departments used this round are always those of the chosen action, never those of the flipped row.',
  },
  'CG-ACT-08': {
    title: 'Which marker advances',
    text: 'At the end of the round the chosen marker advances by 1. After a flip the flipped marker is turned back and advances by 1, and the chosen one stays.',
  },
  'CG-ACT-09': {
    title: 'How long you may think again',
    text: 'Everybody sees the choice. You can undo it until somebody else has answered; then it is final. Against Andrew it is final at once, because his card is turned up.',
  },
}
