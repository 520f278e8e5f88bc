export const acv = {
  'CG-ACV-01': {
    title: 'Aktivieren',
    text: 'Nach allen Abteilungszügen darf jeder beliebig viele inaktive Mitarbeiter aktivieren, die in einer Abteilung mit freiem Arbeitsplatz sind.',
  },
  'CG-ACV-02': {
    title: 'Preis',
    text: 'Jede Aktivierung kostet den Preis am Arbeitsplatz; ein Arbeitsplatz ohne Preis ist kostenlos.',
  },
  'CG-ACV-03': {
    title: 'Wer nicht aktiviert wird',
    text: 'Mitarbeiter an Empfängen, auf leeren Feldern und im Außeneinsatz lassen sich nicht aktivieren.',
  },
  'CG-ACV-04': {
    title: 'Der aufgedruckte Arbeitsplatz',
    text: 'Den Arbeitsplatz des dauerhaften Mitarbeiters kann niemand sonst benutzen.',
  },
  'CG-ACV-05': {
    title: 'Nur einmal',
    text: 'Wer schon aktiv ist, kostet nichts mehr.',
  },
  'CG-ACV-06': {
    title: 'Alle zugleich',
    text: 'Deine Aktivierungen berühren niemanden sonst, deshalb aktivieren alle gleichzeitig. Die Phase endet, wenn alle bestätigt haben.',
  },
  'CG-ACV-07': {
    title: 'Auch Neue',
    text: 'Wer in dieser Runde in eine Abteilung kam, durch Schritte, durch Gebäudemanagement oder weil sie dort gebaut wurde, darf noch in derselben Runde aktiviert werden.',
  },
  'CG-ACV-08': {
    title: 'Auch am Schluss',
    text: 'Aktiviert wird auch in Runde 20 vor der Schlusswertung und einmal am Ende des Spielaufbaus.',
  },
}
