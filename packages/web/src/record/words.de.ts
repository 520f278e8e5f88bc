import type { RecordWords } from './words.en.ts'

export const recordDe: RecordWords = {
  title: 'Deine Bilanz',
  intro: 'Alle Partien, die du in diesem Browser allein unter Bots beendet hast. Nichts davon verlässt dein Gerät.',
  none: 'Du hast hier noch keine Partie beendet. Die erste zählt schon.',
  play: 'Eine Partie spielen',
  played: (games) => (games === 1 ? '1 Partie' : `${games} Partien`),
  won: 'gewonnen',
  mean: 'im Mittel',
  best: 'Bestwert',
  hinted: (games) => (games === 1 ? '1 Partie mit Tipps' : `${games} Partien mit Tipps`),
  progress: 'Partie für Partie',
  progressHelp: 'Volle Punkte sind Siege. Die Linie ist das Mittel aus fünf Partien.',
  one: (score, when, won) => `${score}, ${when}${won ? ', gewonnen' : ''}`,
  tables: 'Nach Tischen',
  columns: { table: 'Tisch', played: 'Gespielt', won: 'Gewonnen', mean: 'Mittel', best: 'Bestwert' },
  table: (seats, against) => (seats === 1 ? 'Allein' : `${seats} Plätze, ${against}`),
  levels: { easy: 'leichte Bots', medium: 'mittlere Bots', hard: 'schwere Bots' },
  parts: 'Woher deine Punkte kommen',
  partsHelp: 'Mittel deiner Partien, daneben das der Sieger, die vor dir lagen.',
  yours: 'du',
  theirs: 'Sieger',
}
