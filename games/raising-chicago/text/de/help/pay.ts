export const pay = {
  'RC-PAY-01': {
    title: 'Projekt für Projekt',
    text: 'Projekte werden in der Reihenfolge der Felder ausgeführt. Der Gewinner zahlt, baut und nimmt die Karte, bevor das nächste Feld beginnt. Felder ohne Gewinner werden übersprungen.',
  },
  'RC-PAY-02': {
    title: 'Was du brauchst',
    text: 'Von jeder Sorte brauchst du die gedruckten Kosten abzüglich deiner permanenten Ressourcen, mindestens 0. Steht die Leiste auf dem letzten Feld, brauchst du davon nichts.',
  },
  'RC-PAY-03': {
    title: 'Hilfen beim Zahlen',
    text: 'Joker, Tausch und Gunstmarker darfst du beliebig mischen. Nichts davon musst du einsetzen.',
  },
  'RC-PAY-04': {
    title: 'Drei Wege für jede Sorte',
    text: 'Jede Sorte, die du brauchst, begleichst du auf genau eine Art: die genaue Zahl in Ressourcen und Jokern, ein Gunstmarker oder Mangel. Was du ausgibst, kommt in den Vorrat.',
  },
  'RC-PAY-05': {
    title: 'Joker',
    text: 'Jeder Joker zählt als 1 Ressource einer Sorte, die du beim Ausgeben wählst.',
  },
  'RC-PAY-06': {
    title: 'Tausch 3 : 1',
    text: 'Gib 3 beliebige deiner Ressourcen und Joker ab und nimm dafür 1 Bauholz, 1 Hubspindel oder 1 Mauerwerk, so oft du willst: vor einem Zoll, beim Zahlen, fürs persönliche Projekt. Permanente Ressourcen und Gunstmarker kannst du nicht abgeben, einen Joker nicht nehmen.',
  },
  'RC-PAY-07': {
    title: 'Gunstmarker',
    text: 'Ein Gunstmarker begleicht alles, was du in diesem Projekt von einer Sorte brauchst, auch wenn du genug davon hast; deine Ressourcen behältst du. Für mehrere Sorten darfst du mehrere Gunstmarker einsetzen.',
  },
  'RC-PAY-08': {
    title: 'Permanente Ressourcen bleiben',
    text: 'Permanente Ressourcen werden nie ausgegeben und zählen für jedes Projekt der Runde voll.',
  },
  'RC-PAY-09': {
    title: 'Sorten, die nichts kosten',
    text: 'Für eine Sorte, von der du nichts brauchst, kannst du weder Ressourcen noch Joker noch einen Gunstmarker ausgeben, und Mangel gibt es bei ihr nicht.',
  },
  'RC-PAY-10': {
    title: 'Wann Mangel erlaubt ist',
    text: 'Mangel darfst du nur bei einer Sorte wählen, von der du nach dem Tauschen weniger Ressourcen hast, als du brauchst. Joker und Gunstmarker zählen dabei nicht.',
  },
  'RC-PAY-11': {
    title: 'Was Mangel kostet',
    text: 'Für jede Sorte mit Mangel rückst du 1 Feld auf der Armutsleiste vor, egal wie viel fehlt. Deine Ressourcen dieser Sorte behältst du alle.',
  },
  'RC-PAY-12': {
    title: 'Bezahlt ist bezahlt',
    text: 'Sind alle drei Sorten beglichen, gilt das Projekt als bezahlt, ob mit oder ohne Mangel. Du führst es ganz aus und bekommst alle Belohnungen.',
  },
  'RC-PAY-13': {
    title: 'Ende der Armutsleiste',
    text: 'Auf dem letzten Feld bleibt deine Scheibe stehen. Weitere Schritte haben keine Wirkung.',
  },
  'RC-PAY-14': {
    title: 'Stadtrandplättchen vor dem Zahlen',
    text: 'Bevor du dein eigenes Projekt bezahlst, darfst du Stadtrandplättchen nutzen. Was sie bringen, kannst du sofort ausgeben.',
  },
  'RC-PAY-15': {
    title: 'Mehrere Projekte',
    text: 'Hast du mehrere Projekte gewonnen, bezahlst du eines nach dem anderen mit dem, was du dann hast. Belohnungen des früheren helfen beim nächsten.',
  },
  'RC-PAY-16': {
    title: 'Nur was du hast',
    text: 'Zahlen kannst du nur Ressourcen, die du nach dem Tauschen hast.',
  },
  'RC-PAY-17': {
    title: 'Reihenfolge der Prüfung',
    text: 'Geprüft wird eine Zahlung in dieser Folge: das Tauschen, dann Bauholz, Hubspindeln, Mauerwerk. Ein Joker oder Gunstmarker, den du für eine Sorte nimmst, fehlt bei der nächsten. Stimmt etwas nicht, wird nichts bezahlt.',
  },
}
