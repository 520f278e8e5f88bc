export const don = {
  'CG-DON-01': {
    title: 'Eine Spende pro Ereignis',
    text: 'Bei einem Spendenereignis darfst du, wenn du dran bist, eine Spende leisten.',
  },
  'CG-DON-02': {
    title: 'Ein freies Feld',
    text: 'Du spendest auf ein unbesetztes der 20 Felder des Spendenbereichs. Scheiben von Spielern, von Andrew und neutrale besetzen ein Feld.',
  },
  'CG-DON-03': {
    title: 'Der Preis',
    text: 'Deine erste Spende kostet $5, die zweite $10, die dritte $15: $5 mal die Nummer, die sie haben wird.',
  },
  'CG-DON-04': {
    title: 'Was für den Preis zählt',
    text: 'Alle deine Scheiben im Spendenbereich zählen, auch kopierte. Neutrale und fremde zählen nicht.',
  },
  'CG-DON-05': {
    title: 'Mit Kommunikation',
    text: 'Hast du beim Bezahlen einen aktiven Mitarbeiter in der Kommunikation (Plättchen 12), kostet es $3 statt $5 mal die Nummer.',
  },
  'CG-DON-06': {
    title: 'Zahlen und setzen',
    text: 'Erst zahlst du, dann setzt du 1 Scheibe aus deinem Vorrat. Spenden bleiben für immer.',
  },
  'CG-DON-07': {
    title: 'Wertung am Ende',
    text: 'Spenden zählen erst am Spielende, jede höchstens bis zu deiner Grenze.',
  },
  'CG-DON-08': {
    title: 'Die Grenze',
    text: 'Jede deiner Spenden zählt höchstens 12 SP, dazu 3 SP für jeden deiner Streifen, dessen Grenzbelohnung du erreicht hast: 12, 15, 18, 21 oder 24. Das gilt für alle deine Spenden, auch für frühere.',
  },
  'CG-DON-09': {
    title: 'Nie zweimal',
    text: 'Du hast nie zwei Scheiben auf derselben Spende.',
  },
  'CG-DON-10': {
    title: 'Kopien',
    text: 'Auf einer Spende dürfen mehrere Kopien liegen. Jeder wertet sie mit seinen eigenen Zahlen und seiner eigenen Grenze.',
  },
  'CG-DON-11': {
    title: 'Personalabteilungen',
    text: '3 SP für jede deiner Personalabteilungen.',
  },
  'CG-DON-12': {
    title: 'Verwaltungsabteilungen',
    text: '3 SP für jede deiner Verwaltungsabteilungen.',
  },
  'CG-DON-13': {
    title: 'Konstruktionsabteilungen',
    text: '3 SP für jede deiner Konstruktionsabteilungen.',
  },
  'CG-DON-14': {
    title: 'F&E-Abteilungen',
    text: '3 SP für jede deiner F&E-Abteilungen.',
  },
  'CG-DON-15': {
    title: 'Alle Abteilungen',
    text: '1 SP für jede deiner Abteilungen.',
  },
  'CG-DON-16': {
    title: 'Infrastrukturprojekte',
    text: '4 SP für jedes deiner Infrastrukturprojekte.',
  },
  'CG-DON-17': {
    title: 'Industrieprojekte',
    text: '3 SP für jedes deiner Industrieprojekte.',
  },
  'CG-DON-18': {
    title: 'Wohn- und Handelsprojekte',
    text: '2 SP für jedes deiner Wohnprojekte und 2 SP für jedes deiner Handelsprojekte.',
  },
  'CG-DON-19': {
    title: 'Regionen mit Eisenbahn',
    text: '3 SP für jede Region, in der deine Transportstufe Eisenbahn ist.',
  },
  'CG-DON-20': {
    title: 'Eigene Spenden',
    text: '2 SP für jede deiner Spenden, diese und kopierte eingeschlossen.',
  },
  'CG-DON-21': {
    title: 'Sieben Punkte',
    text: '7 SP.',
  },
  'CG-DON-22': {
    title: 'Waren abgeben',
    text: '2 SP für jede Ware, die du in der Schlusswertung zahlst.',
  },
  'CG-DON-23': {
    title: 'Geld abgeben',
    text: '2 SP für je $5, die du in der Schlusswertung zahlst.',
  },
  'CG-DON-24': {
    title: 'Geld und Waren abgeben',
    text: '4 SP für je $5 zusammen mit 1 Ware, die du in der Schlusswertung zahlst.',
  },
  'CG-DON-25': {
    title: 'Aktive Mitarbeiter',
    text: '1 SP für jeden deiner aktiven Mitarbeiter.',
  },
  'CG-DON-26': {
    title: 'Projekte im Osten',
    text: '2 SP für jedes deiner Projekte im Osten.',
  },
  'CG-DON-27': {
    title: 'Projekte im Mittleren Westen',
    text: '2 SP für jedes deiner Projekte im Mittleren Westen.',
  },
  'CG-DON-28': {
    title: 'Projekte im Süden',
    text: '2 SP für jedes deiner Projekte im Süden.',
  },
  'CG-DON-29': {
    title: 'Projekte im Westen',
    text: '2 SP für jedes deiner Projekte im Westen.',
  },
  'CG-DON-30': {
    title: 'Projekte in Kleinstädten',
    text: '2 SP für jedes deiner Projekte in Kleinstädten, in allen Regionen.',
  },
  'CG-DON-31': {
    title: 'Was eine Abteilung ist',
    text: 'Für Bildung zählen alle Abteilungen auf deinem Plan, auch Startabteilungen und der Neue Empfang. Der Empfang vom Spielbeginn und ein nur reserviertes Plättchen sind keine. Zu Beginn hast du 1 Personal-, 2 Verwaltungs-, 1 Konstruktions- und 1 F&E-Abteilung.',
  },
  'CG-DON-32': {
    title: 'Wer aktiv ist',
    text: 'Für die Spende für aktive Mitarbeiter zählen weder Außeneinsätze noch der dauerhafte Mitarbeiter.',
  },
  'CG-DON-33': {
    title: 'Zahlungen fürs Gemeinwohl',
    text: 'Für die drei Spenden mit Zahlung zahlst du nur in der Schlusswertung. Jede Ware und jeder Dollar dient einer Spende, und eine Zahlung, die wegen deiner Grenze keine SP mehr bringt, ist nicht möglich. Bei Grenze 15 bringt die achte Ware noch 1 SP.',
  },
}
