export const act = {
  'BS-ACT-01': {
    title: 'Runden',
    text: 'Die Aktionsphase läuft in Runden ab. In jeder Runde macht jeder, der noch mindestens einen nicht eingesetzten Partner hat, genau einen Zug. Gespielt wird in der Zugreihenfolge, die zu Beginn der Runde gilt.',
  },
  'BS-ACT-02': {
    title: 'Dein Zug',
    text: 'In deinem Zug setzt du genau einen Partner auf ein Aktionsfeld und führst dessen Aktion aus – und zwar für genau eine Firma, deren Direktor du bist.',
  },
  'BS-ACT-03': {
    title: 'Kein Passen (Regeln von 2020)',
    text: 'Ist die Option „Passen in der Aktionsphase“ aus – das ist bei den Regeln von 2020 der Standard –, musst du in deinem Zug einen Partner einsetzen, solange du noch einen hast. Festsitzen kannst du dabei nicht: Kapitalbeschaffung $40 geht immer.',
  },
  'BS-ACT-04': {
    title: 'Passen (Regeln von 2018)',
    text: 'Ist die Option „Passen in der Aktionsphase“ an – das ist bei den Regeln von 2018 der Standard –, darfst du in deinem Zug passen. Überleg es dir gut: Damit ist die Aktionsphase dieser Dekade für dich vorbei, und deine übrigen Partner bleiben ungenutzt.',
  },
  'BS-ACT-05': {
    title: 'Ende der Phase',
    text: 'Die Aktionsphase endet, wenn niemand mehr einen Zug hat. Du hast noch einen Zug, solange du einen nicht eingesetzten Partner hast – es sei denn, du hast gepasst (nur mit der Option „Passen in der Aktionsphase“) oder du leitest keine Firma und die Option „Spieler ohne Firma erhält $25 pro Partner“ ist aus (siehe BS-ACT-17).',
  },
  'BS-ACT-06': {
    title: 'Neue Partner',
    text: 'Bekommst du während der Aktionsphase einen Partner von der Attraktivitätsleiste, steht er dir sofort zur Verfügung: Du kannst ihn ab deinem nächsten Zug in dieser Phase einsetzen. Einen Extrazug in der laufenden Runde bringt er nicht. Hast du gerade deinen letzten Partner gesetzt, bist du dank des neuen in der nächsten Runde noch einmal dran.',
  },
  'BS-ACT-07': {
    title: 'Freie Wahl der Firma',
    text: 'Deine Partner gehören zu dir, nicht zu einer bestimmten Firma. Du entscheidest in jedem Zug neu, für welche deiner Firmen der Partner aktiv wird.',
  },
  'BS-ACT-08': {
    title: 'Unbegrenzte Felder',
    text: 'Grüne Felder mit dem Unendlich-Symbol ∞ darf jeder beliebig oft nutzen. Das sind „Arbeiter einstellen“, „Werbung“, „Kauf von Kapitalgütern“, „Zusätzliche Dividenden“ und „Kapitalbeschaffung $40“.',
  },
  'BS-ACT-09': {
    title: 'Felder für einen Partner',
    text: 'Alle anderen Felder nehmen pro Dekade nur einen Partner auf: „Manager einstellen“, „Verkäufer einstellen“, „Kapitalbeschaffung $60“ und „$80“ sowie jedes Gebäude der Spieler. Die Partner bleiben bis zur Aufräumphase stehen – ein besetztes Feld ist also für den Rest der Dekade für alle zu.',
  },
  'BS-ACT-10': {
    title: 'Die ganze Aktion',
    text: 'Führe eine Aktion vollständig aus, soweit es geht. Weglassen darfst du nur das, was hier ausdrücklich freiwillig ist.',
  },
  'BS-ACT-11': {
    title: 'Wenig oder gar kein Nutzen',
    text: 'Du darfst ein Feld auch nutzen, wenn deine Firma nur einen Teil oder gar nichts davon hat – etwa weil ein Rohstoff auf dem Haymarket Square fehlt oder für den neuen Mitarbeiter kein Platz ist. Was fehlt, verfällt; Geld gibt es nicht zurück. Vier Fälle gehen gar nicht: Automatisierung ohne genügend Arbeiter (siehe BS-ACT-41), Dividendenfelder ohne den vollen Betrag (siehe BS-ACT-33), „Arbeiter einstellen“, ohne mindestens einen einzustellen (siehe BS-ACT-21), und Kapitalgut-Felder ohne Kauf (siehe BS-AST-02). Bringt dir ein Feld überhaupt nichts, wirst du vorher gewarnt.',
  },
  'BS-ACT-12': {
    title: 'Ein Einsatz Schritt für Schritt',
    text: 'Zuerst wählst du Feld, Firma und alle Einzelheiten; dann wird geprüft, ob das erlaubt ist und das Geld reicht. Danach zahlt die Firma alle Kosten, die Wirkung tritt ein, und anschließend werden Attraktivitätsboni abgehandelt. Ganz am Ende deines Zuges ist die Reihe der Kapitalgüter dran (siehe BS-AST-12).',
  },
  'BS-ACT-13': {
    title: 'Bezahlung bei Gebäuden',
    text: 'Es gibt zwei Arten von Gebäuden. Bei den einen zahlt die nutzende Firma den aufgedruckten Betrag ins persönliche Vermögen des Besitzers – auch wenn es dein eigenes Gebäude ist; dann zahlt deine Firma an dich. Bei den anderen zahlt die Bank den Besitzer, und das Feld selbst kostet deine Firma nichts.',
  },
  'BS-ACT-14': {
    title: 'Bezahlung bei allgemeinen Feldern',
    text: 'Auf allgemeinen Aktionsfeldern zahlt deine Firma an die Bank. Zwei Ausnahmen: Bei der Kapitalbeschaffung zahlt die Bank an die Firma, bei „Zusätzliche Dividenden“ zahlt die Firma an ihre Aktionäre.',
  },
  'BS-ACT-15': {
    title: 'Alles für eine Firma',
    text: 'Was ein Feld bringt, geht komplett an eine einzige Firma. Aufteilen ist nicht drin, auch wenn du mehrere leitest: Von zwei Managern kannst du zum Beispiel nicht je einen auf zwei Firmen verteilen.',
  },
  'BS-ACT-16': {
    title: 'Freie Aktionen',
    text: 'In deinem eigenen Zug, vor oder nach dem Einsetzen deines Partners und beliebig oft, darfst du für jede deiner Firmen: auf dem Haymarket Square tauschen (siehe BS-OPR-11), ein bereites Kapitalgut nutzen (siehe BS-AST-15) oder ein Kapitalgut abwerfen (siehe BS-AST-26). Wo Passen erlaubt ist, geht das auch noch vor dem Passen. Während ein Feld abgehandelt wird – samt Boni und der Wahl, welches Plättchen du behältst –, kannst du keine freie Aktion dazwischenschieben. Hast du keinen Zug mehr, hast du auch keine freien Aktionen mehr.',
  },
  'BS-ACT-17': {
    title: 'Spieler ohne Firma',
    text: 'Leitest du keine Firma und ist die Option „Spieler ohne Firma erhält $25 pro Partner“ an (Standard bei den Regeln von 2020), setzt du in jedem deiner Züge einen Partner in den Bankbereich und bekommst dafür $25 von der Bank in dein persönliches Vermögen. Das geht nur ohne Firma. Ist die Option aus (Regeln von 2018), hast du keine Züge, und deine Partner bleiben in dieser Dekade ungenutzt.',
  },
  'BS-ACT-18': {
    title: 'Welche Felder offen sind',
    text: 'Nutzen kannst du alle allgemeinen Felder, die in dieser Dekade offen sind, und alle aufgedeckten Gebäude, egal wem sie gehören. In Dekade 1 sind das „Arbeiter einstellen“, „Werbung“, „Manager einstellen“, „Verkäufer einstellen“, „Kauf von Kapitalgütern“, „Zusätzliche Dividenden“ und „Kapitalbeschaffung $40“ sowie ein Gebäude pro Spieler.',
  },
  'BS-ACT-19': {
    title: 'Mehrere Aktionen für eine Firma',
    text: 'Du darfst in einer Dekade beliebig viele deiner Partner für dieselbe Firma einsetzen, auch mehrere Züge hintereinander.',
  },
  'BS-ACT-20': {
    title: 'Arbeiter einstellen: Preis',
    text: 'Deine Firma stellt einen oder mehrere Arbeiter ein und zahlt jeden einzeln an die Bank; dabei leert sich immer zuerst das billigste besetzte Feld des Arbeitsmarkts. Bei 12–9 Arbeitern auf dem Arbeitsmarkt kostet der nächste $20; bei 8–5 sind es $30, bei 4–1 sind es $40. Ist er leer, kommen die Arbeiter für je $50 aus dem Vorrat. Beispiel: Stehen 9 Arbeiter auf dem Arbeitsmarkt, kosten drei zusammen $20 + $30 + $30 = $80.',
  },
  'BS-ACT-21': {
    title: 'Arbeiter einstellen: Anzahl',
    text: 'Mindestens einen Arbeiter musst du einstellen. Höchstens sind es so viele, wie deine Firma freie Arbeiterfelder hat.',
  },
  'BS-ACT-22': {
    title: 'Werbung',
    text: 'Deine Firma zahlt $20 und rückt auf der Attraktivitätsleiste 1 Schritt vor. Erreicht sie damit ein Bonusfeld, bekommt sie den Bonus (siehe BS-APL-04).',
  },
  'BS-ACT-23': {
    title: 'Startspieler werden (freiwillig)',
    text: 'Nutzt du „Werbung“, darfst du außerdem deinen Marker in der Zugreihenfolge auf Platz 1 stellen. Alle, die vor dir lagen, rutschen einen Platz nach hinten; die anderen bleiben, wo sie sind. Beispiel: Du warst Dritter – der Erste und der Zweite rutschen auf 2 und 3, der Vierte bleibt Vierter.',
  },
  'BS-ACT-24': {
    title: 'Ab wann die neue Reihenfolge gilt',
    text: 'Eine geänderte Zugreihenfolge gilt ab der nächsten Runde – oder ab der nächsten Dekade, wenn keine Runde mehr folgt. Die laufende Runde spielt ihr in der alten Reihenfolge zu Ende.',
  },
  'BS-ACT-25': {
    title: 'Mehrere neue Startspieler',
    text: 'Holen sich in einer Runde mehrere Spieler den ersten Platz, wird einer nach dem anderen umgestellt. Wer es zuletzt gemacht hat, fängt die nächste Runde an.',
  },
  'BS-ACT-26': {
    title: 'Die Reihenfolge bleibt',
    text: 'Die Zugreihenfolge wird nie zurückgesetzt. So, wie sie am Ende der Aktionsphase steht, gilt sie auch in der nächsten Dekade.',
  },
  'BS-ACT-27': {
    title: 'Kapitalbeschaffung',
    text: 'Die Bank zahlt den auf dem Feld angegebenen Betrag in die Firmenkasse.',
  },
  'BS-ACT-28': {
    title: 'Kapitalbeschaffung: ab wann',
    text: '„Kapitalbeschaffung $40“ ist in jeder Dekade offen und beliebig oft nutzbar. Das Feld mit $60 gibt es ab Dekade 3, einmal pro Dekade. Das Feld mit $80 gibt es nur in Dekade 5, ein einziges Mal.',
  },
  'BS-ACT-29': {
    title: 'Manager einstellen',
    text: 'Einmal pro Dekade kann hier eine Firma $60 zahlen und bekommt dafür einen Manager (wohin er kommt, steht in BS-EMP-03).',
  },
  'BS-ACT-30': {
    title: 'Verkäufer einstellen',
    text: 'Einmal pro Dekade kann hier eine Firma $70 zahlen und bekommt dafür einen Verkäufer (wohin er kommt, steht in BS-EMP-05).',
  },
  'BS-ACT-31': {
    title: 'Kauf von Kapitalgütern',
    text: 'Deine Firma kauft ein Kapitalgut zum vollen Preis (siehe BS-AST-01). Dieses Feld darf beliebig oft genutzt werden.',
  },
  'BS-ACT-32': {
    title: 'Zusätzliche Dividenden',
    text: 'Deine Firma schüttet $100 aus ihrer Kasse aus, also $10 pro Anteil (siehe BS-ACT-34), und passt danach ihren Aktienkurs für eine Ausschüttung von $100 an (siehe BS-PRC-02 bis BS-PRC-05). Das heißt: Bei einem Aktienkurs bis $50 steigt er um 2 Schritte, von $60 bis $100 um 1 Schritt, über $100 gar nicht. Das Feld ist unbegrenzt nutzbar; jedes Mal zählt der Aktienkurs, der gerade gilt.',
  },
  'BS-ACT-33': {
    title: 'Der volle Betrag muss da sein',
    text: 'Vor der Auszahlung muss die Firma den ganzen Betrag in der Firmenkasse haben: $100, $150, $200, $250 oder $300. Das gilt auch dann, wenn ein Teil davon gleich wieder zurückfließt.',
  },
  'BS-ACT-34': {
    title: 'Dividende aus der Firmenkasse',
    text: 'Die Firma zahlt den ganzen Betrag an die Bank. Jeder Spieler bekommt dann pro eigenem Anteil ein Zehntel davon, ebenso die Firma für jeden Anteil auf ihrem Firmen-Tableau; was auf Anteile im Bankbereich entfällt, behält die Bank. Beispiel mit $100: Du hast 4 Anteile und bekommst $40, ein Mitspieler mit 2 Anteilen $20, die Firma für 3 unverkaufte Anteile $30 zurück, und $10 für den Anteil im Bankbereich bleiben bei der Bank.',
  },
  'BS-ACT-35': {
    title: 'Dividenden-Gebäude',
    text: 'Die Bank zahlt den Besitzer des Gebäudes. Die Firma schüttet den aufgedruckten Betrag aus wie in BS-ACT-34 beschrieben und passt ihren Aktienkurs für genau diesen Betrag an, nicht für $100. Beispiel: $200 bei einem Aktienkurs von $100 sind das Doppelte – der Aktienkurs steigt um 2 Schritte auf $140.',
  },
  'BS-ACT-36': {
    title: 'Gebäude mit festen Rohstoffen',
    text: 'Deine Firma nimmt die abgebildeten Rohstoffe vom Haymarket Square, soweit sie dort liegen. Was fehlt, verfällt.',
  },
  'BS-ACT-37': {
    title: 'Zwei gleiche Rohstoffe',
    text: 'Nenne eine Rohstoffsorte, die auf dem Haymarket Square liegt: Deine Firma bekommt zwei davon, oder einen, wenn nur einer da ist. Ist der Haymarket Square leer, nennst du nichts und bekommst nichts (siehe BS-ACT-11).',
  },
  'BS-ACT-38': {
    title: 'Zwei unterschiedliche Rohstoffe',
    text: 'Nimm zwei Rohstoffe verschiedener Sorten vom Haymarket Square. Liegt dort nur eine Sorte, gibt es nur einen, und ist er leer, gar keinen (siehe BS-ACT-11).',
  },
  'BS-ACT-39': {
    title: 'Produktionsgebäude',
    text: 'Deine Firma nimmt die angegebene Zahl Waren aus dem Vorrat in ihre Firmenkasse. Verkaufen kann sie diese nur in ihrem Betriebszug, und als Fabrikproduktion zählen sie nicht (siehe BS-DIV-02).',
  },
  'BS-ACT-40': {
    title: 'Attraktivitätsgebäude',
    text: 'Deine Firma rückt auf der Attraktivitätsleiste um die angegebene Zahl Schritte vor und bekommt unterwegs die Boni (siehe BS-APL-04).',
  },
  'BS-ACT-41': {
    title: 'Automatisierungsgebäude',
    text: 'Deine Firma automatisiert je nach Gebäude 1 oder 2 Arbeiter (siehe BS-AUT-01). So viele Arbeiter muss sie mindestens beschäftigen, sonst kannst du das Gebäude gar nicht nutzen.',
  },
  'BS-ACT-42': {
    title: 'Personalgebäude',
    text: 'Deine Firma bekommt die abgebildeten Arbeiter, Manager und Verkäufer aus dem Vorrat, soweit sie Platz für sie hat. Der Rest geht zurück in den Vorrat. Beispiel: „Zwei Manager“ bringt dir nur einen, wenn nur noch eine Fabrik ohne Manager ist.',
  },
  'BS-ACT-43': {
    title: 'Beide Hälften zugleich',
    text: 'Bei einem Gebäude mit doppelter Aktion passieren beide Hälften im selben Moment. Die zweite kann also nicht auf dem Ergebnis der ersten aufbauen.',
  },
  'BS-ACT-44': {
    title: 'Kapitalgut-Gebäude',
    text: 'Die Bank zahlt den Besitzer des Gebäudes. Deine Firma muss ein Kapitalgut kaufen und zahlt der Bank dessen Preis abzüglich des aufgedruckten Rabatts von $10, $20 oder $30. Beispiel: Mit $20 Rabatt kostet das Plättchen auf dem $60-Feld nur $40.',
  },
} as const
