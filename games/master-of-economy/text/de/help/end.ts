export const end = {
  'ME-END-01': {
    title: '25 Punkte',
    text: 'Hat nach einer Handelsphase mindestens eine von Spielern geleitete Firma 25 Punkte oder mehr, endet das Spiel.',
  },
  'ME-END-02': {
    title: 'Zu Ende handeln',
    text: 'Die Handelsphase wird immer ganz abgewickelt; mehrere Firmen können die 25 erreichen.',
  },
  'ME-END-03': {
    title: 'Nach vier Jahren',
    text: 'Spätestens nach der zweiten Handelsphase im Jahr 4 ist Schluss.',
  },
  'ME-END-04': {
    title: 'Danach nichts mehr',
    text: 'Es folgen weder Finanzgeschäfte noch Versammlung, sondern gleich die Abrechnung.',
  },
  'ME-END-05': {
    title: 'Punkte der Shadow Company',
    text: 'Die Punkte der Shadow Company beenden das Spiel nie.',
  },
}
