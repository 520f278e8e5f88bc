export const inc = {
  'CG-INC-01': {
    title: 'Mitarbeiter zurückholen',
    text: 'Hast du mindestens 1 Mitarbeiter im Einsatzgebiet der Region, darfst du 1 oder mehrere zurückholen, bis zu allen.',
  },
  'CG-INC-02': {
    title: 'Nur diese Region',
    text: 'Mitarbeiter in anderen Regionen bleiben, wo sie sind.',
  },
  'CG-INC-03': {
    title: 'Transporteinkommen',
    text: 'Jeder zurückgeholte Mitarbeiter bringt das Einkommen, das bei deinem jetzigen Feld der Transportleiste dieser Region steht.',
  },
  'CG-INC-04': {
    title: 'Genau dein Feld',
    text: 'Das Einkommen eines früheren Felds kannst du nicht wählen.',
  },
  'CG-INC-05': {
    title: 'Auf einmal genannt',
    text: 'Du nennst zuerst alle, die zurückkehren. Alle bringen das Einkommen des Felds, auf dem du in diesem Moment liegst, auch wenn du danach im selben Schritt vorrückst.',
  },
  'CG-INC-06': {
    title: 'Projekteinkommen',
    text: 'Nach dem Transporteinkommen erhältst du das Einkommen jedes offenen Kreises auf allen vier Streifen, egal wo die Projekte stehen.',
  },
  'CG-INC-07': {
    title: 'Einmal pro Runde',
    text: 'Projekteinkommen gibt es einmal je Spieler und Runde, egal wie viele zurückkehren.',
  },
  'CG-INC-08': {
    title: 'Keine Rückkehr, kein Einkommen',
    text: 'Holst du niemanden zurück, bekommst du weder Transport- noch Projekteinkommen.',
  },
  'CG-INC-09': {
    title: 'Kreise mit Wahl',
    text: 'Bietet ein Kreis zweierlei an, entscheidest du bei jedem Einkommen neu, und zwar für jeden Kreis einzeln.',
  },
  'CG-INC-10': {
    title: 'Einstellen durch Einkommen',
    text: 'Neue Mitarbeiter aus Einkommen legen sich an einen Empfang. Ist dein Vorrat leer, gilt CG-GEN-11.',
  },
  'CG-INC-11': {
    title: 'Forschung durch Einkommen',
    text: 'Forschungspunkte aus Einkommen (Feld 3 im Mittleren Westen: 3 je Mitarbeiter) gibst du im selben Schritt aus; der Rest verfällt.',
  },
  'CG-INC-12': {
    title: 'Alles nehmen',
    text: 'Sind Mitarbeiter zurückgekehrt, nimmst du Geld, Waren und SP vollständig; ablehnen oder aufschieben geht nicht.',
  },
  'CG-INC-13': {
    title: 'Transporteinkommen je Feld',
    text: 'Von Feld 1 bis 5. Westen: $1, $3, 1 Ware, 2 SP, 2 SP. Mittlerer Westen: $1, $2, 3 Forschungspunkte, 2 Waren, 2 SP. Osten: $1, $4, 1 neuer Mitarbeiter, 2 SP, 2 SP. Süden: $1, $2, $5, $7, 2 SP.',
  },
}
