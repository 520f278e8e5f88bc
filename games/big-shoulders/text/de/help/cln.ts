export const cln = {
  'BS-CLN-01': {
    title: 'Lieferkette',
    text: 'Die Aufräumphase läuft am Ende der Dekaden 1 bis 4 von selbst ab. Zuerst kommen alle Rohstoffe vom $10-Feld auf den Haymarket Square. Dann rückt die Lieferkette nach und wird aufgefüllt (siehe BS-SUP-02), noch mit der Zahl der gerade gespielten Dekade.',
  },
  'BS-CLN-02': {
    title: 'Kapitalgüter',
    text: 'Das Plättchen auf $40 kommt aus dem Spiel. Wie es weitergeht, hängt von der Option „Auffüllen der Kapitalgüter“ ab: Bei den Regeln von 2020 rückt die Reihe wie in BS-AST-12 nach, bis $40 wieder belegt ist; bei den Regeln von 2018 rückt jedes Plättchen ein Feld nach rechts, und auf $80 wird ein neues aufgedeckt.',
  },
  'BS-CLN-03': {
    title: 'Wieder bereit',
    text: 'Jedes erschöpfte Kapitalgut auf einem Firmen-Tableau wird wieder bereit.',
  },
  'BS-CLN-04': {
    title: 'Volle Bedarfsplättchen',
    text: 'Jedes ganz gefüllte Bedarfsplättchen kommt aus dem Spiel, seine Waren gehen zurück in den Vorrat. Das X-Plättchen verschwindet zusammen mit den vollen in der ersten Aufräumphase; seine Reihe wird also noch in derselben Aufräumphase verschoben und aufgefüllt.',
  },
  'BS-CLN-05': {
    title: 'Aufgedruckte Felder',
    text: 'Ein aufgedrucktes Feld in der Mitte mit 6 Waren wird geleert. Sind es weniger, bleiben sie liegen.',
  },
  'BS-CLN-06': {
    title: 'Nach rechts rücken',
    text: 'In jeder Reihe rücken die übrigen Plättchen nach rechts, bis rechts von ihnen keine Lücke mehr ist. Ihre Reihenfolge und die Waren darauf bleiben, wie sie sind. Als Bonus gilt ab jetzt der ihrer neuen Spalte.',
  },
  'BS-CLN-07': {
    title: 'Neue Bedarfsplättchen',
    text: 'Leere Plätze werden vom Stapel aufgefüllt: zuerst die rechte Spalte von oben nach unten, dann die mittlere, dann die linke. Ist der Stapel leer, bleiben Plätze frei, und die aufgedruckten Felder gelten (siehe BS-DST-09 bis BS-DST-11). Gebrauchte Plättchen kommen nie zurück.',
  },
  'BS-CLN-08': {
    title: 'Partner kehren heim',
    text: 'Alle Partner gehen von den Aktionsfeldern zurück zu ihren Besitzern, ebenso aus dem Bankbereich, wenn sie dort $25 verdient haben (siehe BS-ACT-17). Reservierte Partner, die im Bankbereich warten (siehe BS-DIR-10), bleiben dort.',
  },
  'BS-CLN-09': {
    title: 'Nächste Dekade',
    text: 'Der Dekadenmarker rückt weiter. Die nächste Aktienphase beginnt mit dem Spieler, der den Erstkaufsrecht-Marker hat.',
  },
} as const
