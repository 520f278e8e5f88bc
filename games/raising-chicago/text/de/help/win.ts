export const win = {
  'RC-WIN-01': {
    title: 'Feld für Feld',
    text: 'Die Felder I bis V werden der Reihe nach abgehandelt: erst der Gewinner, dann Ressourcen und zurückkehrende Marker. Zu entscheiden gibt es nichts.',
  },
  'RC-WIN-02': {
    title: 'Die meisten Marker',
    text: 'Die Firma mit den meisten Gebotsmarkern auf der Karte gewinnt das Projekt.',
  },
  'RC-WIN-03': {
    title: 'Gleichstand auf einer Karte',
    text: 'Bei Gleichstand gewinnt die beteiligte Firma, deren bester Marker zuerst kommt: oben links, oben rechts, unten links, unten rechts.',
  },
  'RC-WIN-04': {
    title: 'Keine Gebote',
    text: 'Liegt kein Marker auf der Karte, kommen Projekt und Karte in die Schachtel, und die Firma mit dem höchsten Ansehen rückt 1 Feld auf der Armutsleiste vor. Bei gleichem Ansehen trifft es die höher liegende Scheibe.',
  },
  'RC-WIN-05': {
    title: 'Dritte Farbe',
    text: 'Zu zweit kann die dritte Farbe gewinnen. Auf einer Karte, auf der nur ihre Marker liegen, wurde geboten.',
  },
  'RC-WIN-06': {
    title: 'Unbedeckte Ressourcen',
    text: 'Der Gewinner nimmt für jedes unbedeckte Ressourcenquadrat der Karte 1 Ressource. Quadrate unter unterlegenen Markern gelten als bedeckt; das Zollfeld bringt nichts.',
  },
  'RC-WIN-07': {
    title: 'Marker kehren zurück',
    text: 'Danach gehen alle anderen Marker der Karte in die Reihen ihrer Besitzer auf dem Auktionstableau zurück. Die Marker des Gewinners bleiben auf der Karte.',
  },
  'RC-WIN-08': {
    title: 'Was zurückgekehrte Marker bringen',
    text: 'Zurückgekehrte Marker stehen in der nächsten Runde bereit. Nach Runde 8 zählen sie in der Schlusswertung.',
  },
}
