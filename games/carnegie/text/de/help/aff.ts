export const aff = {
  'CG-AFF-01': {
    title: 'Wie viele',
    text: 'Zu zweit und im Solo-Spiel gibt es 18 neutrale Scheiben, zu dritt 9, zu viert keine. Ihre Farbe benutzt weder ein Spieler noch Andrew.',
  },
  'CG-AFF-02': {
    title: 'Welche Karten',
    text: 'Alle 40 Aktionskarten des Solo-Spiels werden gemischt und einzeln gezogen.',
  },
  'CG-AFF-03': {
    title: 'Was eine Karte tut',
    text: 'Zuerst kommt 1 Scheibe auf die gezeigte Spende, dann je 1 Scheibe in jede genannte Stadt, in der gedruckten Reihenfolge.',
  },
  'CG-AFF-04': {
    title: 'Welches Feld',
    text: 'In einer Stadt kommt die Scheibe auf das erste freie Feld von links, egal welcher Art.',
  },
  'CG-AFF-05': {
    title: 'Besetzt oder voll',
    text: 'Eine schon besetzte Spende und eine Stadt ohne freies Feld werden übersprungen und verbrauchen keine Scheibe.',
  },
  'CG-AFF-06': {
    title: 'Wann Schluss ist',
    text: 'Es endet, sobald alle Scheiben liegen, auch mitten in einer Karte.',
  },
  'CG-AFF-07': {
    title: 'Was sie tun',
    text: 'Neutrale Scheiben blockieren ihr Feld für das ganze Spiel. Sie gehören niemandem, zählen nichts, verbinden nichts und lassen sich nicht kopieren.',
  },
  'CG-AFF-08': {
    title: 'Karten zurück',
    text: 'Alle 40 Karten werden zurückgemischt; Andrews Stapel wird danach aus vollständigen Sätzen gebildet.',
  },
}
