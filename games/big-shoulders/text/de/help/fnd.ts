export const fnd = {
  'BS-FND-01': {
    title: 'Wahl der Firma',
    text: 'Du darfst jede Firma gründen, deren Firmen-Tableau noch nicht im Spiel ist.',
  },
  'BS-FND-02': {
    title: 'Ausgabepreis',
    text: 'Du bestimmst, was ein Anteil am Anfang wert ist: $35, $40, $50 oder $60. Auf dieses Feld des Aktienmarkts kommt ein Firmenmarker.',
  },
  'BS-FND-03': {
    title: 'Preis der Direktoraktie',
    text: 'Du zahlst den dreifachen Ausgabepreis aus deinem persönlichen Vermögen in die Kasse der neuen Firma und nimmst dir ihre Direktoraktie. Beispiel: Bei $40 zahlst du $120, und mit genau diesen $120 geht die Firma an den Start.',
  },
  'BS-FND-04': {
    title: 'Zertifikatslimit',
    text: 'Die Direktoraktie zählt als eine Aktie. Bist du schon an deinem Zertifikatslimit (BS-CRT-03), kannst du keine Firma gründen.',
  },
  'BS-FND-05': {
    title: 'Die übrigen Aktien',
    text: 'Die Vorzugsaktie und die fünf Gemeinschaftsaktien der neuen Firma liegen auf ihrem Firmen-Tableau und können dort gekauft werden.',
  },
  'BS-FND-06': {
    title: 'Marker auf der Attraktivitätsleiste',
    text: 'Ein Firmenmarker kommt auf das Feld der Attraktivitätsleiste, das auf dem Firmen-Tableau als Startwert angegeben ist. Liegen dort schon Marker, schiebst du ihn unter den ganzen Stapel, auch unter die Marker deiner eigenen Firmen.',
  },
  'BS-FND-07': {
    title: 'Kein Attraktivitätsbonus zum Start',
    text: 'Für ihr Startfeld und alle Felder darunter bekommt eine Firma keinen Attraktivitätsbonus. Fairbank und Swift beginnen auf 3 und erhalten den Arbeiter dieses Feldes daher nie.',
  },
  'BS-FND-08': {
    title: 'Automatisierungsmarker',
    text: 'Jede Fabrik bekommt für jedes ihrer Arbeiterfelder einen Automatisierungsmarker. Die Marker liegen auf den Achtecken unter der Fabrik bereit.',
  },
  'BS-FND-09': {
    title: 'Leerer Anfang',
    text: 'Eine neue Firma hat weder Arbeiter, Manager oder Verkäufer noch Rohstoffe, Waren oder Kapitalgüter. Sie hat nur das Geld, das du für die Direktoraktie bezahlt hast.',
  },
  'BS-FND-10': {
    title: 'Gründen in der Aktienphase',
    text: 'Ab Dekade 2 kannst du in deinem Zug der Aktienphase eine weitere Firma gründen. Das tritt an die Stelle des Aktienkaufs, und vorher darfst du noch verkaufen (BS-STK-03). In der Aktienphase der ersten Dekade geht das nicht; das Geld dafür hätte ohnehin niemand.',
  },
  'BS-FND-11': {
    title: 'Mehrere Firmen',
    text: 'Du darfst beliebig viele Firmen leiten. Deine Start-Firma ist nur die, die du bei der Spielvorbereitung gegründet hast; auf späteren Firmen steht kein reservierter Partner.',
  },
  'BS-FND-12': {
    title: 'Sofort dabei',
    text: 'Eine Firma, die du in der Aktienphase gründest, ist noch in derselben Dekade im Geschäft: Du kannst in der Aktionsphase für sie handeln, und in der Betriebsphase kommt sie an die Reihe.',
  },
} as const
