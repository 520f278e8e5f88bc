export const crd = {
  'RC-CRD-01': {
    title: 'Die Karte',
    text: 'Nach dem Bauen legst du die Karte des Feldes auf den linken Platz unter deinem Tableau. Karten, die schon dort sind, rücken einen Platz nach rechts.',
  },
  'RC-CRD-02': {
    title: 'Kartenplätze',
    text: 'Du hast 4 Kartenplätze und für jeden Firmenausbau 1 weiteren.',
  },
  'RC-CRD-03': {
    title: 'Hinausgeschoben',
    text: 'Eine Karte, die über den letzten Platz hinausgeschoben wird, kommt verdeckt auf deinen Stapel und produziert nichts mehr.',
  },
  'RC-CRD-04': {
    title: 'Neuer Ausbau',
    text: 'Ein Ausbau, den du durch dasselbe Projekt bekommen hast, zählt schon für dessen Karte. Karten auf deinem Stapel kommen nicht zurück.',
  },
  'RC-CRD-05': {
    title: 'Keine Wahl',
    text: 'Du musst die Karte nehmen und darfst deine Karten nicht umsortieren.',
  },
  'RC-CRD-06': {
    title: 'Gesammelte Karten',
    text: 'Karten unter deinem Tableau und auf deinem Stapel gelten alle als gesammelt. Das ist für den Stadtrat wichtig.',
  },
}
