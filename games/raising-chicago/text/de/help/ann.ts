export const ann = {
  'RC-ANN-01': {
    title: 'Neue Projekte',
    text: 'In den Runden 1 bis 7 kommen die fünf Projekte vom Stapel der Runde auf die Felder I bis V, das oberste auf Feld I.',
  },
  'RC-ANN-02': {
    title: 'Projekte in Runde 8',
    text: 'In Runde 8 kommt Projekt 36 auf Feld I, die vier finalen Projekte kommen in der Folge ihrer Felder auf II bis V.',
  },
  'RC-ANN-03': {
    title: 'Neue Ressourcenkarten',
    text: 'Dann kommen die obersten fünf Karten des Stapels der Reihe nach auf die Felder I bis V.',
  },
  'RC-ANN-04': {
    title: 'Stadtrandplättchen in Phase 1',
    text: 'Bevor neue Gebotsmarker dazukommen, darf, wer Stadtrandplättchen hat, sie nutzen.',
  },
  'RC-ANN-05': {
    title: 'Erste Gebotsmarker',
    text: 'In Runde 1 legen alle 3 Gebotsmarker auf das Auktionstableau.',
  },
  'RC-ANN-06': {
    title: 'Neue Gebotsmarker',
    text: 'In späteren Runden kommen zu den zurückerhaltenen Markern 3 neue dazu, zusammen aber höchstens 5. Du musst sie dazulegen.',
  },
  'RC-ANN-07': {
    title: 'Reihen',
    text: 'Danach werden die Reihen des Auktionstableaus nach Rang vergeben: Das höchste Ansehen bekommt die oberste.',
  },
  'RC-ANN-08': {
    title: 'Dritte Farbe',
    text: 'Zu zweit kommen nun Marker der dritten Farbe unter eure eigenen.',
  },
}
