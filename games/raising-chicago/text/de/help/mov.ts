export const mov = {
  'RC-MOV-01': {
    title: 'Verschieben',
    text: 'Wer ein Verschiebeprojekt (blau) gewinnt, bringt es an den Stadtrand und errichtet ein Prestigebauwerk. Auf keins von beiden kannst du verzichten.',
  },
  'RC-MOV-02': {
    title: 'Symbol',
    text: 'Zuerst nimmst du ein Plättchen mit dem gezeigten Symbol, bei Projekt 36 den Stern. Weitere gedruckte Belohnungen haben Verschiebeprojekte nicht.',
  },
  'RC-MOV-03': {
    title: 'Stockwerke',
    text: 'Alle deine Marker auf der Karte werden Stockwerke des Bauwerks am Stadtrand.',
  },
  'RC-MOV-04': {
    title: 'Platz am Stadtrand',
    text: 'Zur Wahl stehen die Bauplätze am Stadtrand, deren Plättchen noch da ist.',
  },
  'RC-MOV-05': {
    title: 'Plättchen nehmen',
    text: 'Du nimmst dieses Plättchen, offen und ungenutzt, und stellst das Bauwerk an seinen Platz.',
  },
  'RC-MOV-06': {
    title: 'Ansehen für Stockwerke',
    text: 'Du erhältst 1 Ansehen für jedes Stockwerk dieses Bauwerks.',
  },
  'RC-MOV-07': {
    title: 'Stockwerke am Stadtrand',
    text: 'Stockwerke am Stadtrand zählen für keinen Stadtteil und keine Nachbarschaft, nur bei Gleichstand um den Sieg. Stadtratsmitglied 5 zählt das Bauwerk.',
  },
  'RC-MOV-08': {
    title: 'Prestigebauwerk wählen',
    text: 'Du wählst eines der offen ausliegenden Prestigebauwerke.',
  },
  'RC-MOV-09': {
    title: 'Zuerst lilafarbene Plätze',
    text: 'Solange ein lilafarbener Bauplatz frei ist, muss das Prestigebauwerk auf einen freien lilafarbenen.',
  },
  'RC-MOV-10': {
    title: 'Dann beliebige Plätze',
    text: 'Sind alle lilafarbenen Bauplätze belegt, kommt es auf einen beliebigen anderen freien.',
  },
  'RC-MOV-11': {
    title: 'Drehen',
    text: 'Du darfst das Prestigebauwerk vor dem Errichten in Vierteldrehungen drehen. So bleibt es stehen.',
  },
  'RC-MOV-12': {
    title: 'Belohnung des Bauplatzes',
    text: 'Die Belohnung seines Bauplatzes bekommst du wie beim Anheben: 2 Ansehen auf den Plätzen 19 bis 22, 1 Joker in den Ecken der Stadt.',
  },
  'RC-MOV-13': {
    title: 'Zwei Banner',
    text: 'Du rückst 1 Schritt auf der Leiste des Banners im Bereich der Prestigebauwerke vor und 1 Schritt auf der des Banners über der Spalte deines Prestigebauwerks. Sind sie gleich, machst du beide Schritte auf derselben Leiste.',
  },
  'RC-MOV-14': {
    title: 'Auffüllen',
    text: 'Das oberste Prestigebauwerk des Stapels kommt offen auf das leere Feld. Ist der Stapel aufgebraucht, bleibt das Feld leer.',
  },
  'RC-MOV-15': {
    title: 'Nachbarschaften',
    text: 'Zuletzt werden die Nachbarschaften am Prestigebauwerk geprüft.',
  },
  'RC-MOV-16': {
    title: 'Was ein Prestigebauwerk ist',
    text: 'Ein Prestigebauwerk gehört niemandem und hat 0 Stockwerke. Es belegt seinen Bauplatz und zählt als Bauwerk, wenn eine Nachbarschaft eingeschlossen wird.',
  },
}
