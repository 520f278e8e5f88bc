export const use = {
  'CG-USE-01': {
    title: 'Deine Abteilungen',
    text: 'Der Reihe nach darf jeder alle eigenen Abteilungen der gewählten Aktion nutzen, in beliebiger Reihenfolge.',
  },
  'CG-USE-02': {
    title: 'Einmal je aktivem Mitarbeiter',
    text: 'Eine Abteilung lässt sich für jeden aktiven Mitarbeiter darin einmal nutzen.',
  },
  'CG-USE-03': {
    title: 'Nicht alle',
    text: 'Du musst nicht jeden aktiven Mitarbeiter nutzen und darfst Abteilungen oder die ganze Phase auslassen.',
  },
  'CG-USE-04': {
    title: 'Eine nach der anderen',
    text: 'Beende eine Abteilung, bevor du die nächste beginnst. Zurückkehren kannst du in diesem Zug nicht.',
  },
  'CG-USE-05': {
    title: 'Je eine Funktion',
    text: 'Hat eine Abteilung mehrere Funktionen, wählst du für jeden aktiven Mitarbeiter eine.',
  },
  'CG-USE-06': {
    title: 'Da und ungenutzt',
    text: 'Jede Nutzung braucht einen Mitarbeiter, der in diesem Moment in der Abteilung aktiv ist und in diesem Zug noch nicht genutzt wurde. Wer vorher weggezogen wurde, lässt sich nicht mehr nutzen; nur die Start-Personalabteilung zählt vorab (CG-HR-02).',
  },
  'CG-USE-07': {
    title: 'Am Arbeitsplatz bleiben',
    text: 'Wer ohne Außeneinsatz genutzt wird, bleibt aktiv an seinem Arbeitsplatz.',
  },
  'CG-USE-08': {
    title: 'Andere Aktionen',
    text: 'Abteilungen anderer Aktionen lassen sich in diesem Zug nicht nutzen.',
  },
  'CG-USE-09': {
    title: 'Dauerhafte Plättchen',
    text: 'Gebäudemanagement (8), Kommunikation (12) und Telegrafie (16) werden nicht genutzt; sie wirken in jeder Phase, solange dort ein aktiver Mitarbeiter ist. Der Neue Empfang (4) wirkt auch leer.',
  },
  'CG-USE-10': {
    title: 'Nichts zu wählen',
    text: 'Die Plättchen 4, 8, 12 und 16 haben in dieser Phase keine Funktion zur Wahl.',
  },
  'CG-USE-11': {
    title: 'Neue Abteilungen',
    text: 'Eine Abteilung, die du in diesem Zug baust, kannst du noch nicht nutzen, weil darin niemand aktiv ist.',
  },
  'CG-USE-12': {
    title: 'Ende deines Zugs',
    text: 'Dein Zug endet, wenn du es sagst. Übrige Schritte und Forschungspunkte verfallen.',
  },
}
