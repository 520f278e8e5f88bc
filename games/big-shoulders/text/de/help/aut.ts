export const aut = {
  'BS-AUT-01': {
    title: 'Automatisieren',
    text: 'Wähle eine Fabrik mit mindestens einem Arbeiter. Ihr am weitesten links liegender Automatisierungsmarker wandert von den Achtecken auf das Feld eines ihrer Arbeiter; der Arbeiter räumt dieses Feld.',
  },
  'BS-AUT-02': {
    title: 'Wohin mit dem Arbeiter?',
    text: 'Du hast die Wahl: Entweder zieht der automatisierte Arbeiter auf ein anderes freies Arbeiterfeld derselben Firma, in dieser oder einer anderen Fabrik, oder er geht auf das teuerste freie Feld des Arbeitsmarkts zurück. Ist der Arbeitsmarkt voll, kommt er stattdessen in den Vorrat.',
  },
  'BS-AUT-03': {
    title: 'Für immer',
    text: 'Ein automatisiertes Feld gilt für den Rest des Spiels als besetzt. Automatisierungsmarker kommen nie zurück.',
  },
  'BS-AUT-04': {
    title: 'Die zusätzliche Ware',
    text: 'Sind alle Automatisierungsmarker einer Fabrik verbraucht, liegt ein Symbol frei: Ab jetzt stellt diese Fabrik bei jeder Produktion 1 Ware mehr her. Die Marker davor bringen noch nichts.',
  },
  'BS-AUT-05': {
    title: 'Doppelte Automatisierung',
    text: 'Du wählst zwei Arbeiter, die schon vor der Aktion beschäftigt waren – beide in einer Fabrik oder je einen in zwei Fabriken –, und ersetzt sie gleichzeitig. Erst danach ziehen beide um oder gehen auf den Arbeitsmarkt (siehe BS-AUT-02). Wer umzieht, wird in derselben Aktion nicht noch einmal automatisiert.',
  },
} as const
