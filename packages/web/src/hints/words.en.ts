export const hintsEn = {
  hint: 'Hint',
  title: 'What the bot would do',
  close: 'Close the hint',
  thinking: (worlds: number) => (worlds === 0 ? 'Thinking …' : `Thinking … ${worlds} played out so far`),
  thought: (worlds: number) =>
    `Based on ${worlds === 1 ? 'one way' : `${worlds} ways`} the game may go on, played out by the bot`,
  expected: (amount: string) => `your position then: about ${amount}`,
  equal: 'about equal',
  behind: (amount: string) => `${amount} behind the first`,
  only: 'There is only this move.',
  none: 'There is no advice here.',
  table: 'Hints',
  tableHelp: 'Whoever is asked may let a bot advise. The result says who did.',
  used: (names: string) => `With hints: ${names}`,
  usedBy: (name: string, times: number) => `${name} (${times})`,
}

export type HintWords = typeof hintsEn
