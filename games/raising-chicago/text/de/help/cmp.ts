export const cmp = {
  'RC-CMP-01': {
    title: 'Kompetenzleisten',
    text: 'Du hast drei Leisten, für Bauholz, Hubspindeln und Mauerwerk, jede mit den Feldern 0 bis 11 und einem Marker. Felder mit gleicher Zahl bilden eine Spalte.',
  },
  'RC-CMP-02': {
    title: 'Vorrücken',
    text: 'Dein Marker rückt Feld für Feld nach rechts. Nach jedem einzelnen Schritt bekommst du, was Feld und Spalte bringen.',
  },
  'RC-CMP-03': {
    title: 'Permanente Ressource nehmen',
    text: 'Erreicht dein Marker ein Feld mit einer permanenten Ressource, nimmst du sie auf dein Ressourcenfeld dieser Sorte.',
  },
  'RC-CMP-04': {
    title: 'Wirkung',
    text: 'Jede permanente Ressource senkt ab der nächsten Zahlung die Kosten ihrer Sorte um 1, in jedem Projekt, das du ausführst.',
  },
  'RC-CMP-05': {
    title: 'Spaltenbelohnung',
    text: 'Stehen nach einem Schritt alle drei Marker in der gerade erreichten Spalte oder weiter rechts, bekommst du deren Belohnung: 1 Joker in ungeraden Spalten, 2 Ansehen in geraden. Jede Spalte belohnt dich einmal.',
  },
  'RC-CMP-06': {
    title: 'Mehrere Spalten',
    text: 'Rückst du mehrere Schritte auf einmal vor, belohnt dich jede Spalte, die du dabei vollendest.',
  },
  'RC-CMP-07': {
    title: 'Ende der Leiste',
    text: 'Auf Feld 11 endet die Leiste. Weitere Schritte auf ihr verfallen.',
  },
  'RC-CMP-08': {
    title: 'Wirkung des letzten Felds',
    text: 'Steht dein Marker auf dem letzten Feld, zahlst du nie wieder Ressourcen dieser Sorte: nicht für Projekte und nicht als Zoll. Der passende Abschnitt deines persönlichen Projekts ist vollendet.',
  },
  'RC-CMP-09': {
    title: 'Spalten vor dem Start',
    text: 'Die Spalte deines Startfelds und die links davon belohnen nie. Zu viert sind das die Spalten 1 bis 3.',
  },
  'RC-CMP-10': {
    title: 'Zwei Leisten auf einmal',
    text: 'Rückst du auf zwei Leisten zugleich vor, geschieht das nacheinander. Die Reihenfolge ändert nichts.',
  },
}
