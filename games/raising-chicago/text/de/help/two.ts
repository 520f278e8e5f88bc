export const two = {
  'RC-TWO-01': {
    title: 'Dritte Farbe',
    text: 'Zu zweit ist eine dritte Farbe dabei. Niemand spielt sie.',
  },
  'RC-TWO-02': {
    title: 'Ihre Marker',
    text: 'In jeder Runde kommt unter deine zwei linken Marker auf dem Auktionstableau je ein Marker der dritten Farbe: 2 für jede Firma, zusammen 4.',
  },
  'RC-TWO-03': {
    title: 'Zählen nicht für die Reihenfolge',
    text: 'Wer dran ist, bestimmen nur die eigenen Marker.',
  },
  'RC-TWO-04': {
    title: 'Frühere Marker',
    text: 'Alle Marker außer deinen letzten zwei setzt du allein.',
  },
  'RC-TWO-05': {
    title: 'Deine letzten zwei',
    text: 'Mit jedem deiner letzten zwei Marker setzt du im selben Zug auch den Marker der dritten Farbe, der darunter liegt.',
  },
  'RC-TWO-06': {
    title: 'Beide setzen',
    text: 'Beide Marker musst du setzen.',
  },
  'RC-TWO-07': {
    title: 'Wohin',
    text: 'Beide dürfen auf dieselbe Karte oder auf zwei Karten. Jedes Quadrat muss leer sein.',
  },
  'RC-TWO-08': {
    title: 'Ressourcen und Zoll',
    text: 'Du nimmst die bedeckten Ressourcen beider Marker. Auch den Zoll für den Marker der dritten Farbe zahlst du wie für deinen eigenen.',
  },
  'RC-TWO-09': {
    title: 'Welcher zuerst',
    text: 'Du wählst, welchen der beiden du zuerst setzt. Er ist mit Ressource oder Zoll abgehandelt, bevor der andere kommt.',
  },
  'RC-TWO-10': {
    title: 'Bietet wie eine Firma',
    text: 'Wenn die Gewinner bestimmt werden, zählt die dritte Farbe wie eine Firma, auch bei Gleichstand.',
  },
  'RC-TWO-11': {
    title: 'Wenn sie gewinnt',
    text: 'Gewinnt die dritte Farbe, nimmt niemand die unbedeckten Ressourcen. Eure Marker kommen wie üblich zurück.',
  },
  'RC-TWO-12': {
    title: 'Wenn sie verliert',
    text: 'Unterlegene Marker der dritten Farbe kommen zurück neben das Auktionstableau, nicht darauf.',
  },
  'RC-TWO-13': {
    title: 'Ihre Projekte',
    text: 'Ein Projekt, das die dritte Farbe gewinnt, wird der Reihe nach gebaut, ohne Zahlung, Armut oder Belohnung. Ein finales Projekt oder der Stern gehört dann niemandem.',
  },
  'RC-TWO-14': {
    title: 'Ihre Anhebeprojekte',
    text: 'Sie hebt ihr Bauwerk auf dem freien Bauplatz mit der kleinsten Nummer an.',
  },
  'RC-TWO-15': {
    title: 'Ihre Verschiebeprojekte',
    text: 'Ihr Bauwerk kommt auf den Bauplatz am Stadtrand, dessen Plättchen die kleinste Nummer hat. Dieses Plättchen kommt in die Schachtel.',
  },
  'RC-TWO-16': {
    title: 'Ihre Prestigebauwerke',
    text: 'Das offene Prestigebauwerk mit der kleinsten Nummer kommt ungedreht auf den freien lilafarbenen Bauplatz mit der kleinsten Nummer, gibt es keinen, auf den kleinsten freien Bauplatz. Dann wird aufgefüllt.',
  },
  'RC-TWO-17': {
    title: 'Ihre Karten',
    text: 'Die Ressourcenkarte ihres Projekts kommt in die Schachtel.',
  },
  'RC-TWO-18': {
    title: 'Ihre Nachbarschaften',
    text: 'Auch nachdem die dritte Farbe gebaut hat, werden Nachbarschaften geprüft. Sind mehrere eingeschlossen, kommt die kleinste Feldnummer zuerst.',
  },
  'RC-TWO-19': {
    title: 'Dritte Farbe vorn',
    text: 'Hat die dritte Farbe um ein Feld die meisten Stockwerke, allein oder im Gleichstand, kommt das Plättchen in die Schachtel. Jede Firma mit einem Bauwerk dort erhält 1 Ansehen, beide gleichzeitig.',
  },
  'RC-TWO-20': {
    title: 'Dritte Farbe dahinter',
    text: 'Sonst wird das Plättchen wie üblich zwischen den zwei Firmen vergeben. Die dritte Farbe bekommt nichts.',
  },
  'RC-TWO-21': {
    title: 'Keine Leisten',
    text: 'Die dritte Farbe hat kein Ansehen, keine Armut und keine Reihe. Ein Projekt ohne Gebote trifft sie nie.',
  },
  'RC-TWO-22': {
    title: 'Nicht in der Wertung',
    text: 'In der Schlusswertung wird die dritte Farbe übergangen: Sie belegt keinen Platz in Stadtteilen oder auf dem Auktionstableau, und Pfeile auf ihre Bauwerke bringen nichts.',
  },
  'RC-TWO-23': {
    title: 'Marker gehen nie aus',
    text: 'Der dritten Farbe gehen die Marker nie aus; notfalls hilft die vierte aus.',
  },
}
