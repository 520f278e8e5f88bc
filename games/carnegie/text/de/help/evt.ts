export const evt = {
  'CG-EVT-01': {
    title: 'Ein Ereignis für alle',
    text: 'Jede Runde wird genau ein Feld ausgelöst, und es gilt für alle.',
  },
  'CG-EVT-02': {
    title: 'Einkommen oder Spende',
    text: 'Eine Region bedeutet Einkommen in dieser Region, das Spendensymbol bedeutet Spenden.',
  },
  'CG-EVT-03': {
    title: 'Die letzte Spalte',
    text: 'Ein Feld der letzten Spalte bietet beides: In deinem Schritt darfst du Einkommen nehmen, spenden, beides in beliebiger Reihenfolge tun oder nichts davon.',
  },
  'CG-EVT-04': {
    title: 'Wer zuerst kommt',
    text: 'Das Ereignis wird der Reihe nach abgehandelt; eine Spende, die jemand vor dir geleistet hat, ist weg.',
  },
  'CG-EVT-05': {
    title: 'Vor den Abteilungen',
    text: 'Das Ereignis kommt vor allen Abteilungen. Wer jetzt zurückkehrt, kann in derselben Runde durch Schritte bewegt werden.',
  },
}
