export const div = {
  'BS-DIV-01': {
    title: 'Die Entscheidung',
    text: 'Nach dem Verkauf entscheidet der Direktor, was mit dem gesamten Gewinn passiert: Dividenden ausschütten oder Gewinne einbehalten. Aufteilen geht nicht.',
  },
  'BS-DIV-02': {
    title: 'Wann du einbehalten musst',
    text: 'Eine Firma muss den Gewinn einbehalten, wenn sie in diesem Zug keine Ware verkauft hat. Mit der Option „Keine Dividende ohne Fabrikproduktion“ (Standard bei den Regeln von 2020) muss sie es auch, wenn keine ihrer Fabriken in diesem Zug produziert hat. Waren von Bonus-Warenmarkern und aus Produktionsgebäuden sind keine Fabrikproduktion.',
  },
  'BS-DIV-03': {
    title: 'Gewinn pro Anteil',
    text: 'Teile den Gewinn durch 10 und runde ab: So viel bringt jeder Anteil. Der Rest verfällt. Beispiel: $155 Gewinn ergeben $15 pro Anteil.',
  },
  'BS-DIV-04': {
    title: 'Was die Spieler bekommen',
    text: 'Für jeden deiner Anteile zahlt dir die Bank den Gewinn pro Anteil in dein persönliches Vermögen. Beispiel: 5 Anteile zu je $18 bringen dir $90.',
  },
  'BS-DIV-05': {
    title: 'Was die Firma bekommt',
    text: 'Für jeden Anteil, der noch auf ihrem Firmen-Tableau liegt, zahlt die Bank den Gewinn pro Anteil in die Firmenkasse. Beispiel: 3 unverkaufte Anteile zu je $18 bringen der Firma $54.',
  },
  'BS-DIV-06': {
    title: 'Anteile im Bankbereich',
    text: 'Anteile im Bankbereich bringen niemandem etwas ein.',
  },
  'BS-DIV-07': {
    title: 'Gewinne einbehalten',
    text: 'Die Bank zahlt den ganzen Gewinn ungerundet in die Firmenkasse. Die Spieler gehen leer aus.',
  },
  'BS-DIV-08': {
    title: 'Was zum Gewinn zählt',
    text: 'Zum Gewinn gehören die verkauften Waren (zum vollen und zum halben Preis), die Boni für gefüllte Plättchen und Felder und die in diesem Zug genutzten Kataloge.',
  },
  'BS-DIV-09': {
    title: 'Eine Firma, die nichts tut',
    text: 'In jedem Betriebszug wird genau einmal ausgeschüttet oder einbehalten. Eine Firma, die gar nichts tut, behält $0 ein, und ihr Aktienkurs fällt um einen Schritt.',
  },
} as const
