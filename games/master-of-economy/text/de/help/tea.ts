export const tea = {
  'ME-TEA-01': {
    title: 'Zwei Paare',
    text: 'Zu viert spielen zwei Paare, Sitz 1 und 2 gegen Sitz 3 und 4, wenn ihr nichts anderes vereinbart. Alle anderen Regeln bleiben.',
  },
  'ME-TEA-02': {
    title: 'Nichts übergeben',
    text: 'Partner dürfen reden wie alle, aber sie geben einander nichts und sehen nicht mehr von dem, was verdeckt ist.',
  },
  'ME-TEA-03': {
    title: 'Rangfolge',
    text: 'Das Paar mit der höheren Summe belegt die Ränge 1 und 2, das andere 3 und 4. Im Paar kommt das bessere Ergebnis zuerst; Rang 1 gewinnt.',
  },
  'ME-TEA-04': {
    title: 'Gleiche Summen',
    text: 'Haben beide Paare dieselbe Summe, zählt für alle vier das eigene Ergebnis, und das beste gewinnt.',
  },
  'ME-TEA-05': {
    title: 'Gleiche Ergebnisse',
    text: 'Wer das gleiche Ergebnis hat, teilt sich den Rang.',
  },
}
