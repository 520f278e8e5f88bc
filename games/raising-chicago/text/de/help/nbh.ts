export const nbh = {
  'RC-NBH-01': {
    title: 'Einschließen',
    text: 'Ein Nachbarschaftsfeld ist eingeschlossen, wenn alle 4 Bauplätze daran belegt sind, mit angehobenen Bauwerken beliebiger Farben und Prestigebauwerken in beliebiger Mischung.',
  },
  'RC-NBH-02': {
    title: 'Wann geprüft wird',
    text: 'Gleich nachdem ein Bauwerk in einem Stadtteil errichtet ist, werden die Felder an seinem Bauplatz geprüft, auf denen noch ein Plättchen liegt. Jedes eingeschlossene wird sofort vergeben.',
  },
  'RC-NBH-03': {
    title: 'Stockwerke zählen',
    text: 'Jede Firma zählt ihre Stockwerke auf den 4 Bauplätzen zusammen. Prestigebauwerke bringen keine.',
  },
  'RC-NBH-04': {
    title: 'Die meisten Stockwerke',
    text: 'Die Firma mit den meisten Stockwerken gewinnt das Plättchen, egal wer es eingeschlossen hat.',
  },
  'RC-NBH-05': {
    title: 'Gleichstand',
    text: 'Bei Gleichstand gewinnt die beteiligte Firma mit dem in diesem Moment höheren Rang. Das Ansehen für das neue Bauwerk zählt schon mit.',
  },
  'RC-NBH-06': {
    title: 'Das Plättchen gewinnen',
    text: 'Der Gewinner behält das Plättchen bis zum Spielende und bekommt sofort die Belohnung.',
  },
  'RC-NBH-07': {
    title: 'Trost',
    text: 'Danach erhält jede andere Firma mit mindestens 1 Bauwerk auf den 4 Bauplätzen 1 Ansehen, alle gleichzeitig. Ohne Bauwerk dort bekommst du nichts.',
  },
  'RC-NBH-08': {
    title: 'Mehrere auf einmal',
    text: 'Schließt dein Bauwerk mehrere Felder ein, bestimmst du die Reihenfolge. Jedes wird ganz vergeben, bevor das nächste kommt, nach der Rangfolge in diesem Moment.',
  },
  'RC-NBH-09': {
    title: 'Niemand hat Stockwerke',
    text: 'Stehen nur Prestigebauwerke um das Feld, kommt das Plättchen in die Schachtel und niemand erhält etwas.',
  },
  'RC-NBH-10': {
    title: 'Nur einmal',
    text: 'Ein vergebenes Feld wird nie wieder geprüft, auch wenn später Stockwerke dazukommen.',
  },
}
