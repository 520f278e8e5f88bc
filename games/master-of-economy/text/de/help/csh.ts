export const csh = {
  'ME-CSH-01': {
    title: 'Wann es gilt',
    text: 'Wenn eine Firma mehr zahlen muss oder nach deinem Willen zahlen soll, als sie hat: für Bauten, Waren, Geldbußen, Zinsen, Rückzahlung von Krediten oder Pakete in den Finanzgeschäften. Nicht für Veruntreuung, Dividenden, Rückkauf und die Abrechnung der Kredite am Ende.',
  },
  'ME-CSH-02': {
    title: 'Der Vorstand darf helfen',
    text: 'Zuerst darfst du als Vorstand einen beliebigen Teil des Fehlenden aus deinem eigenen Geld zahlen. Es ist geschenkt; niemand sonst darf helfen.',
  },
  'ME-CSH-03': {
    title: 'Eine Fabrik muss weg',
    text: 'Fehlt noch Geld, muss die Firma genau 1 Fabrik, die du aussuchst, für 2 Euro$ verkaufen. Das zählt nicht zu den Verkäufen einer Investitionsphase. Ohne Fabrik entfällt der Schritt.',
  },
  'ME-CSH-04': {
    title: 'Immer noch zu wenig',
    text: 'Dann findet die Zahlung nicht statt. Du behältst deinen Zuschuss und die Firma das Geld für die Fabrik; ein Kaufgebot scheitert, eine Geldbuße oder Zinsen werden erlassen.',
  },
  'ME-CSH-05': {
    title: 'Pflicht oder Wahl',
    text: 'Kaufgebote, Geldbußen und Zinsen durchlaufen alle diese Schritte, aussichtslos oder nicht. Was du frei wählst (Bauen, Pakete, Rückzahlung), geht nur, wenn es so ganz bezahlt werden kann; sonst wird nichts verkauft.',
  },
  'ME-CSH-06': {
    title: 'Jede Zahlung von vorn',
    text: 'Das alles beginnt bei jeder einzelnen Zahlung neu.',
  },
  'ME-CSH-07': {
    title: 'Geld kommt zuletzt',
    text: 'Platz, Vorrat, Baustoff, Grenzen, Paket und die Ware des Verkäufers werden vorher geprüft. Ein Zwangsverkauf macht also nie Platz für die Fabrik, die du gerade baust, und füllt auch nicht den Vorrat für sie auf.',
  },
  'ME-CSH-08': {
    title: 'Mehr als nötig',
    text: 'Bringen Zuschuss und Verkauf mehr als das Fehlende, behält die Firma den Überschuss. Fehlt nichts mehr, wird keine Fabrik verkauft.',
  },
}
