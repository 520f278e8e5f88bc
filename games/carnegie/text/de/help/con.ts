export const con = {
  'CG-CON-01': {
    title: 'Projekt realisieren',
    text: 'Für jeden aktiven Mitarbeiter ein Projekt: Schicke ihn in eine Region, zahle die Waren und setze die Scheibe in dieser Region.',
  },
  'CG-CON-02': {
    title: 'Waren',
    text: 'Wohnen und Handel kosten 1 Ware, Industrie und Öffentliche Infrastruktur 2. Die Werte für Handel und Infrastruktur sind rekonstruiert.',
  },
  'CG-CON-03': {
    title: 'Stadt und Region',
    text: 'Die Stadt muss in der Region liegen, in die der Mitarbeiter geht.',
  },
  'CG-CON-04': {
    title: 'Freies Feld',
    text: 'Das Projektfeld muss frei sein.',
  },
  'CG-CON-05': {
    title: 'Symbol',
    text: 'In mittleren und großen Städten muss das Symbol des Felds zur Art deines Projekts passen. Kleinstädte nehmen jede Art auf.',
  },
  'CG-CON-06': {
    title: 'Eine Scheibe auf dem Streifen',
    text: 'Auf dem Streifen dieser Art muss eine Scheibe liegen. Genommen wird die rechte, Kreise öffnen sich also in der Reihenfolge 1, 2, 3, 4.',
  },
  'CG-CON-07': {
    title: 'Mehrere in einer Stadt',
    text: 'In einer Stadt darfst du mehrere Projekte haben, auf verschiedenen Feldern.',
  },
  'CG-CON-08': {
    title: 'Für immer',
    text: 'Projekte bleiben stehen. Der geöffnete Kreis zahlt ab dem nächsten Einkommen.',
  },
  'CG-CON-09': {
    title: 'Kleinstädte mit Symbol',
    text: 'Ein Projekt in einer Kleinstadt mit dem Transportsymbol bringt sofort einmal das Transporteinkommen deines jetzigen Felds in dieser Region, egal welche Abteilung es gebaut hat.',
  },
  'CG-CON-10': {
    title: 'Nur einmal',
    text: 'Dieses Einkommen hängt nicht von der Zahl deiner Mitarbeiter ab und bringt kein Projekteinkommen.',
  },
  'CG-CON-11': {
    title: 'Forschung aus der Kleinstadt',
    text: 'Forschungspunkte aus einer solchen Stadt kannst du bis zum Ende dieses Zugs nutzen.',
  },
  'CG-CON-12': {
    title: 'Niemand geht umsonst',
    text: 'Fehlen Waren, Scheibe oder Feld, wird niemand geschickt.',
  },
}
