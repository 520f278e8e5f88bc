export const set = {
  'CG-SET-01': {
    title: 'Zeitplanleisten',
    text: 'Vier der acht Leisten werden gezogen, jede mit einer zufälligen Seite. In der Reihenfolge des Ziehens bilden sie von oben nach unten die Zeilen Personal, Verwaltung, Konstruktion und F&E. Die anderen vier bleiben aus dem Spiel.',
  },
  'CG-SET-02': {
    title: 'Der Zeitplan',
    text: 'Jede Zeile hat ein Startfeld, vier Felder ihrer Leiste und ein Feld in der letzten Spalte. Die letzte Spalte zeigt von oben nach unten Einkommen im Osten, im Mittleren Westen, im Süden und im Westen, jeweils zusammen mit einer Spende.',
  },
  'CG-SET-03': {
    title: 'Aktionssteine',
    text: 'Alle vier Aktionssteine beginnen auf ihren Startfeldern (Position 0), Vorderseite oben.',
  },
  'CG-SET-04': {
    title: 'Auslage der Abteilungen',
    text: 'Von den 32 Abteilungsplättchen (je zwei von 16) gehen zufällig einige zurück in die Schachtel: 4 zu viert, 8 zu dritt, 16 zu zweit und im Solo-Spiel. Die übrigen 28, 24, 16 oder 16 liegen offen aus.',
  },
  'CG-SET-05': {
    title: 'Startkapital',
    text: 'Du beginnst mit $12 und 4 Waren.',
  },
  'CG-SET-06': {
    title: 'Seiten der Streifen',
    text: 'Für jeden deiner vier Projektstreifen wählst du Seite A oder B. Alle wählen gleichzeitig und kennen dabei Zeitplan und Auslage; gezeigt wird die Wahl, wenn alle sie getroffen haben, und dann gilt sie.',
  },
  'CG-SET-07': {
    title: 'Erste Kreise',
    text: 'Zu Beginn zeigen deine Streifen Wohnen, Handel und Industrie je einen Kreis, der Streifen Öffentliche Infrastruktur keinen.',
  },
  'CG-SET-08': {
    title: 'Mitarbeiter zu Beginn',
    text: 'In jeder deiner fünf Startabteilungen steht kostenlos ein aktiver Mitarbeiter an einem Arbeitsplatz. Fünf weitere liegen am Empfang, fünf warten in deinem Vorrat.',
  },
  'CG-SET-09': {
    title: 'Scheiben zu Beginn',
    text: 'Von deinen 30 Scheiben liegt eine auf der 0 der Punkteleiste, je eine auf Feld 1 der vier Transportleisten und je eine auf dem ersten Kreis der Streifen Wohnen, Handel und Industrie. Die anderen 22 sind dein Vorrat.',
  },
  'CG-SET-10': {
    title: 'Erster Startspieler',
    text: 'Der erste Startspieler wird ausgelost, wenn der Gastgeber niemanden bestimmt hat, und bekommt Lokomotive und Zeitplanmarker.',
  },
  'CG-SET-11': {
    title: 'Joker',
    text: 'Zu viert bekommt jeder einen Aktionsjoker. Zu dritt bekommt nur der Dritte in der Reihenfolge der ersten Runde einen. Zu zweit und im Solo-Spiel gibt es keine.',
  },
  'CG-SET-12': {
    title: 'Neutrale Scheiben',
    text: 'Zu zweit, zu dritt und im Solo-Spiel werden jetzt neutrale Scheiben gesetzt; siehe das Kapitel über neutrale Scheiben.',
  },
  'CG-SET-13': {
    title: 'Erstes Wohnprojekt',
    text: 'Der Spieler rechts vom Startspieler beginnt, dann geht es gegen den Uhrzeigersinn, der Startspieler kommt zuletzt: Jeder setzt die Scheibe seines Wohnstreifens auf ein freies Wohnfeld einer mittleren oder großen Stadt.',
  },
  'CG-SET-14': {
    title: 'Es ist kostenlos',
    text: 'Dein erstes Wohnprojekt kostet keine Waren, braucht keinen Mitarbeiter und bringt kein Einkommen. Es gilt als realisiert, der erste Kreis deines Wohnstreifens ist also offen.',
  },
  'CG-SET-15': {
    title: 'Abteilung reservieren',
    text: 'Haben alle ihr Projekt gesetzt, reserviert jeder in derselben Reihenfolge ein Plättchen aus der Auslage; es liegt offen bei ihm und ist noch nicht gebaut. Zwei Spieler dürfen die beiden gleichen Plättchen nehmen.',
  },
  'CG-SET-16': {
    title: 'Sechs Schritte',
    text: 'Danach darfst du der Reihe nach deine Mitarbeiter insgesamt bis zu 6 Schritte bewegen, auch auf leere Felder. Wer sich bewegt, legt sich hin.',
  },
  'CG-SET-17': {
    title: 'Erstes Aktivieren',
    text: 'Am Ende des Spielaufbaus darfst du Mitarbeiter aktivieren und bezahlst die Arbeitsplätze von deinen $12.',
  },
  'CG-SET-18': {
    title: 'Punktestand',
    text: 'Alle beginnen mit 0 SP.',
  },
}
