export const end = {
  'BS-END-01': {
    title: 'Wann das Spiel endet',
    text: 'Das Spiel endet, wenn in Dekade 5 alle Firmen ihren Betriebszug hatten. Eine Aufräumphase gibt es dann nicht mehr.',
  },
  'BS-END-02': {
    title: 'Dein Ergebnis',
    text: 'Zähle zusammen: dein persönliches Vermögen, $200 für jedes erfüllte Ziel und deine Anteile mal den letzten Aktienkurs ihrer Firma. Während der Wertung bewegt sich kein Aktienkurs mehr. Beispiel: $310 in bar, zwei Ziele und 3 Anteile zu $140 ergeben $310 + $400 + $420 = $1130.',
  },
  'BS-END-03': {
    title: 'Was nicht zählt',
    text: 'Firmenkassen, Rohstoffe, Waren und Aktien auf Firmen-Tableaus oder im Bankbereich sind am Ende nichts wert.',
  },
  'BS-END-04': {
    title: 'Ziele',
    text: 'Jedes Ziel im Spiel wird für sich gewertet. Bei Gleichstand auf dem ersten Platz bekommen alle Beteiligten die vollen $200, aber niemand mehr als $200 für dasselbe Ziel. Mit einem Wert von 0 gewinnst du ein Ziel nie.',
  },
  'BS-END-05': {
    title: 'Ziele über alle deine Firmen',
    text: 'Bei Managern, Verkäufern, Kapitalgütern, Arbeitern und aktivierten Automatisierungsmarkern zählst du alle Firmen zusammen, die du am Ende leitest. Als Arbeiter zählen nur die eingestellten, nicht die automatisierten.',
  },
  'BS-END-06': {
    title: 'Ziele für eine einzelne Firma',
    text: 'Höchste Attraktivität und meistes Geld in einer Firmenkasse gehen an den Direktor der führenden Firma. Firmen auf demselben Attraktivitätsfeld gelten als gleichauf, egal wie sie gestapelt sind, ebenso Firmen mit gleich viel Geld.',
  },
  'BS-END-07': {
    title: 'Ziele für dich persönlich',
    text: 'Bei den meisten Partnern zählen deine aktiven, also 2 bis 5; der Partner in der Zugreihenfolge und noch nicht erhaltene zählen nicht. Bei den meisten 10%- und 20%-Aktien zählen die Gemeinschaftsaktien und die Vorzugsaktien, die du besitzt.',
  },
  'BS-END-08': {
    title: 'Sieger',
    text: 'Das höchste Ergebnis gewinnt. Bei Gleichstand gewinnt, wer mehr Ziele erfüllt hat. Ist auch das gleich oder spielt ihr ohne Ziele, teilt ihr euch den Sieg.',
  },
} as const
