export const sol = {
  'CG-SOL-01': {
    title: 'Dein Aufbau',
    text: 'Du baust auf wie zu zweit: 16 Plättchen in der Auslage, 18 neutrale Scheiben, kein Joker. Allein führst du das erste Wohnprojekt, die Wahl der Abteilung, die 6 Schritte und das Aktivieren aus.',
  },
  'CG-SOL-02': {
    title: 'Andrew',
    text: 'Andrew hat weder Unternehmen noch Mitarbeiter, Streifen, Geld, Waren oder Forschungspunkte und zahlt nichts.',
  },
  'CG-SOL-03': {
    title: 'Seine Scheiben',
    text: 'Andrew hat 30 Scheiben: 4 auf Feld 1 der Leisten und 26 für Projekte und Spenden. Beim Aufbau setzt er sonst keine und nimmt kein Plättchen.',
  },
  'CG-SOL-04': {
    title: 'Siegpunktkarten',
    text: 'Fünf Siegpunktkarten liegen in einer Reihe: 0, 1, 3, 6 und 10 SP.',
  },
  'CG-SOL-05': {
    title: 'Stufen',
    text: 'Andrews Stapel hat 20 zufällig gezogene Karten. Leicht: 20 normale. Normal: 15 normale, 5 anspruchsvolle. Schwer: 10 und 10. Experte: 5 normale, 15 anspruchsvolle.',
  },
  'CG-SOL-06': {
    title: 'Rückseiten',
    text: 'Die Rückseite einer normalen Karte zeigt ihre Hauptaktion, die einer anspruchsvollen nur ein Fragezeichen.',
  },
  'CG-SOL-07': {
    title: 'Wer wählt',
    text: 'In ungeraden Runden wählst du die Aktion, in geraden Andrew.',
  },
  'CG-SOL-08': {
    title: 'Neue Karte',
    text: 'Zu Beginn einer Runde kommt Andrews oberste Karte verdeckt unter die 0-SP-Karte. Du siehst die Rückseiten dieser und der nächsten Karte des Stapels, aber keine Vorderseiten.',
  },
  'CG-SOL-09': {
    title: 'Deine Wahl',
    text: 'Wählst du, bleibt die Karte verdeckt, bis du gewählt hast.',
  },
  'CG-SOL-10': {
    title: 'Andrews Wahl',
    text: 'Wählt Andrew, wird die Karte aufgedeckt, und ihre Hauptaktion gilt. Beendete Zeilen werden wie sonst behandelt.',
  },
  'CG-SOL-11': {
    title: 'Andrew zuerst',
    text: 'Egal wer gewählt hat: Andrew führt sein Ereignis und seine Aktion ganz aus, bevor du dein Ereignis beginnst.',
  },
  'CG-SOL-12': {
    title: 'Kein Einkommen für Andrew',
    text: 'Andrew bekommt kein Einkommen.',
  },
  'CG-SOL-13': {
    title: 'Andrews Spende',
    text: 'Zeigt das Ereignis eine Spende, auch in der letzten Spalte, legt Andrew eine Scheibe auf die Spende seiner Karte. Ist sie besetzt oder hat er keine Scheibe mehr, rückt seine Karte 1 nach rechts.',
  },
  'CG-SOL-14': {
    title: 'Andrews Aktion',
    text: 'Dann führt Andrew die Zeile der gewählten Aktion auf seiner Karte aus, auch wenn du sie gewählt hast.',
  },
  'CG-SOL-15': {
    title: 'Personal',
    text: 'Die Karte rückt um die gedruckte Zahl nach rechts, 1 bis 4.',
  },
  'CG-SOL-16': {
    title: 'Verwaltung',
    text: 'Für jede gedruckte Art nimmt Andrew das Plättchen mit der niedrigsten Nummer dieser Art aus der Auslage, das er in diesem Zug noch nicht genommen hat. Für jedes fehlende rückt die Karte 1 weiter. Hat er in einer früheren Runde schon ein Exemplar genommen, darf er auch das zweite nehmen.',
  },
  'CG-SOL-17': {
    title: 'Konstruktion',
    text: 'In jede genannte Stadt setzt Andrew der Reihe nach 1 Scheibe auf das erste freie Feld von links, egal welcher Art. Für jede Scheibe, die er nicht setzen kann, weil die Stadt voll ist oder er keine hat, rückt die Karte 1 weiter. Von Kleinstädten bekommt er nichts.',
  },
  'CG-SOL-18': {
    title: 'F&E',
    text: 'Andrews Scheibe in der gedruckten Region rückt um die gedruckte Zahl vor, 1 bis 4. Für jeden Schritt, der nicht geht, am Ende der Leiste oder weil Feld 5 besetzt ist, rückt die Karte 1 weiter. Für Feld 5 bekommt er keine Belohnung.',
  },
  'CG-SOL-19': {
    title: 'Nicht über 10',
    text: 'Die Karte rückt nie über die 10-SP-Karte hinaus; was übrig ist, verfällt.',
  },
  'CG-SOL-20': {
    title: 'Dein Zug',
    text: 'Du handelst das Ereignis ab, in der letzten Spalte beide Teile, und nutzt deine Abteilungen wie sonst. Andrews Scheiben besetzen Felder, Spenden und die letzten Felder der Leisten.',
  },
  'CG-SOL-21': {
    title: 'Rundenende',
    text: 'Du aktivierst, der Aktionsstein rückt vor, und Andrews Karte kommt verdeckt unter die Siegpunktkarte, die sie erreicht hat. In der nächsten Runde wählt der andere die Aktion.',
  },
  'CG-SOL-22': {
    title: 'Zwanzig Karten',
    text: 'Die 20 Karten reichen genau für die 20 Runden; neu gemischt wird nicht.',
  },
  'CG-SOL-23': {
    title: 'Du wertest zuerst',
    text: 'Du leistest deine letzten Zahlungen und wertest vor Andrew.',
  },
  'CG-SOL-24': {
    title: 'Andrews Karten',
    text: 'Jede von Andrews 20 Karten zählt die SP der Karte darüber.',
  },
  'CG-SOL-25': {
    title: 'Andrews Plättchen',
    text: '2 SP für jedes Plättchen, das er genommen hat.',
  },
  'CG-SOL-26': {
    title: 'Andrews Leisten',
    text: '6 SP für jede seiner Scheiben auf Feld 5; nichts für Verbindungen.',
  },
  'CG-SOL-27': {
    title: 'Andrews Projekte',
    text: 'Für jede seiner Projektscheiben die SP der Stadt.',
  },
  'CG-SOL-28': {
    title: 'Andrews Spenden',
    text: 'Jede seiner Spenden zählt, als hättest du sie geleistet, mit deinen Zahlen und deiner Grenze.',
  },
  'CG-SOL-29': {
    title: 'Andrews Zahlungen',
    text: 'Seine Spenden für abgegebene Waren und abgegebenes Geld nutzen, was du nach deinen letzten Zahlungen noch hast; es wird so ausgegeben, dass er am meisten bekommt. Waren werden dafür nicht verkauft.',
  },
  'CG-SOL-30': {
    title: 'Andrews eigene Spenden',
    text: 'Für „Eigene Spenden“ bekommt er 2 SP für jede deiner Spenden und 2 SP für sie selbst.',
  },
  'CG-SOL-31': {
    title: 'Wer gewinnt',
    text: 'Wer mehr SP hat, gewinnt; bei Gleichstand endet das Spiel unentschieden.',
  },
}
