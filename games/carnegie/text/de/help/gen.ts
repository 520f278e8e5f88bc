export const gen = {
  'CG-GEN-01': {
    title: 'Ziel und Dauer',
    text: 'Ihr spielt genau 20 Runden, allein oder mit bis zu vier Spielern. Wer am Ende die meisten Siegpunkte (SP) hat, gewinnt.',
  },
  'CG-GEN-02': {
    title: 'Was begrenzt ist',
    text: 'Geld und Waren gehen nie aus. Alles andere gibt es nur so oft, wie es in der Schachtel liegt: 15 Mitarbeiter und 30 Scheiben je Spieler, 32 Abteilungsplättchen und die Aktionsjoker.',
  },
  'CG-GEN-03': {
    title: 'Ganz oder gar nicht',
    text: 'Nichts sinkt je unter null, und Kosten werden immer vollständig bezahlt: Reicht es nicht, geht es nicht.',
  },
  'CG-GEN-04': {
    title: 'Waren verkaufen',
    text: 'Immer wenn du etwas entscheidest, darfst du beliebig viele deiner Waren für je $1 an den Vorrat verkaufen, auch mitten in einer Zahlung und zuletzt, bevor du in der Schlusswertung deine Zahlungen bestätigst.',
  },
  'CG-GEN-05': {
    title: 'Verkaufen kostet nichts',
    text: 'Waren für $1 zu verkaufen braucht keine Aktion, keinen Mitarbeiter und keine Abteilung und geht in jeder Phase.',
  },
  'CG-GEN-06': {
    title: 'Punkte sofort, Punkte später',
    text: 'SP aus Einkommen, von Sicherheit und Qualität (Plättchen 3), Logistik (Plättchen 7) und den Transportleisten zählen sofort. Alle anderen SP werden erst am Spielende gezählt.',
  },
  'CG-GEN-07': {
    title: 'Offene Informationen',
    text: 'Alles ist offen: Geld, Waren, Vorräte, Pläne. Verdeckt sind nur die Reihenfolge von Andrews Stapel, die Vorderseite seiner Karte, bis sie aufgedeckt wird, und was ungesehen in die Schachtel zurückging.',
  },
  'CG-GEN-08': {
    title: 'Müssen und dürfen',
    text: 'Mitarbeiter zurückholen, spenden, einen Joker spielen, Abteilungen nutzen, aktivieren und Waren verkaufen darfst du, musst es aber nicht. Du musst als Startspieler eine Aktion wählen und im Spielaufbau dein erstes Wohnprojekt setzen und eine Abteilung reservieren.',
  },
  'CG-GEN-09': {
    title: 'Wer dran ist',
    text: 'Nur wer gerade seinen Schritt hat, entscheidet. Wo alle zugleich entscheiden (Seiten der Streifen, Aktivieren, letzte Zahlungen), darf jeder handeln, der noch nicht bestätigt hat.',
  },
  'CG-GEN-10': {
    title: 'Sofort ausgeben',
    text: 'Was du bekommst, darfst du sofort ausgeben, noch im selben Schritt oder Zug. Beispiel: Die $10 für das letzte Feld einer Leiste dürfen eine Spende bezahlen, die du im selben Zug kopierst.',
  },
  'CG-GEN-11': {
    title: 'Einstellen',
    text: 'Ein neuer Mitarbeiter kommt aus deinem eigenen Vorrat. Ist er leer, wird niemand eingestellt; lässt ein Einkommen die Wahl, nimm das andere. Die Personalbeschaffung (Plättchen 2) lässt sich dann nicht zum Einstellen nutzen.',
  },
  'CG-GEN-12': {
    title: 'Scheiben',
    text: 'Eine Spende braucht 1 Scheibe aus deinem Vorrat, ein Projekt nimmt die Scheibe, die auf seinem Streifen wartet, und ein neu sichtbarer Kreis bekommt 1 Scheibe aus deinem Vorrat. Scheiben kommen nie zurück.',
  },
  'CG-GEN-13': {
    title: 'Keine Scheibe mehr',
    text: 'Ist dein Vorrat leer, wenn ein Kreis sichtbar wird, darfst du den Schritt trotzdem machen, aber der Kreis bleibt für immer leer: kein Projekt, kein Einkommen.',
  },
}
