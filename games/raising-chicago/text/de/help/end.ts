export const end = {
  'RC-END-01': {
    title: 'Reihenfolge der Wertung',
    text: 'Nach Runde 8 wird der Reihe nach gewertet: Stadtteilkontrolle, Auktionstableau, Prestigebauwerke, finale Projekte, Symbolplättchen, persönliche Projekte, Armut und, falls dabei, der Stadtrat.',
  },
  'RC-END-02': {
    title: 'Punkte sind Ansehen',
    text: 'Alle Punkte kommen zum Ansehen dazu. Die Reihenfolge ist nur wichtig, weil Gunstmarker, die ins persönliche Projekt gehen, beim Stadtrat fehlen.',
  },
  'RC-END-03': {
    title: 'Stadtteilkontrolle',
    text: 'In jedem Stadtteil werden deine Stockwerke in angehobenen Bauwerken gezählt, auch zusätzliche durch Stadtrandplättchen 7.',
  },
  'RC-END-04': {
    title: 'Erster Platz',
    text: 'Hast du allein die meisten Stockwerke, erhältst du den höheren Wert des Kontrollplättchens und nimmst es.',
  },
  'RC-END-05': {
    title: 'Zweiter Platz',
    text: 'Hast du allein die zweitmeisten, erhältst du den niedrigeren Wert.',
  },
  'RC-END-06': {
    title: 'Gleichstand um Platz 1',
    text: 'Firmen mit gleich vielen meisten Stockwerken teilen sich beide Werte, jeweils aufgerundet. Einen zweiten Platz gibt es dann nicht, und das Plättchen kommt in die Schachtel.',
  },
  'RC-END-07': {
    title: 'Gleichstand um Platz 2',
    text: 'Firmen mit gleich vielen zweitmeisten Stockwerken teilen sich den niedrigeren Wert, jeweils aufgerundet.',
  },
  'RC-END-08': {
    title: 'Keine Stockwerke',
    text: 'Mit 0 Stockwerken in einem Stadtteil bekommst du dort nichts.',
  },
  'RC-END-09': {
    title: 'Auktionstableau',
    text: 'Genauso werden die in Runde 8 zurückgekehrten Marker verglichen: 5 für die meisten, 2 für die zweitmeisten, bei Gleichstand geteilt. Ohne Marker bekommst du nichts.',
  },
  'RC-END-10': {
    title: 'Prestigebauwerke',
    text: 'Für jeden Pfeil eines Prestigebauwerks, der auf ein angehobenes Bauwerk nebenan zeigt, erhält dessen Besitzer den Wert des Prestigebauwerks, bei mehreren Treffern mehrmals. Pfeile reichen auch über die Grenze eines Stadtteils. Leere Plätze, Prestigebauwerke und der Rand bringen nichts.',
  },
  'RC-END-11': {
    title: 'Finale Projekte',
    text: 'Für jedes der zwei Symbole auf jedem deiner finalen Projekte erhältst du 2 Ansehen pro Symbolplättchen dieser Art.',
  },
  'RC-END-12': {
    title: 'Stern bei finalen Projekten',
    text: 'Der Stern zählt als ein Symbol, dasselbe für alle deine finalen Projekte. Genommen wird immer das, was dir am meisten bringt.',
  },
  'RC-END-13': {
    title: 'Symbolsätze',
    text: 'Jeder vollständige Satz der fünf Symbole bringt 3 Ansehen. Der Stern darf ein Symbol ersetzen, unabhängig von den finalen Projekten.',
  },
  'RC-END-14': {
    title: 'Persönliches Projekt',
    text: 'Dein persönliches Projekt hat drei Abschnitte: Bauholz, Hubspindeln, Mauerwerk. Jeder, den du vollendest, bringt einmal 2 Ansehen.',
  },
  'RC-END-15': {
    title: 'Einen Abschnitt vollenden',
    text: 'Ein Abschnitt kostet 5 seiner Sorte, Joker eingerechnet, oder 1 Gunstmarker. Du darfst vorher 3 : 1 tauschen und frei wählen, welche Abschnitte du vollendest.',
  },
  'RC-END-16': {
    title: 'Letztes Feld',
    text: 'Steht deine Leiste einer Sorte auf dem letzten Feld, ist der Abschnitt ohne Zahlung vollendet.',
  },
  'RC-END-17': {
    title: 'Keine permanenten Ressourcen',
    text: 'Permanente Ressourcen kannst du für Abschnitte nicht verwenden.',
  },
  'RC-END-18': {
    title: 'Alle drei Abschnitte',
    text: 'Sind alle drei Abschnitte vollendet, kommen 3 Ansehen dazu, zusammen 9.',
  },
  'RC-END-19': {
    title: 'Armut',
    text: 'Du verlierst das Ansehen, das auf deinem Feld der Armutsleiste steht.',
  },
  'RC-END-20': {
    title: 'Unter null',
    text: 'Eine Untergrenze gibt es nicht: Das Ergebnis kann negativ sein.',
  },
  'RC-END-21': {
    title: 'Stadtrat zuletzt',
    text: 'Spielt ihr mit dem Stadtrat, wird er nach allem anderen gewertet.',
  },
  'RC-END-22': {
    title: 'Sieg',
    text: 'Die Firma mit dem meisten Ansehen gewinnt.',
  },
  'RC-END-23': {
    title: 'Gleichstand um den Sieg',
    text: 'Bei Gleichstand gewinnt die beteiligte Firma mit den meisten Stockwerken in allen Stadtteilen und am Stadtrand zusammen. Der Scheibenstapel spielt keine Rolle.',
  },
  'RC-END-24': {
    title: 'Geteilter Sieg',
    text: 'Ist auch das gleich, teilen sie sich den Sieg.',
  },
}
