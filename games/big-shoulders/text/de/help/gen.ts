export const gen = {
  'BS-GEN-01': {
    title: 'Spielablauf',
    text: 'Ihr spielt fünf Dekaden. Jede läuft gleich ab: Aktienphase, Bauphase, Aktionsphase, Betriebsphase, Aufräumphase. Nur in der fünften Dekade fällt das Aufräumen weg: Nach ihrer Betriebsphase ist das Spiel zu Ende (siehe BS-END-01).',
  },
  'BS-GEN-02': {
    title: 'Zwei Geldbeutel',
    text: 'Du hast dein persönliches Vermögen, und jede Firma hat ihre eigene Firmenkasse. Mit deinem persönlichen Geld bezahlst du ausschließlich Aktien: bei der Gründung deiner ersten Firma zu Spielbeginn und in der Aktienphase beim Kaufen oder Gründen. Alles, was in der Aktions- und der Betriebsphase Geld kostet, zahlt die Firma, für die du gerade handelst.',
  },
  'BS-GEN-03': {
    title: 'Firmen teilen nicht',
    text: 'Jede Firma wirtschaftet für sich, auch wenn du mehrere leitest. Geld, Rohstoffe, Waren, Mitarbeiter, Kapitalgüter und Boni bleiben bei der Firma, der sie gehören. Du kannst sie weder an eine andere Firma weitergeben noch dort nutzen.',
  },
  'BS-GEN-04': {
    title: 'Keine Schulden',
    text: 'Bezahlt wird sofort und in voller Höhe. Fehlt dir oder der zahlenden Firma auch nur ein Teil des Betrags, ist die Aktion nicht möglich. Beispiel: Mit $55 in der Kasse kann eine Firma keinen Manager für $60 einstellen.',
  },
  'BS-GEN-05': {
    title: 'Die Bank',
    text: 'Der Bank geht das Geld nie aus. Sie kann jeden Betrag auszahlen und annehmen.',
  },
  'BS-GEN-06': {
    title: 'Nur ganze Dollar',
    text: 'Cent-Beträge gibt es nicht. Geteilt wird nur an zwei Stellen: beim Gewinn pro Anteil, der abgerundet wird (BS-DIV-03), und beim Verkauf zum halben Preis, der immer aufgeht, weil jeder Verkaufspreis ein Vielfaches von 10 ist. Beispiel: $125 Gewinn ergeben $12 pro Anteil; eine Ware zu $50 bringt zum halben Preis $25.',
  },
  'BS-GEN-07': {
    title: 'Begrenztes und unbegrenztes Material',
    text: 'Manches gibt es nur so oft, wie es in der Schachtel liegt: 70 Rohstoffe, 12 Bonus-Warenmarker, 20 Manager, 20 Verkäufer, 50 Arbeiter, 40 Automatisierungsmarker sowie alle Plättchen und Aktien. Warenmarker und Geld sind unbegrenzt. Im Vorrat können nur die Manager und die Bonus-Warenmarker tatsächlich ausgehen; dann kannst du davon nichts mehr bekommen.',
  },
  'BS-GEN-08': {
    title: 'Rohstoffe bleiben im Spiel',
    text: 'Kein Rohstoff verlässt je das Spiel. Jeder der 70 Würfel ist immer an genau einem Ort: im Stoffbeutel, auf dem Haymarket Square, auf einem Feld der Lieferkette oder in einer Firmenkasse. Was deine Fabriken verbrauchen, landet zum Beispiel auf dem Haymarket Square (BS-OPR-15).',
  },
  'BS-GEN-09': {
    title: 'Wer für eine Firma entscheidet',
    text: 'Für eine Firma entscheidet allein ihr Direktor, und zwar in jeder Phase. Wer nur Anteile an ihr hält, hat nichts mitzureden.',
  },
  'BS-GEN-10': {
    title: 'Keine Geschäfte unter Spielern',
    text: 'Du darfst anderen Spielern nichts schenken, leihen oder verkaufen. Etwas wechselt nur dann den Besitzer, wenn eine Regel es ausdrücklich vorsieht, etwa wenn eine Firma den Besitzer eines Gebäudes bezahlt (BS-ACT-13).',
  },
  'BS-GEN-11': {
    title: 'Unbegrenzt Platz',
    text: 'Eine Firma darf beliebig viel Geld, Rohstoffe und unverkaufte Waren haben und alles von Dekade zu Dekade behalten.',
  },
  'BS-GEN-12': {
    title: 'Offene Informationen',
    text: 'Fast alles liegt offen auf dem Tisch: das Geld der Spieler und Firmen, Aktien, Firmen-Tableaus, der Spielplan, der Bankbereich und alle abgelegten Bedarfsplättchen und Kapitalgüter. Das Wenige, das geheim bleibt, steht ab BS-INF-01.',
  },
} as const
