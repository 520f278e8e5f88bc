import type { HelpWords } from './words.en.ts'

export const helpDe: HelpWords = {
  help: 'Hilfe',
  close: 'Hilfe schließen',
  back: 'Zurück',
  now: 'Darum geht es gerade',
  rest: (chapter) => `Mehr aus „${chapter}“`,
  chapters: 'Alle Kapitel',
  guide: 'Das Spiel auf einer Seite',
  aid: 'Spielhilfe',
  reference: 'Alle Regeln',
  newTab: 'öffnet sich in einem neuen Tab',
  print: 'Drucken',
  more: 'Die Regel',
  round: 'So läuft eine Runde',
  scoring: 'Wertung',
  counted: 'Nachgerechnet',
  mistakes: 'Zehn Dinge, die man am Anfang falsch macht',
  firstTurn: 'Dein erster Zug',
  printHint: 'Passt auf ein Blatt A4.',
  aidTitle: (game) => `${game}: Spielhilfe`,
  play: 'Gegen Bots ausprobieren',
}
