export const set = {
  'RC-SET-01': {
    title: 'Tisch',
    text: 'Spielplan, Auktionstableau und der gemeinsame Vorrat liegen bereit.',
  },
  'RC-SET-02': {
    title: 'Projektstapel',
    text: 'Die Projekte 1–5, 6–10 und so weiter bis 31–35 bilden, getrennt gemischt, sieben offene Stapel: Zu sehen ist nur das jeweils oberste. Projekt 36 liegt für sich.',
  },
  'RC-SET-03': {
    title: 'Finale Projekte',
    text: 'Vier der zehn finalen Projekte werden gezogen und liegen in dieser Folge offen auf ihren Feldern 1 bis 4. Die übrigen sechs kommen in die Schachtel.',
  },
  'RC-SET-04': {
    title: 'Ressourcenkarten',
    text: 'Die 54 Ressourcenkarten bilden einen gemischten Stapel. Zu zweit und zu dritt gilt die rote Seite, zu viert die gelbe. Zu sehen ist nur die oberste Karte.',
  },
  'RC-SET-05': {
    title: 'Stadtrandplättchen',
    text: 'Auf jedem der 8 Bauplätze am Stadtrand liegt offen ein Stadtrandplättchen. Die übrigen 4 der 12 kommen in die Schachtel.',
  },
  'RC-SET-06': {
    title: 'Prestigebauwerke',
    text: 'Die zehn Prestigebauwerke bilden einen verdeckten Stapel; drei davon liegen offen daneben, ungedreht mit der Nummer oben links. An einer Stelle spricht die Anleitung von zwölf; es sind zehn.',
  },
  'RC-SET-07': {
    title: 'Kontrollplättchen',
    text: 'Jeder Stadtteil bekommt zufällig eines der vier Kontrollplättchen, offen.',
  },
  'RC-SET-08': {
    title: 'Banner',
    text: 'Je eines der neun Banner liegt zufällig und offen über jeder der 8 Spalten und eines im Bereich der Prestigebauwerke.',
  },
  'RC-SET-09': {
    title: 'Nachbarschaftsplättchen',
    text: 'Auf jedem der 18 Nachbarschaftsfelder liegt zufällig und offen ein Nachbarschaftsplättchen.',
  },
  'RC-SET-10': {
    title: 'Persönliches Projekt',
    text: 'Jeder hat ein persönliches Projekt, offen. Alle vier leisten dasselbe, deshalb ist egal, welches.',
  },
  'RC-SET-11': {
    title: 'Dein Material',
    text: 'Jede Firma hat ihr Tableau, 25 Gebotsmarker, 3 Kompetenzmarker, 9 permanente Ressourcen und 2 Scheiben.',
  },
  'RC-SET-12': {
    title: 'Start auf den Leisten',
    text: 'Zu zweit und zu dritt beginnen alle Kompetenzmarker auf Feld 0, zu viert auf Feld 3.',
  },
  'RC-SET-13': {
    title: 'Permanente Ressourcen',
    text: 'Zu zweit und zu dritt liegen permanente Ressourcen auf den Feldern 3, 6 und 9 jeder Leiste, zusammen 9. Zu viert liegen sie auf den Feldern 6 und 9; die übrigen 3 kommen in die Schachtel.',
  },
  'RC-SET-14': {
    title: 'Start auf der Armutsleiste',
    text: 'Alle beginnen auf dem obersten Feld der Armutsleiste. Die Reihenfolge dort bedeutet nichts.',
  },
  'RC-SET-15': {
    title: 'Startressourcen',
    text: 'Jede Firma beginnt mit 2 Bauholz, 2 Hubspindeln und 2 Mauerwerk, zu viert mit je 1. Joker und Gunstmarker hat niemand.',
  },
  'RC-SET-16': {
    title: 'Der erste Stapel',
    text: 'Die Ansehensscheiben liegen in zufälliger Folge als Stapel auf Feld 0. Die oberste gilt als höchstes Ansehen, die unterste als niedrigstes.',
  },
  'RC-SET-17': {
    title: 'Dritte Farbe',
    text: 'Zu zweit liegen die Gebotsmarker einer dritten Farbe neben dem Auktionstableau.',
  },
  'RC-SET-18': {
    title: 'Stadtrat',
    text: 'Spielt ihr mit dem Stadtrat, werden auch dessen vier Mitglieder gezogen.',
  },
}
