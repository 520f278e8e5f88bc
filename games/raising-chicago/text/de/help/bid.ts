export const bid = {
  'RC-BID-01': {
    title: 'Wie lange',
    text: 'Geboten wird, bis keine Firma mehr Gebotsmarker auf dem Auktionstableau hat.',
  },
  'RC-BID-02': {
    title: 'Wer dran ist',
    text: 'Dran ist die Firma mit den meisten Markern auf dem Auktionstableau, bei Gleichstand die in der höheren Reihe. Das wird nach jedem Zug neu geprüft.',
  },
  'RC-BID-03': {
    title: 'Reihen bleiben',
    text: 'Die Reihen bleiben die ganze Auktion über gleich, auch wenn sich das Ansehen inzwischen ändert.',
  },
  'RC-BID-04': {
    title: 'Mehrere Züge',
    text: 'Du kannst mehrmals hintereinander dran sein.',
  },
  'RC-BID-05': {
    title: 'Marker setzen',
    text: 'Bist du dran, musst du den Marker ganz rechts in deiner Reihe auf ein Quadrat einer Karte auf den Feldern I bis V legen. Passen ist nicht erlaubt.',
  },
  'RC-BID-06': {
    title: 'Leeres Quadrat',
    text: 'Das Quadrat muss leer sein.',
  },
  'RC-BID-07': {
    title: 'Ressource unter dem Marker',
    text: 'Zeigt das Quadrat eine Ressource, nimmst du 1 davon aus dem Vorrat.',
  },
  'RC-BID-08': {
    title: 'Zollfeld',
    text: 'Das Quadrat oben links bringt nichts und kostet Zoll: für jedes unbedeckte Ressourcenquadrat dieser Karte 1 Ressource der gezeigten Sorte, zusammen 0 bis 3. Gezählt wird, bevor dein Marker liegt.',
  },
  'RC-BID-09': {
    title: 'Zoll zahlen',
    text: 'Den Zoll zahlst du mit den gezeigten Ressourcen. Joker dürfen einspringen, und du darfst vorher 3 : 1 tauschen; permanente Ressourcen und Gunstmarker helfen nicht. Eine Sorte, deren Leiste auf dem letzten Feld steht, kostet nichts. Kannst du nicht alles zahlen, darfst du das Feld nicht nutzen.',
  },
  'RC-BID-10': {
    title: 'Beliebig viele',
    text: 'Du darfst beliebig viele Marker auf einer Karte haben und auf beliebig vielen Karten bieten.',
  },
  'RC-BID-11': {
    title: 'Immer möglich',
    text: 'Ein erlaubtes Quadrat gibt es immer: Ein leeres Ressourcenquadrat ist kostenlos, und sind alle bedeckt, beträgt jeder Zoll 0.',
  },
  'RC-BID-12': {
    title: 'Marker bleiben',
    text: 'Ein gesetzter Marker bleibt bis zum Ende der Auktion liegen.',
  },
  'RC-BID-13': {
    title: 'Stadtrandplättchen vor dem Gebot',
    text: 'Bist du dran, darfst du vor dem Setzen Stadtrandplättchen nutzen.',
  },
}
