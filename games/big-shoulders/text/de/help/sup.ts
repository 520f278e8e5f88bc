export const sup = {
  'BS-SUP-01': {
    title: 'Die Felder',
    text: 'Von links nach rechts hat die Lieferkette die Felder X, $30, $20 und $10. Rohstoffe wandern immer nur nach rechts, werden also mit der Zeit billiger.',
  },
  'BS-SUP-02': {
    title: 'Am Ende eines Firmenzugs',
    text: 'Ist $10 leer, rücken alle Rohstoffe von $20 dorthin; ist dann $20 leer, alle von $30; ist dann $30 leer, alle von X; und ist X leer, werden neue aus dem Beutel darauf gezogen. Das wiederholt sich, bis kein Feld mehr leer ist; ist nichts mehr zu ziehen, gilt BS-SUP-06. Beispiel: Sind $10 und $20 leer gekauft, rückt alles zweimal nach, und es wird zweimal gezogen.',
  },
  'BS-SUP-03': {
    title: 'Nie auf ein belegtes Feld',
    text: 'Rohstoffe rücken nur auf ein völlig leeres Feld, und dann alle zusammen. Ein einziger liegen gebliebener Rohstoff hält also alles links davon auf.',
  },
  'BS-SUP-04': {
    title: 'Wie viele gezogen werden',
    text: 'Auf X werden jedes Mal 3 Rohstoffe in Dekade 1 gezogen, 4 in Dekade 2 und 3, 5 in Dekade 4 und 6 in Dekade 5.',
  },
  'BS-SUP-05': {
    title: 'Leerer Beutel',
    text: 'Geht der Beutel während des Ziehens aus, kommen alle Rohstoffe vom Haymarket Square hinein, und es wird weitergezogen. Ist diese Ziehung fertig, werden 2 Rohstoffe jeder Sorte, soweit vorhanden, aus dem Beutel herausgesucht und auf den Haymarket Square gelegt. Leert eine Ziehung den Beutel genau mit dem letzten Rohstoff, wird er erst bei der nächsten Ziehung aufgefüllt.',
  },
  'BS-SUP-06': {
    title: 'Zu wenig Rohstoffe',
    text: 'Reichen Beutel und Haymarket Square zusammen nicht aus, wird gezogen, was da ist. Ist gar nichts mehr zu ziehen, rücken die Rohstoffe der Lieferkette noch so weit nach rechts, wie sie können (siehe BS-SUP-02); dann ist Schluss.',
  },
  'BS-SUP-07': {
    title: 'Wann sich die Lieferkette ändert',
    text: 'Die Lieferkette ändert sich nur bei dreierlei: durch Käufe, am Ende jedes Firmenzugs und in der Aufräumphase.',
  },
} as const
