export const sco = {
  'ME-SCO-01': {
    title: 'Was zählt',
    text: 'Der Aktienwert ergibt sich aus den letzten Punkten. Fabriken, Waren, Beziehungs- und Gebotsmarker sind nichts wert.',
  },
  'ME-SCO-02': {
    title: 'Firmen verkaufen ihre Pakete',
    text: 'Zuerst verkauft jede Firma alle Pakete, die sie hält, zum letzten Aktienwert an die Bank.',
  },
  'ME-SCO-03': {
    title: 'Kredite abrechnen',
    text: 'Dann zahlt sie 6 Euro$ je Kredit. Was sie nicht zahlen kann, wird erlassen; niemand hilft, und keine Fabrik wird verkauft.',
  },
  'ME-SCO-04': {
    title: 'Nach Aktien',
    text: 'Ihr Geld wird durch die Aktien in Spielerhand geteilt und abgerundet. So viel bekommst du für jede deiner Aktien.',
  },
  'ME-SCO-05': {
    title: 'Nach Paketen',
    text: 'Der Rest wird durch die Pakete in Spielerhand geteilt und abgerundet. So viel bekommst du für jedes deiner Pakete.',
  },
  'ME-SCO-06': {
    title: 'Was übrig bleibt',
    text: 'Die letzten Euro$ bekommt, wer die Firma am Spielende leitet.',
  },
  'ME-SCO-07': {
    title: 'Dein Ergebnis',
    text: 'Deine Aktien zum letzten Wert plus dein Bargeld minus deine Schuld aus der Versteigerung.',
  },
  'ME-SCO-08': {
    title: 'Wer gewinnt',
    text: 'Das höchste Ergebnis gewinnt. Bei gleichem Ergebnis teilt ihr euch den Rang, und der nächste entfällt (1, 1, 3).',
  },
}
