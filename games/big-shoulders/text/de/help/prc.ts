export const prc = {
  'BS-PRC-01': {
    title: 'Der Aktienmarkt',
    text: 'Die Felder sind $10, $15, $20, $25, $35, $40, $50, $60, $80, $100, $120, $140, $160, $190, $220, $250, $280, $320, $360, $400 und $450. Auf einem Feld dürfen beliebig viele Firmen stehen; ihre Reihenfolge dort ist egal.',
  },
  'BS-PRC-02': {
    title: 'Ausschüttung mindestens so hoch wie der Aktienkurs',
    text: 'Ist die Ausschüttung mindestens so hoch wie der Aktienkurs, steigt er um 1 Schritt. Als Ausschüttung zählt das Zehnfache des Gewinns pro Anteil, verglichen wird mit dem Aktienkurs im Moment der Zahlung. Beispiel: $35 Gewinn bringen $3 pro Anteil, also eine Ausschüttung von $30; bei einem Aktienkurs von $35 bewegt sich nichts.',
  },
  'BS-PRC-03': {
    title: 'Mindestens das Doppelte',
    text: 'Ist die Ausschüttung mindestens doppelt so hoch wie der Aktienkurs, steigt er um 2 Schritte. Beispiel: $80 bei einem Aktienkurs von $40 heben ihn auf $60.',
  },
  'BS-PRC-04': {
    title: 'Mindestens das Dreifache',
    text: 'Ist die Ausschüttung mindestens dreimal so hoch wie der Aktienkurs, steigt er um 3 Schritte – aber nur, wenn er bei $60 oder höher steht; sonst sind es 2. Beispiele: $240 bei einem Aktienkurs von $80 heben ihn auf $140, $150 bei einem Aktienkurs von $50 dagegen nur auf $80.',
  },
  'BS-PRC-05': {
    title: 'Kleinere Ausschüttung',
    text: 'Ist die Ausschüttung kleiner als der Aktienkurs, ändert sich nichts.',
  },
  'BS-PRC-06': {
    title: 'Einbehalten',
    text: 'Behält die Firma ihre Gewinne ein, fällt ihr Aktienkurs um einen Schritt, egal wie hoch der Gewinn ist. Nur die Preisgarantie kann das verhindern (siehe BS-AST-22).',
  },
  'BS-PRC-07': {
    title: 'Oberes und unteres Ende',
    text: 'Der Aktienkurs steigt nie über $450 und fällt nie unter $10. Überzählige Schritte verfallen.',
  },
  'BS-PRC-08': {
    title: 'Was den Aktienkurs sonst noch bewegt',
    text: 'Außer Dividenden und Einbehalten gibt es: Verkauf von Aktien (BS-STK-08), ausverkaufte Firmen (BS-STK-21), Beschaffung von Notfall-Kapital (BS-OPR-06), zusätzliche Dividenden (BS-ACT-32 und BS-ACT-35), die Attraktivitätsfelder 13 und 16 (BS-APL-15) sowie „Hinterzimmergeschäfte“ und „Beliebte Partner“ (BS-AST-21). Sonst bewegt ihn nichts.',
  },
} as const
