export const opr = {
  'BS-OPR-01': {
    title: 'Reihenfolge der Firmen',
    text: 'Die Firmen sind nacheinander dran, von der höchsten bis zur niedrigsten Attraktivität. Auf demselben Feld kommt der Marker zuerst, der weiter oben im Stapel liegt. Jede Firma macht ihren ganzen Zug in der Betriebsphase – kurz: ihren Betriebszug –, bevor die nächste anfängt.',
  },
  'BS-OPR-02': {
    title: 'Einmal pro Dekade',
    text: 'Jede Firma im Spiel hat pro Dekade genau einen Betriebszug. Danach folgt jeweils die erste Firma nach Attraktivität, die noch nicht dran war. Gewinnt eine Firma während ihres Zuges Attraktivität, kommt dadurch niemand ein zweites Mal dran, und niemand wird übersprungen.',
  },
  'BS-OPR-03': {
    title: 'Ablauf eines Betriebszugs',
    text: 'Ein Betriebszug hat diese Schritte: 1 Beschaffung von Notfall-Kapital (nur im Expertenspiel), 2 Kauf von Rohstoffen, 3 Produktion, 4 Verkauf von Waren, 5 Dividenden ausschütten oder Gewinne einbehalten, 6 Aktienkurs anpassen, 7 Zugende mit der Lieferkette. Zurück zu einem früheren Schritt geht es nicht.',
  },
  'BS-OPR-04': {
    title: 'Notfall-Kapital (Expertenspiel)',
    text: 'Im Expertenspiel darf eine Firma als Allererstes in ihrem Zug eine oder mehrere Aktien von ihrem Firmen-Tableau in den Bankbereich geben. Du wählst dafür Gemeinschaftsaktien, die Vorzugsaktie oder beides, aber das geht nur einmal pro Zug.',
  },
  'BS-OPR-05': {
    title: 'Notfall-Kapital: Geld',
    text: 'Für jeden ausgegebenen Anteil zahlt die Bank der Firma den Aktienkurs. Für alle Anteile zählt der Aktienkurs vor dem Fall. Beispiel: Bei einem Aktienkurs von $50 bringt die Vorzugsaktie (2 Anteile) $100.',
  },
  'BS-OPR-06': {
    title: 'Notfall-Kapital: Aktienkurs',
    text: 'Danach fällt der Aktienkurs um einen Schritt pro ausgegebenem Anteil und um einen weiteren Schritt obendrauf, aber nicht unter $10. Die Preisgarantie und die Option „Freundliche Aktienverkäufe“ helfen hier nicht. Beispiel: 2 Anteile bei $50 bedeuten 3 Schritte nach unten, auf $25.',
  },
  'BS-OPR-07': {
    title: 'Notfall-Kapital: Grenze',
    text: 'Ausgeben kann eine Firma nur Aktien, die noch auf ihrem eigenen Firmen-Tableau liegen. Ist dort keine mehr, geht es nicht.',
  },
  'BS-OPR-08': {
    title: 'Kauf von Rohstoffen',
    text: 'Die Firma darf beliebig viele Rohstoffe von den Feldern $30, $20 und $10 der Lieferkette kaufen, bunt gemischt. Für jeden zahlt sie der Bank den Preis seines Feldes. Mit dem billigsten musst du nicht anfangen.',
  },
  'BS-OPR-09': {
    title: 'Das X-Feld',
    text: 'Rohstoffe auf dem X-Feld kannst du nicht kaufen. Sie zeigen dir nur, was als Nächstes kommt.',
  },
  'BS-OPR-10': {
    title: 'Bis wann gekauft wird',
    text: 'Gekauft wird, bevor die erste Fabrik produziert. Mit der Option „Rohstoffkauf während der Produktion“ darfst du noch bis zum Ende der Produktion kaufen. Die Lieferkette wird während des Zuges nicht aufgefüllt, und Rohstoffe auf dem Haymarket Square kannst du nie kaufen.',
  },
  'BS-OPR-11': {
    title: 'Tauschen auf dem Haymarket Square',
    text: 'Eine Firma darf zwei Rohstoffe einer Sorte auf den Haymarket Square legen und dafür einen Rohstoff einer anderen Sorte nehmen, der dort schon liegt. Das geht beliebig oft: in ihrem eigenen Betriebszug und in der Aktionsphase, wenn ihr Direktor am Zug ist. Beispiel: 2 Kohle gegen 1 Stahl.',
  },
  'BS-OPR-12': {
    title: 'Wer gerade tauschen darf',
    text: 'In der Betriebsphase darf nur die Firma tauschen, die gerade am Zug ist. Deine anderen Firmen müssen auf ihren eigenen Zug warten.',
  },
  'BS-OPR-13': {
    title: 'Wann eine Fabrik produzieren darf',
    text: 'Eine Fabrik darf produzieren, wenn vier Dinge stimmen: Auf jedem ihrer Arbeiterfelder liegt ein Arbeiter oder ein Automatisierungsmarker; die Firma hat alle abgebildeten Rohstoffe; alle Fabriken links davon haben in diesem Zug produziert; und sie selbst hat in diesem Zug noch nicht produziert.',
  },
  'BS-OPR-14': {
    title: 'Produktion ist freiwillig',
    text: 'Du darfst vor jeder Fabrik aufhören. Lässt du eine aus, sind aber auch alle Fabriken rechts davon für diesen Zug blockiert.',
  },
  'BS-OPR-15': {
    title: 'So produziert eine Fabrik',
    text: 'Zuerst wandern die abgebildeten Rohstoffe aus der Firmenkasse auf den Haymarket Square. Dann nimmt die Firma die angegebenen Waren, plus 1, wenn die Fabrik vollständig automatisiert ist. Danach wird der Bonus des Managers ausgelöst, falls die Fabrik einen hat. Dann ist die nächste Fabrik dran.',
  },
  'BS-OPR-16': {
    title: 'Manager-Bonus: Attraktivität',
    text: 'Die Firma muss die angegebene Zahl Schritte auf der Attraktivitätsleiste vorrücken. Verzichten kannst du darauf nicht.',
  },
  'BS-OPR-17': {
    title: 'Manager-Bonus: Rohstoffe',
    text: 'Du darfst bis zur angegebenen Zahl Rohstoffe beliebiger Sorten vom Haymarket Square nehmen, auch die gerade verbrauchten. Liegen dort zu wenige, verfällt der Rest.',
  },
  'BS-OPR-18': {
    title: 'Manager-Bonus: Waren',
    text: 'Die Firma nimmt die angegebene Zahl zusätzlicher Waren.',
  },
  'BS-OPR-19': {
    title: 'Doppelter Manager-Bonus',
    text: 'Zeigt ein Manager zwei Teile, bekommt die Firma beide: zuerst Waren oder Rohstoffe, dann die Attraktivität mit ihren Boni.',
  },
  'BS-OPR-20': {
    title: 'Boni während der Produktion zählen sofort',
    text: 'Was ein Attraktivitätsbonus während der Produktion bringt, hilft dir gleich. Einen Arbeiter, eine Automatisierung oder $25 kannst du für die nächsten Fabriken dieses Zuges nutzen, ein Verkäufer erhöht schon den Verkaufspreis dieses Zuges. Ein Kursschritt zählt für die Dividende dieses Zuges: Sie wird am neuen Aktienkurs gemessen. Und ein Bonus-Warenmarker produziert schon am Ende dieser Produktion.',
  },
  'BS-OPR-21': {
    title: 'Ende der Produktion',
    text: 'Beendest du die Produktion, stellt jeder Bonus-Warenmarker der Firma 1 Ware her – auch wenn keine ihrer Fabriken produziert hat.',
  },
  'BS-OPR-22': {
    title: 'Partner für volle Produktion',
    text: 'Haben alle Fabriken deiner Start-Firma in einem Betriebszug produziert, bekommst du den Partner, der auf ihrem Firmen-Tableau für dich bereitsteht. Das klappt einmal pro Spiel, und einsetzen kannst du ihn ab der nächsten Aktionsphase. Hast du deine Start-Firma verloren, gilt BS-DIR-10.',
  },
  'BS-OPR-23': {
    title: 'Freie Aktionen',
    text: 'In jedem Schritt nach der Beschaffung von Notfall-Kapital und bis zum Ende des Zuges darf die Firma, die dran ist, auf dem Haymarket Square tauschen (siehe BS-OPR-11), ihr bereites Kapitalgut zu den dafür erlaubten Zeiten nutzen (siehe BS-AST-16) und es abwerfen (siehe BS-AST-26).',
  },
} as const
