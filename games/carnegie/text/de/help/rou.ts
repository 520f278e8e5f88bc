export const rou = {
  'CG-ROU-01': {
    title: 'Vier Phasen',
    text: 'Jede Runde hat vier Phasen: Aktion wählen, Ereignis, Abteilungen nutzen, Mitarbeiter aktivieren und Rundenende.',
  },
  'CG-ROU-02': {
    title: 'Der Reihe nach',
    text: 'Ereignis und Abteilungen werden vom Startspieler an im Uhrzeigersinn abgehandelt. Jeder beendet seinen Schritt, bevor der Nächste beginnt, und alle Ereignisse kommen vor der ersten Abteilung. Im Solo-Spiel ist Andrew zuerst dran.',
  },
  'CG-ROU-03': {
    title: 'Rundenende',
    text: 'Ein Aktionsstein rückt ein Feld vor. Dann gehen Lokomotive und Zeitplanmarker an den nächsten Spieler im Uhrzeigersinn.',
  },
  'CG-ROU-04': {
    title: 'Spielende',
    text: 'Das Spiel endet nach Runde 20, wenn alle vier Aktionssteine am Ende ihrer Zeile stehen (Position 5).',
  },
}
