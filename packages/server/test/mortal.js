/** Work of a crew's thread: answers, falls silent for ever, or takes its thread down with it. */
export default function work(task) {
  if (task === 'die') process.exit(1)
  while (task === 'hang');
  return task
}
