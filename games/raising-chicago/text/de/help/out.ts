export const out = {
  'RC-OUT-01': {
    title: 'Einmal nutzen',
    text: 'Ein eigenes Stadtrandplättchen nutzt du einmal; dann kommt es in die Schachtel.',
  },
  'RC-OUT-02': {
    title: 'Wann',
    text: 'Plättchen nutzen darfst du in Phase 1, bevor neue Gebotsmarker dazukommen, in Phase 2 in deinem Zug vor dem Setzen, in Phase 4 in deinem eigenen Projekt vor dem Zahlen, vor jeder Wahl eines Bauplatzes oder Prestigebauwerks und, wenn dein Bauwerk eine Nachbarschaft einschließt, bevor sie vergeben wird, sowie in Phase 5 nach der Produktion. Vor der Vergabe wirst du nur gefragt, wenn deine Plättchen sie dir noch einbringen können, etwa Plättchen 7 unter dem neuen Bauwerk. Jedes Mal dürfen es beliebig viele sein, ein eben genommenes ab dem nächsten Mal. Die Anleitung ist hier unklar; so verstehen wir sie.',
  },
  'RC-OUT-03': {
    title: 'Reihenfolge',
    text: 'In Phase 1 und 5 werden die Besitzer nach Rang gefragt, der höchste zuerst; die Folge bleibt, auch wenn sich das Ansehen ändert. Jeder nutzt beliebig viele Plättchen und passt dann.',
  },
  'RC-OUT-04': {
    title: 'Freiwillig',
    text: 'Du musst ein Plättchen nicht nutzen. Nutzt du es, gilt alles, was es zeigt; was nicht möglich ist, verfällt.',
  },
  'RC-OUT-05': {
    title: 'Plättchen 1: zwei Gunstmarker',
    text: 'Nimm 2 Gunstmarker.',
  },
  'RC-OUT-06': {
    title: 'Plättchen 2: Gunst und Joker',
    text: 'Nimm 1 Gunstmarker und 1 Joker.',
  },
  'RC-OUT-07': {
    title: 'Plättchen 3: Ansehen',
    text: 'Du erhältst 3 Ansehen.',
  },
  'RC-OUT-08': {
    title: 'Plättchen 4: Ressourcen einer Karte',
    text: 'Wähle eine Karte, die noch im Projektbereich liegt, und nimm für jedes Ressourcenquadrat ohne Marker 1 Ressource. In Phase 4 verdecken zurückgekehrte und schon verbaute Marker nichts mehr, und deine eigene Karte liegt dort, bis du sie nimmst.',
  },
  'RC-OUT-09': {
    title: 'Plättchen 5: runde Felder der Projekte',
    text: 'Du bekommst, was die runden Felder aller Karten im Projektbereich zeigen, wiederkehrend oder einmalig, je einmal, von Feld I bis V.',
  },
  'RC-OUT-10': {
    title: 'Plättchen 6: runde Felder deiner Karten',
    text: 'Du bekommst, was die runden Felder aller Karten unter deinem Tableau zeigen, auch einmalige Belohnungen, die du schon hattest, von links nach rechts. Dein Stapel zählt nicht.',
  },
  'RC-OUT-11': {
    title: 'Plättchen 7: ein Stockwerk mehr',
    text: 'Lege 1 Gebotsmarker aus deinem Vorrat unter eines deiner Bauwerke in einem Stadtteil; du erhältst 1 Ansehen. Am Stadtrand geht es nicht, und keine Nachbarschaft wird geprüft.',
  },
  'RC-OUT-12': {
    title: 'Plättchen 8: drei Schritte',
    text: 'Wähle eine Kompetenzleiste und rücke 3 Schritte vor. Jede dabei vollendete Spalte belohnt dich.',
  },
  'RC-OUT-13': {
    title: 'Plättchen 8 am Ende der Leiste',
    text: 'Du darfst jede Leiste wählen; Schritte über das letzte Feld hinaus verfallen.',
  },
  'RC-OUT-14': {
    title: 'Plättchen 9: vier Ressourcen',
    text: 'Nimm genau 4 Ressourcen, Bauholz, Hubspindeln und Mauerwerk in beliebiger Mischung.',
  },
  'RC-OUT-15': {
    title: 'Plättchen 10: Banner tauschen',
    text: 'Du erhältst 2 Ansehen und vertauschst dann zwei verschiedene Banner. Das im Bereich der Prestigebauwerke darf dabei sein.',
  },
  'RC-OUT-16': {
    title: 'Plättchen 11: drei Joker',
    text: 'Nimm 3 Joker.',
  },
  'RC-OUT-17': {
    title: 'Plättchen 12: Nachbarschaften kopieren',
    text: 'Wähle zwei verschiedene Nachbarschaftsplättchen, die noch in den Stadtteilen liegen, und nimm nacheinander beide Belohnungen; die Plättchen bleiben liegen. Ist nur noch eines da, bekommst du nur dieses; ist keines mehr da, kannst du das Plättchen nicht nutzen.',
  },
  'RC-OUT-18': {
    title: 'Ungenutzte Plättchen',
    text: 'Plättchen, die du bis zum Ende von Runde 8 nicht genutzt hast, sind nichts wert.',
  },
}
