import type { GuideText } from '@boardroom/board-kit'
import { FactorySign } from '../board/signs.tsx'
import type { MasterOfEconomy } from '../types.ts'
import type { SceneName } from './scenes.ts'

export const de: GuideText<MasterOfEconomy, SceneName> = {
  lead: 'Du gründest ein Unternehmen, baust es auf, wirst an seinen Aktien reich und am Ende vielleicht von denen abgewählt, die den Rest gekauft haben.',
  aim: [
    'Es gewinnt, wer am reichsten ist, und zwar du selbst, nicht dein Unternehmen: Es zählen dein privates Geld und der Wert der Aktien in deiner eigenen Hand.',
    'Wertvoll wird ein Unternehmen, indem es Waren ins Ausland verkauft: Jeder Export ist ein Punkt, und Punkte heben den Wert jeder seiner Aktien von 1 bis auf 4.',
    'Ein Unternehmen gehört aber seinen Aktionären; wer die meisten Stimmen hat, bestimmt, wer es nächstes Jahr leitet. Du musst es also begehrenswert machen, ohne es den anderen zu überlassen.',
  ],
  round: {
    title: 'Ein Jahr: zwei Halbjahre Arbeit, dazwischen Geldgeschäfte, am Ende die Abrechnung.',
    steps: [
      { name: 'Investieren', who: 'nach Reihenfolge', what: 'Bis zu drei Fabriken bauen, zwei verkaufen.' },
      { name: 'Versorgen', who: 'alle', what: 'Material auf Fabriken legen, die es brauchen.' },
      { name: 'Produzieren', who: 'von selbst', what: 'Waren kommen ins Lager, höchstens zehn.' },
      { name: 'Handeln', who: 'nach Reihenfolge', what: 'Gebote am Markt; dann wird abgerechnet.' },
      { name: 'Finanzen', who: 'nach Reihenfolge', what: 'Zinsen, fremde Aktien, Kredite.' },
      { name: 'Noch einmal', who: 'zweites Halbjahr', what: 'Dieselben vier Phasen.' },
      { name: 'Versammlung', who: 'alle', what: 'Bonus, Dividende, Wahl, eigene Aktien.' },
    ],
    again: 'Höchstens vier Jahre, oder bis ein Unternehmen 25 Punkte hat',
  },
  chapters: [
    {
      title: 'Fabriken, und was sie fressen',
      body: [
        'In einer Investitionsphase baut ein Unternehmen bis zu drei Fabriken, höchstens zwei von einer Art. Ein Steinbruch kostet 3; alles andere kostet 3 und einen Baustoff aus dem eigenen Lager. Am Anfang stehen also Steinbrüche, oder du zehrst von den drei Baustoffen, mit denen du beginnst. {ME-INV-02} {ME-INV-04}',
        'Dann versorgst du sie. Steinbrüche brauchen nichts. Minen brauchen Strom, ein Kraftwerk Kohle, eine Stahlfabrik Kohle und Eisenerz, eine Werft Stahl und Strom. Versorgte Minen, Kraftwerke und Stahlfabriken geben zwei Waren, eine Werft ein Schiff. Verwenden kannst du nur, was *jetzt* im Lager liegt. {ME-SUP-01} {ME-PRD-01}',
        'Zwei Dinge musst du dir merken: *Strom hält nicht*. Was du in der Versorgung nicht verbrauchst, ist weg. Und ein Lager fasst zehn Waren, mehr nicht. {ME-SUP-06} {ME-PRD-03}',
      ],
      scene: 'companies',
    },
    {
      title: 'Der Markt: ein Marker, eine Einheit',
      body: [
        'Jede Ware hat eine Reihe. Links liegt ein Feld für den Import zu einem festen, hohen Preis; rechts davon laufen elf Felder für den Verkauf, immer teurer. In Reihenfolge legt jedes Unternehmen bis zu sechs Marker, alle auf einmal und für die anderen sichtbar: auf dem Importfeld ein Gebot, eine Einheit zu kaufen, auf einem Verkaufsfeld ein Angebot, eine zu verkaufen. {ME-TRD-02} {ME-TRD-05} {ME-TRD-06}',
        'Dann werden die Reihen von oben nach unten abgerechnet. Käufer kommen zuerst: Jeder nimmt das *billigste* Angebot eines anderen Unternehmens und zahlt dessen Preis; gibt es keines, importiert er von der Bank. Was auf den Feldern bleibt, geht ins Ausland, von links nach rechts. Der Nachfragemarker beginnt ganz rechts und rückt mit jedem Export ein Feld nach links; was rechts von ihm liegt, wird nicht verkauft. {ME-TRD-11} {ME-TRD-16} {ME-TRD-18}',
        'Ein hoher Preis ist also ein Wagnis. Ein einzelnes Angebot verkauft sich noch auf Feld 11. Sind es zwei, darf das teurere höchstens auf 10 liegen, von dreien das teuerste auf 9; wer zu viel verlangt, nimmt die Ware wieder mit. Ein Export bringt den Preis des Feldes und *einen Punkt*. Ein Verkauf an ein anderes Unternehmen bringt Geld, aber keinen Punkt. {ME-TRD-19} {ME-TRD-12}',
        'Du darfst anbieten, was du noch nicht hast, denn in jeder Reihe kommen die Käufe vor den Exporten. Fehlt es dann immer noch, kostet das 1 Strafe. {ME-TRD-20}',
      ],
      scene: 'market',
    },
    {
      title: 'Finanzen: Anteile an den anderen',
      body: [
        'In der Mitte des Jahres zahlen Unternehmen Zinsen, dürfen mit Aktien *anderer* Unternehmen handeln und einen Kredit über 5 aufnehmen, höchstens zwei insgesamt. Die Aktien eines Unternehmens gibt es in zehn Paketen, von einer Aktie bis zehn. Ein Paket kostet seine Größe mal den Aktienwert. {ME-LON-05} {ME-SHR-04}',
        'Wer Aktien deines Unternehmens kauft, zahlt an die Bank, und die Bank zahlt dir als Manager einen kleinen Bonus. Das ist angenehm, bis du die Stimmen zählst: Am Anfang hältst du das Zehnerpaket, aber 45 weitere Aktien sind zu haben. {ME-SHR-09}',
      ],
      scene: 'shares',
    },
    {
      title: 'Die Versammlung: sechs Ereignisse',
      body: [
        'Zuerst zahlt die Bank allen Managern einen Bonus nach Fabriken. Dann kommt die *Veruntreuung*, ganz nach den Regeln: Du nimmst einen Betrag x aus der Firmenkasse in die eigene Tasche; das Unternehmen zahlt obendrein x mal den Aktienwert an die Bank und verliert x Punkte. Der Aktienwert darf dadurch nicht fallen. {ME-MTG-02} {ME-MTG-03} {ME-MTG-05}',
        'Dann die *Dividende*: Reicht das Geld, steht immer ein Euro je Aktie zur Abstimmung, und jeder Aktionär darf mehr beantragen. Jede Aktie hat eine Stimme. Das ist der ehrliche Weg, Firmengeld in private Taschen zu bringen, nach Anteilen. {ME-MTG-07} {ME-MTG-09}',
        'Danach darf das Unternehmen eigene Pakete zurückkaufen, ob der Besitzer will oder nicht: die sicherste Verteidigung. Dann die *Wahl*: Die meisten Stimmen bekommen den Chefsessel für das nächste Jahr. Aktien von Unternehmen, die du leitest, stimmen mit dir. Zuletzt handeln die Spieler mit eigenem Geld. {ME-MTG-30} {ME-MTG-43} {ME-MTG-61}',
        'Nach der Versammlung entscheiden Beziehungsmarker über die Reihenfolge des nächsten Jahres. Früh dran zu sein zählt vor allem am Markt. {ME-ORD-05}',
      ],
    },
  ],
  captions: {
    market: (view, names) =>
      `Zweite Handelsphase im Jahr ${view.board.year} einer echten Partie; ${names.seat(Number(view.viewer))} legt Gebote. Links der Import, rechts die Verkaufsfelder, darüber der Nachfragemarker.`,
    companies: (view, names) =>
      `Jahr ${view.board.year}, Versorgung: ${names.seat(Number(view.viewer))} entscheidet, welche Fabriken Material bekommen. Lager, Fabriken und Kassen aller Unternehmen liegen offen.`,
    shares: (view, names) =>
      `Jahr ${view.board.year}, Finanzen: wer welche Pakete hält. ${names.seat(Number(view.viewer))} wird gefragt, ob das Unternehmen eines kauft oder verkauft.`,
  },
  scoring: {
    body: [
      'Das Spiel endet nach der Handelsphase, in der ein Unternehmen 25 Punkte erreicht, oder nach dem vierten Jahr. Eine letzte Versammlung gibt es nicht. {ME-END-01}',
      'Der Aktienwert folgt den Punkten: bis 8 Punkte ist eine Aktie 1 wert, ab 9 dann 2, ab 17 dann 3, ab 25 dann 4. Die Unternehmen verkaufen zuerst ihre fremden Aktien und tilgen jeden Kredit mit 6. Dann wird die Kasse jedes Unternehmens an seine Aktionäre verteilt: so viel je Aktie, der Rest je Paket. {ME-GEN-07} {ME-SCO-03} {ME-SCO-04}',
      'Dein Ergebnis sind alle deine Aktien zum Endwert, dazu dein Geld, abzüglich dessen, was du für die Startreihenfolge geboten hast. Fabriken und Waren sind nichts wert. {ME-SCO-07}',
    ],
    counted: 'So endete die Partie, aus der die Bilder auf dieser Seite stammen.',
  },
  firstTurn: [
    'Du hast 25 in der Firmenkasse, drei Baustoffe und keine einzige Fabrik. Bau drei: Zwei Steinbrüche und ein Kraftwerk sind ein ruhiger Anfang; Kohlemine und Kraftwerk ernähren sich gegenseitig, sobald sie laufen. Sieh dir an, was vor dir gebaut wurde: Was alle herstellen, ist billig; was niemand herstellt, muss teuer importiert werden.',
    'In der ersten Versorgung hast du nichts zu verteilen, das macht nichts. Kauf in der ersten Handelsphase, was deine Fabriken im zweiten Halbjahr brauchen, ein Marker je Einheit, und verkauf Baustoffe auf bescheidenen Feldern: Jede exportierte Einheit ist ein Punkt.',
    'Lass wenigstens 5 in der Kasse. Und zähl auf der ersten Versammlung nach, wer dich überstimmen könnte, bevor du Geld herausnimmst.',
  ],
  mistakes: [
    'Das Unternehmen reich machen statt sich selbst. Sein Geld gehört dir nur so weit, wie dir die Aktien gehören. {ME-GEN-03}',
    'Alle Angebote ganz nach rechts legen. Jeder Export zieht die Nachfrage nach links, und scheitert eines, scheitern alle rechts davon. {ME-TRD-18}',
    'Strom aufheben. Nach der Versorgung ist er weg. {ME-SUP-06}',
    'In derselben Phase verwenden wollen, was gerade erst hergestellt wird. Material muss vorher da sein. {ME-SUP-04}',
    'Fabriken bauen, deren Material niemand herstellt. Importe kosten oft mehr, als das Produkt einbringt.',
    'Alle Baustoffe in der ersten Phase verbauen und für die zweite keine haben. {ME-INV-04}',
    'Vergessen, dass von oben nach unten abgerechnet wird: Das Geld für Schiffe kommt zu spät, um Kohle zu bezahlen. {ME-TRD-09}',
    'Ruhig zusehen, wie jemand Paket um Paket deines Unternehmens kauft. Am Jahresende wird gewählt. {ME-MTG-43}',
    'Bis auf die letzte Münze veruntreuen. Auch die Punkte sind weg und damit vielleicht der nächste Aktienwert. {ME-MTG-03}',
    'Für das vierte Jahr planen, wenn jemand bei 22 Punkten steht. Nach dem nächsten Handel kann Schluss sein. {ME-END-01}',
  ],
  aid: [
    {
      title: 'Fabriken (Kosten 3, außer dem Steinbruch auch 1 Baustoff)',
      rows: [
        { sign: <FactorySign factory="quarry" size={18} />, name: 'Steinbruch', text: 'nichts → 1 Baustoff' },
        { sign: <FactorySign factory="coal-mine" size={18} />, name: 'Kohlemine', text: 'Strom → 2 Kohle' },
        { sign: <FactorySign factory="iron-ore-mine" size={18} />, name: 'Eisenerzmine', text: 'Strom → 2 Eisenerz' },
        { sign: <FactorySign factory="power-plant" size={18} />, name: 'Kraftwerk', text: 'Kohle → 2 Strom' },
        {
          sign: <FactorySign factory="steel-mill" size={18} />,
          name: 'Stahlfabrik',
          text: 'Eisenerz + Kohle → 2 Stahl',
        },
        { sign: <FactorySign factory="shipyard" size={18} />, name: 'Schiffswerft', text: 'Strom + Stahl → 1 Schiff' },
        { name: 'Grenzen', text: '3 bauen (2 einer Art), 2 für 3 verkaufen; 3 Plätze je Art; Lager 10' },
      ],
    },
    {
      title: 'Importpreise',
      rows: [
        { name: 'Baustoffe', text: '3' },
        { name: 'Kohle, Eisenerz, Strom', text: '4' },
        { name: 'Stahl', text: '7' },
        { name: 'Schiff', text: '17' },
      ],
    },
    {
      title: 'Handel',
      rows: [
        { name: 'Marker', text: '6; ein siebter gegen einen Beziehungsmarker' },
        { name: 'Ablauf', text: 'Reihe für Reihe von oben; erst Käufe, dann Exporte' },
        { name: 'Kauf', text: 'Billigstes fremdes Angebot, sonst Import' },
        { name: 'Export', text: 'Preis des Feldes, 1 Punkt, Nachfrage 1 nach links' },
        { name: 'Strafe', text: '1 für ein Angebot ohne Ware' },
      ],
    },
    {
      title: 'Finanzen',
      rows: [
        { name: 'Kredite', text: 'Je 5, höchstens 2; Zins 1, Tilgung 5' },
        { name: 'Aktien', text: 'Ein Kauf, ein Verkauf; Größe × Aktienwert' },
        { name: 'Bonus', text: 'Aktienwert an den Manager des Unternehmens' },
        { name: 'Aktienwert', text: '0–8 Punkte: 1 · 9–16: 2 · 17–24: 3 · 25–30: 4' },
      ],
    },
    {
      title: 'Versammlung',
      rows: [
        { name: '1 Bonus', text: '1–5 Fabriken 1, 6–10 2, 11–15 3, ab 16 5' },
        { name: '2 Veruntreuung', text: 'x an dich; Firma zahlt x mal Aktienwert, verliert x Punkte' },
        { name: '3 Dividende', text: 'Wenn Kasse ≥ Aktien + 6 je Kredit; vom höchsten Antrag an' },
        { name: '4 Rückkauf', text: 'Aktien × Wert + Wert; niemand kann ablehnen' },
        { name: '5 Wahl', text: '1 Stimme je Aktie' },
        { name: '6 Eigene Aktien', text: 'Ein Kauf, ein Verkauf; ohne Unternehmen bis zu 3 Geschäfte' },
      ],
    },
    {
      title: 'Ende',
      rows: [
        { name: 'Wann', text: 'Ein Unternehmen hat nach dem Handel 25 Punkte, oder Jahr 4 ist um' },
        { name: 'Ergebnis', text: 'Eigene Aktien × Endwert + Geld − Gebot für die Reihenfolge' },
      ],
    },
  ],
}
