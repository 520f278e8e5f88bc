export const variants = {
  'BS-VAR-01': {
    title: 'Drafting: Ablauf',
    text: 'Mit der Option „Drafting von Gebäuden“ wird in jeder Bauphase nach dem Austeilen gedraftet; das Gebäude, das du aus der vorigen Dekade behalten hast, gehört dazu. Du behältst geheim eines deiner 3 Gebäude und gibst 2 weiter, behältst dann eines der 2 erhaltenen und gibst 1 weiter und nimmst schließlich das letzte, das du bekommst. Mit diesen 3 Gebäuden geht es weiter wie in BS-BLD-03.',
  },
  'BS-VAR-02': {
    title: 'Drafting: Richtung',
    text: 'In den Dekaden 1, 3 und 5 gibst du die Gebäude nach links weiter, in den Dekaden 2 und 4 nach rechts.',
  },
  'BS-VAR-03': {
    title: 'Freundliche Aktienverkäufe',
    text: 'Mit der Option „Freundliche Aktienverkäufe“ senkt dein Verkauf den Aktienkurs einer Firma um genau einen Schritt, egal wie viele Anteile du verkaufst, sofern du zu Beginn des Verkaufs nicht ihr Direktor bist. Verkauft der Direktor, bleibt es bei einem Schritt pro Anteil. Beispiel: Du verkaufst bei $100 drei Anteile, und der Aktienkurs fällt auf $80; beim Direktor würde er auf $50 fallen.',
  },
  'BS-VAR-04': {
    title: 'Ohne Ziele',
    text: 'Ohne die Option „Öffentliche Ziele“ werden keine Ziele gewertet. Damit entfällt auch der erste Entscheid bei Gleichstand: Ihr teilt euch dann den Sieg (BS-END-08).',
  },
  'BS-VAR-05': {
    title: 'Rohstoffkauf während der Produktion',
    text: 'Mit der Option „Rohstoffkauf während der Produktion“ darf deine Firma nicht nur vorher Rohstoffe kaufen (BS-OPR-08), sondern auch zwischen ihren Fabriken, bis die Produktion beendet ist.',
  },
  'BS-VAR-06': {
    title: 'Regelfassung 2018 oder 2020',
    text: 'Mit den Regeln von 2018 ist fünferlei anders: In der Aktionsphase darfst du passen (BS-ACT-04), die Reihe der Kapitalgüter rückt nach jedem Kauf auf, statt nur bei leerem $40-Feld weiterzurutschen (BS-AST-13), eine Firma darf auch ohne Fabrikproduktion Dividenden ausschütten, wenn sie Waren verkauft hat (BS-DIV-02), eine volle Reihe erlaubt keinen Verkauf zum halben Preis (BS-DST-08), und ein Spieler ohne Firma bekommt keine $25 pro Partner (BS-ACT-17). Mit den Regeln von 2020 ist es jeweils umgekehrt. Jeder der fünf Punkte lässt sich auch einzeln einstellen; alles andere ist in beiden Fassungen gleich.',
  },
} as const
