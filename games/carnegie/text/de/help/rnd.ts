export const rnd = {
  'CG-RND-01': {
    title: 'Forschung & Entwicklung',
    text: 'Die Start-F&E-Abteilung gibt 3 Forschungspunkte für jeden genutzten aktiven Mitarbeiter.',
  },
  'CG-RND-02': {
    title: 'Ein Topf',
    text: 'Die Punkte aller F&E-Abteilungen, die du in einem Zug nutzt, bilden einen Topf.',
  },
  'CG-RND-03': {
    title: 'Was Punkte kaufen',
    text: 'Gib Punkte jederzeit in deinem Zug für Schritte auf Projektstreifen und Transportleisten aus, von beidem mehrere und in beliebiger Reihenfolge.',
  },
  'CG-RND-04': {
    title: 'Sofort bezahlt',
    text: 'Jeder Schritt wird sofort ganz bezahlt.',
  },
  'CG-RND-05': {
    title: 'Der Rest verfällt',
    text: 'Punkte, die am Ende deines Zugs übrig sind, sind verloren.',
  },
  'CG-RND-06': {
    title: 'Nichts anderes',
    text: 'Forschungspunkte lassen sich gegen nichts anderes tauschen.',
  },
  'CG-RND-07': {
    title: 'Kein Außeneinsatz',
    text: 'F&E braucht keinen Außeneinsatz, außer bei Verbesserter Forschung (13) und Karitativen Zwecken (15).',
  },
  'CG-RND-08': {
    title: 'Punkte aus einem Ereignis',
    text: 'Punkte aus dem Ereignis gibst du in diesem Schritt aus; am Ende des Schritts verfallen sie und gehen nie in deine Abteilungen über.',
  },
}
