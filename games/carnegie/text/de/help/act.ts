export const act = {
  'CG-ACT-01': {
    title: 'Aktion wählen',
    text: 'Der Startspieler muss Personal, Verwaltung, Konstruktion oder Forschung & Entwicklung wählen.',
  },
  'CG-ACT-02': {
    title: 'Das Ereignis der Runde',
    text: 'Der Zeitplanmarker kommt direkt rechts neben den Aktionsstein der gewählten Zeile. Dieses Feld ist das Ereignis der Runde.',
  },
  'CG-ACT-03': {
    title: 'Beendete Zeilen',
    text: 'Eine Aktion darf auch gewählt werden, wenn ihr Stein schon am Ende der Zeile steht (Position 5).',
  },
  'CG-ACT-04': {
    title: 'Einen Stein umdrehen',
    text: 'Dann wird der Aktionsstein der Zeile darunter umgedreht. Unter F&E kommt Personal.',
  },
  'CG-ACT-05': {
    title: 'Beendete überspringen',
    text: 'Ein Stein am Ende seiner Zeile lässt sich nicht umdrehen; es geht weiter zur nächsten Zeile darunter, bis eine nicht beendete gefunden ist. Bis zum Ende von Runde 20 gibt es immer eine.',
  },
  'CG-ACT-06': {
    title: 'Ereignis der umgedrehten Zeile',
    text: 'Das Ereignis der Runde ist dann das Feld rechts vom umgedrehten Stein. Die gewählte Zeile hat kein eigenes Ereignis.',
  },
  'CG-ACT-07': {
    title: 'Abteilungen der gewählten Aktion',
    text: 'Genutzt werden in dieser Runde immer die Abteilungen der gewählten Aktion, nie die der umgedrehten Zeile.',
  },
  'CG-ACT-08': {
    title: 'Welcher Stein vorrückt',
    text: 'Am Ende der Runde rückt der gewählte Stein um 1 vor. Nach einem Umdrehen wird der umgedrehte zurückgedreht und rückt um 1 vor, der gewählte bleibt stehen.',
  },
  'CG-ACT-09': {
    title: 'Bis wann die Wahl gilt',
    text: 'Alle sehen die Wahl. Du kannst sie rückgängig machen, bis jemand anders geantwortet hat; danach bleibt es dabei. Gegen Andrew steht sie sofort fest, weil seine Karte aufgedeckt wird.',
  },
}
