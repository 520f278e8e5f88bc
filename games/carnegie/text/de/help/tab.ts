export const tab = {
  'CG-TAB-01': {
    title: 'Projektstreifen',
    text: 'Ein Streifen hat 8 Felder: das Startfeld und 7 Schritte. Ein Schritt schiebt ihn ein Feld weiter und gibt, was sichtbar wird. Die Felder sind rekonstruiert.',
  },
  'CG-TAB-02': {
    title: 'Der Reihe nach',
    text: 'Schritte gehen der Reihe nach; die Kosten des nächsten stehen auf dem jetzigen Feld.',
  },
  'CG-TAB-03': {
    title: 'Ein Kreis',
    text: 'Wird ein Kreis sichtbar, legst du 1 Scheibe aus deinem Vorrat darauf: ein Projekt, das gebaut werden kann.',
  },
  'CG-TAB-04': {
    title: 'SP bei Spielende',
    text: 'Werden SP sichtbar, zählt der Streifen am Ende diesen Wert. Ein späterer Wert ersetzt den früheren.',
  },
  'CG-TAB-05': {
    title: 'Höhere Grenze',
    text: 'Einmal je Streifen steigt die Grenze aller deiner Spenden um 3 SP.',
  },
  'CG-TAB-06': {
    title: 'Höchste Werte',
    text: 'Ein Streifen zählt höchstens 6 SP bei Wohnen, 9 bei Handel, 12 bei Industrie und 15 bei Öffentlicher Infrastruktur.',
  },
  'CG-TAB-07': {
    title: 'Fertig',
    text: 'Nach Schritt 7 ist ein Streifen vollständig und nimmt keine Punkte mehr auf.',
  },
  'CG-TAB-08': {
    title: 'Kreise',
    text: 'Die Streifen Wohnen, Handel und Industrie haben 4 Kreise, Öffentliche Infrastruktur hat 3 (rekonstruiert).',
  },
  'CG-TAB-09': {
    title: 'Wartende Scheiben',
    text: 'Du darfst einen Streifen entwickeln, obwohl noch Scheiben darauf warten; sie warten beliebig lange.',
  },
}
