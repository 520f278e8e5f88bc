export const mgt = {
  'CG-MGT-01': {
    title: 'Handel und Finanzen',
    text: 'Für jeden aktiven Mitarbeiter eines davon: $3; 1 Ware; Außeneinsatz und $6; Außeneinsatz und 2 Waren.',
  },
  'CG-MGT-02': {
    title: 'Strategische Planung',
    text: 'Für jeden aktiven Mitarbeiter eine neue Abteilung: 1 Ware, wenn auf dem Feld mindestens ein eigener Mitarbeiter ist, sonst 2 Waren.',
  },
  'CG-MGT-03': {
    title: 'Kein Außeneinsatz',
    text: 'Wer plant, bleibt aktiv; Planung braucht keinen Außeneinsatz.',
  },
  'CG-MGT-04': {
    title: 'Wo gebaut wird',
    text: 'Gebaut wird auf einem Feld deines Unternehmens ohne Abteilung. Empfang und Startabteilungen sind keine Bauplätze.',
  },
  'CG-MGT-05': {
    title: 'Zuerst die reservierte',
    text: 'Die erste Abteilung, die du baust, muss die im Spielaufbau reservierte sein; bis dahin kannst du keine andere bauen.',
  },
  'CG-MGT-06': {
    title: 'Aus der Auslage',
    text: 'Spätere Abteilungen kommen aus der offenen Auslage.',
  },
  'CG-MGT-07': {
    title: 'Nichts doppelt',
    text: 'Dein Unternehmen hat dasselbe Plättchen nie zweimal.',
  },
  'CG-MGT-08': {
    title: 'Preis des Neuen Empfangs',
    text: 'Der Neue Empfang kostet 2 Waren mehr: 3 auf einem Feld mit eigenem Mitarbeiter, sonst 4.',
  },
  'CG-MGT-09': {
    title: 'Mitarbeiter auf dem Bauplatz',
    text: 'Mitarbeiter auf dem Feld bleiben dort inaktiv und können am Ende der Runde an den neuen Arbeitsplätzen aktiviert werden.',
  },
  'CG-MGT-10': {
    title: 'Für immer',
    text: 'Abteilungen werden nie bewegt, ersetzt oder entfernt. Höchstens zehn kannst du bauen.',
  },
  'CG-MGT-11': {
    title: 'Leere Auslage',
    text: 'Ist die Auslage leer, lässt sich nichts mehr bauen außer deinem reservierten Plättchen.',
  },
}
