export const pre = {
  'RC-PRE-01': {
    title: 'Ansehen',
    text: 'Ansehen beginnt bei 0 und steht auf der Ansehensleiste. In den acht Runden steigt es nur; erst die Armut am Ende nimmt dir etwas weg.',
  },
  'RC-PRE-02': {
    title: 'Neue Scheiben oben',
    text: 'Kommt eine Scheibe auf ein besetztes Feld, liegt sie dort oben auf dem Stapel.',
  },
  'RC-PRE-03': {
    title: 'Rangfolge',
    text: 'Mehr Ansehen steht höher, auf demselben Feld die höher liegende Scheibe. Zwei Firmen sind nie gleichauf.',
  },
  'RC-PRE-04': {
    title: 'Nichts gewonnen',
    text: 'Wer 0 Ansehen erhält, zieht nicht und behält den Platz im Stapel.',
  },
  'RC-PRE-05': {
    title: 'Jeder Gewinn sofort',
    text: 'Jeder Gewinn bewegt deine Scheibe sofort, auch wenn mehrere aufeinanderfolgen.',
  },
  'RC-PRE-06': {
    title: 'Gleichzeitige Gewinne',
    text: 'Erhalten mehrere Firmen gleichzeitig Ansehen, zieht zuerst die mit dem niedrigsten Rang, zuletzt die mit dem höchsten. Wer dabei auf demselben Feld landet, behält die Reihenfolge untereinander und liegt über den Scheiben, die schon dort sind.',
  },
  'RC-PRE-07': {
    title: 'Über 99 hinaus',
    text: 'Die Leiste endet bei 99. Wer weiterkommt, beginnt von vorn und zählt 100 dazu; für den Rang gilt die volle Zahl.',
  },
  'RC-PRE-08': {
    title: 'Dritte Farbe ohne Ansehen',
    text: 'Zu zweit hat die dritte Farbe keine Ansehensscheibe und keinen Rang.',
  },
}
