export const inv = {
  'ME-INV-01': {
    title: 'Der Zug einer Firma',
    text: 'Jede Firma hat der Reihe nach einen Zug. Du baust und verkaufst, wie du willst, und beendest dann den Zug; du darfst auch nichts tun.',
  },
  'ME-INV-02': {
    title: 'Höchstens drei',
    text: 'Eine Firma baut höchstens 3 Fabriken je Investitionsphase.',
  },
  'ME-INV-03': {
    title: 'Zwei gleiche',
    text: 'Höchstens 2 davon dürfen vom selben Typ sein.',
  },
  'ME-INV-04': {
    title: 'Kosten',
    text: 'Ein Steinbruch kostet 3 Euro$. Jede andere Fabrik kostet 3 Euro$ und 1 Baustoff aus dem eigenen Lager der Firma.',
  },
  'ME-INV-05': {
    title: 'Platz',
    text: 'Eine Firma hat 3 Felder für jeden Fabriktyp, zusammen 18; du brauchst ein freies. Die Zahl der Felder ist rekonstruiert.',
  },
  'ME-INV-06': {
    title: 'Fabrik im Vorrat',
    text: 'Bauen kannst du nur, was im Vorrat noch da ist.',
  },
  'ME-INV-07': {
    title: 'Nicht genug Geld',
    text: 'Kann die Firma nicht zahlen, darfst du eigenes Geld dazulegen, und eine Fabrik darf für 2 Euro$ verkauft werden; so muss der ganze Preis zusammenkommen. Den Baustoff ersetzt nichts.',
  },
  'ME-INV-08': {
    title: 'Fabriken verkaufen',
    text: 'Eine Firma verkauft höchstens 2 Fabriken je Investitionsphase, für je 3 Euro$. Sie gehen in den Vorrat zurück, jeder darf sie wieder bauen; der Baustoff ist weg.',
  },
  'ME-INV-09': {
    title: 'Getrennte Grenzen',
    text: 'Verkaufen bringt dir keinen weiteren Bau, und Bauen kostet keinen Verkauf. Du darfst sogar eine Fabrik verkaufen, die du in dieser Phase gebaut hast.',
  },
  'ME-INV-10': {
    title: 'Sofort bereit',
    text: 'Eine neue Fabrik kann im selben Halbjahr beliefert werden und produzieren.',
  },
  'ME-INV-11': {
    title: 'Nur was da ist',
    text: 'Verkaufen lässt sich nur eine Fabrik, die der Firma gehört.',
  },
}
