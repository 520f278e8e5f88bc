export const dst = {
  'BS-DST-01': {
    title: 'Nur in der eigenen Reihe',
    text: 'Eine Firma verkauft nur in der Bedarfsreihe ihrer eigenen Branche: Essen und Milchprodukte, Haushaltswaren, Fleischindustrie oder Schuhe.',
  },
  'BS-DST-02': {
    title: 'Wie viel und wohin',
    text: 'Du entscheidest, wie viele Waren du verkaufst – auch gar keine ist in Ordnung. Verteile sie ganz nach Wunsch auf die Bedarfsplättchen und die offenen aufgedruckten Felder der Reihe, in beliebiger Reihenfolge und in beliebig vielen Portionen, bis du über die Dividende entscheidest.',
  },
  'BS-DST-03': {
    title: 'Platz auf einem Plättchen',
    text: 'Ein Bedarfsplättchen nimmt so viele Waren auf, wie es zeigt. Waren, die schon darauf liegen, zählen mit. Beispiel: Auf ein Plättchen für 4 mit 3 Waren darauf passt nur noch eine.',
  },
  'BS-DST-04': {
    title: 'Das X-Plättchen',
    text: 'Auf das Plättchen mit dem roten X kann niemand Waren verkaufen.',
  },
  'BS-DST-05': {
    title: 'Gewinn pro Ware',
    text: 'Jede verkaufte Ware erhöht den Gewinn um den Verkaufspreis, den die Firma in diesem Moment hat. Bekommst du mitten im Verkauf einen Verkäufer dazu, bringen nur die danach verkauften Waren den höheren Preis.',
  },
  'BS-DST-06': {
    title: 'Bonus fürs Füllen',
    text: 'Legt deine Firma die letzte Ware auf ein Plättchen, kommt der Bonus seiner Spalte zum Gewinn dazu: rechts $50, in der Mitte $20, links nichts. Waren anderer Firmen oder aus früheren Dekaden zählen beim Füllen mit. Füllst du mehrere Plättchen, bekommst du alle Boni.',
  },
  'BS-DST-07': {
    title: 'Erst mal nur zählen',
    text: 'Beim Verkauf wird der Gewinn nur zusammengezählt. Geld fließt erst, wenn du dich zwischen Dividenden ausschütten und Gewinne einbehalten entschieden hast.',
  },
  'BS-DST-08': {
    title: 'Halber Preis bei voller Reihe',
    text: 'Mit der Option „Verkauf zum halben Preis bei voller Reihe“ (Standard bei den Regeln von 2020) darfst du weitere Waren für je den halben Verkaufspreis an den Vorrat verkaufen, sobald kein Plättchen und kein aufgedrucktes Feld der Reihe mehr Platz hat. Das X-Plättchen gilt als voll. Deine Firma darf die Reihe auch selbst füllen und im selben Zug so weitermachen. Einen Bonus gibt es dafür nicht. Beispiel: Bei einem Verkaufspreis von $50 bringt jede weitere Ware $25.',
  },
  'BS-DST-09': {
    title: 'Aufgedrucktes Feld links',
    text: 'Liegt links in der Reihe kein Plättchen, darfst du dort beliebig viele Waren für je den halben Verkaufspreis verkaufen, jederzeit während des Verkaufs. Sie gehen in den Vorrat, und einen Bonus gibt es nicht. Nutzen dürfen das Feld nur Firmen aus der Branche dieser Reihe (siehe BS-DST-01).',
  },
  'BS-DST-10': {
    title: 'Aufgedrucktes Feld in der Mitte',
    text: 'Liegt in der Mitte kein Plättchen, ist dort Platz für 6 Waren zum vollen Preis. Wer die sechste ablegt, bekommt $20.',
  },
  'BS-DST-11': {
    title: 'Aufgedrucktes Feld rechts',
    text: 'Liegt rechts kein Plättchen, kann dort nichts verkauft werden. Ein Plättchen, das noch dort liegt, nimmt ganz normal Waren auf – auch wenn der Bedarfsstapel leer ist.',
  },
  'BS-DST-12': {
    title: 'Halber Preis ist auch verkauft',
    text: 'Eine zum halben Preis verkaufte Ware gilt als verkauft. Das ist wichtig für die Frage, ob deine Firma Dividenden ausschütten darf (siehe BS-DIV-02).',
  },
  'BS-DST-13': {
    title: 'Unverkaufte Waren',
    text: 'Waren, die du nicht verkaufst, bleiben für spätere Dekaden in der Firmenkasse. Am Spielende sind sie nichts wert.',
  },
} as const
