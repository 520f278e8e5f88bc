export const gen = {
  'RC-GEN-01': {
    title: 'Acht Runden',
    text: 'Zwei, drei oder vier Firmen spielen genau acht Runden. Wer nach der Schlusswertung das meiste Ansehen hat, gewinnt.',
  },
  'RC-GEN-02': {
    title: 'Fünf Phasen',
    text: 'Jede Runde hat fünf Phasen: Projekte ankündigen, Projekte versteigern, Auktion beenden, Projekte ausführen, Firma betreiben. Eine Phase ist zu Ende, bevor die nächste beginnt.',
  },
  'RC-GEN-03': {
    title: 'Gemeinsam oder nacheinander',
    text: 'Phase 1 und 5 spielen alle Firmen gemeinsam, Phase 2, 3 und 4 nacheinander. Wo in Phase 1 oder 5 doch eine Reihenfolge zählt, gibt sie die Rangfolge vor.',
  },
  'RC-GEN-04': {
    title: 'Ressourcen, Joker, Gunstmarker',
    text: 'Es gibt drei Ressourcen: Bauholz, Hubspindeln und Mauerwerk. Ein Joker zählt beim Ausgeben als 1 Ressource beliebiger Sorte. Ein Gunstmarker ersetzt alles von einer Sorte in einer Zahlung oder in einem Abschnitt deines persönlichen Projekts. Eine permanente Ressource senkt Kosten und wird nie ausgegeben.',
  },
  'RC-GEN-05': {
    title: 'Gleichstand',
    text: 'Bei Gleichstand hat die beteiligte Firma mit mehr Ansehen den Vorteil, bei gleichem Ansehen die, deren Scheibe höher im Stapel liegt. Eigene Regeln gelten für den Gewinn eines Projekts, für geteilte Plätze in der Wertung und für den Sieg.',
  },
  'RC-GEN-06': {
    title: 'Belohnungen',
    text: 'Belohnungen musst du nehmen, sofort und von links nach rechts. Was nicht möglich ist, etwa ein Firmenausbau bei leerem Vorrat oder ein Schritt über das letzte Feld hinaus, verfällt; den Rest bekommst du trotzdem.',
  },
  'RC-GEN-07': {
    title: 'Die Schachtel',
    text: 'Was in die Schachtel kommt, ist aus dem Spiel und kommt nie zurück.',
  },
  'RC-GEN-08': {
    title: 'Zufall',
    text: 'Zufall gibt es nur beim Spielaufbau. Danach wird nichts mehr gemischt oder ausgelost.',
  },
  'RC-GEN-09': {
    title: 'Stockwerke und Bauwerke',
    text: 'Jeder Gebotsmarker unter einem Bauwerk ist ein Stockwerk. Ein Bauwerk gehört der Firma, deren Marker darunter liegen, und hat mindestens 1 Stockwerk. Ein Prestigebauwerk gehört niemandem und hat 0 Stockwerke.',
  },
  'RC-GEN-10': {
    title: 'Bauwerke bleiben',
    text: 'Ein einmal errichtetes Bauwerk wird nie versetzt, entfernt oder weitergegeben.',
  },
  'RC-GEN-11': {
    title: 'Offener Besitz',
    text: 'Alle dürfen sehen, was eine Firma hat: Ressourcen, Joker, Gunstmarker, permanente Ressourcen, Leisten, Karten unter dem Tableau, Plättchen, Ausbauten und Marker. Verborgen ist nur, was in den Stapeln unter dem obersten Teil liegt, dazu die verdeckten Prestigebauwerke und die hinausgeschobenen Karten, die nur ihr Besitzer ansehen darf.',
  },
  'RC-GEN-12': {
    title: 'Kein Handel',
    text: 'Firmen dürfen nicht miteinander handeln und einander nichts schenken oder leihen.',
  },
  'RC-GEN-13': {
    title: 'Wer darf',
    text: 'Nur die gefragte Firma darf etwas tun, und nur das, wonach gerade gefragt ist.',
  },
  'RC-GEN-14': {
    title: 'Ein Grund auf einmal',
    text: 'Verstößt etwas gegen mehrere Regeln, erfährst du eine davon: zuerst, ob du an der Reihe bist, dann, ob du das Plättchen hast, dann deine Entscheidungen in ihrer Reihenfolge.',
  },
}
