export const trd = {
  'ME-TRD-01': {
    title: 'Der Warenmarkt',
    text: 'Sechs Zeilen, von oben nach unten: Baustoffe, Kohle, Eisenerz, Strom, Stahl, Schiffe. Jede hat ein Importfeld mit Preis und die Exportfelder 1 bis 11, nach rechts immer teurer; die billigsten zeigen 0/1, Spalte 6 ist grau. Die Preise sind rekonstruiert, bis auf die 3 für den Import von Baustoffen.',
  },
  'ME-TRD-02': {
    title: 'Gebote setzen',
    text: 'Der Reihe nach setzt jede Firma alle ihre Gebote für diese Phase auf einmal, bis zu 6 Marker. Die späteren Firmen sehen sie; danach wird nichts ergänzt oder verschoben.',
  },
  'ME-TRD-03': {
    title: 'Der siebte Marker',
    text: 'Einen siebten Marker darfst du setzen, wenn du 1 deiner eigenen Beziehungsmarker abgibst. Er kommt nicht zurück, was auch immer aus den Geboten wird.',
  },
  'ME-TRD-04': {
    title: 'Nie mehr als sieben',
    text: 'Keine Firma setzt mehr als 7 Marker in einer Handelsphase. Leitest du mehrere, kostet jeder siebte Marker einen eigenen Beziehungsmarker.',
  },
  'ME-TRD-05': {
    title: 'Kaufgebote',
    text: 'Jeder Marker auf einem Importfeld ist ein Gebot, 1 Ware zu kaufen. Ein Importfeld nimmt beliebig viele Marker auf.',
  },
  'ME-TRD-06': {
    title: 'Verkaufsangebote',
    text: 'Jeder Marker auf einem Exportfeld ist ein Angebot, 1 Ware zu verkaufen. Auf ein Feld passt nur ein Marker.',
  },
  'ME-TRD-07': {
    title: 'Beides in einer Zeile',
    text: 'Eine Firma darf in derselben Zeile kaufen und verkaufen.',
  },
  'ME-TRD-08': {
    title: 'Noch nichts nötig',
    text: 'Zum Setzen brauchst du weder Ware noch Geld. Beides wird erst bei der Abwicklung geprüft.',
  },
  'ME-TRD-09': {
    title: 'Zeile für Zeile',
    text: 'Haben alle gesetzt, werden die Zeilen von oben nach unten abgewickelt, jede vollständig. Waren und Geld, die du bekommst, kannst du sofort verwenden, auch in derselben Zeile.',
  },
  'ME-TRD-10': {
    title: 'Erst Käufe, dann Export',
    text: 'In einer Zeile kommen zuerst die Kaufgebote: Firma für Firma der Reihe nach, alle Gebote der einen vor denen der nächsten. Was danach an Angeboten übrig ist, geht in den Export.',
  },
  'ME-TRD-11': {
    title: 'Wer an wen verkauft',
    text: 'Ein Kaufgebot trifft auf das Angebot einer anderen Firma, das am weitesten links liegt. Zwei Firmen mit demselben Vorstand sind zwei Firmen. Die Shadow Company verkauft nie.',
  },
  'ME-TRD-12': {
    title: 'Lokaler Handel',
    text: 'Der Käufer zahlt dem Verkäufer den Preis von dessen Feld (0/1 heißt 1) und bekommt die Ware; beide Marker sind weg. Ablehnen kann niemand. Es gibt keine Punkte, die Nachfrage bleibt stehen.',
  },
  'ME-TRD-13': {
    title: 'Verkäufer ohne Ware',
    text: 'Hat der Verkäufer die Ware in diesem Moment nicht, zahlt er die Geldbuße, und sein Angebot ist weg. Das Kaufgebot sucht das nächste Angebot.',
  },
  'ME-TRD-14': {
    title: 'Käufer ohne Geld',
    text: 'Kann der Käufer auch mit Hilfe und Zwangsverkauf nicht zahlen, ist das Kaufgebot weg. Das Angebot bleibt liegen und kann noch verkauft werden.',
  },
  'ME-TRD-15': {
    title: 'Nur eigene Angebote übrig',
    text: 'Sind nur noch Angebote der kaufenden Firma selbst übrig, heben sich ihr Gebot und ihr Angebot ganz links auf: Nichts wird bewegt. Ohne die Ware zahlt sie die Geldbuße, nur das Angebot ist weg, und das Gebot läuft weiter.',
  },
  'ME-TRD-16': {
    title: 'Import',
    text: 'Ist in der Zeile kein Angebot mehr, zahlt der Käufer der Bank den Importpreis und nimmt 1 Ware aus dem Vorrat. Ein Marker der Shadow Company zählt nicht als Angebot.',
  },
  'ME-TRD-17': {
    title: 'Nichts zu importieren',
    text: 'Ist der Vorrat leer, scheitert der Import, und niemand zahlt.',
  },
  'ME-TRD-18': {
    title: 'Export braucht Nachfrage',
    text: 'Exportiert wird von links nach rechts. Ein Angebot wird verkauft, wenn der Nachfragemarker über seinem Feld oder weiter rechts steht. Sonst scheitert es kostenlos, und alle rechts davon auch.',
  },
  'ME-TRD-19': {
    title: 'Erfolgreicher Export',
    text: 'Die Firma gibt 1 Ware in den Vorrat, bekommt von der Bank den Preis ihres Feldes (0/1 heißt 0) und 1 Punkt. Der Nachfragemarker rückt ein Feld nach links.',
  },
  'ME-TRD-20': {
    title: 'Die Geldbuße',
    text: 'Würde ein Angebot verkauft, aber die Firma hat die Ware nicht, zahlt sie der Bank 1 Euro$, und das Angebot ist weg. Es gibt keinen Punkt, die Nachfrage bleibt. Ein Angebot ohne Nachfrage kostet nie eine Geldbuße.',
  },
  'ME-TRD-21': {
    title: 'Geldbuße und leere Kasse',
    text: 'Kann die Firma die Geldbuße nicht zahlen, gelten die Regeln für Geldmangel; was dann noch fehlt, wird erlassen.',
  },
  'ME-TRD-22': {
    title: 'Höchstens sechs Exporte',
    text: 'Eine Zeile nimmt je Handelsphase höchstens 6 Exporte auf: der erste auf jedem Feld, der zweite bis Feld 10, der dritte bis Feld 9 und so weiter. Sind die Felder 1 bis 5 verkauft, ist Feld 6 das letzte, das noch kann.',
  },
  'ME-TRD-23': {
    title: 'Markt räumen',
    text: 'Nach der letzten Zeile kommen alle Gebotsmarker zu ihren Firmen und alle Nachfragemarker auf Feld 11 zurück.',
  },
  'ME-TRD-24': {
    title: 'Lager nach dem Handel',
    text: 'Während des Handels dürfen mehr als 10 Waren im Lager liegen. Danach wählst du, wenn deine Firma dran ist, was du abgibst, bis 10 übrig sind.',
  },
  'ME-TRD-25': {
    title: 'Abschluss der Handelsphase',
    text: 'Dann werden, wenn die Shadow Company mitspielt, die Erfolgsmarker aufgedeckt, und es wird geprüft, ob das Spiel endet.',
  },
  'ME-TRD-26': {
    title: 'Was zuerst geprüft wird',
    text: 'Bei einem Kaufgebot: zuerst, woher die Ware kommt, dann, ob sie wirklich da ist, und zuletzt das Geld. Ein Verkäufer ohne Ware zahlt die Geldbuße also auch, wenn der Käufer nicht hätte zahlen können, und ein leerer Vorrat kostet nie eine Fabrik.',
  },
  'ME-TRD-27': {
    title: 'Nur für den siebten',
    text: 'Den Beziehungsmarker gibst du nur ab, wenn wirklich sieben Marker liegen.',
  },
}
