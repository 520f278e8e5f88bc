export const pro = {
  'RC-PRO-01': {
    title: 'Produktion',
    text: 'Du nimmst die Ressourcen aus den runden Feldern aller wiederkehrenden Karten unter deinem Tableau.',
  },
  'RC-PRO-02': {
    title: 'Einmalige Karten',
    text: 'Eine einmalige Karte bringt nur in der Runde etwas, in der du sie bekommen hast, und nur, wenn sie dann noch unter deinem Tableau liegt.',
  },
  'RC-PRO-03': {
    title: 'Reihenfolge',
    text: 'Karten werden von links nach rechts abgehandelt, Firmen vom niedrigsten zum höchsten Rang. Wichtig ist das nur für die Stapel auf der Ansehensleiste.',
  },
  'RC-PRO-04': {
    title: 'Schritte vollenden Spalten',
    text: 'Schritte auf Kompetenzleisten durch einmalige Karten können Spalten vollenden.',
  },
  'RC-PRO-05': {
    title: 'Stadtrandplättchen in Phase 5',
    text: 'Nach der Produktion darf, wer Stadtrandplättchen hat, sie nutzen.',
  },
  'RC-PRO-06': {
    title: 'Nächste Runde',
    text: 'Nach den Runden 1 bis 7 beginnt die nächste. Auch Runde 8 wird bis zum Ende von Phase 5 gespielt; dann kommt die Schlusswertung.',
  },
}
