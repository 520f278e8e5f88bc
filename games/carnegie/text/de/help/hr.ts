export const hr = {
  'CG-HR-01': {
    title: 'Schritte',
    text: 'Die Start-Personalabteilung gibt 3 Schritte für ihren dauerhaften Mitarbeiter und 3 für jeden aktiven darin: mindestens 3.',
  },
  'CG-HR-02': {
    title: 'Zu Beginn gezählt',
    text: 'Die Zahl steht fest, wenn du die Abteilung beginnst. Danach ihre eigenen Mitarbeiter wegzuziehen kostet dich nichts.',
  },
  'CG-HR-03': {
    title: 'Frei verteilt',
    text: 'Verteile die Schritte beliebig auf deine Mitarbeiter im Unternehmen, ob aktiv oder inaktiv.',
  },
  'CG-HR-04': {
    title: 'Kein gemeinsamer Topf',
    text: 'Schritte gehören zu der Abteilung, die sie gibt. Mehrere Nutzungen einer Abteilung addieren sich, zwei der Personalbeschaffung geben also 8 Schritte; was übrig ist, verfällt, wenn du eine andere Abteilung beginnst oder deinen Zug beendest.',
  },
  'CG-HR-05': {
    title: 'Kein Aktivieren',
    text: 'Bewegen aktiviert nie jemanden; das geschieht am Ende der Runde.',
  },
  'CG-HR-06': {
    title: 'Wer sich nicht bewegt',
    text: 'Mitarbeiter im Außeneinsatz und in deinem Vorrat lassen sich nicht bewegen.',
  },
}
