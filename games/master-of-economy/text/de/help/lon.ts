export const lon = {
  'ME-LON-01': {
    title: 'Zinsen',
    text: 'Die Firma zahlt der Bank für jeden ihrer Kredite 1 Euro$, einen nach dem anderen.',
  },
  'ME-LON-02': {
    title: 'Zinsen und leere Kasse',
    text: 'Kann sie nicht zahlen, gelten die Regeln für Geldmangel. Was dann noch fehlt, wird erlassen, und der Kredit bleibt.',
  },
  'ME-LON-03': {
    title: 'Zurückzahlen',
    text: 'Gleich danach darfst du beliebig viele Kredite der Firma für je 5 Euro$ zurückzahlen. Die Zinsen dieser Phase sind auch für sie fällig.',
  },
  'ME-LON-04': {
    title: 'Nur hier',
    text: 'Kredite lassen sich nur in diesem Schritt zurückzahlen; was übrig ist, wird am Spielende abgerechnet.',
  },
  'ME-LON-05': {
    title: 'Ein neuer Kredit',
    text: 'Im letzten Schritt der Finanzgeschäfte darf jede Firma 1 Kredit aufnehmen und bekommt 5 Euro$.',
  },
  'ME-LON-06': {
    title: 'Höchstens zwei',
    text: 'Eine Firma hat nie mehr als 2 Kredite. Einen in dieser Phase zurückgezahlten darf sie ersetzen.',
  },
  'ME-LON-07': {
    title: 'Wofür das Geld da ist',
    text: 'Kreditgeld darf für alles ausgegeben werden, nur nicht für Dividenden; dafür sorgt die Reserve von 6 Euro$ je Kredit.',
  },
}
