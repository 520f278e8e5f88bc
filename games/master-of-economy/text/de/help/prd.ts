export const prd = {
  'ME-PRD-01': {
    title: 'Ertrag',
    text: 'Jeder Steinbruch liefert 1 Baustoff. Von den belieferten Fabriken liefert eine Schiffswerft 1 Schiff, jede andere 2 ihrer Waren. Ohne Material gibt es nichts. Alles läuft von selbst, der Reihe nach.',
  },
  'ME-PRD-02': {
    title: 'Vorrat erschöpft',
    text: 'Waren kommen aus dem Vorrat. Sind zu wenige da, bekommt die Firma diese, und der Rest entfällt; das Material ist trotzdem verbraucht.',
  },
  'ME-PRD-03': {
    title: 'Zehn im Lager',
    text: 'Ein Lager fasst 10 Waren, alle Sorten zusammen. Sind es nach der Produktion mehr, wählst du sofort, welche Waren, alte oder neue, in den Vorrat gehen, bis 10 übrig sind; erst dann produziert die nächste Firma.',
  },
  'ME-PRD-04': {
    title: 'Verbrauchtes Material',
    text: 'Haben alle Firmen produziert, geht das Material auf den Fabriken in den Vorrat zurück. Für die Produktion dieser Phase kommt das zu spät.',
  },
  'ME-PRD-05': {
    title: 'Waren aufheben',
    text: 'Waren dürfen im Lager liegen, so lange du willst, außer Strom.',
  },
}
