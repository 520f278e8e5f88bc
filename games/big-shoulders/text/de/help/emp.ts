export const emp = {
  'BS-EMP-01': {
    title: 'Arbeiterfelder',
    text: 'Auf jedem Arbeiterfeld liegt entweder ein Arbeiter oder ein Automatisierungsmarker. Ist kein Arbeiterfeld mehr frei, kann die Firma keine weiteren Arbeiter aufnehmen.',
  },
  'BS-EMP-02': {
    title: 'Arbeiter platzieren',
    text: 'Ein eingestellter oder gewonnener Arbeiter kommt sofort auf ein beliebiges freies Arbeiterfeld in einer beliebigen Fabrik der Firma. Überleg gut, wohin: Später ziehen Arbeiter nicht mehr um, außer wenn sie automatisiert werden (siehe BS-AUT-02).',
  },
  'BS-EMP-03': {
    title: 'Manager',
    text: 'In jeder Fabrik ist Platz für einen Manager. Einen neuen Manager setzt du in eine beliebige Fabrik der Firma, die noch keinen hat.',
  },
  'BS-EMP-04': {
    title: 'Manager bleiben',
    text: 'Ein platzierter Manager wechselt nie die Fabrik und verlässt sie auch nicht mehr.',
  },
  'BS-EMP-05': {
    title: 'Verkäufer',
    text: 'Verkäufer besetzen die Verkäuferfelder des Firmen-Tableaus von oben nach unten. Das Tableau zeigt, wie viel jede Ware bei der aktuellen Zahl von Verkäufern bringt. Beispiel: Swift bekommt pro Ware $50 ohne Verkäufer, $60 mit einem und $70 mit zweien.',
  },
  'BS-EMP-06': {
    title: 'Mitarbeiter ohne Platz',
    text: 'Mitarbeiter, die du nicht unterbringst, gehen ohne Ausgleich zurück in den Vorrat. Einzige Ausnahme sind Attraktivitätsboni: Dafür gibt es dann $25 (siehe BS-APL-08).',
  },
} as const
