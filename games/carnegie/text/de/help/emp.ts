export const emp = {
  'CG-EMP-01': {
    title: 'Unternehmensplan',
    text: 'Dein Unternehmen hat 4 Zeilen mit je 4 Feldern: einen Empfang, fünf Startabteilungen und zehn leere Felder. Welches Feld was enthält, ist rekonstruiert.',
  },
  'CG-EMP-02': {
    title: 'Jeder an einem Ort',
    text: 'Jeder deiner Mitarbeiter ist an genau einem Ort: in deinem Vorrat, auf einem Feld deines Unternehmens oder im Einsatzgebiet einer Region.',
  },
  'CG-EMP-03': {
    title: 'Aktiv',
    text: 'Nur wer an einem Arbeitsplatz einer Abteilung steht, ist aktiv, und an jedem Arbeitsplatz steht höchstens einer.',
  },
  'CG-EMP-04': {
    title: 'Platz für alle',
    text: 'Auf einem Feld oder an einem Empfang dürfen beliebig viele inaktive Mitarbeiter sein, in einem Einsatzgebiet beliebig viele.',
  },
  'CG-EMP-05': {
    title: 'Neue Mitarbeiter',
    text: 'Neue Mitarbeiter kommen inaktiv an deinen Empfang. Hast du den Neuen Empfang gebaut, wählst du für jeden einen der beiden.',
  },
  'CG-EMP-06': {
    title: 'Ein Schritt',
    text: 'Ein Schritt bringt einen Mitarbeiter auf das Feld darüber, darunter, links oder rechts. Jedes Feld darf betreten und überquert werden, ob leer oder nicht, auch der Empfang.',
  },
  'CG-EMP-07': {
    title: 'Aktive bewegen',
    text: 'Ein aktiver Mitarbeiter, der sich bewegt, legt sich sofort hin und macht seinen Arbeitsplatz frei.',
  },
  'CG-EMP-08': {
    title: 'Inaktive bewegen',
    text: 'Ein inaktiver Mitarbeiter, der sich bewegt, bleibt inaktiv.',
  },
  'CG-EMP-09': {
    title: 'Der dauerhafte Mitarbeiter',
    text: 'Der aufgedruckte Mitarbeiter deiner Personalabteilung ist immer aktiv und hat seinen eigenen Arbeitsplatz. Er bewegt sich nie, geht nie auf Außeneinsatz und zählt nur für die Schritte dieser Abteilung und für „Sicherheit und Qualität“, nicht aber am Spielende.',
  },
  'CG-EMP-10': {
    title: 'Außeneinsatz',
    text: 'Wer auf Außeneinsatz geht, verlässt seinen Arbeitsplatz und kommt in das Einsatzgebiet einer Region. Die Region wählst du frei, es sei denn, die Funktion legt sie fest, wie bei Projekten.',
  },
  'CG-EMP-11': {
    title: 'Wer geschickt wird',
    text: 'Du schickst genau den Mitarbeiter dieser Abteilung, den du gerade nutzt.',
  },
  'CG-EMP-12': {
    title: 'Kein Einsatz umsonst',
    text: 'Niemand wird geschickt, wenn sich die Funktion nicht ganz ausführen lässt, etwa weil Waren fehlen.',
  },
  'CG-EMP-13': {
    title: 'Im Einsatz',
    text: 'Mitarbeiter im Außeneinsatz sind nicht aktiv und lassen sich weder bewegen noch aktivieren. Zurück kommen sie nur bei einem Einkommen ihrer Region.',
  },
  'CG-EMP-14': {
    title: 'Rückkehr',
    text: 'Wer zurückkehrt, legt sich an deinen Empfang oder an den Neuen Empfang; das wählst du für jeden.',
  },
  'CG-EMP-15': {
    title: 'Aktiv bleiben',
    text: 'Ein aktiver Mitarbeiter bleibt über alle Runden aktiv, bis er bewegt oder auf Außeneinsatz geschickt wird.',
  },
  'CG-EMP-16': {
    title: 'Höchstens fünfzehn',
    text: 'Du hast nie mehr als 15 Mitarbeiter im Spiel.',
  },
  'CG-EMP-17': {
    title: 'Alle gleich',
    text: 'Deine Mitarbeiter sind austauschbar; es kommt nur darauf an, wie viele wo und in welchem Zustand sind. Innerhalb deines Zugs wird auch gezählt, wie viele einer Abteilung du schon genutzt hast.',
  },
  'CG-EMP-18': {
    title: 'Wer ein gemischtes Feld verlässt',
    text: 'Sind auf einem Feld Mitarbeiter in verschiedenen Zuständen, sagst du, wer geht: ein inaktiver, ein aktiver, den du in diesem Zug genutzt hast, oder ein aktiver, noch ungenutzter. Sagst du nichts, gehen zuerst die inaktiven, dann die genutzten. Das gilt auch für das Gebäudemanagement (Plättchen 8).',
  },
}
