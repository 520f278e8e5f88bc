export const set = {
  'BS-SET-01': {
    title: 'Marker',
    text: 'Der Dekadenmarker beginnt auf 1875, also in Dekade 1, der Phasenmarker auf der Aktienphase.',
  },
  'BS-SET-02': {
    title: 'Bedarfsplättchen nach Spielerzahl',
    text: 'Bedarfsplättchen, die für mehr Spieler gedacht sind, als ihr seid, kommen zurück in die Schachtel. Zu zweit bleiben 15 Plättchen im Spiel, zu dritt 19, zu viert alle 24.',
  },
  'BS-SET-03': {
    title: 'Bedarfsstapel',
    text: 'Die Bedarfsplättchen haben vier Stufen. Jede Stufe wird für sich gemischt, dann kommen alle verdeckt auf einen Stapel: Stufe 1 liegt oben, darunter 2 und 3, ganz unten Stufe 4.',
  },
  'BS-SET-04': {
    title: 'Bedarfsbereich',
    text: 'Zwölf Bedarfsplättchen werden offen ausgelegt: erst die rechte Spalte von oben nach unten, dann die mittlere, dann die linke. Die Reihen gehören von oben nach unten zu Essen und Milchprodukten, Haushaltswaren, Fleischindustrie und Schuhen.',
  },
  'BS-SET-05': {
    title: 'Kapitalgüter',
    text: 'Fünf Plättchen sind von Anfang an dabei. Brillantes Marketing liegt auf dem $80-Feld; Stahl aus Cincinnati, Holz aus Michigan, Kohle aus Pennsylvania und die Viehhöfe werden gemischt und offen auf $70, $60, $50 und $40 gelegt. Die übrigen 11 Plättchen bilden gemischt einen verdeckten Stapel.',
  },
  'BS-SET-06': {
    title: 'Ziele',
    text: 'Mit der Option „Öffentliche Ziele“ werden die 10 Zielplättchen gemischt; 5 davon liegen offen aus, die anderen 5 kommen aus dem Spiel. Ohne die Option spielt ihr ganz ohne Zielplättchen.',
  },
  'BS-SET-07': {
    title: 'Gebäude nach Spielerzahl',
    text: 'Gebäude, die für mehr Spieler gedacht sind, als ihr seid, bleiben in der Schachtel. Der Rest wird nach Ära getrennt gemischt. In den Ären I, II und III sind das zu zweit 6, 8 und 8 Plättchen, zu dritt 9, 12 und 12, zu viert 12, 16 und 16.',
  },
  'BS-SET-08': {
    title: 'Haymarket Square und Stoffbeutel',
    text: 'Auf dem Haymarket Square liegen zu Beginn 2 Würfel jedes Rohstoffs. Die anderen 62 kommen in den Stoffbeutel: 18 Vieh, 16 Stahl, 14 Holz und 14 Kohle.',
  },
  'BS-SET-09': {
    title: 'Lieferkette',
    text: 'Auf jedes der vier Felder der Lieferkette, auch auf das X-Feld, kommen 3 zufällig gezogene Rohstoffe. 50 bleiben im Stoffbeutel.',
  },
  'BS-SET-10': {
    title: 'Arbeitsmarkt',
    text: 'Auf den vier $40-Feldern des Arbeitsmarkts steht je ein Arbeiter. Die Felder für $30 und $20 sind noch leer.',
  },
  'BS-SET-11': {
    title: 'Startkapital',
    text: 'Du beginnst mit $175 als persönlichem Vermögen.',
  },
  'BS-SET-12': {
    title: 'Partner',
    text: 'Du besitzt 6 Partner, aber nur 2 davon sind zu Beginn aktiv. Einer ist für das Tableau deiner Start-Firma reserviert und wartet bis zur Gründung im Bankbereich. Einer steht auf Feld 9 der Attraktivitätsleiste, einer auf dem dritten Gebäudefeld deiner Farbe, und der letzte zeigt deinen Platz in der Zugreihenfolge an.',
  },
  'BS-SET-13': {
    title: 'Erste Gebäude',
    text: 'Du bekommst verdeckt 3 Gebäude der Ära I; damit ist deren Stapel aufgebraucht. Deine eigenen darfst du dir ansehen, bevor du deine erste Firma gründest.',
  },
  'BS-SET-14': {
    title: 'Reihenfolge der Gründung',
    text: 'Ein zufällig bestimmter Spieler gründet zuerst, danach geht es gegen den Uhrzeigersinn weiter. Jeder muss genau eine Firma gründen; wie das geht, steht ab BS-FND-01. Ein Ausgabepreis von $60 ist noch nicht drin: Er würde $180 kosten, und du hast $175.',
  },
  'BS-SET-15': {
    title: 'Reservierter Partner',
    text: 'Wenn du deine Start-Firma gründest, kommt dein reservierter Partner auf das Partner-Symbol in der letzten Fabrik ihres Tableaus. Du erhältst ihn, sobald alle Fabriken dieser Firma in einem Betriebszug produziert haben (BS-OPR-22).',
  },
  'BS-SET-16': {
    title: 'Erstkaufsrecht und Zugreihenfolge',
    text: 'Wer als Letzter gründet, bekommt den Erstkaufsrecht-Marker und Platz 1 der Zugreihenfolge. Die anderen folgen im Uhrzeigersinn auf den Plätzen 2, 3 und 4. Wer sich als Erster eine Firma aussuchen durfte, ist also in der Zugreihenfolge der Letzte.',
  },
  'BS-SET-17': {
    title: 'Los geht’s',
    text: 'Dekade 1 beginnt mit der Aktienphase. Den ersten Zug hat der Spieler mit dem Erstkaufsrecht-Marker.',
  },
} as const
