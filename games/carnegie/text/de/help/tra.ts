export const tra = {
  'CG-TRA-01': {
    title: 'Deine Scheiben',
    text: 'Auf jeder der vier Leisten hast du eine Scheibe, die auf Feld 1 beginnt.',
  },
  'CG-TRA-02': {
    title: 'Schritte',
    text: 'Ein Schritt bringt deine Scheibe ein Feld nach rechts. Ab Feld 1 kosten die Schritte im Westen 2, 1, 4, 5; im Mittleren Westen 1, 3, 3, 5; im Osten 3, 2, 2, 5; im Süden 1, 3, 3, 5 Forschungspunkte. Zurück geht es nie, und kein Feld wird übersprungen.',
  },
  'CG-TRA-03': {
    title: 'Stufen',
    text: 'Westen: Fuhrwerk auf Feld 1, Postkutsche auf 2 und 3, Eisenbahn auf 4 und 5. Mittlerer Westen und Süden: Fuhrwerk auf 1, Postkutsche auf 2, Eisenbahn ab 3. Osten: Postkutsche auf 1, Eisenbahn ab 2.',
  },
  'CG-TRA-04': {
    title: 'Das letzte Feld',
    text: 'Auf den Feldern 1 bis 4 dürfen beliebig viele Scheiben liegen, auf Feld 5 im ganzen Spiel nur eine.',
  },
  'CG-TRA-05': {
    title: 'Belohnung',
    text: 'Wer Feld 5 erreicht, erhält sofort: im Westen und im Süden 3 Waren, im Mittleren Westen und im Osten $10.',
  },
  'CG-TRA-06': {
    title: 'Das Ende',
    text: 'Von Feld 5 geht es nicht weiter.',
  },
  'CG-TRA-07': {
    title: 'Telegrafie',
    text: 'Mit einem aktiven Mitarbeiter in der Telegrafie (16) kostet jeder Transportschritt 1 Punkt weniger, mindestens aber 1.',
  },
}
