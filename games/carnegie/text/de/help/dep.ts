export const dep = {
  'CG-DEP-01': {
    title: '1 Fortbildung und Beteiligungen',
    text: 'Personal. Je Nutzung: Schicke den Mitarbeiter auf Außeneinsatz und nimm $8 oder 8 Schritte.',
  },
  'CG-DEP-02': {
    title: '2 Personalbeschaffung',
    text: 'Personal. Je Nutzung entweder: Schicke den Mitarbeiter auf Außeneinsatz und stelle 1 neuen an einem Empfang ein; oder 4 Schritte ohne Außeneinsatz. Zum Einstellen muss jemand in deinem Vorrat sein.',
  },
  'CG-DEP-03': {
    title: '3 Sicherheit und Qualität',
    text: 'Personal. Je Nutzung: Schicke den Mitarbeiter auf Außeneinsatz und erhalte 1 SP für je 2 aktive Mitarbeiter in deinem Unternehmen, aufgerundet. Der gerade Geschickte zählt nicht mit, der dauerhafte Mitarbeiter der Personalabteilung schon: Jede Nutzung bringt also mindestens 1 SP.',
  },
  'CG-DEP-04': {
    title: '4 Neuer Empfang',
    text: 'Personal. Kostet 2 Waren zusätzlich. Neue und zurückkehrende Mitarbeiter dürfen an beide Empfänge, für jeden einzeln nach deiner Wahl. Er hat keinen Arbeitsplatz, niemand ist dort aktiv, und er wirkt auch leer. Er zählt als Personalabteilung und als gebaute Abteilung.',
  },
  'CG-DEP-05': {
    title: '5 Einkauf',
    text: 'Verwaltung. Je Nutzung: Schicke den Mitarbeiter auf Außeneinsatz und nimm 3 Waren oder $8.',
  },
  'CG-DEP-06': {
    title: '6 Verkauf',
    text: 'Verwaltung. Je Nutzung: Zahle 1 bis 3 Waren und erhalte $6 für jede.',
  },
  'CG-DEP-07': {
    title: '7 Logistik',
    text: 'Verwaltung. Je Nutzung: Zahle 1 bis 3 Waren und erhalte $3 und 1 SP für jede.',
  },
  'CG-DEP-08': {
    title: '8 Gebäudemanagement',
    text: 'Verwaltung, dauerhaft. Direkt nach dem Bau einer Abteilung darfst du 1 aktiven oder inaktiven Mitarbeiter von einem beliebigen Feld deines Unternehmens dorthin versetzen. Er ist dort inaktiv, und die Baukosten ändern sich nicht. Auch der Mitarbeiter dieses Plättchens selbst darf es sein; damit endet die Wirkung.',
  },
  'CG-DEP-09': {
    title: '9 Konstruktion (Engineering)',
    text: 'Konstruktion. Je Nutzung genau wie die Start-Konstruktionsabteilung.',
  },
  'CG-DEP-10': {
    title: '10 Konstruktionsoutsourcing',
    text: 'Konstruktion. Je Nutzung: Zahle $3 und die Waren und realisiere ein Projekt in einer beliebigen Region, ohne Außeneinsatz. Auch hier bringen Kleinstädte mit Symbol ihr Einkommen.',
  },
  'CG-DEP-11': {
    title: '11 Supply Chain Management',
    text: 'Konstruktion. Je Nutzung: Kaufe 1 bis 3 Waren zu je $1.',
  },
  'CG-DEP-12': {
    title: '12 Kommunikation',
    text: 'Konstruktion, dauerhaft. Deine Spenden kosten $3 statt $5 mal ihre Nummer, bei Ereignissen und bei Karitativen Zwecken.',
  },
  'CG-DEP-13': {
    title: '13 Verbesserte Forschung',
    text: 'F&E. Je Nutzung: Schicke den Mitarbeiter auf Außeneinsatz und nimm 7 Forschungspunkte.',
  },
  'CG-DEP-14': {
    title: '14 Verbesserte Gestaltung',
    text: 'F&E. Je Nutzung 4 Forschungspunkte, ohne Außeneinsatz.',
  },
  'CG-DEP-15': {
    title: '15 Karitative Zwecke',
    text: 'F&E. Je Nutzung: Schicke den Mitarbeiter auf Außeneinsatz, zahle den Preis deiner nächsten Spende und lege eine Scheibe auf eine Spende, die ein anderer geleistet hat und du nicht. Andrew zählt als anderer, neutrale Scheiben nicht. Sie gilt in jeder Hinsicht als Spende.',
  },
  'CG-DEP-16': {
    title: '16 Telegrafie',
    text: 'F&E, dauerhaft. Deine Transportschritte kosten 1 Forschungspunkt weniger, mindestens 1, egal woher die Punkte kommen.',
  },
  'CG-DEP-17': {
    title: 'Beginn und Ende',
    text: 'Eine dauerhafte Wirkung endet, sobald der letzte aktive Mitarbeiter das Plättchen verlässt, und beginnt, sobald dort einer aktiviert wird.',
  },
}
