export const fin = {
  'ME-FIN-01': {
    title: 'Drei Schritte',
    text: 'Zinsen und Rückzahlung, dann Aktienhandel der Firmen, dann neue Kredite. Jeder Schritt wird für alle Firmen der Reihe nach gemacht, bevor der nächste beginnt.',
  },
  'ME-FIN-02': {
    title: 'Erstes Jahr',
    text: 'Im Jahr 1 gibt es keine Zinsen und keine Rückzahlung, weil noch niemand einen Kredit haben kann.',
  },
  'ME-FIN-03': {
    title: 'Kredite zuletzt',
    text: 'Ein neuer Kredit kommt zu spät für Zinsen oder Aktien derselben Phase.',
  },
}
