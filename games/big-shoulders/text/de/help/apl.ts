export const apl = {
  'BS-APL-01': {
    title: 'Die Attraktivitätsleiste',
    text: 'Die Leiste geht von 0 bis 16, und jede Firma im Spiel hat dort einen Firmenmarker. Die Attraktivität sinkt nie.',
  },
  'BS-APL-02': {
    title: 'Stapeln',
    text: 'Kommt ein Firmenmarker auf ein besetztes Feld, legst du ihn oben auf den Stapel. Nur eine neu gegründete Firma kommt ganz nach unten (siehe BS-FND-06).',
  },
  'BS-APL-03': {
    title: 'Bonusfelder',
    text: 'Diese Felder bringen Boni: 3 Arbeiter, 5 Verkäufer, 7 Automatisierung, 9 Partner, 11 Bonus-Warenmarker, 13 Aktienkurs +1 Schritt, 15 Bonus-Warenmarker, 16 Aktienkurs +1 Schritt.',
  },
  'BS-APL-04': {
    title: 'Wann es einen Bonus gibt',
    text: 'Eine Firma bekommt den Bonus jedes Bonusfelds, auf das oder über das ihr Marker zieht. Beispiel: Von 4 auf 7 gibt es den Verkäufer von Feld 5 und die Automatisierung von Feld 7.',
  },
  'BS-APL-05': {
    title: 'Boni abhandeln',
    text: 'Erst ziehst du fertig, dann kommen die Boni einzeln dran, vom niedrigsten Feld aufwärts. Das passiert sofort, bevor irgendetwas anderes weitergeht.',
  },
  'BS-APL-06': {
    title: 'Bonus oder $25',
    text: 'Bei jedem einzelnen Bonus entscheidet der Direktor: den Bonus nehmen oder stattdessen $25 von der Bank in die Firmenkasse.',
  },
  'BS-APL-07': {
    title: 'Nur für diese Firma',
    text: 'Ein Bonus kommt nur der Firma zugute, die ihn erreicht hat. Nur der Partner geht an ihren Direktor.',
  },
  'BS-APL-08': {
    title: 'Wenn der Bonus nicht geht',
    text: 'Kann die Firma den Bonus nicht bekommen, bleiben nur die $25. Das ist so, wenn kein Arbeiterfeld frei ist, kein Verkäuferfeld frei ist, kein Arbeiter zum Automatisieren da ist, du den Partner schon hast (siehe BS-APL-13), kein Bonus-Warenmarker mehr übrig ist oder der Aktienkurs schon bei $450 steht.',
  },
  'BS-APL-09': {
    title: 'Arbeiter (Feld 3)',
    text: 'Die Firma nimmt einen Arbeiter aus dem Vorrat und setzt ihn auf ein beliebiges freies Arbeiterfeld.',
  },
  'BS-APL-10': {
    title: 'Verkäufer (Feld 5)',
    text: 'Die Firma nimmt einen Verkäufer aus dem Vorrat und setzt ihn auf das oberste freie Verkäuferfeld.',
  },
  'BS-APL-11': {
    title: 'Automatisierung (Feld 7)',
    text: 'Die Firma automatisiert einen Arbeiter (siehe BS-AUT-01).',
  },
  'BS-APL-12': {
    title: 'Partner (Feld 9)',
    text: 'Der Direktor nimmt sich seinen eigenen Partner von diesem Feld; das geht für jeden Spieler einmal pro Spiel. Nimmst du lieber die $25, bleibt dein Partner dort für eine andere deiner Firmen, die später so weit kommt. In der Aktionsphase gewonnen, ist er sofort einsetzbar (siehe BS-ACT-06); in der Betriebsphase gewonnen, ab der nächsten Aktionsphase.',
  },
  'BS-APL-13': {
    title: 'Noch eine Firma erreicht die 9',
    text: 'Hast du deinen Partner von Feld 9 schon und eine weitere deiner Firmen kommt dorthin, darf diese Firma $25 nehmen. Ist die Option „$25, wenn der Attraktivitäts-Partner schon vergeben ist“ aus, bekommt sie nichts.',
  },
  'BS-APL-14': {
    title: 'Bonus-Warenmarker (Felder 11 und 15)',
    text: 'Die Firma nimmt einen Bonus-Warenmarker; mehr als zwei kann sie nicht haben. Ab jetzt produziert jeder davon am Ende jeder Produktion dieser Firma 1 Ware. Bekommst du ihn erst nach dem Ende der Produktion, bringt er in diesem Zug noch nichts.',
  },
  'BS-APL-15': {
    title: 'Aktienkurs (Felder 13 und 16)',
    text: 'Der Aktienkurs der Firma steigt sofort um einen Schritt.',
  },
  'BS-APL-16': {
    title: 'Ende der Leiste',
    text: 'Müsste eine Firma auf Feld 16 noch vorrücken, kommt ihr Marker oben auf den Stapel auf der 16; einen Bonus gibt es dafür nicht. Ansonsten verfallen Schritte über 16 hinaus.',
  },
} as const
