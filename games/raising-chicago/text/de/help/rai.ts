export const rai = {
  'RC-RAI-01': {
    title: 'Anheben',
    text: 'Wer ein Anhebeprojekt (gelb) gewinnt, errichtet es als Bauwerk in einem Stadtteil. Verzichten geht nicht. Alle finalen Projekte sind Anhebeprojekte.',
  },
  'RC-RAI-02': {
    title: 'Symbol',
    text: 'Zuerst nimmst du ein Plättchen mit dem gezeigten Symbol (Projekte 1 bis 36).',
  },
  'RC-RAI-03': {
    title: 'Gedruckte Belohnung',
    text: 'Dann bekommst du die gedruckte Belohnung: Joker, Gunstmarker, Ansehen, 1 Schritt auf der gezeigten Kompetenzleiste oder einen Firmenausbau.',
  },
  'RC-RAI-04': {
    title: 'Finale Projekte',
    text: 'Ein finales Projekt bringt kein Symbolplättchen, nur sein Ansehen. Für die Schlusswertung bleibt es deins.',
  },
  'RC-RAI-05': {
    title: 'Bauplatz wählen',
    text: 'Du wählst einen beliebigen freien Bauplatz in einem beliebigen Stadtteil, auch einen lilafarbenen.',
  },
  'RC-RAI-06': {
    title: 'Stockwerke',
    text: 'Alle deine Marker auf der Karte werden Stockwerke des Bauwerks. Sie kommen nie zurück.',
  },
  'RC-RAI-07': {
    title: 'Belohnung des Bauplatzes',
    text: 'Manche Bauplätze belohnen dich sofort: die vier mittleren der Stadtteile 2 und 3 (19 bis 22) mit 2 Ansehen, die vier Ecken der Stadt (1, 8, 33, 40) mit 1 Joker.',
  },
  'RC-RAI-08': {
    title: 'Banner der Spalte',
    text: 'Du rückst 1 Schritt auf der Leiste vor, die das Banner über der Spalte deines Bauplatzes zeigt.',
  },
  'RC-RAI-09': {
    title: 'Ansehen für Stockwerke',
    text: 'Du erhältst 1 Ansehen für jedes Stockwerk dieses Bauwerks.',
  },
  'RC-RAI-10': {
    title: 'Nachbarschaften',
    text: 'Zuletzt werden die Nachbarschaften am Bauplatz geprüft.',
  },
}
