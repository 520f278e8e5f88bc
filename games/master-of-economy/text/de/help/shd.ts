export const shd = {
  'ME-SHD-01': {
    title: 'Eine Firma ohne Vorstand',
    text: 'Die Shadow Company ist eine Option zu zweit, da empfohlen, oder zu dritt.',
  },
  'ME-SHD-02': {
    title: 'Welche Firma',
    text: 'Sie ist eine Firma, die niemand gewählt hat: die vereinbarte oder sonst die erste freie von Blau, Gelb, Grün, Rot. Alle ihre Pakete mit 1 bis 10 Aktien liegen in ihrem Stapel, und sie beginnt mit 0 Punkten.',
  },
  'ME-SHD-03': {
    title: 'Was ihr fehlt',
    text: 'Sie hat weder Geld noch Vorstand, Platz, Fabriken, Dividende, Rückkauf oder Wahl. Niemand kann sie übernehmen.',
  },
  'ME-SHD-04': {
    title: 'Aktien der Shadow Company',
    text: 'Spieler und Firmen kaufen, verkaufen und tauschen ihre Pakete wie andere. Einen Kaufbonus gibt es nicht, und auch ihr letztes Paket darf verkauft werden.',
  },
  'ME-SHD-05': {
    title: 'Erfolgsmarker',
    text: 'Zu zweit bekommst du die Erfolgsmarker 0, 1, 2 und 3, zu dritt 0, 1 und 2. Sie gehören dir, egal, welche Firma du leitest.',
  },
  'ME-SHD-06': {
    title: 'Einen legen',
    text: 'Zu Beginn jeder Handelsphase, vor allen Geboten, legen alle zugleich und verdeckt einen ihrer Erfolgsmarker.',
  },
  'ME-SHD-07': {
    title: 'Nicht zweimal hintereinander',
    text: 'Du musst einen legen, aber nicht den aus der vorigen Handelsphase.',
  },
  'ME-SHD-08': {
    title: 'Wann er zurückkommt',
    text: 'Ein Marker bleibt offen liegen, bis die nächste Handelsphase zu Ende ist. Dann hast du ihn wieder.',
  },
  'ME-SHD-09': {
    title: 'Punkte der Shadow Company',
    text: 'Am Ende der Handelsphase werden die Marker aufgedeckt, und die Shadow Company bekommt ihre Summe als Punkte, bis höchstens 30.',
  },
  'ME-SHD-10': {
    title: 'Marker der Shadow Company',
    text: 'Vor jeder der ersten sechs Handelsphasen kommt ein Marker der Shadow Company auf das graue Feld (Spalte 6) der nächsten Zeile, von den Baustoffen bis zu den Schiffen. Er bleibt bis zum Spielende.',
  },
  'ME-SHD-11': {
    title: 'Ein besetztes Feld',
    text: 'Ihr Marker blockiert sein Feld. Graue Felder ohne Marker sind wie alle anderen.',
  },
  'ME-SHD-12': {
    title: 'Nichts zu kaufen',
    text: 'Kaufgebote beachten ihren Marker nicht. Sie nehmen die anderen Angebote, links oder rechts davon, oder importieren, wenn es keine gibt.',
  },
  'ME-SHD-13': {
    title: 'Sie kostet Nachfrage',
    text: 'Erreicht der Export Spalte 6 und steht der Nachfragemarker dort oder weiter rechts, rückt er ein Feld nach links. Die Shadow Company bekommt dafür weder Geld noch Punkt, und ihr Marker bleibt.',
  },
  'ME-SHD-14': {
    title: 'Graue Felder sonst',
    text: 'Ohne Shadow Company sind graue Felder gewöhnliche Felder.',
  },
  'ME-SHD-15': {
    title: 'Wann sie feststeht',
    text: 'Welche Firma es wird, steht fest, wenn alle gewählt haben. Hat jemand die vereinbarte genommen, wird es die erste freie.',
  },
}
