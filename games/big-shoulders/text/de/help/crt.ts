export const crt = {
  'BS-CRT-01': {
    title: 'Die Aktien einer Firma',
    text: 'Jede Firma hat 10 Anteile auf 7 Aktien: die Direktoraktie mit 3 Anteilen, die Vorzugsaktie mit 2 und fünf Gemeinschaftsaktien mit je 1 Anteil. Ein Anteil sind 10% der Firma.',
  },
  'BS-CRT-02': {
    title: 'Höchstens 60 Prozent',
    text: 'Von einer Firma darfst du höchstens 6 Anteile besitzen. Mit 5 Anteilen kannst du also noch eine Gemeinschaftsaktie kaufen, die Vorzugsaktie aber nicht mehr.',
  },
  'BS-CRT-03': {
    title: 'Zertifikatslimit',
    text: 'Du darfst zu zweit höchstens 10 Aktien besitzen, zu dritt 12, zu viert 14. Jede Aktie zählt als eine, egal wie viele Anteile sie wert ist. Wer am Limit oder darüber ist, kann weder kaufen noch gründen.',
  },
  'BS-CRT-04': {
    title: 'Direktoraktie oder Vorzugsaktie',
    text: 'Direktoraktie und Vorzugsaktie derselben Firma kannst du nie zusammen besitzen. Als Direktor kannst du die Vorzugsaktie deiner Firma also nicht kaufen.',
  },
  'BS-CRT-05': {
    title: 'Die Vorzugsaktie gibt es nur am Stück',
    text: 'Die Vorzugsaktie kaufst du auf einmal zum doppelten Aktienkurs. Gemeinschaftsaktien lassen sich nie gegen sie eintauschen.',
  },
  'BS-CRT-06': {
    title: 'Wo Aktien liegen',
    text: 'Eine Aktie gehört einem Spieler, liegt auf dem Tableau ihrer Firma oder liegt im Bankbereich. Die Direktoraktie einer gegründeten Firma gehört immer einem Spieler.',
  },
  'BS-CRT-07': {
    title: 'Firmen kaufen keine Aktien',
    text: 'Eine Aktie, die ihr Firmen-Tableau verlassen hat, kehrt nie dorthin zurück. Firmen können überhaupt keine Aktien kaufen, weder eigene noch fremde.',
  },
  'BS-CRT-08': {
    title: 'Platz im Bankbereich',
    text: 'Im Bankbereich dürfen beliebig viele Aktien beliebiger Firmen liegen.',
  },
} as const
