import type { HintWords } from './words.en.ts'

export const hintsDe: HintWords = {
  hint: 'Tipp',
  title: 'Was der Bot tun würde',
  close: 'Tipp schließen',
  thinking: (worlds) => (worlds === 0 ? 'Denkt nach …' : `Denkt nach … ${worlds}-mal durchgespielt`),
  thought: (worlds) =>
    `Beruht auf ${worlds === 1 ? 'einer möglichen Fortsetzung' : `${worlds} möglichen Fortsetzungen`}, vom Bot durchgespielt`,
  expected: (amount) => `deine Stellung danach: etwa ${amount}`,
  equal: 'etwa gleich gut',
  behind: (amount) => `${amount} hinter dem ersten`,
  only: 'Es gibt nur diesen Zug.',
  none: 'Hier gibt es keinen Rat.',
  table: 'Tipps',
  tableHelp: 'Wer gefragt ist, darf sich von einem Bot beraten lassen. Das Ergebnis sagt, wer es getan hat.',
  used: (names) => `Mit Tipps: ${names}`,
  usedBy: (name, times) => `${name} (${times})`,
}
