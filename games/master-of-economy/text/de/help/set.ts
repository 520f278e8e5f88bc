export const set = {
  'ME-SET-01': {
    title: 'Spieler und Optionen',
    text: 'Ihr spielt zu zweit, zu dritt oder zu viert. Ihr einigt euch auf: Startreihenfolge gelost oder versteigert, eigenes Geld verdeckt oder offen, die Shadow Company (zu zweit sonst dabei, zu dritt sonst nicht, zu viert nie) und zwei gegen zwei (nur zu viert, sonst nicht). Mit einer Option, die nicht zur Spielerzahl passt, lässt sich kein Tisch anlegen.',
  },
  'ME-SET-02': {
    title: 'Firmen wählen',
    text: 'In Sitzreihenfolge wählt jeder eine freie Firma. Sie unterscheiden sich nur in Farbe und Namen.',
  },
  'ME-SET-03': {
    title: 'Womit du beginnst',
    text: 'Du bekommst deine Firma mit Firmenzeichen und 7 Gebotsmarkern, ihr Paket mit 10 Aktien, 1 Beziehungsmarker und kein Bargeld.',
  },
  'ME-SET-04': {
    title: 'Womit eine Firma beginnt',
    text: '25 Euro$, 3 Baustoffe, keine Fabrik, kein Kredit, 0 Punkte und keine Pakete anderer Firmen.',
  },
  'ME-SET-05': {
    title: 'Stapel der Bank',
    text: 'Die Pakete mit 1 bis 9 Aktien jeder Firma im Spiel liegen in ihrem Stapel bei der Bank.',
  },
  'ME-SET-06': {
    title: 'Übrige Firmen',
    text: 'Eine Firma, die niemand gewählt hat, ist mit ihren Paketen und ihrem Platz nicht im Spiel; nur die Shadow Company macht mit.',
  },
  'ME-SET-07': {
    title: 'Firmengeld ist offen',
    text: 'Wie viel Geld eine Firma hat, sehen immer alle.',
  },
  'ME-SET-08': {
    title: 'Eigenes Geld',
    text: 'Dein eigenes Geld ist verdeckt, wenn nicht wirklich alle es offen wollen. Ist es verdeckt, sehen alle jede einzelne Zahlung, aber nur du deine Summe; am Ende werden alle Summen gezeigt.',
  },
  'ME-SET-09': {
    title: 'Das erste Jahr',
    text: 'Das Spiel beginnt im Jahr 1 mit Phase 1, den Investitionen.',
  },
  'ME-SET-10': {
    title: 'Nachfragemarker',
    text: 'Der Nachfragemarker jeder Zeile beginnt über Feld 11, am rechten Ende.',
  },
  'ME-SET-11': {
    title: 'Waren am Anfang',
    text: 'Die Firmen nehmen ihre Baustoffe aus dem Vorrat: Zu viert bleiben 11, zu dritt 14, zu zweit 17. Alle anderen Waren und alle Fabriken sind noch da.',
  },
  'ME-SET-12': {
    title: 'Startreihenfolge gelost',
    text: 'Die Reihenfolge der Firmen wird ausgelost; jede ist gleich wahrscheinlich.',
  },
  'ME-SET-13': {
    title: 'Startreihenfolge versteigert',
    text: 'Statt zu losen, könnt ihr die Plätze versteigern; siehe das Kapitel über die Versteigerung.',
  },
  'ME-SET-14': {
    title: 'Kleine Runde ohne Shadow Company',
    text: 'Zu zweit oder dritt ohne Shadow Company sind nur die gewählten Firmen im Spiel. Regeln, Grenzen und Vorrat sind wie zu viert.',
  },
  'ME-SET-15': {
    title: 'Sich einigen',
    text: 'Wer vom Üblichen abweichen will, braucht das Ja von allen. Wer sich an einen Tisch setzt, der seine Optionen zeigt, hat ihnen zugestimmt; nur nach offenem Geld wird jeder gefragt, und mit einem Nein bleibt es verdeckt.',
  },
}
