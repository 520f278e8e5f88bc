export const sup = {
  'ME-SUP-01': {
    title: 'Was Fabriken brauchen',
    text: 'Für jede Fabrik entscheidest du, ob du sie aus dem Lager der Firma belieferst: Kohle- und Eisenerzmine brauchen 1 Strom, ein Kraftwerk 1 Kohle, eine Stahlfabrik 1 Eisenerz und 1 Kohle, eine Schiffswerft 1 Strom und 1 Stahl. Die Tabelle nennt keine Mengen; je eine Ware ist unsere Lesart.',
  },
  'ME-SUP-02': {
    title: 'Ganz oder gar nicht',
    text: 'Eine Fabrik bekommt alle ihre Materialien oder keines, und höchstens einmal je Phase.',
  },
  'ME-SUP-03': {
    title: 'Freiwillig',
    text: 'Du musst keine Fabrik beliefern, auch wenn du könntest.',
  },
  'ME-SUP-04': {
    title: 'Aus dem Lager',
    text: 'Es zählen nur Waren, die schon im eigenen Lager der Firma liegen; was gleich produziert wird, kommt zu spät.',
  },
  'ME-SUP-05': {
    title: 'Steinbrüche',
    text: 'Ein Steinbruch braucht nichts und kann nicht beliefert werden.',
  },
  'ME-SUP-06': {
    title: 'Strom verfällt',
    text: 'Ist die Firma mit dem Beliefern fertig, ist aller Strom in ihrem Lager weg, ohne Entschädigung. Was auf Fabriken liegt, bleibt.',
  },
  'ME-SUP-07': {
    title: 'Wie lange Waren halten',
    text: 'Produzierten oder gekauften Strom kannst du in der Handelsphase dieses Halbjahrs verkaufen oder bei der nächsten Materialversorgung verwenden. Alle anderen Waren halten ewig.',
  },
  'ME-SUP-08': {
    title: 'Nur eigene Fabriken',
    text: 'Eine Firma beliefert nur Fabriken, die ihr gehören.',
  },
}
