export const jok = {
  'CG-JOK-01': {
    title: 'Was ein Joker tut',
    text: 'Zu dritt und zu viert lässt dich ein Joker in deinem Zug die Abteilungen einer anderen als der gewählten Aktion nutzen.',
  },
  'CG-JOK-02': {
    title: 'Wann',
    text: 'Spiele ihn zu Beginn deines Abteilungszugs, bevor du eine Abteilung nutzt. Er ersetzt die gewählte Aktion für deinen ganzen Zug.',
  },
  'CG-JOK-03': {
    title: 'Eine andere Aktion',
    text: 'Die Aktion, die du nennst, muss eine andere als die gewählte sein.',
  },
  'CG-JOK-04': {
    title: 'Nicht der Startspieler',
    text: 'Der Startspieler der Runde darf keinen Joker spielen.',
  },
  'CG-JOK-05': {
    title: 'Nur für dich',
    text: 'Ein Joker ändert weder das Ereignis noch die Aktionssteine noch den Zug anderer.',
  },
  'CG-JOK-06': {
    title: 'Gespielt oder gespart',
    text: 'Ein gespielter Joker ist aus dem Spiel. Ein behaltener zählt 3 SP.',
  },
}
