export const ast = {
  'BS-AST-01': {
    title: 'Preis',
    text: 'Ein Kapitalgut kostet den Betrag über seinem Feld – $80, $70, $60, $50 oder $40 –, abzüglich des Rabatts, falls du ein Gebäude mit Rabatt nutzt. Die Firma zahlt an die Bank.',
  },
  'BS-AST-02': {
    title: 'Kaufen ist Pflicht',
    text: 'Ein Kapitalgut-Aktionsfeld kannst du nur nutzen, wenn deine Firma damit genau ein Plättchen aus der Reihe kauft.',
  },
  'BS-AST-03': {
    title: 'Jede Firma darf kaufen',
    text: 'Jede Firma darf Kapitalgüter kaufen, auch ohne Platz dafür auf dem Firmen-Tableau. Dann geht es ihr eben nur um den Sofort-Bonus (siehe BS-AST-09).',
  },
  'BS-AST-04': {
    title: 'Sofort-Bonus',
    text: 'Gleich nach dem Bezahlen bekommt die Firma den Bonus, der unten rechts auf dem Plättchen steht. Die Preisgarantie bringt zwei: Erst automatisierst du 1 Arbeiter, dann rückt die Firma 2 Schritte auf der Attraktivitätsleiste vor.',
  },
  'BS-AST-05': {
    title: 'Sofort-Bonus: Arbeiter',
    text: 'Die Firma darf einen Arbeiter aus dem Vorrat auf ein freies Arbeiterfeld setzen. Ist kein Platz, verfällt der Bonus; $25 als Ersatz gibt es hier nicht.',
  },
  'BS-AST-06': {
    title: 'Sofort-Bonus: Automatisierung',
    text: 'Die Firma darf einen Arbeiter automatisieren (siehe BS-AUT-01). Beschäftigt sie keinen Arbeiter, verfällt der Bonus; $25 als Ersatz gibt es hier nicht.',
  },
  'BS-AST-07': {
    title: 'Sofort-Bonus: Attraktivität',
    text: 'Die Firma muss auf der Attraktivitätsleiste 2 Schritte vorrücken und bekommt unterwegs die Boni (siehe BS-APL-04).',
  },
  'BS-AST-08': {
    title: 'Behalten',
    text: 'Ein Firmen-Tableau hat einen Platz für ein Kapitalgut oder gar keinen. Am Ende der Aktion behält die Firma höchstens so viele Plättchen, wie sie Plätze hat; welche, entscheidest du als Direktor. Die übrigen kommen aus dem Spiel.',
  },
  'BS-AST-09': {
    title: 'Firma ohne Platz',
    text: 'Eine Firma ohne Platz für Kapitalgüter bekommt den Sofort-Bonus und wirft das Plättchen gleich danach ab.',
  },
  'BS-AST-10': {
    title: 'Sofort bereit',
    text: 'Ein neues Plättchen ist bereit und darf noch in derselben Dekade genutzt werden. Das gilt auch, wenn das Plättchen, das es ersetzt, in dieser Dekade schon genutzt wurde.',
  },
  'BS-AST-11': {
    title: 'Die Reihe während des Zuges',
    text: 'Wann neue Plättchen kommen, regelt die Option „Auffüllen der Kapitalgüter“. Rückt die Reihe nur nach, wenn das $40-Feld leer ist (Regeln von 2020), wird vor dem Ende des Zuges nichts aufgefüllt. Wird die Lücke nach jedem Kauf geschlossen (Regeln von 2018), passiert das, sobald das gekaufte Plättchen genommen ist – noch vor dessen Sofort-Bonus.',
  },
  'BS-AST-12': {
    title: 'Auffüllen der Reihe (Regeln von 2020)',
    text: 'Rückt die Reihe laut Option „Auffüllen der Kapitalgüter“ nur bei leerem $40-Feld nach, wird am Ende jedes Zuges der Aktionsphase nachgesehen. Solange das $40-Feld leer ist und noch ein Plättchen in der Reihe oder im Stapel liegt, rücken alle Plättchen ein Feld nach rechts, und das oberste Plättchen des Stapels wird auf $80 aufgedeckt. Andere Lücken bleiben bestehen und wandern mit. Beispiel: War $50 schon leer, als jemand das Plättchen auf $40 kauft, rückt die Reihe zweimal nach.',
  },
  'BS-AST-13': {
    title: 'Auffüllen der Reihe (Regeln von 2018)',
    text: 'Werden laut Option „Auffüllen der Kapitalgüter“ Lücken geschlossen, rücken nach jedem Kauf alle Plättchen links der Lücke ein Feld nach rechts, und auf $80 wird ein neues aufgedeckt.',
  },
  'BS-AST-14': {
    title: 'Leerer Stapel',
    text: 'Ist der Stapel aufgebraucht, kommen keine neuen Plättchen mehr dazu. Die Reihe rückt trotzdem weiter nach.',
  },
  'BS-AST-15': {
    title: 'Nutzen',
    text: 'Ein bereites Kapitalgut auf einem Firmen-Tableau darfst du einmal pro Dekade als freie Aktion nutzen: Zahle die Gebühr, drehe es um 90 Grad – es ist jetzt erschöpft – und führe seine Wirkung aus.',
  },
  'BS-AST-16': {
    title: 'Wann du es nutzen darfst',
    text: 'In der Aktionsphase: in deinem eigenen Zug, für jede deiner Firmen. In der Betriebsphase: jederzeit im Betriebszug der Firma, der das Plättchen gehört. Nie in der Aktienphase, der Bauphase oder der Aufräumphase; nur die Preisgarantie ist eine Ausnahme (siehe BS-AST-23).',
  },
  'BS-AST-17': {
    title: 'Gebühr',
    text: '„Stahl aus Cincinnati“, „Holz aus Michigan“, „Kohle aus Pennsylvania“ und „Viehhöfe“ kosten bei jeder Nutzung $10, die die Firma an die Bank zahlt. Alle anderen Kapitalgüter sind kostenlos.',
  },
  'BS-AST-18': {
    title: 'Rohstoff-Kapitalgüter',
    text: 'Die Firma nimmt die abgebildeten Rohstoffe vom Haymarket Square, soweit sie dort liegen. Was fehlt, verfällt – also vorher nachsehen.',
  },
  'BS-AST-19': {
    title: 'Attraktivitäts-Kapitalgüter',
    text: '„Brillantes Marketing“ bringt die Firma 1 Schritt auf der Attraktivitätsleiste voran, „Wiedererkennungswert der Firma“ 2 Schritte. Attraktivitätsboni gibt es wie üblich (siehe BS-APL-04).',
  },
  'BS-AST-20': {
    title: 'Kataloge',
    text: 'Kataloge erhöhen den Gewinn: „Versandkatalog“ um $40, „Farbkatalog“ um $60, „Katalog-Imperium“ um $80. Nutzen kannst du sie nur im Betriebszug der Firma, bevor du dich zwischen Dividenden ausschütten und Gewinne einbehalten entscheidest. Verkauft die Firma keine Ware, zählt der Betrag trotzdem zum Gewinn, muss aber einbehalten werden.',
  },
  'BS-AST-21': {
    title: 'Hinterzimmergeschäfte und Beliebte Partner',
    text: 'Beide lassen den Aktienkurs um 1 Schritt steigen. Nutzen kannst du sie nur im Betriebszug der Firma: wenn ihre Produktion abgeschlossen ist und bevor du dich zwischen Dividenden ausschütten und Gewinne einbehalten entscheidest. Produziert haben muss die Firma dafür nicht.',
  },
  'BS-AST-22': {
    title: 'Preisgarantie beim Einbehalten',
    text: 'Behält die Firma ihre Gewinne ein – freiwillig oder weil sie muss –, darf ihr Direktor die Preisgarantie erschöpfen. Der Aktienkurs fällt dann nicht.',
  },
  'BS-AST-23': {
    title: 'Preisgarantie gegen Verkäufe',
    text: 'Verkauft ein anderer Spieler als der Direktor Aktien der Firma, darf der Direktor sofort die Preisgarantie erschöpfen. Der gesamte Kursverlust durch diesen Verkauf entfällt, egal wie viele Anteile verkauft wurden.',
  },
  'BS-AST-24': {
    title: 'Preisgarantie: Grenzen',
    text: 'Gegen einen Verkauf durch den Direktor selbst hilft die Preisgarantie nicht; entscheidend ist, wer zu Beginn des Verkaufs Direktor war. Auch gegen die Beschaffung von Notfall-Kapital hilft sie nicht (siehe BS-OPR-06), und zweimal in einer Dekade wirkt sie nie.',
  },
  'BS-AST-25': {
    title: 'Preisgarantie: Zeitpunkt',
    text: 'Der Direktor der Firma wird gefragt, sobald der Verkauf angesagt ist – bevor sich der Aktienkurs bewegt und bevor der Verkäufer weitermacht. Die Antwort sehen alle. Wer das Plättchen in der Aktienphase nutzt, hat es in der Betriebsphase derselben Dekade nicht mehr, denn es ist erschöpft.',
  },
  'BS-AST-26': {
    title: 'Abwerfen',
    text: 'Eine Firma darf ihr Kapitalgut jederzeit abwerfen, wenn ihr Direktor am Zug ist: in der Aktienphase, in der Aktionsphase (siehe BS-ACT-16) oder in ihrem Betriebszug (siehe BS-OPR-23), aber nicht, während ein Feld oder ein Effekt abgehandelt wird. Das Plättchen kommt aus dem Spiel. In der Aktienphase ist das Abwerfen weder Verkauf noch Kauf: Tust du sonst nichts, passt du trotzdem.',
  },
  'BS-AST-27': {
    title: 'Wieder bereit',
    text: 'In der Aufräumphase werden alle erschöpften Kapitalgüter wieder bereit.',
  },
} as const
