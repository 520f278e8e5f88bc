export const net = {
  'CG-NET-01': {
    title: 'Dein Netzwerk',
    text: 'Dein Netzwerk besteht aus den Städten mit mindestens einem deiner Projekte. Zwei davon sind verbunden, wenn eine gedruckte Linie direkt zwischen ihnen verläuft.',
  },
  'CG-NET-02': {
    title: 'Zwei Großstädte',
    text: 'Ein zusammenhängender Teil zählt nur, wenn er mindestens 2 von San Francisco, Chicago, New York und New Orleans enthält.',
  },
  'CG-NET-03': {
    title: 'Anschlusspunkte',
    text: 'San Francisco gibt 2 Anschlusspunkte, die anderen je 1. Zähle alle Großstädte des Teils zusammen.',
  },
  'CG-NET-04': {
    title: 'Stufe',
    text: 'Es gilt die niedrigste deiner Transportstufen in den Regionen der verbundenen Großstädte. Regionen, die du nur durchquerst, spielen keine Rolle.',
  },
  'CG-NET-05': {
    title: 'Punkte',
    text: 'SP für Fuhrwerk, Postkutsche, Eisenbahn. 2 Anschlusspunkte: 3, 6, 9. 3 Anschlusspunkte: 6, 12, 18. 4 Anschlusspunkte: 12, 18, 27. 5 Anschlusspunkte: 18, 24, 36.',
  },
  'CG-NET-06': {
    title: 'Nur der beste Teil',
    text: 'Hast du zwei getrennte Teile, zählt nur der wertvollere.',
  },
  'CG-NET-07': {
    title: 'Nichts weglassen',
    text: 'Du kannst keine Großstadt des Teils weglassen, um eine höhere Stufe zu bekommen.',
  },
  'CG-NET-08': {
    title: 'Nur eigene',
    text: 'Scheiben anderer Spieler, neutrale und Andrews Scheiben verbinden für dich nichts.',
  },
  'CG-NET-09': {
    title: 'Dazwischen',
    text: 'Kleine und mittlere Städte geben keine Anschlusspunkte, aber du brauchst sie, um die Großstädte zu verbinden.',
  },
}
