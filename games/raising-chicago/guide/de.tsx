import type { GuideText } from '@boardroom/board-kit'
import { LoneSign } from '../board/signs.tsx'
import type { RaisingChicago } from '../types.ts'
import { builtOn, placed, tilesLeft } from './facts.ts'
import type { SceneName } from './scenes.ts'

export const de: GuideText<RaisingChicago, SceneName> = {
  lead: 'Chicago versinkt im Schlamm. Also werden ganze Hotels samt Gästen angehoben, und womit du den Auftrag ersteigert hast, darauf stehen sie dann.',
  aim: [
    'Deine Firma hebt die Häuser einer Stadt aus dem Sumpf; nach acht Runden gewinnt, wer das meiste Ansehen hat.',
    'Jeder Gebotsmarker, mit dem du ein Projekt gewinnst, wird zu einem Stockwerk unter diesem Haus: Dieselben Scheiben kaufen den Auftrag, tragen das Gebäude und entscheiden, wer einen Stadtteil beherrscht.',
    'Gebote gehen dir nie aus, wohl aber Bauholz, Hubspindeln und Mauerwerk; die Kunst ist, genau so viel zu gewinnen, wie du bezahlen kannst, und dich zu freuen, wenn du überboten wirst.',
  ],
  round: {
    title: 'Eine von acht Runden. Alle fünf Projekte liegen offen, bevor das erste Gebot fällt.',
    steps: [
      { name: 'Ankündigen', who: 'alle', what: 'Fünf Projekte, fünf Karten, je drei neue Marker.' },
      { name: 'Bieten', who: 'wer am meisten hat', what: 'Einen Marker auf ein Feld einer Karte.' },
      { name: 'Vergeben', who: 'ohne Entscheidung', what: 'Die meisten Marker gewinnen; der Rest kehrt heim.' },
      { name: 'Bauen', who: 'Gewinner, I bis V', what: 'Bezahlen, Bauplatz wählen, Karte behalten.' },
      { name: 'Betreiben', who: 'alle', what: 'Deine Karten bringen Ressourcen.' },
    ],
    again: 'Achtmal; dann die Schlusswertung',
  },
  chapters: [
    {
      title: 'Bieten, und dafür bezahlt werden',
      body: [
        'Unter jedem der fünf Projekte liegt eine Karte mit vier Feldern. In deinem Zug legst du einen Marker auf ein leeres Feld irgendeiner Karte; passen gibt es nicht. Am Zug ist immer, wer noch die meisten Marker hat, also manchmal auch du zweimal hintereinander. {RC-BID-02} {RC-BID-05}',
        'Drei Felder zeigen eine Ressource, und die nimmst du dir sofort. Das vierte, oben links, ist das *Zollfeld*: Es gibt nichts und kostet je eine der Ressourcen, die auf der Karte noch offen liegen, gewinnt aber bei Gleichstand. {RC-BID-07} {RC-BID-08} {RC-WIN-03}',
        'Jedes Gebot bringt also etwas, auch wenn es verliert. Und ein verlorener Marker kommt in deine Reihe zurück: In der nächsten Runde hast du ihn zusätzlich zu den neuen, bis zu fünf. Überboten zu werden macht dich stärker. Nur Gewinnen verbraucht Marker. {RC-WIN-07} {RC-ANN-06}',
      ],
      scene: 'auction',
    },
    {
      title: 'Wer den Auftrag bekommt',
      body: [
        'Liegen alle Marker, werden die Karten von I bis V abgerechnet. Die meisten Marker gewinnen; bei Gleichstand entscheidet das beste Feld: Zollfeld, dann oben rechts, unten links, unten rechts. Wer gewinnt, nimmt auch die Ressourcen der Felder, die niemand belegt hat. {RC-WIN-02} {RC-WIN-06}',
        'Eine Karte ganz ohne Marker kostet die Firma mit dem höchsten Ansehen einen Schritt in die Armut. Wer führt, hat also etwas davon, dass auf alles geboten wird. {RC-WIN-04}',
      ],
    },
    {
      title: 'Bezahlen mit dem, was du hast, und dem, was du kannst',
      body: [
        'Ein Projekt nennt seine Kosten in Bauholz, Hubspindeln und Mauerwerk. Sieh auf deine *Kompetenzleisten*: Jedes permanente Plättchen, das du dort erreicht hast, senkt die Kosten seiner Art um eins, bei jedem Projekt, für den Rest des Spiels. Am Ende einer Leiste ist diese Art umsonst. {RC-CMP-04} {RC-CMP-08}',
        'Ein Joker steht für eine beliebige Ressource. Ein *Gunstmarker* erledigt eine ganze Art, egal wie viel es ist. Drei Plättchen lassen sich gegen eines tauschen. Was du dann noch nicht bezahlen kannst, führt je Art einen Schritt die Armutsleiste hinab, und gebaut wird trotzdem. {RC-PAY-07} {RC-PAY-06} {RC-PAY-11}',
        'Ein solcher Schritt ist kein Unglück, fünf sind eines. Die Strafe wächst, je tiefer du stehst.',
      ],
      scene: 'payment',
    },
    {
      title: 'Ein Haus anheben',
      body: [
        'Die meisten Projekte sind gelb: anheben. Du nimmst das Symbolplättchen und die Belohnung, wählst einen leeren Bauplatz in einem der vier Stadtteile und stellst das Haus auf *alle* Marker, mit denen du es gewonnen hast. {RC-RAI-05} {RC-RAI-06}',
        'Der Platz zählt vierfach. Du bekommst ein Ansehen je Stockwerk. Du rückst auf der Leiste des Banners über seiner Spalte vor. Manche Plätze geben zwei Ansehen oder einen Joker. Und die Stockwerke zählen für den Stadtteil und für die *Nachbarschaften* ringsum. {RC-RAI-08} {RC-RAI-09}',
        'Eine Nachbarschaft ist das Feld zwischen vier Bauplätzen. Sobald alle vier bebaut sind, geht ihr Plättchen an die Firma mit den meisten Stockwerken ringsum, egal wer sie geschlossen hat; alle anderen mit einem Haus dort bekommen ein Ansehen. {RC-NBH-01} {RC-NBH-04} {RC-NBH-07}',
      ],
      scene: 'city',
    },
    {
      title: 'Ein Haus an den Stadtrand verschieben',
      body: [
        'Blaue Projekte werden stattdessen weggerollt. Dein Haus kommt an den Stadtrand, wo du ein *Stadtrandplättchen* mit einer starken einmaligen Wirkung nimmst, die du einsetzt, wann es dir passt. Für einen Stadtteil zählt es dort nicht. {RC-MOV-05} {RC-MOV-07}',
        'An seine Stelle tritt ein Prestigebauwerk, das niemandem gehört. Du wählst eines von dreien, drehst es, wie du willst, und setzt es auf einen violetten Platz. Seine Pfeile zeigen auf Nachbarplätze, und am Ende zahlt jeder Pfeil dem Besitzer des Hauses, auf das er zeigt. Zwei Kompetenzschritte gibt es dazu. {RC-MOV-11} {RC-MOV-13} {RC-END-10}',
      ],
      scene: 'outskirts',
    },
    {
      title: 'Karten, die weiterarbeiten',
      body: [
        'Zuletzt schiebst du die Karte des Projekts von links unter dein Tableau. Platz ist für vier, dazu eine je Erweiterung; was rechts hinausgeschoben wird, ist verloren. Wiederkehrende Karten bringen ihre Ressourcen in jeder Runde, die anderen nur einmal. {RC-CRD-01} {RC-PRO-01} {RC-PRO-02}',
        'Ein Projekt ist deshalb nie nur ein Haus. Es ist Kosten, Belohnung, Symbol und Karte, und in der ersten Hälfte lohnt sich der Streit oft gerade wegen der Karte.',
      ],
      scene: 'cards',
    },
  ],
  captions: {
    auction: (view, names) =>
      `Runde ${view.board.round} einer echten Partie, ${names.seat(Number(view.viewer))} bietet. ${placed(view)} Marker liegen auf Karten; umrandete Felder sind frei.`,
    payment: (view, names) =>
      `Die Firma von ${names.seat(Number(view.viewer))} vor dem Bezahlen: Ressourcen, die drei Leisten mit ihren permanenten Plättchen und darunter die Karten.`,
    city: (view, names) =>
      `Runde ${view.board.round}: ${builtOn(view)} von 40 Plätzen sind bebaut. ${names.seat(Number(view.viewer))} wählt einen Bauplatz; die Zahlen neben den Häusern sind ihre Stockwerke.`,
    outskirts: (view, names) =>
      `Runde ${view.board.round}: ${names.seat(Number(view.viewer))} verschiebt ein Haus aus der Stadt und wählt eines von ${tilesLeft(view)} Plättchen am Stadtrand.`,
    cards: (view, names) =>
      `Karten unter dem Tableau von ${names.seat(0)} in Runde ${view.board.round}, die neueste links; darüber, was sie zusammen jede Runde bringen.`,
  },
  scoring: {
    body: [
      'Während des Spiels kommt Ansehen in kleiner Münze, am Ende in Haufen. Du solltest die Haufen kennen. {RC-END-01}',
      '*Stadtteile*: In jedem der vier bringen die meisten Stockwerke den höheren Wert seines Plättchens, die zweitmeisten den niedrigeren. Bei Gleichstand wird geteilt. *Auktionstableau*: dasselbe für Marker, die in der letzten Runde zurückkamen. {RC-END-04} {RC-END-09}',
      '*Prestigebauwerke*: jeder Pfeil auf eines deiner Häuser. *Schlussprojekte* der letzten Runde: zwei Ansehen für jedes Symbolplättchen der beiden gezeigten Arten. *Symbole*: drei je Satz aus allen fünf. {RC-END-11} {RC-END-13}',
      '*Persönliches Projekt*: fünf einer Art oder ein Gunstmarker bringen zwei Ansehen; alle drei Arten zusammen neun. Dann fordert die *Armut* ihren Tribut. {RC-END-15} {RC-END-19}',
    ],
    counted: 'So endete die Partie, aus der die Bilder auf dieser Seite stammen.',
  },
  firstTurn: [
    'Du beginnst mit drei Markern und zu dritt mit je zwei Ressourcen jeder Art. Sieh dir die fünf Projekte an und frag dich, welches du heute bezahlen könntest. Dorthin kommt dein erster Marker, auf das Feld mit der Ressource, die dir dafür fehlt.',
    'Mit dem zweiten sicherst du es ab, oder du holst dir eine Ressource von einer Karte, die auch andere wollen; gewinnen sie, kommt dein Marker zurück. In der ersten Runde gewinnen meist zwei Stockwerke.',
    'Beim Bauplatz achte auf die Banner: Ein Schritt auf der Leiste, die deine nächsten Projekte brauchen, ist jetzt mehr wert als zwei Ansehen. Und setz das Haus neben andere, nicht in eine leere Ecke: Dort schließen sich bald Felder, und jedes zahlt.',
  ],
  mistakes: [
    'Alles gewinnen wollen. Drei Projekte und nichts zum Bezahlen bedeuten drei Schritte in die Armut oder mehr. {RC-PAY-11}',
    'Sich ärgern, wenn man überboten wird. Du behältst die Ressource *und* den Marker. {RC-WIN-07}',
    'Mit vier Markern gewinnen, wo zwei gereicht hätten. Verloren sind sie allerdings nicht: Sie stehen als Stockwerke im Stadtteil. {RC-RAI-06}',
    'Vergessen, dass das Zollfeld bei Gleichstand gewinnt. Gleichziehen genügt dann nicht. {RC-WIN-03}',
    'Das Zollfeld zu früh belegen, solange noch alle drei Ressourcen offen sind und bezahlt werden müssen. Später ist es umsonst. {RC-BID-08}',
    'Die Karte unter dem Projekt übersehen. Sie ernährt dich für den Rest des Spiels. {RC-PRO-01}',
    'Nur eine Leiste ausbauen. Eine Spalte zahlt erst, wenn alle drei Marker sie erreicht haben. {RC-CMP-05}',
    'Eine Nachbarschaft schließen, in der jemand anderes mehr Stockwerke hat. Der bekommt das Plättchen. {RC-NBH-04}',
    'Mit Gunstmarkern geizen. Sie erledigen die teuerste Art, also nimm sie für fünf Mauerwerk und nicht für eines. {RC-PAY-07}',
    'Stadtteile erst am Ende zählen. Ein einziges Stockwerk entscheidet zwischen hohem und niedrigem Wert. {RC-END-04}',
  ],
  aid: [
    {
      title: 'Bieten',
      rows: [
        { name: 'Wer', text: 'Die meisten eigenen Marker auf dem Auktionstableau; Gleichstand: höhere Reihe' },
        { name: 'Ressourcenfeld', text: 'Sofort 1 dieser Art' },
        { name: 'Zollfeld', text: 'Je 1 der noch offenen Arten zahlen; bei Gleichstand vorn' },
        { name: 'Gewinner', text: 'Die meisten Marker; dann oben links, oben rechts, unten links, unten rechts' },
        { name: 'Verlierer', text: 'Marker zurück in die Reihe; bis zu 5 in der nächsten Runde' },
        { name: 'Kein Gebot', text: 'Wer führt, geht 1 die Armutsleiste hinab' },
      ],
    },
    {
      title: 'Bezahlen',
      rows: [
        { sign: <LoneSign name="timber" />, name: 'Bauholz', text: 'Eine von drei Ressourcen' },
        { sign: <LoneSign name="jackscrew" />, name: 'Hubspindel', text: 'Eine von drei Ressourcen' },
        { sign: <LoneSign name="masonry" />, name: 'Mauerwerk', text: 'Eine von drei Ressourcen' },
        { sign: <LoneSign name="joker" />, name: 'Joker', text: '1 beliebige Ressource' },
        { sign: <LoneSign name="favour" />, name: 'Gunstmarker', text: 'Erledigt eine ganze Art' },
        { name: 'Permanente', text: 'Kosten ihrer Art −1, immer' },
        { name: 'Tausch', text: 'Beliebige 3 gegen 1 Ressource' },
        { name: 'Mangel', text: '1 Schritt Armut je Art; davon nichts zahlen' },
      ],
    },
    {
      title: 'Anheben (gelb)',
      rows: [
        { name: '1', text: 'Symbolplättchen und Belohnung' },
        { name: '2', text: 'Beliebiger leerer Platz; alle Marker werden Stockwerke' },
        { name: '3', text: 'Belohnung des Platzes: 2 Ansehen oder 1 Joker' },
        { name: '4', text: '1 Schritt auf der Leiste des Banners' },
        { name: '5', text: '1 Ansehen je Stockwerk' },
        { name: '6', text: 'Geschlossene Felder: Plättchen an die meisten Stockwerke, 1 Ansehen an die anderen dort' },
      ],
    },
    {
      title: 'Verschieben (blau)',
      rows: [
        { name: '1', text: 'Symbolplättchen; Haus an den Stadtrand, Plättchen dort nehmen' },
        { name: '2', text: '1 Ansehen je Stockwerk' },
        { name: '3', text: 'Prestigebauwerk auf einen violetten Platz, beliebig gedreht' },
        { name: '4', text: '1 Schritt für das Prestigebanner, 1 für die Spalte' },
      ],
    },
    {
      title: 'Schlusswertung',
      rows: [
        { sign: <LoneSign name="storey" />, name: 'Stadtteile', text: 'Meiste und zweitmeiste Stockwerke' },
        { name: 'Auktionstableau', text: 'Meiste und zweitmeiste Marker, die in Runde 8 zurückkamen' },
        { name: 'Prestigebauwerke', text: 'Ihr Wert je Pfeil auf dein Haus' },
        { name: 'Schlussprojekte', text: '2 je Symbolplättchen der zwei gezeigten Arten' },
        { name: 'Symbole', text: '3 je Satz aus fünf' },
        { name: 'Persönliches Projekt', text: '5 einer Art oder 1 Gunstmarker: je 2, alle drei 9' },
        { name: 'Armut', text: 'Minus die Strafe deines Feldes' },
      ],
    },
  ],
}
