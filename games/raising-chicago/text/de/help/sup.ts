export const sup = {
  'RC-SUP-01': {
    title: 'Unbegrenzte Plättchen',
    text: 'Bauholz, Hubspindeln, Mauerwerk, Joker und Gunstmarker gehen nie aus.',
  },
  'RC-SUP-02': {
    title: 'Sechs Ausbauten',
    text: 'Es gibt genau 6 Firmenausbauten. Sind sie weg, bringt eine solche Belohnung nichts.',
  },
  'RC-SUP-03': {
    title: 'Symbolplättchen',
    text: 'Es gibt 36 Symbolplättchen, für jedes der Projekte 1 bis 36 eines: je 7 Lokomotiven, Löwen, Bücher, Siegel und Y sowie 1 Stern. Sie reichen immer.',
  },
  'RC-SUP-04': {
    title: '25 Gebotsmarker',
    text: 'Jede Firma hat 25 Gebotsmarker: höchstens 3 neue in jeder der 8 Runden und 1 für Stadtrandplättchen 7. Sie reichen immer.',
  },
  'RC-SUP-05': {
    title: 'Ressourcenkarten',
    text: 'In jeder Runde kommen fünf Karten ins Spiel, in der ganzen Partie 40 von 54. Der Stapel reicht immer.',
  },
  'RC-SUP-06': {
    title: 'Platz für jedes Verschieben',
    text: 'Es gibt 8 Verschiebeprojekte, 8 Bauplätze am Stadtrand, 8 Ständer und 10 Prestigebauwerke. Für jedes Verschiebeprojekt ist noch ein Stadtrandplättchen, ein Ständer und eine Auswahl aus drei Prestigebauwerken da.',
  },
  'RC-SUP-07': {
    title: 'Platz für jedes Bauwerk',
    text: 'Die Stadtteile haben 40 Bauplätze, gebraucht für höchstens 32 angehobene Bauwerke und 8 Prestigebauwerke. Ein freier Bauplatz ist immer da.',
  },
}
