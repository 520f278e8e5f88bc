export const ord = {
  'ME-ORD-01': {
    title: 'Neue Vorstände, neue Marker',
    text: 'Nach den Versammlungen der Jahre 1 bis 3 treten die neuen Vorstände an, und jeder Spieler bekommt 1 Beziehungsmarker. Ein weiterer kommt sofort zur Firma auf dem letzten Platz.',
  },
  'ME-ORD-02': {
    title: 'Firmen unterstützen',
    text: 'Firma für Firma, vom ersten bis zum letzten Platz der alten Reihenfolge, sagt jeder, wie viele seiner Beziehungsmarker er dort hinlegt, von keinem bis allen. Sie werden sofort gelegt.',
  },
  'ME-ORD-03': {
    title: 'Wer wann spricht',
    text: 'Bei jeder Firma spricht zuerst der Vorstand von Platz 1, dann die von Platz 2, 3 und 4: neue Vorstände, alte Plätze. Du sprichst einmal, am besten Platz, den du leitest. Wer keine Firma leitet, kommt zuletzt, im Uhrzeigersinn ab dem Vorstand von Platz 1.',
  },
  'ME-ORD-04': {
    title: 'Jede Firma',
    text: 'Du darfst jede Firma unterstützen, eigene wie fremde. Was du nicht einsetzt, behältst du.',
  },
  'ME-ORD-05': {
    title: 'Die neue Reihenfolge',
    text: 'Wer mehr Marker hat, kommt zuerst. Bei gleich vielen bleibt die alte Reihenfolge.',
  },
  'ME-ORD-06': {
    title: 'Marker sind ausgegeben',
    text: 'Alle Marker bei den Firmen gehen in den Vorrat zurück.',
  },
}
