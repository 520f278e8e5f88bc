export const ccl = {
  'RC-CCL-01': {
    title: 'Stadtrat',
    text: 'Ob der Stadtrat mitspielt, entscheidet ihr vor dem Spiel. Er ändert nur Aufbau und Wertung.',
  },
  'RC-CCL-02': {
    title: 'Mitglieder',
    text: 'Vier der zwölf Stadtratsmitglieder werden gezogen, für jedes der Felder A bis D eines. Die übrigen acht kommen in die Schachtel.',
  },
  'RC-CCL-03': {
    title: 'Welche Karten zählen',
    text: 'Es zählen alle Ressourcenkarten, die du gesammelt hast, unter deinem Tableau und auf deinem Stapel.',
  },
  'RC-CCL-04': {
    title: 'Sich qualifizieren',
    text: 'Ein Mitglied wertest du, wenn du genug Karten mit seinem Buchstaben hast: 6 zu zweit, 4 zu dritt, 3 zu viert.',
  },
  'RC-CCL-05': {
    title: 'Doppelte Punkte',
    text: 'Mit 9 Karten des Buchstabens (zu zweit), 6 (zu dritt) oder 5 (zu viert) zählt das Mitglied für dich doppelt.',
  },
  'RC-CCL-06': {
    title: 'Jeder für sich',
    text: 'Jede Firma, die sich qualifiziert, wertet das Mitglied, und du kannst dich für mehrere qualifizieren.',
  },
  'RC-CCL-07': {
    title: 'Karten mit allen Buchstaben',
    text: 'Eine Karte mit allen vier Buchstaben zählt nur für einen. Welchen, wählst du bei dieser Wertung für jede solche Karte.',
  },
  'RC-CCL-08': {
    title: 'Mitglieder 1 bis 4: Stadtteile',
    text: '3 Ansehen für jedes deiner angehobenen Bauwerke in Stadtteil 1, 2, 3 oder 4, auch für finale Projekte und egal wie hoch. Prestigebauwerke zählen nicht.',
  },
  'RC-CCL-09': {
    title: 'Mitglied 5: Stadtrand',
    text: '2 Ansehen für jedes deiner Bauwerke am Stadtrand.',
  },
  'RC-CCL-10': {
    title: 'Mitglied 6: Symbolsätze',
    text: '5 Ansehen für jeden vollständigen Satz aus fünf Symbolen, zusätzlich zu den üblichen 3.',
  },
  'RC-CCL-11': {
    title: 'Mitglied 7: permanente Ressourcen',
    text: '1 Ansehen für jede permanente Ressource, die du genommen hast: höchstens 9, zu viert 6.',
  },
  'RC-CCL-12': {
    title: 'Mitglied 8: zurückgekehrte Marker',
    text: '2 Ansehen für jeden deiner Marker, der in Runde 8 auf das Auktionstableau zurückging.',
  },
  'RC-CCL-13': {
    title: 'Mitglied 9: Nachbarschaften',
    text: '1 Ansehen für jedes deiner Nachbarschaftsplättchen.',
  },
  'RC-CCL-14': {
    title: 'Mitglied 10: Gunst',
    text: '2 Ansehen für jeden Gunstmarker, den du nach deinem persönlichen Projekt noch hast.',
  },
  'RC-CCL-15': {
    title: 'Mitglied 11: Ausbauten',
    text: '3 Ansehen für jeden deiner Firmenausbauten.',
  },
  'RC-CCL-16': {
    title: 'Mitglied 12: Stadtteilkontrolle',
    text: '3 Ansehen für jedes Kontrollplättchen, das du genommen hast. Bei Gleichstand um Platz 1 nimmt es niemand.',
  },
}
