export const dir = {
  'BS-DIR-01': {
    title: 'Basisspiel',
    text: 'Im Basisspiel bleibst du Direktor jeder Firma, die du gründest, bis zum Ende des Spiels. Alle anderen Regeln dieses Kapitels gelten nur im Expertenspiel.',
  },
  'BS-DIR-02': {
    title: 'Expertenspiel',
    text: 'Im Expertenspiel ist Direktor, wer die meisten Anteile an der Firma hat. Bei Gleichstand bleibt der bisherige Direktor im Amt. Anteile auf dem Firmen-Tableau und im Bankbereich zählen für niemanden.',
  },
  'BS-DIR-03': {
    title: 'Übernahme durch Kauf',
    text: 'Sobald du durch einen Kauf mehr Anteile hast als der Direktor, übernimmst du die Firma: Der Wechsel der Firmenleitung findet sofort statt, noch bevor dein Zug endet. Gleich viele Anteile reichen nicht.',
  },
  'BS-DIR-04': {
    title: 'Verlust durch Verkauf',
    text: 'Verkaufst du als Direktor Gemeinschaftsaktien und hast danach weniger Anteile als ein anderer Spieler, bist du die Firma sofort los. Die Firmenleitung wechselt zu dem Spieler mit den meisten Anteilen.',
  },
  'BS-DIR-05': {
    title: 'Tausch der Aktien',
    text: 'Der alte Direktor gibt die Direktoraktie ab. Dafür bekommt er vom neuen Direktor die Vorzugsaktie und eine Gemeinschaftsaktie, falls dieser die Vorzugsaktie besitzt, sonst drei Gemeinschaftsaktien. Zu wählen oder zu zahlen gibt es dabei nichts, und beide haben danach so viele Anteile wie vorher.',
  },
  'BS-DIR-06': {
    title: 'Das Firmen-Tableau wechselt mit',
    text: 'Der neue Direktor bekommt das Firmen-Tableau mit allem, was darauf liegt: Firmenkasse, Aktien, Rohstoffe, Waren, Mitarbeiter, Automatisierungsmarker, Bonus-Warenmarker und Kapitalgüter, ob bereit oder erschöpft. Aktienkurs und Platz auf der Attraktivitätsleiste bleiben gleich. Auch wer in dieser Dekade keine Aktien der Firma kaufen darf (BS-STK-15), ändert sich nicht.',
  },
  'BS-DIR-07': {
    title: 'Gleichstand bei der Nachfolge',
    text: 'Kommen mehrere Spieler mit gleich vielen Anteilen infrage, wird der erste von ihnen links vom alten Direktor neuer Direktor.',
  },
  'BS-DIR-08': {
    title: 'Direktoraktie verkaufen: Bedingung',
    text: 'Als Direktor darfst du die Direktoraktie nur verkaufen, wenn in diesem Moment mindestens ein anderer Spieler 3 oder mehr Anteile an der Firma besitzt.',
  },
  'BS-DIR-09': {
    title: 'Direktoraktie verkaufen: Ablauf',
    text: 'Du verkaufst an die Bank und bekommst den dreifachen Aktienkurs; an einen Spieler verkaufst du nie, und deinen Nachfolger suchst du dir nicht aus. Neuer Direktor wird, wer unter den anderen die meisten Anteile hat, auch wenn du selbst gleich viele behältst (bei Gleichstand siehe BS-DIR-07). Er bekommt die Direktoraktie, und die Aktien, die er nach BS-DIR-05 dafür abgibt, kommen direkt in den Bankbereich. Der Aktienkurs sinkt um 3 Schritte; Gemeinschaftsaktien, die du im selben Zug verkaufst, gehören zum selben Verkauf. Beispiel: Bei $120 bekommst du $360 und der Aktienkurs fällt auf $60; mit zwei Gemeinschaftsaktien dazu sind es $600 und der Aktienkurs fällt auf $40.',
  },
  'BS-DIR-10': {
    title: 'Reservierter Partner nach dem Verlust',
    text: 'Verlierst du deine Start-Firma oder gibst du sie ab, bevor du ihren reservierten Partner erhalten hast, kommt dieser Partner in den Bankbereich. Du erhältst ihn, wenn das nächste Mal irgendeine deiner Firmen in einem Betriebszug in allen ihren Fabriken produziert.',
  },
  'BS-DIR-11': {
    title: 'Partner werden nicht vererbt',
    text: 'Übernimmst du eine Firma, bekommst du den reservierten Partner des alten Direktors nie. Produziert sie in allen Fabriken, bringt dir das nur dann einen Partner, wenn dein eigener reservierter Partner im Bankbereich wartet.',
  },
  'BS-DIR-12': {
    title: 'Zertifikatslimit nach dem Wechsel',
    text: 'Verlierst du eine Firma, kannst du dadurch über das Zertifikatslimit kommen, denn du bekommst zwei oder drei Aktien für eine. Sofort verkaufen musst du nicht; das passiert erst zu Beginn der nächsten Aktienphase (BS-STK-02). Solange du am Limit oder darüber bist, kannst du weder kaufen noch gründen (BS-CRT-03).',
  },
  'BS-DIR-13': {
    title: 'Keine Firma mehr',
    text: 'Es kann passieren, dass du am Ende gar keine Firma mehr leitest; was das für die Aktionsphase heißt, steht in BS-ACT-17. In einer späteren Aktienphase darfst du wieder eine gründen.',
  },
} as const
