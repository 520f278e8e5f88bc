export const bld = {
  'BS-BLD-01': {
    title: 'Alle gleichzeitig',
    text: 'Alle wählen gleichzeitig und geheim. Eine Zugreihenfolge gibt es in dieser Phase nicht.',
  },
  'BS-BLD-02': {
    title: 'Neue Gebäude',
    text: 'In Dekade 1 wird nichts ausgeteilt, denn 3 Gebäude der Ära I hast du schon bei der Spielvorbereitung bekommen. In den Dekaden 2 und 3 bekommst du je 2 Gebäude der Ära II, in den Dekaden 4 und 5 je 2 der Ära III. Zusammen mit dem behaltenen hast du immer 3 zur Auswahl.',
  },
  'BS-BLD-03': {
    title: 'Eins bauen, eins ablegen, eins behalten',
    text: 'Von deinen drei Gebäuden wählst du eines, das du baust, und ein anderes, das du ablegst; das dritte behältst du für die nächste Dekade auf der Hand. Beides musst du tun, keine der beiden Entscheidungen darfst du auslassen.',
  },
  'BS-BLD-04': {
    title: 'Nur aus der eigenen Hand',
    text: 'Wählen kannst du nur Gebäude, die du selbst auf der Hand hast.',
  },
  'BS-BLD-05': {
    title: 'Legen und aufdecken',
    text: 'Das gewählte Gebäude liegt verdeckt auf deinem Gebäudefeld mit der Nummer der laufenden Dekade. Haben alle gewählt, werden die Gebäude gemeinsam aufgedeckt.',
  },
  'BS-BLD-06': {
    title: 'Abgelegtes bleibt geheim',
    text: 'Abgelegte Gebäude kommen verdeckt aus dem Spiel. Sie werden nie gezeigt.',
  },
  'BS-BLD-07': {
    title: 'Neue Arbeiter',
    text: 'Zählt die Arbeiter-Symbole auf den Gebäuden zusammen, die in dieser Dekade gebaut wurden: So viele Arbeiter kommen aus dem Vorrat auf den Arbeitsmarkt. Sie besetzen zuerst die teuersten freien Felder, also $40, dann $30, dann $20. Mehr als 12 passen nicht hinein; was darüber hinausgeht, wird nicht eingesetzt. Beispiel: Stehen 4 Arbeiter auf dem Markt und kommen 3 dazu, füllen sich drei der $30-Felder.',
  },
  'BS-BLD-08': {
    title: 'Partner in Dekade 3',
    text: 'In Dekade 3 überdeckt dein Gebäude das dritte Gebäudefeld, und du nimmst dir den Partner, der dort steht. Schon in der Aktionsphase dieser Dekade kannst du ihn einsetzen.',
  },
  'BS-BLD-09': {
    title: 'Gebäude bleiben',
    text: 'Ein gebautes Gebäude ist bis zum Ende des Spiels ein Aktionsfeld. Es gehört dem Spieler, der es gelegt hat, egal was aus den Firmen wird.',
  },
  'BS-BLD-10': {
    title: 'Die Stapel gehen genau auf',
    text: 'Jeder Gebäudestapel wird restlos verbraucht: Ära I bei der Spielvorbereitung, Ära II in Dekade 3, Ära III in Dekade 5. Wo ein Stapel leer ist, wird sein Feld zu einem Feld zur Kapitalbeschaffung (BS-ACT-28).',
  },
  'BS-BLD-11': {
    title: 'Letzte Dekade',
    text: 'In Dekade 5 wählst du noch einmal genauso, auch wenn dir das behaltene Gebäude nichts mehr nützt.',
  },
} as const
