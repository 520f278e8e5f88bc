export const end = {
  'CG-END-01': {
    title: 'Schlusswertung',
    text: 'Nach dem Aktivieren in Runde 20 kommt zu deinen direkten SP das Folgende hinzu.',
  },
  'CG-END-02': {
    title: 'Joker',
    text: '3 SP für jeden ungenutzten Joker.',
  },
  'CG-END-03': {
    title: 'Aktive Mitarbeiter',
    text: '1 SP für jeden aktiven Mitarbeiter in deinem Unternehmen, ohne Außeneinsätze und ohne den dauerhaften.',
  },
  'CG-END-04': {
    title: 'Abteilungen',
    text: '3 SP für jede gebaute Abteilung in der obersten Zeile, 2 SP für jede in den anderen Zeilen. Startabteilungen und ein nur reserviertes Plättchen zählen nichts.',
  },
  'CG-END-05': {
    title: 'Streifen',
    text: 'Für jeden deiner vier Streifen die SP, die er zuletzt zeigt.',
  },
  'CG-END-06': {
    title: 'Verbindungen',
    text: 'SP für verbundene Großstädte, höchstens 36.',
  },
  'CG-END-07': {
    title: 'Städte',
    text: 'Für jedes deiner Projekte die SP seiner Stadt, 0 bis 3.',
  },
  'CG-END-08': {
    title: 'Spenden',
    text: 'Deine Spenden, jede höchstens bis zu deiner Grenze.',
  },
  'CG-END-09': {
    title: 'Letzte Zahlungen',
    text: 'Jetzt entscheidest und leistest du die Zahlungen für deine Gemeinwohl-Spenden mit den Waren und dem Geld, die du noch hast. Davor darfst du Waren für $1 verkaufen.',
  },
  'CG-END-10': {
    title: 'Was nichts zählt',
    text: 'Übriges Geld, übrige Waren und Mitarbeiter im Außeneinsatz zählen nichts.',
  },
  'CG-END-11': {
    title: 'Wer gewinnt',
    text: 'Wer die meisten SP hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg.',
  },
}
