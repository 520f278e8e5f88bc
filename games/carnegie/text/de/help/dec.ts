export const dec = {
  'CG-DEC-01': {
    title: 'Entscheidung: Seiten',
    text: 'Im Spielaufbau wählen alle gleichzeitig Seite A oder B jedes der vier Streifen. Die Wahl der anderen ist verdeckt, bis alle gewählt haben.',
  },
  'CG-DEC-02': {
    title: 'Entscheidung: erstes Wohnprojekt',
    text: 'Im Spielaufbau wählst du, gegen den Uhrzeigersinn mit dem Startspieler zuletzt, das Feld deines ersten Wohnprojekts.',
  },
  'CG-DEC-03': {
    title: 'Entscheidung: reservieren',
    text: 'In derselben Reihenfolge reservierst du ein Plättchen aus der Auslage.',
  },
  'CG-DEC-04': {
    title: 'Entscheidung: sechs Schritte',
    text: 'Der Reihe nach wählst du bis zu 6 Schritte, jeden mit Mitarbeiter und Richtung.',
  },
  'CG-DEC-05': {
    title: 'Entscheidung: Aktivieren',
    text: 'Am Ende des Spielaufbaus und jeder Runde wählst du, welche Mitarbeiter du aktivierst, Abteilung für Abteilung.',
  },
  'CG-DEC-06': {
    title: 'Entscheidung: Aktion',
    text: 'Der Startspieler wählt eine der vier Aktionen; im Solo-Spiel tust du das in ungeraden Runden, ohne die Vorderseite von Andrews Karte zu sehen.',
  },
  'CG-DEC-07': {
    title: 'Entscheidung: Rückkehr',
    text: 'Bei einem Einkommen wählst du, wie viele zurückkehren, von niemandem bis zu allen, und mit dem Neuen Empfang, an welchen Empfang jeder geht.',
  },
  'CG-DEC-08': {
    title: 'Entscheidung: Kreise mit Wahl',
    text: 'Für jeden offenen Kreis mit Wahl sagst du, welches von beiden du nimmst.',
  },
  'CG-DEC-09': {
    title: 'Entscheidung: Forschung aus Einkommen',
    text: 'Mit Forschungspunkten aus Einkommen oder einer Kleinstadt wählst du die Schritte auf Streifen und Leisten.',
  },
  'CG-DEC-10': {
    title: 'Entscheidung: Spende',
    text: 'Bei einem Spendenereignis wählst du eine freie Spende oder keine.',
  },
  'CG-DEC-11': {
    title: 'Entscheidung: letzte Spalte',
    text: 'In der letzten Spalte wählst du zuerst Einkommen, zuerst Spende, nur eines davon oder nichts.',
  },
  'CG-DEC-12': {
    title: 'Entscheidung: Joker',
    text: 'Vor deinen Abteilungen wählst du, ob du deinen Joker spielst und für welche Aktion; nicht als Startspieler.',
  },
  'CG-DEC-13': {
    title: 'Entscheidung: Abteilungen',
    text: 'In deinem Zug wählst du die nächste Abteilung oder beendest den Zug.',
  },
  'CG-DEC-14': {
    title: 'Entscheidung: Funktionen',
    text: 'Für jeden aktiven Mitarbeiter wählst du die Funktion und bei einem Außeneinsatz die Region.',
  },
  'CG-DEC-15': {
    title: 'Entscheidung: Schritte',
    text: 'Für jeden Schritt wählst du Mitarbeiter und Richtung, oder du hörst auf.',
  },
  'CG-DEC-16': {
    title: 'Entscheidung: Planung',
    text: 'Du wählst das Plättchen (beim ersten Mal das reservierte), das Feld und mit Gebäudemanagement, wen du versetzt, oder niemanden.',
  },
  'CG-DEC-17': {
    title: 'Entscheidung: Projekt',
    text: 'Du wählst Art, Stadt und Feld eines Projekts; die Region des Außeneinsatzes folgt daraus.',
  },
  'CG-DEC-18': {
    title: 'Entscheidung: Forschung',
    text: 'Mit Forschungspunkten wählst du Reihenfolge und Art der Schritte.',
  },
  'CG-DEC-19': {
    title: 'Entscheidung: Waren',
    text: 'Bei den Plättchen 6, 7 und 11 wählst du 1 bis 3 Waren.',
  },
  'CG-DEC-20': {
    title: 'Entscheidung: Kopieren',
    text: 'Bei Karitativen Zwecken wählst du die Region des Außeneinsatzes und die Spende, die du kopierst.',
  },
  'CG-DEC-21': {
    title: 'Entscheidung: Verkaufen',
    text: 'Bei jeder deiner Entscheidungen darfst du Waren für $1 verkaufen.',
  },
  'CG-DEC-22': {
    title: 'Entscheidung: letzte Zahlungen',
    text: 'In der Schlusswertung wählst du, wie viel du für jede Gemeinwohl-Spende zahlst.',
  },
  'CG-DEC-23': {
    title: 'Entscheidung: Empfang',
    text: 'Mit dem Neuen Empfang wählst du für jeden neuen Mitarbeiter den Empfang.',
  },
  'CG-DEC-24': {
    title: 'Entscheidung: wer geht',
    text: 'Machst du einen Schritt oder versetzt du jemanden von einem Feld mit Mitarbeitern in verschiedenen Zuständen, wählst du einen inaktiven, einen genutzten oder einen ungenutzten.',
  },
  'CG-DEC-25': {
    title: 'Entscheidung: Stufe',
    text: 'Vor einem Solo-Spiel wählst du Andrews Stufe; die Reihenfolge seiner Karten ist verdeckt.',
  },
}
