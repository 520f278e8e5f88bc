export const inf = {
  'BS-INF-01': {
    title: 'Gebäude auf der Hand',
    text: 'Du siehst nur deine eigenen Gebäude. Wie viele jeder auf der Hand hat, wissen alle: 3 vor der Auswahl in der Bauphase, 1 danach.',
  },
  'BS-INF-02': {
    title: 'Wahl des Gebäudes',
    text: 'Bis alle gewählt haben, liegen die Gebäude verdeckt und niemand sieht die der anderen. Wer schon gewählt hat, sehen alle.',
  },
  'BS-INF-03': {
    title: 'Abgelegte Gebäude',
    text: 'Welches Gebäude du abgelegt hast, weißt nur du, und das bleibt auch später so. Mit der Option „Drafting von Gebäuden“ haben andere das Plättchen beim Weitergeben vielleicht schon gesehen.',
  },
  'BS-INF-04': {
    title: 'Drafting',
    text: 'Beim Drafting kennen ein weitergegebenes Gebäude nur die Spieler, die es auf der Hand hatten. Mehr wird nicht verraten.',
  },
  'BS-INF-05': {
    title: 'Stapel',
    text: 'In welcher Reihenfolge die Gebäude, Bedarfsplättchen und Kapitalgüter in ihren Stapeln liegen, weiß niemand. Was darin sein kann, ist dagegen kein Geheimnis: Alle Plättchen sind aufgelistet, alles offen Abgelegte ist einsehbar. Beim Bedarfsstapel ist auch die Reihenfolge der Stufen bekannt (BS-SET-03).',
  },
  'BS-INF-06': {
    title: 'Stoffbeutel',
    text: 'Was aus dem Stoffbeutel kommt, ist reiner Zufall und entscheidet sich erst beim Ziehen. Was noch drin ist, ergibt sich aus den sichtbaren Rohstoffen und darf deshalb angezeigt werden.',
  },
  'BS-INF-07': {
    title: 'Alles andere ist offen',
    text: 'Alles, was in diesem Kapitel nicht genannt ist, sehen alle: Geld, Aktien, Firmen-Tableaus, die Ziele im Spiel, erschöpfte Kapitalgüter und wer in dieser Dekade welche Aktien nicht mehr kaufen darf (BS-STK-15).',
  },
  'BS-INF-08': {
    title: 'Zufall',
    text: 'Der Zufall bestimmt, wer zuerst gründet und welche Ziele im Spiel sind. Gemischt werden die Bedarfsplättchen jeder Stufe, die Startplättchen und die übrigen Kapitalgüter sowie die Gebäude jeder Ära, und auch jedes Ziehen aus dem Stoffbeutel ist zufällig. Sonst nichts.',
  },
} as const
