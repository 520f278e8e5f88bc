export const gen = {
  'ME-GEN-01': {
    title: 'Ziel',
    text: 'Der reichste Spieler gewinnt. Dein Vermögen ist dein eigenes Bargeld plus der Wert deiner eigenen Aktien, minus deine Schulden aus der Startversteigerung.',
  },
  'ME-GEN-02': {
    title: 'Geld',
    text: 'Alle Beträge sind ganze Euro$. Der Bank geht nie das Geld aus, und weder du noch eine Firma kann ins Minus geraten.',
  },
  'ME-GEN-03': {
    title: 'Zwei Kassen',
    text: 'Firmengeld und dein eigenes Geld bleiben getrennt. Geld wechselt nur durch Veruntreuung, Dividenden, Rückkauf und die Gewinnverteilung am Ende, oder wenn du deiner Firma aus einem Engpass hilfst.',
  },
  'ME-GEN-04': {
    title: 'Ein Vorstand je Firma',
    text: 'Jede Firma im Spiel hat genau einen Vorstand, immer einen Spieler; nur die Shadow Company hat keinen. Am Anfang leitest du die Firma, die du gewählt hast, später vielleicht keine, eine oder mehrere.',
  },
  'ME-GEN-05': {
    title: 'Der Vorstand entscheidet',
    text: 'Wer eine Firma in diesem Moment leitet, trifft alle ihre Entscheidungen.',
  },
  'ME-GEN-06': {
    title: 'Reihenfolge der Firmen',
    text: 'In jeder Phase und jedem Schritt handeln die Firmen nacheinander, Platz 1 zuerst, wenn keine Regel etwas anderes sagt. Leitest du mehrere, handelst du für jede an ihrem Platz.',
  },
  'ME-GEN-07': {
    title: 'Aktienwert',
    text: 'Eine Aktie ist 1 Euro$ wert, solange ihre Firma 0–8 Punkte hat, 2 bei 9–16, 3 bei 17–24 und 4 bei 25–30. Der Wert folgt sofort den Punkten und ändert sich durch nichts anderes. Die Stufen sind rekonstruiert.',
  },
  'ME-GEN-08': {
    title: 'Punkte',
    text: 'Eine Firma beginnt mit 0 Punkten und hat höchstens 30. Was darüber hinausgeht, verfällt; der Export bringt trotzdem sein Geld und senkt die Nachfrage.',
  },
  'ME-GEN-09': {
    title: 'Aktienpakete',
    text: 'Jede Firma hat zehn Pakete mit 1, 2, 3 bis 10 Aktien, zusammen 55. Ein Paket liegt im Stapel der Bank, bei einem Spieler oder bei einer anderen Firma und wird nie geteilt oder zusammengelegt; die Größe ändert sich nur durch Tausch oder Teilrückkauf.',
  },
  'ME-GEN-10': {
    title: 'Ausgegebene Aktien',
    text: 'Ausgegeben sind die Aktien einer Firma, die Spieler und andere Firmen halten: 55 minus das, was im Stapel der Bank liegt.',
  },
  'ME-GEN-11': {
    title: 'Keine eigenen Aktien',
    text: 'Eine Firma besitzt nie Pakete von sich selbst.',
  },
  'ME-GEN-12': {
    title: 'Keine Nebengeschäfte',
    text: 'Geld, Waren, Fabriken, Pakete, Kredite und Marker wechseln den Besitzer nur, wo eine Regel es vorsieht. Reden und versprechen darfst du alles; gebunden ist niemand daran.',
  },
  'ME-GEN-13': {
    title: 'Was begrenzt ist',
    text: 'Es gibt 23 Baustoffe, 19 Kohle, 15 Eisenerz, 23 Strom, 15 Stahl und 11 Schiffe (je eine weitere Ware zeigt die Nachfrage an), dazu 12 Steinbrüche, 10 Kohleminen, 10 Eisenerzminen, 12 Kraftwerke, 10 Stahlfabriken und 10 Schiffswerften, egal wie viele mitspielen. Geld und Beziehungsmarker gehen nie aus.',
  },
  'ME-GEN-14': {
    title: 'Offen und verdeckt',
    text: 'Alles über die Firmen ist offen, ebenso alle Pakete, Beziehungsmarker, gesetzten Gebote und Schulden aus der Versteigerung. Verdeckt sind das eigene Geld der Spieler (wenn ihr nicht offen spielt), ein Erfolgsmarker bis zum Aufdecken sowie Stimmen und Kandidaturen, bis alle da sind. Welche Erfolgsmarker jemand noch spielen kann, ist offen.',
  },
  'ME-GEN-15': {
    title: 'Glück',
    text: 'Das einzige Glück im Spiel ist das Losen der Startreihenfolge, falls ihr lost.',
  },
  'ME-GEN-16': {
    title: 'Im Uhrzeigersinn',
    text: 'Im Uhrzeigersinn heißt nach aufsteigender Sitznummer, vom letzten Sitz wieder zum ersten; gegen den Uhrzeigersinn ist umgekehrt.',
  },
  'ME-GEN-17': {
    title: 'Zurücknehmen und verzichten',
    text: 'Was du getan hast, kannst du zurücknehmen, bis jemand anders geantwortet hat oder etwas Verdecktes ans Licht gekommen ist; von da an gilt es. Was du darfst, darfst du auch lassen.',
  },
  'ME-GEN-18': {
    title: 'Alle zugleich',
    text: 'Bei der Materialversorgung werden alle Vorstände zugleich gefragt, weil sich niemand in die Quere kommt; du darfst trotzdem auf die Firmen vor dir warten. Die Produktion läuft von selbst. Investitionen, Handel, Finanzgeschäfte und Versammlungen gehen streng der Reihe nach.',
  },
  'ME-GEN-19': {
    title: 'Ohne Firma',
    text: 'Leitest du keine Firma, behältst du Aktien, Bargeld und Marker, stimmst mit deinen Aktien ab, darfst kandidieren, handelst mit Aktien, unterstützt Firmen und spielst Erfolgsmarker. In den Phasen 1 bis 9 entscheidest du nur über deinen Erfolgsmarker.',
  },
  'ME-GEN-20': {
    title: 'Mehrere Firmen',
    text: 'Leitest du mehrere Firmen, bleiben ihr Geld, ihre Waren, Fabriken, Kredite und Gebote streng getrennt. Waren handeln sie miteinander nur über den Warenmarkt.',
  },
  'ME-GEN-21': {
    title: 'Alles zu seiner Zeit',
    text: 'Jede Aktion gehört in ihre Phase, ihren Schritt und ihren Zug. Die Antwort auf „Warum nicht?“ verrät nie etwas Verdecktes, etwa das Geld eines anderen.',
  },
  'ME-GEN-22': {
    title: 'Mehrere Gründe',
    text: 'Verstößt eine Aktion gegen mehrere Regeln, erfährst du eine davon; eine allgemeine nur, wenn keine speziellere im Weg steht.',
  },
}
